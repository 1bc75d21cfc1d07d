"""Highways: which cities complete roads join, for armies (CIV-6.8.3.1a)."""

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import lru_cache

from rules.civilized.world.geography import grid_of
from rules.civilized.world.state import World

Legs = Mapping[str, Mapping[str, list[str]]]
"""Start to goal to the hexes of the way, both ends in it."""
Laid = tuple[str, str, tuple[str, ...], int]
"""A road: the hexes of its city and its target, its path, and how many sections of that are laid."""


def legs(world: World) -> Legs:
    """Give, for each city's hex, the cities' hexes to which a road runs without a gap or another city, with its way."""
    hexes = {city.id: city.hex for city in world.cities.values()}
    roads = tuple(
        (hexes[road.city], hexes[road.target], road.path, road.sections)
        for road in world.roads.values()
        if road.target in hexes and road.city in hexes and (road.sections or not road.path)
    )
    return network(tuple(world.board.rows), frozenset(hexes.values()), roads)


@lru_cache(maxsize=64)
def network(rows: tuple[str, ...], towns: frozenset[str], roads: tuple[Laid, ...]) -> Legs:
    """Give the legs of a map with these cities and roads; roads are asked for far more often than they are laid."""
    around = grid_of(rows).neighbours
    found: dict[str, dict[str, list[str]]] = {}
    for way in ways(roads, around):
        for leg in cut_at_cities(joined(around, towns, way), towns):
            found.setdefault(leg[0], {}).setdefault(leg[-1], leg)
            found.setdefault(leg[-1], {}).setdefault(leg[0], leg[::-1])
    return found


def ways(roads: tuple[Laid, ...], around: Mapping[str, Sequence[str]]) -> Iterator[list[str]]:
    """Give each whole road from city to city; two roads that meet make one."""
    laid = {(start, goal): path[:sections] for start, goal, path, sections in roads}
    for start, goal, path, sections in roads:
        if sections == len(path):
            yield [start, *path, goal]
            continue
        rest = meeting(laid[start, goal], laid.get((goal, start), ())[::-1], around)
        if rest:
            yield [start, *laid[start, goal], *rest, goal]


def meeting(laid: Sequence[str], back: Sequence[str], around: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Give the hexes of the road that comes the other way, from where the two meet; none if they do not."""
    last = laid[-1]
    for place, hexagon in enumerate(back):
        if hexagon == last:
            return back[place + 1 :]
        if hexagon in around[last]:
            return back[place:]
    return ()


def joined(around: Mapping[str, Sequence[str]], towns: Container[str], way: list[str]) -> list[str]:
    """Put the cities back in through which a road runs: they need no section."""
    whole = [way[0]]
    for hexagon in way[1:]:
        if hexagon not in around[whole[-1]]:
            near = around[whole[-1]]
            whole += [one for one in around[hexagon] if one in near and one in towns][:1]
        whole.append(hexagon)
    return whole


def cut_at_cities(way: list[str], towns: Container[str]) -> Iterator[list[str]]:
    """Cut a way at the cities on it."""
    begin = 0
    for place in range(1, len(way)):
        if place == len(way) - 1 or way[place] in towns:
            yield way[begin : place + 1]
            begin = place


def road_ways(world: World, start: str, goal: str) -> list[list[str]]:
    """Give the ways by road with at most one city between, the direct one first (CIV-6.8.3.1a)."""
    known = legs(world)
    direct = known.get(start, {}).get(goal)
    found = [direct] if direct else []
    for middle, leg in known.get(start, {}).items():
        onward = known.get(middle, {}).get(goal)
        if onward and middle != goal:
            found.append([*leg, *onward[1:]])
    return found
