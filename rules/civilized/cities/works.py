"""The orders of Winter that build: improvements, roads and the fund for a city (step W5, CIV-8.6.3f)."""

from collections.abc import Mapping
from typing import Any

from rules.civilized.cities.building import FORT, PLAIN, UPGRADES, building_problem, fort_hexes, kept_fort, may_have
from rules.civilized.cities.events import FundSet, ImprovementBuilt, RoadLaid
from rules.civilized.cities.founding import may_found
from rules.civilized.cities.routes import closed_land, road_between, road_id, road_problem, sections_left
from rules.civilized.cities.tables import CITY_PEOPLE
from rules.civilized.world.deed import Deed
from rules.civilized.world.geography import is_land, road_path
from rules.civilized.world.requirements import (
    NOT_YOURS,
    afford,
    every_city,
    listed,
    own_cities,
    people_problem,
    shortage,
    unpaid,
)
from rules.civilized.world.state import City, Road, World
from rules.civilized.world.tables import (
    CITY_COST,
    CITY_POPULATION,
    IMPROVEMENT_COST,
    IMPROVEMENT_PEOPLE,
    IMPROVEMENTS,
    SECTION_COST,
)
from rules.civilized.world.war import Fort
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Objection, pick

LONGEST = 99
"""More sections than any road has."""


def raise_work(world: World, city: City, work: str) -> None:
    """Put an improvement into a city in place of a lesser one, and pay for it (CIV-8.6.2a, CIV-8.6.2c)."""
    lesser = IMPROVEMENTS[work].upgrades
    stand = {*city.improvements, work} - {lesser}
    city.improvements = [each for each in IMPROVEMENTS if each in stand]
    city.population -= IMPROVEMENT_PEOPLE
    world.countries[city.owner].treasury -= IMPROVEMENT_COST


def works() -> dict[str, str]:
    """Name every improvement, the Fort last."""
    return {work.name: id for id, work in IMPROVEMENTS.items()} | {"Fort": FORT}


def no_building(world: World, seat: str, work: str) -> Objection:
    """Say why an improvement is built nowhere: for want of points, or because it replaces another (CIV-8.6.2c)."""
    if work in UPGRADES:
        lesser = IMPROVEMENTS[IMPROVEMENTS[work].upgrades].name
        return "CIV-8.6.2c", f"a {IMPROVEMENTS[work].name} comes only out of a {lesser}: say upgrade to it"
    return unpaid(world, seat, IMPROVEMENT_COST, "CIV-8.6.2a")


def no_ground(world: World, seat: str, city: str, given: Mapping[str, Any]) -> Objection:
    """Say why a city may not build an improvement or upgrade to it, or pay for a Fort (CIV-8.6.2)."""
    del seat
    here, work = world.cities[city], given["improvement"]
    if work == FORT:
        kept = kept_fort(world, here)
        return ("CIV-8.6.2h", f"{here.name} keeps the Fort at {kept} already") if kept else people_problem(here)
    problem = building_problem(world, here, work)
    if problem is None:
        return None
    possible = [IMPROVEMENTS[other].name for other in PLAIN + UPGRADES if may_have(world, here, other)]
    return Refusal(*problem, f"possible there: {listed(possible, 'or')}")


def open_hexes(world: World, seat: str, given: Mapping[str, Any]) -> list[str]:
    """Give the hexes for a Fort, where a Fort is what is built (CIV-8.6.2h)."""
    return fort_hexes(world, seat) if given.get("improvement", FORT) == FORT else []


def no_fort_there(world: World, seat: str, hexagon: str, given: Mapping[str, Any]) -> Objection:
    """Say why nothing is built on a hex (CIV-8.6.2h)."""
    if given["improvement"] != FORT:
        return Refusal("CIV-8.6.2h", "only a Fort stands on a hex of its own", f"leave {hexagon} out")
    own = hexagon in world.hexes_of(seat) and is_land(world, hexagon)
    return f"{hexagon} has a city or a Fort already" if own else f"{hexagon} is not a land hex of yours"


class Build(
    Deed,
    name="build",
    says=("build {improvement} in {city} [at|on {hex}]",),
    clause="CIV-8.6.2a",
    tells=ImprovementBuilt,
):
    """Build an improvement in a city, or a Fort on a hex: 25 points and 1 thousand people."""

    improvement: str = pick("improvement", works, "what to build", problem=no_building)
    city: str = pick(
        "city",
        own_cities,
        "a city of yours, which gives the people",
        clause="CIV-8.6b",
        problem=no_ground,
        denied=NOT_YOURS,
    )
    hex: str = pick(
        "hex",
        open_hexes,
        "for a Fort: a hex of yours without a city",
        default="",
        clause="CIV-8.6.2h",
        denied=no_fort_there,
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a Fort without a hex (CIV-8.6.2h)."""
        if self.improvement == FORT and not self.hex:
            how = f"build Fort in {world.cities[self.city].name} at one of your hexes without a city"
            raise Refusal("CIV-8.6.2h", f"a Fort needs a hex: {how}")

    def apply(self, world: World, seat: str) -> None:
        """Build it and pay for it."""
        city = world.cities[self.city]
        if self.improvement != FORT:
            raise_work(world, city, self.improvement)
            return
        city.population -= IMPROVEMENT_PEOPLE
        world.countries[seat].treasury -= IMPROVEMENT_COST
        world.forts[self.hex] = Fort(hex=self.hex, owner=seat, city=city.id)


def upgrades() -> dict[str, str]:
    """Name the greater improvements."""
    return {IMPROVEMENTS[work].name: work for work in UPGRADES}


def unpaid_work(world: World, seat: str) -> Objection:
    """Say that a treasury does not hold the cost of an improvement."""
    return unpaid(world, seat, IMPROVEMENT_COST, "CIV-8.6.2a")


class Upgrade(
    Deed,
    name="upgrade",
    says=(
        "upgrade to {improvement} in {city}",
        "upgrade {improvement} in {city}",
        "upgrade {city} to {improvement}",
    ),
    clause="CIV-8.6.2c",
):
    """Replace a Marketplace, Temple or Public Spectacle by the greater one: 25 points, 1 thousand people."""

    improvement: str = pick(
        "improvement", upgrades, "the greater improvement", problem=unpaid_work, denied="{} is built, not upgraded to"
    )
    city: str = pick(
        "city",
        own_cities,
        "a city of yours with the lesser one",
        clause="CIV-8.6b",
        problem=no_ground,
        denied=NOT_YOURS,
    )

    def apply(self, world: World, seat: str) -> None:
        """Replace the lesser improvement and pay."""
        raise_work(world, world.cities[self.city], self.improvement)

    def told(self, world: World, seat: str) -> Event:
        """Tell of the improvement, under the clause of upgrades."""
        return ImprovementBuilt.of(self, country=seat, clause=self.clause)


def unpaid_section(world: World, seat: str) -> Objection:
    """Say that a treasury does not hold the cost of a section (CIV-5.2.1c)."""
    return unpaid(world, seat, SECTION_COST, "CIV-5.2.1c")


def no_road(world: World, seat: str, target: str, given: Mapping[str, Any]) -> Objection:
    """Say why a city may lay no road to another (CIV-5.2.1)."""
    del seat
    return road_problem(world, world.cities[given["city"]], world.cities[target])


def lengths(world: World, seat: str, given: Mapping[str, Any]) -> range:
    """Give how many sections the road still lacks (CIV-5.2.1a)."""
    del seat
    city, target = (world.cities.get(given.get(end, "")) for end in ("city", "target"))
    left = sections_left(world, city, target) if city and target else None
    return range(1, LONGEST + 1 if left is None else left + 1)


def not_laid(world: World, seat: str, sections: int, given: Mapping[str, Any]) -> Objection:
    """Say why so many sections cannot be laid: for want of points, or where land is closed (CIV-5.2.1)."""
    short = shortage(world, seat, SECTION_COST * sections)
    if short:
        return "CIV-5.2.1c", short
    return closed_land(world, world.cities[given["city"]], world.cities[given["target"]], sections)


class BuildRoad(
    Deed,
    name="build_road",
    says=(
        "[build] road|trackway from {city} to {target} [sections|section {sections}]",
        "[build|lay] {sections} sections|section from {city} to {target}",
    ),
    clause="CIV-5.2.1a",
):
    """Lay sections of a road from a city toward another, 10 points each."""

    city: str = pick(
        "city",
        own_cities,
        "the city of yours that pays for the road and earns by it",
        problem=unpaid_section,
        denied=NOT_YOURS,
    )
    target: str = pick("city", every_city, "the city toward which it runs", problem=no_road)
    sections: int = pick("", lengths, "how many hexes of it to lay now", default=1, problem=not_laid, ge=1, le=LONGEST)

    def apply(self, world: World, seat: str) -> None:
        """Lay the sections and pay for them."""
        city, target = world.cities[self.city], world.cities[self.target]
        road = road_between(world, city, target)
        if road is None:
            path = road_path(world, city, target) or []
            name = f"{city.name} to {target.name}"
            road = Road(id=road_id(city, target), name=name, city=city.id, target=target.id, path=tuple(path))
            world.roads[road.id] = road
        road.sections += self.sections
        world.countries[seat].treasury -= SECTION_COST * self.sections

    def told(self, world: World, seat: str) -> Event:
        """Tell of the road."""
        road = world.roads[road_id(world.cities[self.city], world.cities[self.target])]
        return RoadLaid.of(self, country=seat, laid=road.sections, length=len(road.path))


class SaveForCity(
    Deed,
    name="save_for_city",
    says=("save for [a] [new] city|province", "set 25 points aside for a city"),
    clause="CIV-4.8.2e",
    replaces="save_for_city",
):
    """Set 25 points aside for a city to found next Spring; unused, they come back."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a second fund, and one for a city that nobody could found (CIV-4.8.2e)."""
        if world.countries[seat].city_fund:
            raise Refusal(self.clause, f"{CITY_COST} points are set aside already; one new city a year is saved for")
        if not may_found(world, seat):
            people = CITY_POPULATION + CITY_PEOPLE
            raise Refusal(
                self.clause,
                f"a new city takes an open hex and {people} thousand people whom your cities can spare down to "
                f"{CITY_POPULATION} each",
            )
        afford(world, seat, CITY_COST, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Move the points out of the treasury."""
        world.countries[seat].treasury -= CITY_COST
        world.countries[seat].city_fund = CITY_COST

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return FundSet(audience=(seat,), country=seat, points=CITY_COST)
