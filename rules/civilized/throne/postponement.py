"""Holding: a rebellion or civil war that waits for the end of the cycle (CIV-3.9.1b)."""

from rules.civilized.throne.events import SplitHeld
from rules.civilized.throne.rulers import stand_in
from rules.civilized.world.state import Country, Held, World
from rules.civilized.world.tables import CYCLE
from rules.civilized.world.years import later
from rules.kernel.play.play import Play


def hold(play: Play[World], land: Country, held: Held) -> None:
    """Put a split on hold until the first Spring after the cycle; a regent stands in for a dead ruler (CIV-3.9.1b)."""
    world = play.state
    land.held = held
    play.tell(SplitHeld(country=land.id, kind=held.kind, year=later(world.cycle_start, CYCLE)))
    stand_in(play, land)


def release(land: Country) -> Held | None:
    """Give what has waited, now that its country plays years, and forget it."""
    held, land.held = land.held, None
    return held
