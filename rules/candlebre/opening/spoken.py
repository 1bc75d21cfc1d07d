"""The opening in plain words: Houses and regions by preference, a standing army, its leader and the free building."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.candlebre.board.geography import most_units
from rules.candlebre.board.spoken import LEADER, Spoken, places, plainly, spelt
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.board.war import Units
from rules.candlebre.currencies.money import unit_price
from rules.candlebre.opening.autopilot import army, exposed
from rules.candlebre.opening.founding import force_left
from rules.kernel.language.gists import FALLING_BACK

Fields = Mapping[str, Any]  # Any: the fields of an order
WISHES = r"(?:rank|choose|prefer|want|take|pick|play|like|love|get|have|start|begin)"
BESIDE = (
    r"(?:(?:and|to|would|i|be|start|begin|starting|beginning|living) )*"
    r"(?:next to|near|close to|beside|far from|away from)(?: [^\s,.;|]+){1,3}?(?= (?:[,.;|]|and|then)| $)"
)
"""How somebody says beside whom he would begin."""
CLAUSE = re.compile(r"[,.;:!|]|\band\b|\bthen\b")
RAISES = r"(?:raise|recruit|train|enlist|levy|muster|buy|take|get|put|place)"
FOUNDS = r"(?:(?:found|build|put|raise) )?(?:(?:a|an|the|my|our|free|one) )*"
STANDS = r"(?:(?:together )?(?:with|and|plus) )?(?:(?:station|put|place|send|move) )?"
IS = r"(?:(?:should|will|shall|must) )?(?:be|is|are|goes?|stands?|stays?|sits?|joins?|leads?|waits?)"
"""What is said of whoever stands somewhere: `my leader goes with them`."""
ORDERED = re.compile(rf"(?<= )({LEADER}) (?:should|shall|must|will)(?= )")
"""How it is said of a leader where he is to stand, which asks nothing."""
TOO = re.compile(r"(?<= there) (?:2|to)(?= )")
"""How `there too` is typed in haste."""
FOR = r"(?:(?:for|as) (?:(?:my|the|a) )*(?:land|lands|region|start|home|place|house|court))"
"""What somebody says of what he ranks."""


def wishes_in(words: str, world: World) -> tuple[list[str], list[str], bool]:
    """Give the Houses and the regions that a line wishes for, best first, and whether it names a neighbour."""
    line = Spoken(words)
    beside = bool(line.take(BESIDE))
    line.left = FALLING_BACK.sub(" ", line.left)
    houses = line.named({one.name: id for id, one in HOUSES.items()}, "(?:house )?")
    plain = {start.name.removeprefix("The "): start.id for start in world.starts.values()}
    regions = line.named(plain | {name.removesuffix(" Court"): id for name, id in plain.items()}, "(?:region )?")
    line.says(r"(?:or )?if \| (?:is|was|has|be|gets?|goes) (?:already )?(?:gone|taken|away)")
    line.says(FOR)
    line.says(WISHES)
    fine = line.heard and not line.turned and (houses or regions)
    return (houses, regions, beside) if fine else ([], [], False)


def raised_in(words: str, world: World, seat: str) -> Sequence[tuple[str, Fields]]:
    """Give what a line says of army, leader and building, each by the name of its order; none where it says more."""
    whole, own = Spoken(words), places(world, [one.id for one in world.held(seat)])
    whole.left = ORDERED.sub(r"\1", TOO.sub(" too", whole.left))
    at = "|".join(sorted(map(spelt, own), key=len, reverse=True))
    named = re.findall(rf"(?<= )(?:{at})(?= )", whole.left)
    ids = {plainly(name): id for name, id in own.items()}
    here = ids[plainly(named[0])] if named else standing(world, seat)
    if whole.turned or not here:
        return ()
    found = list[tuple[str, Fields]]()
    for part in CLAUSE.split(whole.left):
        clause = Spoken(part)
        here = next(iter(clause.named(own, "(?:(?:in|at|to|into) )?")), here)
        said = list(said_of(clause, world, seat, here))
        if not clause.heard:
            return ()
        found += said
    return found


def standing(world: World, seat: str) -> str:
    """Give where `there` is in a line that names no place: where the head stands, most of the army, or as advised."""
    head = world.leaders.get(f"head-{seat}")
    camp = most_units(world, seat)
    if head:
        return head.place
    if camp and camp.units:
        return camp.id
    return exposed(world, seat).id if world.held(seat) else ""


def usual_army(world: World, seat: str) -> Units:
    """Give the army that counsel advises where nobody is raised yet."""
    empty = world.fresh()
    for place in empty.held(seat):
        place.units = {}
    return army(empty, seat)


def said_of(clause: Spoken, world: World, seat: str, here: str) -> Iterator[tuple[str, Fields]]:
    """Give what one part of a line orders, at a place."""
    if clause.says(rf"{STANDS}{LEADER}"):
        yield "station_leader", {"province": here}
    for building in ("barracks", "temple"):
        if clause.says(f"{FOUNDS}{building}"):
            yield "found", {"building": building, "province": here}
    units = clause.counted()
    house, left = world.houses[seat], force_left(world, seat)
    for kind in clause.kinds("(?:all|only|just) (?:of )?(?:my |our |the )?"):
        units[kind] = left // unit_price(house, kind)
    usual = usual_army(world, seat)
    if clause.says(rf"(?:all )?{sum(usual.values())}(?: (?:of them|units|men|troops))?"):
        units |= usual
    clause.says(RAISES)
    clause.says(IS)
    yield from (("recruit", {"number": number, "unit": kind, "province": here}) for kind, number in units.items())
