"""Highways: which cities complete roads join, for armies (CIV-6.8.3.1a)."""

from collections.abc import Container, Iterator, Mapping, Sequence

from rules.civilized.geography import grid, neighbours
from rules.civilized.state import Road, World


def legs(world: World) -> dict[str, dict[str, list[str]]]:
    """Give, for each city's hex, the cities' hexes to which a road runs without a gap or another city, with its way."""
    towns = {city.hex for city in world.cities.values()}
    found: dict[str, dict[str, list[str]]] = {}
    for way in ways(world, towns):
        for leg in cut_at_cities(way, towns):
            found.setdefault(leg[0], {}).setdefault(leg[-1], leg)
            found.setdefault(leg[-1], {}).setdefault(leg[0], leg[::-1])
    return found


def ways(world: World, towns: Container[str]) -> Iterator[list[str]]:
    """Give each whole road from city to city; two roads that meet make one."""
    around = grid(world).neighbours
    for road in world.roads.values():
        target = world.cities.get(road.target)
        if target is None or road.city not in world.cities:
            continue
        start, laid = world.cities[road.city].hex, road.path[: road.sections]
        if road.sections == len(road.path):
            yield joined(around, towns, [start, *laid, target.hex])
            continue
        rest = meeting(world, road)
        if rest:
            yield joined(around, towns, [start, *laid, *rest, target.hex])


def meeting(world: World, road: Road) -> list[str]:
    """Give the hexes of the road that comes the other way, from where the two meet; none if they do not."""
    back = next((one for one in world.roads_of(road.target) if one.target == road.city), None)
    if back is None or not road.sections:
        return []
    laid = back.path[: back.sections][::-1]
    last = road.path[road.sections - 1]
    for place, hexagon in enumerate(laid):
        if hexagon == last:
            return laid[place + 1 :]
        if hexagon in neighbours(world, last):
            return laid[place:]
    return []


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
