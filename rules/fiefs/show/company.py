"""Who stands with a House and who against it, for whoever asks (FIE-5.10, FIE-16.8)."""

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.sides import army_of
from rules.fiefs.board.state import World
from rules.fiefs.declaring.joining import sideless
from rules.fiefs.declaring.siding import expected
from rules.fiefs.show.pages import forces_lines
from rules.kernel.telling.phrases import capital, row

NOBODY = "There is no war and no rebellion now, so nobody stands with anybody, or against."


def company(world: World, seat: str) -> str:
    """Say for each conflict where everybody stands, or is likely to while sides are open; none: that."""
    if seat not in world.playing():
        return ""
    new = sideless(world)
    said = [guessed(world, one, seat) if one in new else stood(world, one, seat) for one in world.conflicts.values()]
    return " ".join(said) or NOBODY


def guessed(world: World, conflict: Conflict, seat: str) -> str:
    """Say who is likely to stand where, whoever asks apart if he may choose (FIE-16.8)."""
    leaders, stands = (conflict.declarer, conflict.opponent), expected(world, conflict)
    would = []
    for side, leader in enumerate(leaders, start=1):
        others = [one for one, his in stands.items() if his == side and one not in (seat, leader)]
        name = "you" if leader == seat else world.short(leader)
        follow = row(map(world.short, others))
        would.append(f"{follow} would follow {name}" if follow else f"{name} would stand alone")
    return f"{capital(world.called('conflict', conflict.id))}: as far as can be foreseen, {'; '.join(would)}."


def stood(world: World, conflict: Conflict, seat: str) -> str:
    """Say whom one leads or follows, and how each army stands."""
    army = world.armies[conflict.members[seat].army]
    role = "you lead one side" if army_of(world, conflict, seat) else f"you follow {world.short(army.leader)}"
    return " ".join([f"{capital(world.called('conflict', conflict.id))}: {role}.", *forces_lines(world, conflict)])
