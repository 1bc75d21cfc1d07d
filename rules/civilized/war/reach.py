"""Reach: whether a country's armies can come to another's cities within a year, and whether they should (CIV-HA5)."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from rules.civilized.cities.disorder import allied
from rules.civilized.war.force import field_force, inside, marching, strength
from rules.civilized.war.relations import contingent_size, has_passage, place_owner
from rules.civilized.world.definitions import across_sea, by_sea
from rules.civilized.world.geography import grid, is_land
from rules.civilized.world.manners import manner
from rules.civilized.world.state import City, World
from rules.civilized.world.war_tables import ABOARD, STEPS
from rules.kernel.state.maps import ways

SEASONS = 3
"""In how many seasons of a year an army must be before a city: Spring, Summer and Autumn."""


@dataclass(frozen=True, order=True)
class Road:
    """A way on foot from a city of one's own to an enemy's."""

    seasons: int
    base: str
    """The hex of one's own city."""
    goal: str
    """The hex of the enemy's."""
    hexes: tuple[str, ...]


class Land:
    """Where a country's armies may go on foot: own, granted, enemy and wild land, no place of another (CIV-HA5)."""

    def __init__(self, world: World, seat: str, foes: Collection[str]) -> None:
        self.world, self.around, self.foes = world, grid(world).neighbours, foes
        self.entered = {wild: cache(partial(self.enter, seat, wild=wild)) for wild in (False, True)}

    def enter(self, seat: str, hexagon: str, *, wild: bool) -> bool:
        """Tell whether an army may go through a hex, or, if it is nobody's, through `wild` land."""
        world, owner = self.world, self.world.owners.get(hexagon, "")
        if not is_land(world, hexagon) or not (owner or wild):
            return False
        if place_owner(world, hexagon) not in (None, seat):
            return False
        return owner in ("", seat) or owner in self.foes or has_passage(world, seat, owner)

    def ways(self, start: str, goals: Collection[str], most: int | None = None) -> dict[str, list[str]]:
        """Give the way of fewest seasons to each goal, of equal ones the shorter, first over land that is owned."""
        found = [ways(start, goals, self.around.__getitem__, self.entered[wild], most) for wild in (False, True)]
        both = {goal: [one[goal] for one in found if goal in one] for goal in goals}
        return {goal: min(some, key=self.length) for goal, some in both.items() if some}

    def length(self, hexes: Sequence[str]) -> tuple[int, int]:
        """Give how long a way is, in seasons and in hexes."""
        return seasons(self.world, hexes), len(hexes)


def land_way(world: World, seat: str, start: str, goal: str, foes: Collection[str]) -> list[str] | None:
    """Give the way of fewest seasons over own, granted, enemy and wild land to a city (CIV-HA5)."""
    return Land(world, seat, foes).ways(start, [goal]).get(goal)


def seasons(world: World, hexes: Sequence[str]) -> int:
    """Count the seasons of a march across country, which a wild hex ends (CIV-6.8.3.1b, CIV-6.8.3.1c)."""
    count = steps = 0
    for hexagon in hexes[1:]:
        if not steps:
            count, steps = count + 1, STEPS
        steps = steps - 1 if hexagon in world.owners else 0
    return count


def roads(world: World, seat: str, foes: Collection[str]) -> list[Road]:
    """Give a way from each city of a seat to each of its foes' that takes a year at most, the shortest first."""
    return sorted(found_roads(world, seat, foes))


def found_roads(world: World, seat: str, foes: Collection[str]) -> Iterator[Road]:
    """Give them in no order."""
    land, goals = Land(world, seat, foes), [one.hex for foe in foes for one in world.cities_of(foe)]
    for city in world.cities_of(seat):
        for goal, hexes in land.ways(city.hex, goals, SEASONS * (STEPS + 1)).items():
            if (taken := seasons(world, hexes)) <= SEASONS:
                yield Road(taken, city.hex, goal, tuple(hexes))


def can_reach(world: World, seat: str, foe: str) -> bool:
    """Tell whether a country could bring an army before a city of another within a year, on foot or by sea."""
    return any(found_roads(world, seat, [foe])) or (foe in by_sea(world, seat) and any(shores(world, foe)))


def could_sail(world: World, seat: str, foe: str) -> bool:
    """Tell whether a country with ships enough could land before a city of another (CIV-HA12)."""
    return foe in across_sea(world, seat) and any(shores(world, foe)) and any(shores(world, seat))


def shores(world: World, seat: str) -> Iterator[City]:
    """Give a country's cities on a coast."""
    return (city for city in world.cities_of(seat) if city.coastal)


def fair_chance(world: World, seat: str, foe: str, kind: str) -> bool:
    """Tell whether the army that a country could send dares to meet what a city in its reach has (CIV-HA12).

    Those who stand in the city count, as many as fight at once, and what the foe's allies may lend.
    """
    aid = sum(lent(world, ally) for ally in sorted(allied(world, foe) - {seat}))
    wanted = manner(world, seat).wanted
    return any(100 * force >= (inside(world, city) + aid) * wanted for city, force in prizes(world, seat, foe, kind))


def prizes(world: World, seat: str, foe: str, kind: str) -> Iterator[tuple[City, int]]:
    """Give the cities of a foe before which a country could bring an army within a year, and how strong a one."""
    marches, sails = field_force(world, seat, kind), 0
    if not marches:
        return
    on_foot = {road.goal for road in found_roads(world, seat, [foe])}
    if foe in by_sea(world, seat):
        ships = sum(ship.owner == seat and ship.type == "Transport Ship" for ship in world.ships.values())
        sails = field_force(world, seat, kind, ABOARD * ships)
    for city in world.cities_of(foe):
        if city.hex in on_foot:
            yield city, marches
        elif sails and city.coastal:
            yield city, sails


def lent(world: World, ally: str) -> int:
    """Give the strength of the contingent that an ally may send (CIV-6.8.4.3a)."""
    dearest = marching(world, world.army_of(ally))
    return strength(world, dearest[: contingent_size(world)])
