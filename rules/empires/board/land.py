"""The land: which way leads where, and what hangs together with a court (EMP-H3.7, EMP-H3.8, EMP-H7.51)."""

from collections.abc import Collection, Iterable

from rules.empires.board.atlas import Area
from rules.empires.board.state import World

LAND, SEA, SEAS = 0, 1, 2
"""Reach over a land border, over one sea area, over two (EMP-H3.8)."""
STEP = (LAND, SEA)
"""Reach of a step in a line of communications, and of the plague (EMP-H7.51, EMP-19.1d6)."""


def reach(world: World, a: str, b: str) -> int | None:
    """Give how an area reaches another: 0 by land, 1 over a common sea, 2 over two; none otherwise (EMP-H3.8)."""
    one, other = world.areas[a], world.areas[b]
    if b in one.borders:
        return LAND
    if common_sea(one, other):
        return SEA
    near = {sea for mine in one.seas for sea in world.seas[mine].borders}
    return SEAS if not near.isdisjoint(other.seas) else None


def common_sea(one: Area, other: Area) -> bool:
    """Tell whether one sea area is on both coasts (EMP-H3.8)."""
    return any(sea in other.seas for sea in one.seas)


def joined(world: World, a: str, b: str) -> bool:
    """Tell whether one step leads from an area to another: a land border, or one common sea (EMP-H7.51)."""
    one, other = world.areas[a], world.areas[b]
    return b in one.borders or common_sea(one, other)


def linked(world: World, start: str, among: Collection[str]) -> set[str]:
    """Give the areas among some to which steps lead from one of them, itself among them (EMP-H7.51)."""
    left = {one: world.areas[one] for one in among if one != start}
    found, ahead = {start}, [world.areas[start]]
    while ahead and left:
        here = ahead.pop()
        more = [one for one, area in left.items() if one in here.borders or common_sea(here, area)]
        found.update(more)
        ahead += [left.pop(one) for one in more]
    return found


def connected(world: World, seat: str) -> list[str]:
    """Give a seat's areas that have a line to its court, in scenario order; none in exile (EMP-H7.51)."""
    court, own = world.empires[seat].court, world.owned(seat)
    if court not in own:
        return []
    found = linked(world, court, own)
    return [one for one in own if one in found]


def cut_off(world: World, seat: str) -> list[str]:
    """Give a seat's areas without a line to its court, in scenario order (EMP-H7.51)."""
    line = connected(world, seat)
    return [one for one in world.owned(seat) if one not in line]


def without(world: World, seat: str, lost: Iterable[str]) -> list[str]:
    """Give the areas that would be cut off from a seat's court, were some lost that connect them now (EMP-H7.51)."""
    gone, line = set(lost), connected(world, seat)
    left = [one for one in line if one not in gone]
    court = world.empires[seat].court
    kept = linked(world, court, left) if court in left else set()
    return [one for one in left if one not in kept]


def bases(world: World, seat: str, target: str) -> list[str]:
    """Give a seat's areas that reach another, in scenario order (EMP-H10.1)."""
    return reaching(world, world.owned(seat), target)


def reaching(world: World, among: Iterable[str], target: str) -> list[str]:
    """Give the areas among some that reach another, as they come; itself is not among them (EMP-H3.8, EMP-H10.1)."""
    aim = world.areas[target]
    waters = {*aim.seas, *(near for sea in aim.seas for near in world.seas[sea].borders)}
    near = [one for one in among if one != target]
    return [one for one in near if target in world.areas[one].borders or not waters.isdisjoint(world.areas[one].seas)]


def reached(world: World, seat: str) -> list[str]:
    """Give the areas not its own that some area of a seat reaches, in scenario order (EMP-H10.1)."""
    own = [area for area in world.areas.values() if area.owner == seat]
    lands = {one for area in own for one in area.borders}
    coast = {sea for area in own for sea in area.seas}
    waters = {*coast, *(near for sea in coast for near in world.seas[sea].borders)}
    return [
        id
        for id, area in world.areas.items()
        if area.owner != seat and (id in lands or not waters.isdisjoint(area.seas))
    ]


def components(world: World, areas: Iterable[str]) -> list[list[str]]:
    """Give the groups into which land borders join some areas, each and all in scenario order (EMP-19.2e10)."""
    wanted = set(areas)
    left, found = [one for one in world.areas if one in wanted], list[list[str]]()
    while left:
        group, ahead = {left[0]}, [left[0]]
        while ahead:
            here = world.areas[ahead.pop()]
            more = [one for one in here.borders if one in left and one not in group]
            group.update(more)
            ahead += more
        found.append([one for one in left if one in group])
        left = [one for one in left if one not in group]
    return found


def in_order(world: World, areas: Iterable[str]) -> list[str]:
    """Give areas in scenario order, each once."""
    named = set(areas)
    return [one for one in world.areas if one in named]
