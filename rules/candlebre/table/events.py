"""What can happen to seats and turns (CAN-4)."""

from rules.kernel.facts.events import Audience, Event


class TurnBegan(Event):
    """A seat-turn began, or with simultaneous turns the turn of all."""

    clause: str = "CAN-4.1"
    number: int
    seats: tuple[str, ...]


class StandingKept(Event):
    """A seat changed its guards or what it foils."""

    clause: str = "CAN-9.7a"
    audience: Audience
    seat: str
    text: str
