"""Postponement: a rebellion or civil war that waits for the end of the cycle (CIV-3.9.1b)."""

from rules.civilized.throne.events import StrifePostponed
from rules.civilized.throne.rulers import stand_in
from rules.civilized.world.state import Country, PostponedStrife, World
from rules.civilized.world.tables import CYCLE
from rules.civilized.world.years import later
from rules.kernel.play.play import Play


def postpone(play: Play[World], land: Country, waiting: PostponedStrife) -> None:
    """Put strife off until the first Spring after the cycle; a regent stands in for a dead ruler (CIV-3.9.1b)."""
    world = play.state
    land.postponed = waiting
    play.tell(StrifePostponed(country=land.id, kind=waiting.kind, year=later(world.cycle_start, CYCLE)))
    stand_in(play, land)


def take_up(land: Country) -> PostponedStrife | None:
    """Give what has waited, now that its country plays years, and forget it."""
    waiting, land.postponed = land.postponed, None
    return waiting
