"""Checks, carried out to their end (EMP-17.3, EMP-17.4, EMP-17.15)."""

from rules.empires.board.state import World
from rules.empires.court.possession import rebel
from rules.empires.unrest.chart import Result
from rules.empires.unrest.events import Cause
from rules.empires.unrest.unrest import roll_check
from rules.empires.unrest.values import Weighed, weigh
from rules.kernel.play.play import Play


def check(play: Play[World], area: str, cause: Cause, gold: int = 0) -> Result:
    """Weigh an owned area, throw the dice, and carry out what they say; U is U, R a rebellion (EMP-17.3, EMP-17.4).

    Rules: EMP-17.4a, EMP-17.4b, EMP-17.4c.
    """
    return carry_out_check(play, weigh(play.state, area, gold), cause)


def carry_out_check(play: Play[World], weighed: Weighed, cause: Cause, *, sweeping: bool = True) -> Result:
    """Throw the dice for an area that was weighed, and carry out what they say (EMP-17.4, EMP-19.1f5)."""
    with play.causes():
        found = roll_check(play, weighed, cause)
        if found == "rebels":
            rebel(play, weighed.area, sweeping=sweeping)
    return found
