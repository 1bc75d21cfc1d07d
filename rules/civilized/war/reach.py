"""Reach: whether a country's armies can come to another's cities within a year, and whether they should (CIV-HA5)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from heapq import heappop, heappush
from itertools import count

from rules.civilized.cities.disorder import allied
from rules.civilized.war.force import field_force, inside, marching, strength
from rules.civilized.war.relations import contingent_size, has_passage, place_owner
from rules.civilized.war.tables import SLEEP
from rules.civilized.world.cycle import settled
from rules.civilized.world.definitions import across_sea, by_sea
from rules.civilized.world.geography import grid, is_land
from rules.civilized.world.manners import manner
from rules.civilized.world.state import City, World
from rules.civilized.world.war_tables import ABOARD, STEPS
from rules.civilized.world.years import between
from rules.kernel.state.maps import distance
from rules.kernel.state.still import once

SEASONS = 3
"""In how many seasons of a year an army must be before a city: Spring, Summer and Autumn."""
FARTHEST = SEASONS * STEPS
"""How many hexes no army leaves behind in a year, wherever it marches."""


@dataclass(frozen=True, order=True)
class Road:
    """A way on foot from a city of one's own to an enemy's."""

    seasons: int
    base: str
    """The hex of one's own city."""
    goal: str
    """The hex of the enemy's."""
    hexes: tuple[str, ...]


Spot = tuple[str, int]
"""Where an army is on its way: a hex, and the steps that it has left in the season in which it came there."""


class Land:
    """Where a country's armies may go on foot: own, granted, enemy and wild land, no place of another (CIV-HA5)."""

    def __init__(self, world: World, seat: str, foes: Collection[str]) -> None:
        self.world, self.around, self.foes = world, grid(world).neighbours, foes
        self.entered = cache(partial(self.enter, seat))

    def enter(self, seat: str, hexagon: str) -> bool:
        """Tell whether an army may go through a hex."""
        world, owner = self.world, self.world.owners.get(hexagon, "")
        if not is_land(world, hexagon) or place_owner(world, hexagon) not in (None, seat):
            return False
        return owner in ("", seat) or owner in self.foes or has_passage(world, seat, owner)

    def ways(self, start: str, goals: Collection[str], most: int | None = None) -> dict[str, list[str]]:
        """Give the way of fewest seasons to each goal, at most so many (None: any), of equal ones the shorter.

        Of equal ones again that over fewest wild hexes. No way leads on through a goal that may not be entered.
        """
        came: dict[Spot, Spot | None] = {}
        found: dict[str, list[str]] = {}
        edge: list[tuple[int, int, int, int, Spot, Spot | None]] = [(0, 0, 0, 0, (start, 0), None)]
        pushed = count(1)
        while edge and len(found) < len(goals):
            taken, length, wild, _, here, before = heappop(edge)
            if here in came:
                continue
            came[here] = before
            if here[0] in goals and here[0] not in found and here[0] != start:
                found[here[0]] = traced(came, here)
            for near, season, rest in self.steps(here, goals, start):
                if season + taken <= (most or season + taken) and (near, rest) not in came:
                    rough = wild + (near not in self.world.owners)
                    heappush(edge, (taken + season, length + 1, rough, next(pushed), (near, rest), here))
        return {goal: found[goal] for goal in goals if goal in found}

    def steps(self, here: Spot, goals: Collection[str], start: str) -> Iterator[tuple[str, int, int]]:
        """Give the hexes next on a way, with the seasons that each begins and the steps left in it."""
        hexagon, left = here
        if hexagon != start and not self.entered(hexagon):
            return
        for near in self.around[hexagon]:
            if near in goals or self.entered(near):
                yield near, int(not left), (left or STEPS) - 1 if near in self.world.owners else 0


def traced(came: Mapping[Spot, Spot | None], goal: Spot) -> list[str]:
    """Give the hexes of a way to a goal, from its start."""
    before = came[goal]
    return [*(traced(came, before) if before else []), goal[0]]


def land_way(world: World, seat: str, start: str, goal: str, foes: Collection[str]) -> list[str] | None:
    """Give the way of fewest seasons over own, granted, enemy and wild land to a city (CIV-HA5)."""
    return Land(world, seat, foes).ways(start, [goal]).get(goal)


def seasons(world: World, hexes: Sequence[str]) -> int:
    """Count the seasons of a march across country, which a wild hex ends (CIV-6.8.3.1b, CIV-6.8.3.1c)."""
    return len(stages(world, hexes))


def stages(world: World, hexes: Sequence[str]) -> list[list[str]]:
    """Give the hexes of each season of a march across country (CIV-6.8.3.1b, CIV-6.8.3.1c)."""
    found: list[list[str]] = []
    steps = 0
    for hexagon in hexes[1:]:
        if not steps:
            found.append([])
            steps = STEPS
        found[-1].append(hexagon)
        steps = steps - 1 if hexagon in world.owners else 0
    return found


def roads(world: World, seat: str, foes: Collection[str]) -> list[Road]:
    """Give a way from each city of a seat to each of its foes' that takes a year at most, the shortest first."""
    return sorted(found_roads(world, seat, foes))


def found_roads(world: World, seat: str, foes: Collection[str]) -> Iterator[Road]:
    """Give them in no order. No way is looked for to what lies farther off than a year's march."""
    land, goals = Land(world, seat, foes), [one.hex for foe in foes for one in world.cities_of(foe)]
    for city in world.cities_of(seat):
        near = [goal for goal in goals if distance(city.hex, goal) <= FARTHEST]
        for goal, hexes in land.ways(city.hex, near, SEASONS).items():
            yield Road(seasons(world, hexes), city.hex, goal, tuple(hexes))


def can_reach(world: World, seat: str, foe: str) -> bool:
    """Tell whether a country could bring an army before a city of another within a year, on foot or by sea."""
    return bool(on_foot(world, seat, foe)) or (foe in by_sea(world, seat) and any(shores(world, foe)))


@once
def on_foot(world: World, seat: str, foe: str) -> Collection[str]:
    """Give the hexes of a country's cities before which another's army can come on foot within a year."""
    return frozenset(road.goal for road in found_roads(world, seat, [foe]))


def within_reach(world: World, seat: str, other: str) -> bool:
    """Tell whether armies come to a country within a year, and no war on it has slept of late (CIV-HA12, CIV-HW4)."""
    return is_rested(world, seat, other) and can_reach(world, seat, other)


def is_rested(world: World, seat: str, other: str) -> bool:
    """Tell whether no war on a country has slept of late, and its turns are years (CIV-HW4, CIV-3.9h)."""
    slept = world.countries[seat].slept.get(other)
    return (slept is None or between(slept, world.year) >= SLEEP) and not settled(world, other)


def could_sail(world: World, seat: str, foe: str) -> bool:
    """Tell whether a country with ships enough could land before a city of another (CIV-HA12)."""
    return foe in across_sea(world, seat) and any(shores(world, foe)) and any(shores(world, seat))


def shores(world: World, seat: str) -> Iterator[City]:
    """Give a country's cities on a coast."""
    return (city for city in world.cities_of(seat) if city.coastal)


def fair_chance(world: World, seat: str, foe: str, kind: str) -> bool:
    """Tell whether the army that a country could send dares to meet what a city in its reach has (CIV-HA12)."""
    return advantage(world, seat, foe, kind) >= manner(world, seat).wanted


def advantage(world: World, seat: str, foe: str, kind: str) -> int:
    """Give the most that the army a country could send is worth, in per cent of what a city in its reach has.

    Those who stand in the city count, as many as fight at once, and what the foe's allies may lend; 0 for no army.
    """
    aid = sum(lent(world, ally) for ally in sorted(allied(world, foe) - {seat}))
    ratios = (100 * force // max(1, inside(world, city) + aid) for city, force in prizes(world, seat, foe, kind))
    return max(ratios, default=0)


def prizes(world: World, seat: str, foe: str, kind: str) -> Iterator[tuple[City, int]]:
    """Give the cities of a foe before which a country could bring an army within a year, and how strong a one."""
    marches, sails = field_force(world, seat, kind), 0
    if not marches:
        return
    near = on_foot(world, seat, foe)
    if foe in by_sea(world, seat):
        ships = sum(ship.owner == seat and ship.type == "Transport Ship" for ship in world.ships.values())
        sails = field_force(world, seat, kind, ABOARD * ships)
    for city in world.cities_of(foe):
        if city.hex in near:
            yield city, marches
        elif sails and city.coastal:
            yield city, sails


def lent(world: World, ally: str) -> int:
    """Give the strength of the contingent that an ally may send (CIV-6.8.4.3a)."""
    dearest = marching(world, world.army_of(ally))
    return strength(world, dearest[: contingent_size(world)])
