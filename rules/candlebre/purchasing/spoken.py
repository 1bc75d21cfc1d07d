"""Purchases and placing in plain words: `buy three cavalry with the money`, `put em in Honeyfield`, `place all`."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rules.candlebre.board.forces import added, count, ordered, without
from rules.candlebre.board.spoken import ALL, CALLED, LEADER, THOSE, Spoken, places, spelt
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Units
from rules.candlebre.purchasing.placements import placements

Fields = Mapping[str, Any]  # Any: the fields of an order
PLACES = r"(?:place|put|station|deploy|stand|set|leave|keep|send)"
UNITS = r"(?:ones?|units|troops|men|guys|soldiers|recruits)"
WAIT = (
    rf"(?:all |the |my |our )*(?:rest|remaining|others?|new|bought|waiting)(?: {UNITS})?|"
    rf"(?:everything|everybody|everyone|all) else"
)
THEM = rf"(?:{WAIT}|them(?: all)?|'?em|these|those|{ALL})"
"""What is said for all that wait."""
AT = "(?:(?:in|at|to|into|on) )?"
BUYS = r"(?:buy|get|purchase|raise|recruit|train|hire|enlist|take)"
WITH = (
    r"(?:(?:with|for|from|out of|using|of) )(?:(?:all|the|my|our|this|that|of|what|rest|remaining|other|spare|military|"
    r"force|is|left|have|i) )*(?:money|gold|rest|cash|coins?|purse|left)"
)
"""With what somebody says that he buys, where he says how many."""


def bought_in(words: str, seat: str) -> Sequence[Fields]:
    """Give the units that a line buys, which says how many of which and with whose gold; none where it says more."""
    line = Spoken(words)
    counted, buys = line.counted(), line.says(BUYS)
    line.says(WITH)
    fine = seat and counted and buys and line.heard and not line.turned
    return [{"number": number, "unit": kind} for kind, number in counted.items()] if fine else ()


def placed_in(words: str, world: World, seat: str) -> Sequence[Fields]:
    """Give where a line places what waits: all of it, all of a type, or so many; none where nothing is said of it."""
    line, house = Spoken(words), world.houses[seat]
    waiting = ordered(added(house.muster, house.returned))
    if not count(waiting) or line.turned:
        return ()
    names = places(world, [one.id for one in world.held(seat)])
    line.left = beside(line.left, world, seat)
    parts = apart(line.left, names)
    if parts[1:]:
        return shared_out(parts, waiting, names)
    return placed_at_once(line, world, seat, waiting)


def placed_at_once(line: Spoken, world: World, seat: str, waiting: Units) -> Sequence[Fields]:
    """Give where a line places what waits that names one province, or leaves it open where."""
    where = line.named(places(world, [one.id for one in world.held(seat)]), AT)
    counted, kinds = line.counted(), line.kinds(THOSE) + line.kinds("")
    every, places_them = line.says(THEM), line.says(PLACES)
    line.says("all")
    bare = sum(int(one["number"]) for one in line.take(r"(?P<number>\d+)(?: (?:units|men|troops|of them))?"))
    if not places_them or not line.heard or len(where) > 1:
        return ()
    units = some(waiting, counted, kinds, bare, every=every)
    if not units:
        return ()
    if where:
        return ({"units": units, "province": where[0]},)
    return [{"units": some, "province": id} for id, some in placements(world.fresh(), seat)] if units == waiting else ()


def beside(left: str, world: World, seat: str) -> str:
    """Put the province where most of a type stands, or the head, for what is placed with them: `with the cavalry`."""

    def there(found: re.Match[str]) -> str:
        kind, head = CALLED.get(found["kind"], ""), world.leaders.get(f"head-{seat}")
        stand = [place for place in world.held(seat) if place.units.get(kind, 0)]
        most = max(stand, key=lambda place: place.units[kind], default=None)
        place = most if kind else world.provinces.get(head.place) if head else None
        return f"in {place.name.casefold()}" if place else found[0]

    each = "|".join(sorted(CALLED, key=len, reverse=True))
    return re.sub(rf"(?<= )(?:together )?with (?:the |my |our )?(?P<kind>{each}|{LEADER})(?= )", there, left)


def apart(left: str, names: Mapping[str, str]) -> list[str]:
    """Take a line apart behind each province that it names, and give what is left behind the last one with it."""
    each = "|".join(spelt(name) for name in sorted(names, key=len, reverse=True))
    ends = [found.end() for found in re.finditer(rf"(?<= ){AT}(?:the )?(?:{each})(?= )", left)] if names else []
    return [left[start:end] for start, end in zip([0, *ends], [*ends[:-1], len(left)], strict=False) if ends]


def shared_out(parts: Sequence[str], waiting: Units, names: Mapping[str, str]) -> Sequence[Fields]:
    """Give where each part of a line places how many, whatever else waits last; none where not all is heard."""
    found, left = list[tuple[bool, str, Units]](), waiting
    for part in parts:
        clause = Spoken("")
        clause.left = f" {part.strip()} "
        where = clause.named(names, AT)
        counted, kinds, every = clause.counted(), clause.kinds(THOSE) + clause.kinds(""), clause.says(THEM)
        clause.says(PLACES)
        units = some(waiting, counted, kinds, 0, every=False)
        if not clause.heard or len(where) != 1 or bool(units) == every:
            return ()
        found.append((every, where[0], units))
        left = without(left, units)
    if sum(every for every, _, _ in found) > 1:
        return ()
    lots = [(where, left if every else units) for every, where, units in found]
    return [{"units": units, "province": where} for where, units in lots if count(units)]


def some(waiting: Units, counted: Units, kinds: Sequence[str], bare: int, *, every: bool) -> Units:
    """Give who of those that wait is meant; nobody where it does not say which."""
    if kinds or counted:
        return ordered({kind: number for kind, number in waiting.items() if kind in kinds} | counted)
    if bare:
        return waiting if bare == count(waiting) else {}
    return waiting if every else {}
