"""Purchases and placing in plain words: `buy three cavalry with the money`, `put em in Honeyfield`, `place all`."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.candlebre.board.forces import added, count, ordered
from rules.candlebre.board.spoken import ALL, THOSE, Spoken, places
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Units
from rules.candlebre.purchasing.placements import placements

Fields = Mapping[str, Any]  # Any: the fields of an order
PLACES = r"(?:place|put|station|deploy|stand|set|leave|keep|send)"
UNITS = r"(?:ones?|units|troops|men|guys|soldiers|recruits)"
WAIT = rf"(?:all |the |my |our )*(?:rest|remaining|new|bought|waiting)(?: {UNITS})?"
THEM = rf"(?:them(?: all)?|'?em|these|those|{ALL}|{WAIT})"
"""What is said for all that wait."""
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
    if not count(waiting):
        return ()
    where = line.named(places(world, [one.id for one in world.held(seat)]), "(?:(?:in|at|to|into|on) )?")
    counted, kinds = line.counted(), line.kinds(THOSE) + line.kinds("")
    every, places_them = line.says(THEM), line.says(PLACES)
    line.says("all")
    bare = sum(int(one["number"]) for one in line.take(r"(?P<number>\d+)(?: (?:units|men|troops|of them))?"))
    if not places_them or line.turned or not line.heard or len(where) > 1:
        return ()
    units = some(waiting, counted, kinds, bare, every=every)
    if not units:
        return ()
    if where:
        return ({"units": units, "province": where[0]},)
    return [{"units": some, "province": id} for id, some in placements(world.fresh(), seat)] if units == waiting else ()


def some(waiting: Units, counted: Units, kinds: Sequence[str], bare: int, *, every: bool) -> Units:
    """Give who of those that wait is meant; nobody where it does not say which."""
    if kinds or counted:
        return ordered({kind: number for kind, number in waiting.items() if kind in kinds} | counted)
    if bare:
        return waiting if bare == count(waiting) else {}
    return waiting if every else {}
