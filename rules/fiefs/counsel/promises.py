"""What a side of a war would bring a House: who shares it, which claims its army would make good, what is at risk."""

from collections.abc import Sequence

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.land import held
from rules.fiefs.board.state import World
from rules.fiefs.declaring.siding import expected
from rules.kernel.telling.phrases import capital, in_words, row

NAMED = 3
"""How many fiefs are named."""


def promise(world: World, seat: str, conflict: Conflict, side: int) -> str:
    """Say what one side of a conflict would bring a House, as all others are likely to join (FIE-5.10, FIE-9.3)."""
    stands = {**expected(world, conflict), seat: side}
    lead = conflict.declarer if side == 1 else conflict.opponent
    ours = [one for one, its in stands.items() if its == side and one not in (seat, lead)]
    foes = [one for one, its in stands.items() if its != side]
    beside = f", beside {row(map(world.short, ours))}" if ours else ""
    first = f"{capital(world.called('conflict', conflict.id))}: with {world.short(lead)} you are likely one of"
    first += f" {in_words(len(ours) + 2)}{beside}, against {row(map(world.short, foes))}."
    return " ".join((first, to_win(world, seat, foes), to_lose(world, seat, foes)))


def to_win(world: World, seat: str, foes: Sequence[str]) -> str:
    """Say which claims of a House an army of its side would make good on lands of some others (FIE-9.3)."""
    found = [one for foe in foes for one in held(world, foe) if world.fiefs[one].claim == seat]
    if not found:
        return "You claim nothing of theirs, and earn by battle alone."
    return f"Where your side's army takes it, {named(world, found, 'or')} of theirs is yours, for you claim it."


def to_lose(world: World, seat: str, foes: Sequence[str]) -> str:
    """Say which fiefs of a House others claim, whose army may take any of his (FIE-5.10, FIE-9.3)."""
    found = [one for one in held(world, seat) if world.fiefs[one].claim in foes]
    return f"They claim {named(world, found, 'and')} of yours." if found else "They claim nothing of yours."


def named(world: World, fiefs: Sequence[str], last: str) -> str:
    """Name some fiefs, those with the weakest walls, and how many more there are."""
    easy = sorted(fiefs, key=lambda one: (world.fiefs[one].fortress, one))
    names = [world.fiefs[one].name for one in easy[:NAMED]]
    return row([*names, *([f"{in_words(len(fiefs) - NAMED)} more"] if fiefs[NAMED:] else [])], last)
