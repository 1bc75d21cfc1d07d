"""The orders that found towns and cities (sections S8 and 3.1)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from rules.civilized.cities.events import CityFounded
from rules.civilized.cities.founding import found, fund_missing, name_problem, source_problem
from rules.civilized.world.deed import Deed
from rules.civilized.world.geography import city_sites, site_problem
from rules.civilized.world.requirements import NOT_YOURS, afford, listed, own_cities, refuse
from rules.civilized.world.state import World
from rules.civilized.world.tables import CITY_POPULATION, FIRST_TOWNS
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Objection, pick

People = Annotated[int, Field(ge=1, le=9999)]


def no_site(world: World, seat: str, hexagon: str, given: Mapping[str, Any]) -> Objection:
    """Say why no city may stand on a hex, beside those that are named before it (CIV-5.1g)."""
    return site_problem(world, seat, hexagon, tuple(given.get("sites", ())))


class ChooseSites(
    Deed,
    name="choose_sites",
    says=("towns|provinces at|on {sites}", "choose sites {sites}"),
    clause="CIV-2.1b",
    replaces="choose_sites",
):
    """Choose the hexes of your first towns."""

    sites: tuple[str, ...] = pick(
        "hex", city_sites, "up to two hexes of yours, two apart", problem=no_site, denied=no_site
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse too many hexes (CIV-2.1b)."""
        if len(self.sites) > FIRST_TOWNS:
            raise Refusal(self.clause, f"you name {len(self.sites)} hexes; at most {FIRST_TOWNS} towns are founded")

    def apply(self, world: World, seat: str) -> None:
        """Keep the choice until all have chosen."""
        world.countries[seat].site_list = list(self.sites)


def no_source(world: World, seat: str, city: str) -> Objection:
    """Say that a city has nobody to spare (CIV-5.1i)."""
    del seat
    source = world.cities[city]
    if source.population > CITY_POPULATION:
        return None
    return "CIV-5.1i", f"{source.name} has no more than {CITY_POPULATION} thousand people, whom it keeps"


class FoundCity(
    Deed,
    name="found_city",
    says=(
        "found city|province at|on {hex} with {people} [called {called}]",
        "found {called} at|on {hex} with {people}",
    ),
    clause="CIV-5.1g",
    replaces="found_city {hex}",
):
    """Found a city for 25 points, with people out of your other cities."""

    hex: str = pick("hex", city_sites, "a land hex of yours, two or more from every city", denied=no_site)
    people: dict[str, People] = pick(
        "city",
        own_cities,
        "cities and the thousands that leave each, 20 or more in all; the first pays one more",
        clause="CIV-5.1h",
        problem=no_source,
        denied=NOT_YOURS,
    )
    called: str = Field(default="", max_length=24, description="its name; else the next of your people's list")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a name, sources or a treasury that will not do (CIV-5.1g, CIV-5.1h, CIV-5.1i)."""
        refuse(name_problem(world, self.called))
        if sum(self.people.values()) < CITY_POPULATION:
            living = listed(f"{city.name} {city.population}" for city in world.cities_of(seat))
            raise Refusal("CIV-5.1h", f"move at least {CITY_POPULATION} thousand people in all; you have {living}")
        refuse(source_problem(world, self.people))
        afford(world, seat, fund_missing(world, seat), "CIV-5.1h")

    def apply(self, world: World, seat: str) -> None:
        """Found the city (CIV-5.1h)."""
        found(world, seat, self.hex, self.called, self.people)

    def told(self, world: World, seat: str) -> Event | None:
        """Tell of the city."""
        city = world.city_at(self.hex)
        if city is None:
            return None
        return CityFounded.of(self, city, country=seat, city=city.id, moved=tuple(self.people.items()))
