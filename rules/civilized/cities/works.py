"""The orders of Winter that build: improvements, roads, missions and the fund for a city (step W5, CIV-8.6.3f)."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.cities.building import FORT, PLAIN, UPGRADES, building_problem, fort_hexes, fort_problem, may_have
from rules.civilized.cities.events import FundSet, ImprovementBuilt, RoadLaid
from rules.civilized.cities.founding import may_found
from rules.civilized.cities.routes import road_between, road_id, road_problem, sections_left
from rules.civilized.cities.tables import CITY_PEOPLE
from rules.civilized.world.deed import Deed
from rules.civilized.world.geography import road_path
from rules.civilized.world.requirements import afford, city_choices, listed, own_city, refuse
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
from rules.kernel.orders.order import Names


def works_listed(world: World, city: City, works: tuple[str, ...]) -> str:
    """Name those improvements that a city may have now."""
    return listed((IMPROVEMENTS[work].name for work in works if may_have(world, city, work)), "or")


def raise_work(world: World, city: City, work: str) -> None:
    """Put an improvement into a city in place of a lesser one, and pay for it (CIV-8.6.2a, CIV-8.6.2c)."""
    lesser = IMPROVEMENTS[work].upgrades
    stand = {*city.improvements, work} - {lesser}
    city.improvements = [each for each in IMPROVEMENTS if each in stand]
    city.population -= IMPROVEMENT_PEOPLE
    world.countries[city.owner].treasury -= IMPROVEMENT_COST


class Build(Deed):
    """Build an improvement in a city, or a Fort on a hex: 25 points and 1 thousand people."""

    name: ClassVar[str] = "build"
    says: ClassVar[tuple[str, ...]] = ("build {improvement} in {city} [at|on {hex}]",)
    clause: ClassVar[str] = "CIV-8.6.2a"

    improvement: Annotated[str, Names("improvement")] = Field(description="what to build")
    city: Annotated[str, Names("city")] = Field(description="a city of yours, which gives the people")
    hex: Annotated[str, Names("hex")] = Field(default="", description="for a Fort: a hex of yours without a city")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what may not stand there or cannot be paid (CIV-8.6.2)."""
        city = own_city(world, seat, self.city, "CIV-8.6b")
        if self.improvement == FORT:
            refuse(fort_problem(world, city, self.hex))
        elif self.improvement not in IMPROVEMENTS:
            raise Refusal(self.clause, f"no such improvement; possible: {works_listed(world, city, PLAIN)}")
        elif self.hex:
            raise Refusal("CIV-8.6.2h", f"only a Fort stands on a hex of its own; leave {self.hex} out")
        elif self.improvement in UPGRADES:
            self.refuse_upgrade(city)
        else:
            self.check_ground(world, city)
        afford(world, seat, IMPROVEMENT_COST, self.clause)

    def check_ground(self, world: World, city: City) -> None:
        """Refuse what may not stand in the city, and say what may (CIV-8.6.2a)."""
        problem = building_problem(world, city, self.improvement)
        if problem:
            raise Refusal(problem[0], f"{problem[1]}; possible there: {works_listed(world, city, PLAIN)}")

    def refuse_upgrade(self, city: City) -> None:
        """Refuse to build from the ground what replaces a lesser improvement (CIV-8.6.2c)."""
        work = IMPROVEMENTS[self.improvement]
        lesser = IMPROVEMENTS[work.upgrades].name
        how = f"say upgrade to {work.name} in {city.name}" if work.upgrades in city.improvements else "build that first"
        raise Refusal("CIV-8.6.2c", f"a {work.name} comes only out of a {lesser}: {how}")

    def apply(self, world: World, seat: str) -> None:
        """Build it and pay for it."""
        city = world.cities[self.city]
        if self.improvement != FORT:
            raise_work(world, city, self.improvement)
            return
        city.population -= IMPROVEMENT_PEOPLE
        world.countries[seat].treasury -= IMPROVEMENT_COST
        world.forts[self.hex] = Fort(hex=self.hex, owner=seat, city=city.id)

    def told(self, world: World, seat: str) -> Event:
        """Tell of the improvement."""
        return ImprovementBuilt(
            country=seat,
            city=self.city,
            improvement=self.improvement,
            hex=self.hex,
        )

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what may be built, where, and the hexes for a Fort."""
        cities, wanted = world.cities_of(seat), given.get("improvement")
        if world.countries[seat].treasury < IMPROVEMENT_COST:
            return {}
        if field == "hex":
            return {place: place for place in fort_hexes(world, seat)} if wanted in (None, FORT) else {}
        if field == "city":
            return city_choices(city for city in cities if wanted in (None, FORT) or may_have(world, city, wanted))
        there = [city for city in cities if city.id == given.get("city", city.id)]
        works = {IMPROVEMENTS[work].name: work for work in PLAIN if any(may_have(world, city, work) for city in there)}
        return works | ({"Fort": FORT} if fort_hexes(world, seat) else {})


class Upgrade(Deed):
    """Replace a Marketplace, Temple or Public Spectacle by the greater one: 25 points, 1 thousand people."""

    name: ClassVar[str] = "upgrade"
    says: ClassVar[tuple[str, ...]] = (
        "upgrade to {improvement} in {city}",
        "upgrade {improvement} in {city}",
        "upgrade {city} to {improvement}",
    )
    clause: ClassVar[str] = "CIV-8.6.2c"

    improvement: Annotated[str, Names("improvement")] = Field(description="Bank, High Temple or Coliseum")
    city: Annotated[str, Names("city")] = Field(description="a city of yours with the lesser one")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is no upgrade, has nothing to replace, or cannot be paid (CIV-8.6.2c, CIV-8.6.2d)."""
        city = own_city(world, seat, self.city, "CIV-8.6b")
        if self.improvement not in UPGRADES:
            names = listed((IMPROVEMENTS[work].name for work in UPGRADES), "or")
            raise Refusal(self.clause, f"an upgrade is to {names}; everything else is built")
        problem = building_problem(world, city, self.improvement)
        if problem:
            able = listed(f"{work} in {place}" for work, place in self.open(world, seat))
            raise Refusal(problem[0], f"{problem[1]}; possible: {able}")
        afford(world, seat, IMPROVEMENT_COST, "CIV-8.6.2a")

    @staticmethod
    def open(world: World, seat: str) -> Iterator[tuple[str, str]]:
        """Give each upgrade that is possible and the city, in words."""
        for city in world.cities_of(seat):
            for work in UPGRADES:
                if may_have(world, city, work):
                    yield IMPROVEMENTS[work].name, city.name

    def apply(self, world: World, seat: str) -> None:
        """Replace the lesser improvement and pay."""
        raise_work(world, world.cities[self.city], self.improvement)

    def told(self, world: World, seat: str) -> Event:
        """Tell of the improvement."""
        return ImprovementBuilt(clause=self.clause, country=seat, city=self.city, improvement=self.improvement)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what may be upgraded, and where."""
        wanted, cities = given.get("improvement"), world.cities_of(seat)
        works = [wanted] if wanted in UPGRADES else UPGRADES
        if field == "city":
            return city_choices(city for city in cities if any(may_have(world, city, work) for work in works))
        there = [city for city in cities if city.id == given.get("city", city.id)]
        return {
            IMPROVEMENTS[work].name: work for work in UPGRADES if any(may_have(world, city, work) for city in there)
        }


class BuildRoad(Deed):
    """Lay sections of a road from a city toward another, 10 points each."""

    name: ClassVar[str] = "build_road"
    says: ClassVar[tuple[str, ...]] = (
        "[build] road|trackway from {city} to {target} [sections|section {sections}]",
        "[build|lay] {sections} sections|section from {city} to {target}",
    )
    clause: ClassVar[str] = "CIV-5.2.1a"

    city: Annotated[str, Names("city")] = Field(description="the city of yours that pays for the road and earns by it")
    target: Annotated[str, Names("city")] = Field(description="the city toward which it runs")
    sections: int = Field(default=1, ge=1, le=99, description="how many hexes of it to lay now")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a road that may not run, is complete or cannot be paid (CIV-5.2.1)."""
        city = own_city(world, seat, self.city, self.clause)
        target = world.cities.get(self.target)
        if target is None:
            others = listed(other.name for other in world.cities_of(seat) if other.id != city.id)
            raise Refusal(self.clause, f"there is no city {self.target}; cities of yours: {others}")
        refuse(road_problem(world, city, target, self.sections))
        afford(world, seat, SECTION_COST * self.sections, "CIV-5.2.1c")

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

    def told(self, world: World, seat: str) -> Event | None:
        """Tell of the road."""
        city, target = world.cities[self.city], world.cities[self.target]
        road = road_between(world, city, target)
        if road is None:
            return None
        return RoadLaid(
            country=seat,
            city=city.id,
            target=target.id,
            sections=self.sections,
            laid=road.sections,
            length=len(road.path),
        )

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the cities that may lay a road, the targets, and the sections that are left."""
        city, target = world.cities.get(given.get("city", "")), world.cities.get(given.get("target", ""))
        if world.countries[seat].treasury < SECTION_COST:
            return {}
        if field == "city" or city is None:
            return city_choices(world.cities_of(seat)) if field != "sections" else None
        if field == "target":
            return city_choices(other for other in world.cities.values() if road_problem(world, city, other) is None)
        left = (sections_left(world, city, target) if target else None) or 0
        return {str(number): str(number) for number in range(1, left + 1)}


class SaveForCity(Deed):
    """Set 25 points aside for a city to found next Spring; unused, they come back."""

    name: ClassVar[str] = "save_for_city"
    says: ClassVar[tuple[str, ...]] = ("save for [a] [new] city|province", "set 25 points aside for a city")
    clause: ClassVar[str] = "CIV-4.8.2e"

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

    def key(self) -> str:
        """Once is enough."""
        return self.name
