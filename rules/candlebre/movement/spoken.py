"""Marches in plain words: `march all with my leader to Westmere`, `attack Westmere with 5 archers` (CAN-6.2)."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import at_most, count, holds, rolling, without
from rules.candlebre.board.spoken import ALL, LEADER, LEADERLESS, LEADERS, ONLY, THOSE, Spoken, places
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.war import Group, Units
from rules.candlebre.movement.marching import free_units, routes

Fields = Mapping[str, Any]  # Any: the fields of a march
VERBS = (
    r"(?:(?:should|must|shall|will) )?(?:march|attack|invade|conquer|send|lead|take|move|go|assault|storm|advance|"
    r"go all in|in)"
)
ALONG = (
    rf"(?:(?:together )?(?:with|and|plus|under|led by|take|bring|including|incl) )*(?P<who>{LEADERS}|{LEADER})"
    r"(?: (?:with them|along|too|as well|leads?|leading|comes?|goes|joins?|them|it))*"
)
"""How it is said that whoever leads goes along."""
BEHIND = (
    r"(?:(?:and|but) )?(?:leave|leaving|keep|keeping) (?P<who>[^|,.;:!]*?)"
    r"(?: (?:behind|at home|back|there|here|in place|after all))*(?= (?:[|,.;:!]|$))"
)
"""How it is said who stays behind."""
STAYING = re.compile(
    r"(?<= )(?:(?:and|but) )?(?:the )?(?P<who>[^|,.;:!]*?) (?:(?:there|here) )?stays?(?= (?:[,.;:!]|$))"
)
"""The same, said of them: `the two archers there stay`."""
ALL_OF_THEM = 999
"""As many as there can be."""
APART = re.compile(r"(?:,|;)? and (?:also )?(?:with )?(?:the )?(?=[^,;|]* from )|[;,] ")
"""What stands between groups that march from several provinces."""
GO = r"(?:(?:to|on|onto|into|at|against|towards?) )?"
COME = "(?:(?:from|in|at|of|out of) )"


def marches_in(words: str, world: World, seat: str) -> Sequence[Fields]:
    """Give the march that a line says, from each province where it may begin; none where it says no march."""
    line, house = Spoken(words), world.houses[seat]
    if not house.alive:
        return ()
    alone = line.says(LEADERLESS)
    stay, where = staying(line, world, seat)
    begins = line.named(places(world, own(world, seat)), COME)
    ends = line.named(places(world, foreign(world, seat)), GO)
    led, counted, kinds = leading(line, world, seat), line.counted(), line.kinds(THOSE)
    kinds += line.kinds("") if ends else []
    every, goes = line.says(ALL), line.says(VERBS)
    bare = sum(int(one["number"]) for one in line.take(r"(?P<number>\d+)(?: (?:units|men|troops|of them))?"))
    if counted or kinds or bare or every or led:
        line.says(ONLY)
    if line.turned or not line.heard or len(ends) > 1 or stay is None:
        return ()
    said = counted or kinds or every or bare or begins
    if not ends:
        return shrunk(world, seat, begins or where, stay) if stay else joining(world, seat) if led and not said else ()
    if led and not said and (joined := joining(world, seat, ends[0])):
        return joined
    if not (goes or counted or kinds or led) or not (counted or kinds or every or led or alone or bare or stay):
        return ()

    def who(place: Province) -> Units:
        free = free_units(world, place)
        there = free if rolling(free) else place.units  # who marches already may be meant to march otherwise
        whole = {kind: number for kind, number in there.items() if kind in kinds}
        return whole | counted if kinds or counted else some(without(there, at_most(stay or {}, there)), bare)

    starts = origins(world, seat, begins, ends[0], counted, led=bool(led))
    return [fields(world, seat, place, ends[0], who(place), led) for place in starts]


def groups_in(words: str, world: World, seat: str) -> Sequence[Fields]:
    """Give the groups of one march that a line says from several provinces, each with its own units; else none."""
    line = Spoken(words)
    if line.turned or not world.houses[seat].alive:
        return ()
    ends = line.named(places(world, foreign(world, seat)), GO)
    led = leading(line, world, seat)
    homes = places(world, own(world, seat))
    found = list[Fields]()
    for part in APART.split(line.left):
        group = Spoken("")
        group.left = f" {part.strip()} "
        group.left = STAYING.sub(" ", group.left)
        begins, every = group.named(homes, COME), group.says(ALL)
        counted, kinds = group.counted(), group.kinds(THOSE) + group.kinds("")
        group.says(VERBS)
        if not group.heard or len(begins) > 1 or bool(begins) != bool(counted or kinds or every):
            return ()
        for place in (world.provinces[id] for id in begins):
            there = free_units(world, place)
            units = there if every else {kind: there.get(kind, 0) for kind in kinds} | counted
            found.append(fields(world, seat, place, ends[0] if ends else "", units, led))
    return found if len(ends) == 1 and found[1:] else ()


def foreign(world: World, seat: str) -> list[str]:
    """Give the provinces that are not a seat's own."""
    return [id for id, one in world.provinces.items() if one.owner != seat]


def leading(line: Spoken, world: World, seat: str) -> Sequence[str]:
    """Take who leads; give whom that may mean: one alone where nobody else is named, whoever stands there."""
    named = {world.person(one.id): one.id for one in in_service(world, seat) if one.card}
    titled = {name.split(",")[0]: id for name, id in named.items()}
    ids = line.named(named | titled, "(?:(?:with|and|plus|under|led by|take|bring) )*")
    said = line.take(ALONG)
    heads = [f"head-{seat}"] * bool(said)
    whole = any(re.fullmatch(LEADERS, one["who"]) for one in said)
    return [one.id for one in in_service(world, seat)] if whole else [*heads, *ids]


def staying(line: Spoken, world: World, seat: str) -> tuple[Units | None, Sequence[str]]:
    """Take who stays behind, and give them and where; None for them where not all that is said of it is heard."""
    left = Spoken("")
    taken = [one["who"] for one in line.take(BEHIND)] + [one["who"] for one in STAYING.finditer(line.left)]
    line.left = STAYING.sub(" ", line.left)
    left.left = f" {' , '.join(taken)} "
    counted = dict.fromkeys(left.kinds("(?:(?:the|my|all|of) )+"), ALL_OF_THEM) | left.counted()
    where = left.named(places(world, own(world, seat)), COME)
    left.says("(?:behind|at home|after all)")
    return counted if not taken or left.heard else None, where


def some(there: Units, number: int) -> Units:
    """Give so many of those there; all where no number is named, nobody where it does not say which."""
    if not number or number == count(there):
        return there
    return dict.fromkeys(there, number) if len(there) == 1 else {}


def own(world: World, seat: str) -> list[str]:
    """Give the provinces of a seat."""
    return [place.id for place in world.held(seat)]


def origins(
    world: World, seat: str, begins: Sequence[str], target: str, counted: Units, *, led: bool
) -> list[Province]:
    """Give where a march may begin: as it is said, else beside its target, by the leader if he goes; else anywhere."""
    if begins:
        return [world.provinces[id] for id in begins]
    armed = [place for place in world.held(seat) if rolling(place.units)]
    enough = [place for place in armed if holds(place.units, counted)] or armed
    able = [place for place in enough if (free := free_units(world, place)) and holds(free, counted)] or enough
    near = [place for place in able if routes(world, seat, place.id, target)]
    here = [place for place in near if any(one.place == place.id for one in in_service(world, seat))]
    most = sorted(able, key=lambda place: -count(free_units(world, place)))[:1]
    return (here if led else near) or near or most


def fields(world: World, seat: str, place: Province, target: str, units: Units, led: Sequence[str]) -> Fields:
    """Give the fields of a march, with those named who stand there, or for the head whoever leads there."""
    there = [one.id for one in in_service(world, seat) if one.place == place.id]
    leaders = [id for id in led if id in there]
    others = there[:1] if led and not leaders and f"head-{seat}" in led else []
    ways = routes(world, seat, place.id, target) if target else []
    return {
        "origin": place.id,
        "target": target,
        "units": dict(units),
        "leaders": (*leaders, *others),
        "through": ways[0] if ways else "",
    }


def joining(world: World, seat: str, to: str = "") -> Sequence[Fields]:
    """Give the latest march, or that to a province, that leaves leaders where it begins, with them along."""
    for target, group in latest(world, seat):
        if to and target != to:
            continue
        there = tuple(one.id for one in in_service(world, seat) if one.place == group.origin)
        if there and set(there) != set(group.leaders):
            return (same(target, group, group.units, there),)
    return ()


def shrunk(world: World, seat: str, begins: Sequence[str], stay: Units) -> Sequence[Fields]:
    """Give the latest march, from where it is said, without those who are to stay behind after all."""
    for target, group in latest(world, seat):
        home = world.provinces[group.origin]
        idle = free_units(world, home)
        fewer = without(group.units, {kind: max(0, number - idle.get(kind, 0)) for kind, number in stay.items()})
        if (not begins or group.origin in begins) and fewer != group.units and count(fewer):
            return (same(target, group, fewer, group.leaders),)
    return ()


def latest(world: World, seat: str) -> list[tuple[str, Group]]:
    """Give the groups that are to march, the latest first, each with its target."""
    return [(march.target, group) for march in world.houses[seat].marches for group in march.groups][::-1]


def same(target: str, group: Group, units: Units, leaders: Sequence[str]) -> Fields:
    """Give the fields of a march as it was ordered, with these units and leaders."""
    return {
        "origin": group.origin,
        "target": target,
        "units": dict(units),
        "leaders": tuple(leaders),
        "through": group.through,
    }
