"""Marches: how an army goes from hex to hex, by road or across country (source 6.8.3.1, 6.8.3.3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from rules.civilized.cities.highways import road_ways
from rules.civilized.march.storms import dares, is_difficult, is_unknown, weather
from rules.civilized.war.relations import Errand, at_war, entry_problem, has_passage, hostile_hexes, place_owner
from rules.civilized.world.geography import is_land, neighbours
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Care, Season
from rules.civilized.world.war_tables import STEPS
from rules.kernel.play.play import Play
from rules.kernel.state.maps import distance

Mode = Literal["road", "country", "sea"]


@dataclass(frozen=True)
class Way:
    """A way of a march, its first hex included."""

    mode: Mode
    hexes: tuple[str, ...]

    @property
    def came(self) -> str:
        """The hex of the last step across country; empty by road and sea (CIV-HB23)."""
        return self.hexes[-2] if self.mode == "country" and len(self.hexes) > 1 else ""


def find_way(world: World, errand: Errand, start: str, path: Sequence[str]) -> Way | Problem:
    """Give the way of a march: by road where one leads there, else across country; or what is in the way."""
    if start == errand.goal:
        return "CIV-6.8.3.1b", f"your army is at {start} already; name another hex"
    problem: Problem | None = None
    if len(path) == 1:
        for hexes in road_ways(world, start, errand.goal):
            problem = way_problem(world, errand, hexes)
            if problem is None:
                return Way("road", tuple(hexes))
    across = country_way(world, errand, start, path)
    if isinstance(across, Way) or problem is None:
        return across
    return problem


def way_problem(world: World, errand: Errand, hexes: Sequence[str]) -> Problem | None:
    """Give the first thing in the way of a march along these hexes."""
    hostile = hostile_hexes(world, errand.mover)
    found = (entry_problem(world, errand, hexagon, hostile) for hexagon in hexes[1:])
    return next((problem for problem in found if problem), None)


def country_way(world: World, errand: Errand, start: str, path: Sequence[str]) -> Way | Problem:
    """Give a way of at most two steps across country: as named, else the easiest (CIV-6.8.3.1b, CIV-6.8.3.1c)."""
    goal = errand.goal
    if len(path) > STEPS or (len(path) == 1 and distance(start, goal) > STEPS):
        far = "by road one goes from city to city, with at most one between"
        here, there = (city.name if (city := world.city_at(one)) else one for one in (start, goal))
        return "CIV-6.8.3.1b", f"{there} is too far from {here}: at most {STEPS} hexes off the roads; {far}"
    candidates = middles(world, start, path)
    if not candidates:
        return "CIV-6.8.3.1b", f"the hexes {' and '.join((start, *path))} do not touch one another; name them in order"
    problems = []
    for hexes in candidates:
        problem = way_problem(world, errand, hexes)
        if problem is None:
            return Way("country", tuple(hexes))
        problems.append(problem)
    return problems[0]


def middles(world: World, start: str, path: Sequence[str]) -> list[list[str]]:
    """Give the ways of one or two steps along a path, those with fewest difficult stages first."""
    if len(path) == 1 and distance(start, path[0]) == STEPS:
        ways = [[start, near, path[0]] for near in neighbours(world, start) if path[0] in neighbours(world, near)]
    else:
        ways = [[start, *path]]
    touching = [way for way in ways if all(b in neighbours(world, a) for a, b in pairwise(way))]
    return sorted(touching, key=lambda way: stages(world, way))


def stages(world: World, hexes: Sequence[str]) -> int:
    """Count the difficult stages of a way across country; one over water comes last."""
    return sum(is_difficult(world, a, b) if is_land(world, b) else len(hexes) for a, b in pairwise(hexes))


def walk(play: Play[World], errand: Errand, group: list[Element], way: Way, season: Season, care: Care) -> int:
    """Lead a group along its way, with the cards of each stage; give the place on the way where it is (CIV-6.8.3.3j).

    Who is lost leaves `group`. What has come into the way since the order was given stops it.
    """
    world = play.state
    for place in range(1, len(way.hexes)):
        before, hexagon = way.hexes[place - 1], way.hexes[place]
        if entry_problem(world, errand, hexagon):
            return place - 1
        if way.mode != "country" or not is_difficult(world, before, hexagon):
            continue
        unknown = is_unknown(world, errand.mover, before, hexagon)
        if unknown and not dares(play, errand.mover, (before, hexagon)):
            return place - 1
        if not weather(play, errand.mover, care, group, [], season, (before, hexagon)):
            continue
        if not group or len(group) < care.floor or care.on_storm == "return":
            return 0
        if care.on_storm == "halt":
            return place - 1
    return len(way.hexes) - 1


def may_stand(world: World, country: str, hexagon: str) -> bool:
    """Tell whether a stack may stop in a hex on its way (CIV-6.8.3a)."""
    holder = place_owner(world, hexagon)
    owner = holder if holder is not None else world.owners.get(hexagon, "")
    return owner == country or has_passage(world, country, owner) or (holder is None and not owner)


def halting_place(world: World, country: str, way: Way, place: int) -> str:
    """Give the last hex up to a place on a way where a stack may stop; at worst the first (CIV-6.8.3a)."""
    fit = (hexagon for hexagon in way.hexes[place:0:-1] if may_stand(world, country, hexagon))
    return next(fit, way.hexes[0])


def is_hostile_ground(world: World, country: str, hexagon: str) -> bool:
    """Tell whether a hex is land of an enemy."""
    holder = place_owner(world, hexagon)
    owner = holder if holder is not None else world.owners.get(hexagon, "")
    return bool(owner) and at_war(world, country, owner)
