"""How a seat decides that nobody plays, as far as the turn needs it (EMP-H5.9)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from rules.empires.board.motions import Vote
from rules.empires.board.realms import Aim
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.kernel.play.play import Play
from rules.kernel.state.viewing import glimpsed

Look = Callable[[], World]
"""Gives what a seat sees now."""
Steps = Iterator[MainOrder]
"""One order after the other; each is carried out before the next is asked for."""


@dataclass(frozen=True)
class Mind:
    """The decisions of an autopilot, each from what its seat may see."""

    turn: Callable[[Look, str], Steps]
    """What it does in its own turn (EMP-HA.1)."""
    caretake: Callable[[Look, str], Steps]
    """What is done for a player who was silent (EMP-HA.9)."""
    votes: Callable[[World, str], Mapping[int, Vote]]
    """How it votes, by the number of the question; a question left out has its default (EMP-HA.6)."""
    contest: Callable[[World, str], Literal["yield", "relinquish", "refuse"]]
    """What it answers for the inheritance that stands open (EMP-HA.7)."""
    interregnum: Callable[[World, str], tuple[str, Aim] | None]
    """Which card it plays while another's throne is vacant, on what (EMP-HA.8)."""


def looking(play: Play[World], seat: str) -> Look:
    """Give how a seat looks at the running game."""
    return lambda: glimpsed(play.state, seat)
