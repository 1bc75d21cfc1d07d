"""What the Book of Fate can bring (CAN-11)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event


class BookShuffled(Event):
    """The Book of Fate was made anew."""

    clause: str = "CAN-11.1a"
    cards: int


class FateDrawn(Event):
    """A House drew from the Book of Fate."""

    clause: str = "CAN-11.2a"
    seat: str
    card: str
    """Empty where it is a company, which only the seat learns."""
    title: str
    effect: str


class LeaderJoined(Event):
    """A leader entered a House's service."""

    clause: str = "CAN-11.5"
    seat: str
    leader: str
    trait: str
    province: str


class ProvinceLost(Event):
    """A province became neutral by fate."""

    clause: str = "CAN-11.7"
    seat: str
    province: str
    reason: str


class UnitsLost(Event):
    """Units were lost by fate."""

    clause: str = "CAN-11.7"
    seat: str
    province: str
    units: UnitsTold
    reason: str


class WorkBurned(Event):
    """An improvement burned down."""

    clause: str = "CAN-11.7"
    seat: str
    building: str
    province: str


class TruceEnded(Event):
    """The Fool's Truce is over."""

    clause: str = "CAN-11.9"
    turn: int
    """The last turn of it."""
