"""What can happen towards the end (CAN-15)."""

from rules.candlebre.board.called import Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class DrawVoted(Event):
    """A seat says whether it would have a draw."""

    clause: Open[str] = "CAN-15.10"
    seat: Open[Owner]
    yes: Open[bool]


class HouseEliminated(Event):
    """A House holds nothing any more."""

    clause: Open[str] = "CAN-15.5"
    seat: Open[Owner]


class GameWon(Event):
    """The game is over."""

    clause: Open[str] = "CAN-15.1"
    seats: Open[tuple[Owner, ...]]
    """None for a draw."""
    result: Open[str]
    reason: Open[str]
