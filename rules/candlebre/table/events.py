"""What can happen to seats and turns (CAN-4)."""

from rules.candlebre.board.called import Owner
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Open, Private


class TurnBegan(Event):
    """A seat-turn began, or with simultaneous turns the turn of all."""

    clause: Open[str] = "CAN-4.1"
    number: Open[int]
    seats: Open[tuple[Owner, ...]]


class StandingKept(Event):
    """A seat changed its guards or what it foils."""

    clause: Open[str] = "CAN-9.7a"
    audience: Open[Audience]
    seat: Open[Owner]
    text: Private[str]
