"""What can happen towards the end (CAN-15)."""

from typing import Literal

from rules.candlebre.board.called import Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open

End = Literal["provinces", "honor", "last", "limit", "nobody", "alike", "draw"]
"""How a game may end (CAN-15.1 to CAN-15.10)."""
KINGLESS = ("nobody", "alike", "draw")
"""Without a winner."""


class DrawVoted(Event, clause="CAN-15.10"):
    """A seat says whether it would have a draw."""

    seat: Open[Owner]
    yes: Open[bool]


class HouseEliminated(Event, clause="CAN-15.5"):
    """A House holds nothing any more."""

    seat: Open[Owner]


class GameEnded(Event):
    """The game is over."""

    clause: Open[str]
    end: Open[End]
    seats: Open[tuple[Owner, ...]]
    """Who won by it, or who stand alike."""
    figure: Open[int]
    """The provinces, the honor or the standing that decided it."""
