"""The land: who holds what, who rules, and which way leads where (FIE-1, FIE-12.5, FIE-16.4)."""

from collections.abc import Iterable, Mapping
from functools import cache
from heapq import heappop, heappush

from rules.fiefs.board.houses import House
from rules.fiefs.board.scenario import Kind
from rules.fiefs.board.state import World

WEIGHTS: Mapping[Kind, int] = {"normal": 1, "rough": 2, "sea": 4}
"""What a route counts for distances (FIE-16.4)."""
NOWHERE = 99
"""The distance of what no way leads to (FIE-16.4)."""
Ways = Mapping[str, Mapping[str, Kind]]
"""For each place those next to it, with the kind of route."""


@cache
def ways_of(routes: tuple[tuple[str, str, Kind], ...]) -> Ways:
    """Give for each place the places next to it, in order of ids, with the kind of route."""
    found: dict[str, dict[str, Kind]] = {}
    for a, b, kind in routes:
        found.setdefault(a, {})[b] = kind
        found.setdefault(b, {})[a] = kind
    return {place: dict(sorted(near.items())) for place, near in sorted(found.items())}


def ways(world: World) -> Ways:
    """Give the routes of a world, both ways."""
    return ways_of(tuple((one.a, one.b, one.kind) for one in world.routes))


def by_land(world: World, fief: str) -> list[str]:
    """Give the fiefs adjacent by land, in order of ids (FIE-1.6)."""
    return [near for near, kind in ways(world).get(fief, {}).items() if kind != "sea"]


def coastwise(world: World, fief: str) -> list[str]:
    """Give the fiefs on the same coastline next to one, for fleets, in order of ids (FIE-14.8)."""
    ends = ((one.a, one.b) for one in world.routes if one.coast)
    return sorted(b if a == fief else a for a, b in ends if fief in (a, b))


@cache
def distances_of(routes: tuple[tuple[str, str, Kind], ...], start: str) -> Mapping[str, int]:
    """Give how far each place is from one (FIE-16.4)."""
    found, ahead, near = dict[str, int](), [(0, start)], ways_of(routes)
    while ahead:
        far, here = heappop(ahead)
        if here in found:
            continue
        found[here] = far
        for there, kind in near.get(here, {}).items():
            heappush(ahead, (far + WEIGHTS[kind], there))
    return found


def distance(world: World, one: str, other: str) -> int:
    """Give the least sum over routes between two fiefs: 1 normal, 2 rough, 4 sea (FIE-16.4)."""
    return distances_of(tuple((way.a, way.b, way.kind) for way in world.routes), one).get(other, NOWHERE)


def fiefs_of(world: World, nation: str) -> list[str]:
    """Give the fiefs of a nation's regions, and its capital (section 2.2)."""
    return [id for id in world.fiefs if nation_of(world, id) == nation]


def in_region(world: World, region: str) -> list[str]:
    """Give the fiefs of a region."""
    return [id for id, fief in world.fiefs.items() if fief.region == region]


def nation_of(world: World, fief: str) -> str:
    """Give the nation to which a fief belongs."""
    one = world.fiefs[fief]
    return one.capital_of or world.regions[one.region].nation


def regions_of(world: World, nation: str) -> list[str]:
    """Give the regions of a nation."""
    return [id for id, region in world.regions.items() if region.nation == nation]


def ruler(world: World, nation: str) -> str:
    """Give the House that controls a nation's capital (FIE-1.11)."""
    return world.fiefs[world.nations[nation].capital].control


def ruled(world: World, seat: str) -> list[str]:
    """Give the nations that a House rules, in order of ids."""
    return sorted(nation for nation in world.nations if ruler(world, nation) == seat)


def held(world: World, seat: str) -> list[str]:
    """Give the fiefs that a House controls."""
    return [id for id, fief in world.fiefs.items() if fief.control == seat]


def claimed(world: World, seat: str) -> list[str]:
    """Give the fiefs that bear a House's claim."""
    return [id for id, fief in world.fiefs.items() if fief.claim == seat]


def count(world: World, seat: str, nation: str) -> int:
    """Count the fiefs of a nation that a House controls, its capital among them (section 2.2)."""
    return sum(world.fiefs[fief].control == seat for fief in fiefs_of(world, nation))


def whole(world: World, seat: str) -> list[str]:
    """Give the regions in which a House controls every fief (FIE-1.12, FIE-12.6)."""
    lords: dict[str, set[str]] = {}
    for fief in world.fiefs.values():
        lords.setdefault(fief.region, set()).add(fief.control)
    return [region for region in world.regions if lords.get(region) == {seat}]


def holdings(world: World, seat: str) -> int:
    """Count a point for each fief, each whole region and each capital that a House controls (FIE-12.5)."""
    fiefs = held(world, seat)
    return len(fiefs) + len(whole(world, seat)) + sum(bool(world.fiefs[fief].capital_of) for fief in fiefs)


def total(world: World, seat: str) -> int:
    """Give a House's prestige now (FIE-12.9)."""
    house = world.houses[seat]
    return (
        sum(one.points for one in house.ledger)
        if world.settings.holdings == "yearly"
        else (house.earned + holdings(world, seat))
    )


def standing(world: World) -> list[str]:
    """Give the Houses from the first to the last (FIE-18.3), table order where all is equal."""
    return sorted(world.playing(), key=lambda seat: rank_key(world, seat))


def foremost(world: World) -> str:
    """Give the House with the highest total of all, the first in table order (FIE-16.8)."""
    return max(world.playing(), key=lambda seat: total(world, seat))


def rank_key(world: World, seat: str) -> tuple[int, ...]:
    """Give what Houses are ranked by, the best lowest: total, earned, capitals, regions, fiefs (FIE-18.3)."""
    fiefs = held(world, seat)
    capitals = sum(bool(world.fiefs[fief].capital_of) for fief in fiefs)
    return (-total(world, seat), -world.houses[seat].earned, -capitals, -len(whole(world, seat)), -len(fiefs))


def round_from(world: World, seat: str, seats: Iterable[str] | None = None) -> list[str]:
    """Give Houses round the table from one, itself first (FIE-2.2)."""
    table = world.playing()
    place = table.index(seat)
    wanted = set(table if seats is None else seats)
    return [one for one in (*table[place:], *table[:place]) if one in wanted]


def first_id(ids: Iterable[str]) -> str:
    """Give the first of some ids by the alphabet; none of none (FIE-16.1)."""
    return min(ids, default="")


def heads(world: World) -> Iterable[House]:
    """Give the Houses in the game, in table order."""
    return (world.houses[seat] for seat in world.playing())


def distances(world: World, starts: Iterable[str]) -> list[Mapping[str, int]]:
    """Give for each of some fiefs how far every place is from it (FIE-16.4)."""
    table = table_of(tuple((way.a, way.b, way.kind) for way in world.routes))
    return [table[start] for start in starts]


def nations_apart(world: World, one: str, other: str) -> int:
    """Give the least distance between a fief of one nation and a fief of another (FIE-16.4)."""
    ours, theirs = fiefs_of(world, one), fiefs_of(world, other)
    return min((table.get(fief, NOWHERE) for table in distances(world, ours) for fief in theirs), default=NOWHERE)


@cache
def table_of(routes: tuple[tuple[str, str, Kind], ...]) -> Mapping[str, Mapping[str, int]]:
    """Give how far each place is from each (FIE-16.4)."""
    return {start: distances_of(routes, start) for start in ways_of(routes)}
