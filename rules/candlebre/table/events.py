"""What can happen to seats and turns (CAN-4)."""

from rules.candlebre.board.called import Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class TurnBegan(Event, clause="CAN-4.1"):
    """A seat-turn began, or with simultaneous turns the turn of all."""

    number: Open[int]
    seats: Open[tuple[Owner, ...]]
