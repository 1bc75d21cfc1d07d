"""Which side an autopilot takes, and which default stands for the silent (FIE-16.8)."""

from collections.abc import Mapping

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.land import count, fiefs_of, foremost, total
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import Character


def side_for(world: World, conflict: Conflict, seat: str, character: Character) -> int:
    """Give the side that a House of some character joins (FIE-16.8)."""
    if character == "feeble":
        return 1 if total(world, conflict.declarer) > total(world, conflict.opponent) else 2
    if character == "rash":
        return 1
    if character == "skilled" and not conflict.rebellion:
        return smaller(world, conflict, seat)
    return by_lands(world, conflict, seat)


def by_lands(world: World, conflict: Conflict, seat: str) -> int:
    """Give the side of a House's lands; where they do not tell, that of the lower leader, else side 2 (FIE-16.8)."""
    if conflict.kind == "usurpation":
        return lower(world, conflict)
    if conflict.kind == "war":
        ours, theirs = count(world, seat, conflict.nation_a), count(world, seat, conflict.nation_d)
    else:
        own = [fief for fief in fiefs_of(world, conflict.nation_d) if world.fiefs[fief].control == seat]
        ours = sum(world.fiefs[fief].region in conflict.regions for fief in own)
        theirs = len(own) - ours
    if ours == theirs:
        return lower(world, conflict)
    return 1 if ours > theirs else 2


def by_all(world: World, conflict: Conflict) -> Mapping[str, int]:
    """Give the side of each House, if all join by their lands (FIE-16.8)."""
    leaders = {conflict.declarer: 1, conflict.opponent: 2}
    others = {one: by_lands(world, conflict, one) for one in world.playing() if one not in leaders}
    return leaders | others


def expected(world: World, conflict: Conflict) -> Mapping[str, int]:
    """Give the side that each House is likely to take: autopilots by their character, people by their lands."""
    leaders = {conflict.declarer: 1, conflict.opponent: 2}
    others = {one: likely_side(world, conflict, one) for one in world.playing() if one not in leaders}
    return leaders | others


def likely_side(world: World, conflict: Conflict, seat: str) -> int:
    """Give the side that a House is likely to take (FIE-16.8)."""
    house = world.houses[seat]
    return side_for(world, conflict, seat, "prudent" if house.holder == "player" else house.character)


def lower(world: World, conflict: Conflict) -> int:
    """Give the side whose leader has the lower total; 2 if they are equal (FIE-16.8)."""
    return 1 if total(world, conflict.declarer) < total(world, conflict.opponent) else 2


def smaller(world: World, conflict: Conflict, seat: str) -> int:
    """Give the side of a war that will likely have fewer members; else that against the first House (FIE-16.8)."""
    likely = {1: 2, 2: 2}  # halves of members: the two leaders, and skilled ones count half on each side
    for other in world.playing():
        if other in (seat, conflict.declarer, conflict.opponent):
            continue
        house = world.houses[other]
        if house.holder != "player" and house.character == "skilled":
            likely = {side: halves + 1 for side, halves in likely.items()}
            continue
        likely[likely_side(world, conflict, other)] += 2
    if likely[1] != likely[2]:
        return 1 if likely[1] < likely[2] else 2
    first = foremost(world)
    if first in (conflict.declarer, conflict.opponent):
        return 2 if first == conflict.declarer else 1
    return by_lands(world, conflict, seat)
