"""Marches in plain words: `march all with my leader to Westmere`, `attack Westmere with 5 archers` (CAN-6.2)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import count, rolling
from rules.candlebre.board.spoken import ALL, LEADER, LEADERLESS, ONLY, THOSE, Spoken, places
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.war import Units
from rules.candlebre.movement.marching import free_units, routes

Fields = Mapping[str, Any]  # Any: the fields of a march
VERBS = r"(?:(?:should|must|shall|will) )?(?:march|attack|invade|conquer|send|lead|take|move|go|assault|storm|advance)"
ALONG = rf"(?:(?:with|and|under|led by|take|bring) )?{LEADER}(?: (?:with them|along|too|as well))*"


def marches_in(words: str, world: World, seat: str) -> Sequence[Fields]:
    """Give the march that a line says, from each province where it may begin; none where it says no march."""
    line, house = Spoken(words), world.houses[seat]
    if not house.alive:
        return ()
    alone = line.says(LEADERLESS)
    foreign = [id for id, one in world.provinces.items() if one.owner != seat]
    begins = line.named(places(world, own(world, seat)), "(?:(?:from|in|at|of|out of) )")
    ends = line.named(places(world, foreign), "(?:(?:to|on|onto|into|at|against|towards?) )?")
    led, counted, kinds = line.says(ALONG), line.counted(), line.kinds(THOSE)
    kinds += line.kinds("") if ends else []
    every, goes = line.says(ALL), line.says(VERBS)
    bare = sum(int(one["number"]) for one in line.take(r"(?P<number>\d+)(?: (?:units|men|troops|of them))?"))
    if counted or kinds or bare or every:
        line.says(ONLY)
    if line.turned or not line.heard or len(ends) > 1:
        return ()
    if not ends:
        return joining(world, seat) if led and not (counted or kinds or every or begins) else ()
    if not (goes or counted or kinds) or not (counted or kinds or every or led or alone or bare):
        return ()

    def who(place: Province) -> Units:
        free = free_units(world, place)
        there = free if rolling(free) else place.units  # who marches already may be meant to march otherwise
        whole = {kind: number for kind, number in there.items() if kind in kinds}
        return whole | counted if kinds or counted else some(there, bare)

    return [
        fields(world, seat, place, ends[0], who(place), led) for place in origins(world, seat, begins, ends[0], led)
    ]


def some(there: Units, number: int) -> Units:
    """Give so many of those there; all where no number is named, nobody where it does not say which."""
    if not number or number == count(there):
        return there
    return dict.fromkeys(there, number) if len(there) == 1 else {}


def own(world: World, seat: str) -> list[str]:
    """Give the provinces of a seat."""
    return [place.id for place in world.held(seat)]


def origins(world: World, seat: str, begins: Sequence[str], target: str, led: bool) -> list[Province]:
    """Give where a march may begin: as it is said, else beside its target, by the leader if he goes; else anywhere."""
    if begins:
        return [world.provinces[id] for id in begins]
    armed = [place for place in world.held(seat) if rolling(place.units)]
    able = [place for place in armed if rolling(free_units(world, place))] or armed
    near = [place for place in able if routes(world, seat, place.id, target)]
    here = [place for place in near if any(one.place == place.id for one in in_service(world, seat))]
    most = sorted(able, key=lambda place: -count(free_units(world, place)))[:1]
    return (here if led else near) or near or most


def fields(world: World, seat: str, place: Province, target: str, units: Units, led: bool) -> Fields:
    """Give the fields of a march, with the head of the House, else whoever leads there, where a leader goes along."""
    there = [one.id for one in in_service(world, seat) if one.place == place.id]
    head = f"head-{seat}"
    leader = head if head in there or not there else there[0]
    ways = routes(world, seat, place.id, target)
    return {
        "origin": place.id,
        "target": target,
        "units": dict(units),
        "leaders": (leader,) * led,
        "through": ways[0] if ways else "",
    }


def joining(world: World, seat: str) -> Sequence[Fields]:
    """Give the latest march that leaves leaders where it begins, with them along."""
    groups = [(march.target, group) for march in world.houses[seat].marches for group in march.groups]
    for target, group in reversed(groups):
        there = tuple(one.id for one in in_service(world, seat) if one.place == group.origin)
        units = dict(group.units)
        same = {"origin": group.origin, "target": target, "units": units, "leaders": there, "through": group.through}
        if there and set(there) != set(group.leaders):
            return (same,)
    return ()
