"""The orders of Spring: towns, tax, new cities, and what ends a game (sections S8 and 3.1)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.cities.events import CityFounded
from rules.civilized.cities.founding import found, fund_missing, name_problem, sites_listed, source_problem
from rules.civilized.world.deed import Deed
from rules.civilized.world.geography import city_sites, site_problem
from rules.civilized.world.requirements import afford, city_choices, listed, own_city, refuse
from rules.civilized.world.state import World
from rules.civilized.world.tables import CITY_POPULATION, FIRST_TOWNS
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class ChooseSites(Deed):
    """Choose the hexes of your first towns."""

    name: ClassVar[str] = "choose_sites"
    says: ClassVar[tuple[str, ...]] = ("towns|provinces at|on {sites}", "choose sites {sites}")
    clause: ClassVar[str] = "CIV-2.1b"

    sites: tuple[Annotated[str, Names("hex")], ...] = Field(description="up to two hexes of yours, two apart")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse too many hexes, and hexes where no city may stand (CIV-2.1b)."""
        if len(self.sites) > FIRST_TOWNS:
            raise Refusal(self.clause, f"you name {len(self.sites)} hexes; at most {FIRST_TOWNS} towns are founded")
        for place, site in enumerate(self.sites):
            problem = site_problem(world, seat, site, self.sites[:place])
            if problem:
                raise Refusal(self.clause, f"{problem}; open: {sites_listed(world, seat)}")

    def apply(self, world: World, seat: str) -> None:
        """Keep the choice until all have chosen."""
        world.countries[seat].site_list = list(self.sites)

    def key(self) -> str:
        """A later choice replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the hexes where a town may stand beside those chosen."""
        chosen = tuple(given.get("sites") or ())
        return {site: site for site in city_sites(world, seat) if not site_problem(world, seat, site, chosen)}


class FoundCity(Deed):
    """Found a city for 25 points, with people out of your other cities."""

    name: ClassVar[str] = "found_city"
    says: ClassVar[tuple[str, ...]] = (
        "found city|province at|on {hex} with {people} [called {called}]",
        "found {called} at|on {hex} with {people}",
    )
    clause: ClassVar[str] = "CIV-5.1g"

    hex: Annotated[str, Names("hex")] = Field(description="a land hex of yours, two or more from every city")
    people: dict[Annotated[str, Names("city")], Annotated[int, Field(ge=1, le=9999)]] = Field(
        description="cities and the thousands that leave each, 20 or more in all; the first pays one more"
    )
    called: str = Field(default="", max_length=24, description="its name; else the next of your people's list")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a hex, a name, sources or a treasury that will not do (CIV-5.1g, CIV-5.1h, CIV-5.1i)."""
        problem = site_problem(world, seat, self.hex)
        if problem:
            raise Refusal(self.clause, f"{problem}; open: {sites_listed(world, seat)}")
        refuse(name_problem(world, self.called))
        if sum(self.people.values()) < CITY_POPULATION:
            living = listed(f"{city.name} {city.population}" for city in world.cities_of(seat))
            raise Refusal("CIV-5.1h", f"move at least {CITY_POPULATION} thousand people in all; you have {living}")
        for source in self.people:
            own_city(world, seat, source, "CIV-5.1h")
        refuse(source_problem(world, self.people))
        afford(world, seat, fund_missing(world, seat), "CIV-5.1h")

    def apply(self, world: World, seat: str) -> None:
        """Found the city (CIV-5.1h)."""
        found(world, seat, self.hex, self.called, self.people)

    def told(self, world: World, seat: str) -> Event | None:
        """Tell of the city, which stands last among all."""
        city = world.city_at(self.hex)
        if city is None:
            return None
        return CityFounded(
            country=seat,
            city=city.id,
            hex=self.hex,
            population=city.population,
            moved=tuple((source, people) for source, people in self.people.items()),
        )

    def key(self) -> str:
        """A later order for the same hex replaces this one."""
        return f"{self.name} {self.hex}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the open hexes, or the cities that can spare people."""
        if field == "hex":
            return {site: site for site in city_sites(world, seat)}
        if field == "people":
            return city_choices(city for city in world.cities_of(seat) if city.population > CITY_POPULATION)
        return None
