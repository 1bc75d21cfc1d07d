"""What the Book of Fate can bring (CAN-11)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class BookShuffled(Event):
    """The Book of Fate was made anew."""

    clause: Open[str] = "CAN-11.1a"
    cards: Open[int]


class FateDrawn(Event):
    """A House drew from the Book of Fate."""

    clause: Open[str] = "CAN-11.2a"
    seat: Open[str]
    card: Open[str]
    """Empty where it is a company, which only the seat learns."""
    title: Open[str]
    effect: Open[str]


class LeaderJoined(Event):
    """A leader entered a House's service."""

    clause: Open[str] = "CAN-11.5"
    seat: Open[str]
    leader: Open[str]
    trait: Open[str]
    province: Open[str]


class ProvinceLost(Event):
    """A province became neutral by fate."""

    clause: Open[str] = "CAN-11.7"
    seat: Open[str]
    province: Open[str]
    reason: Open[str]


class UnitsLost(Event):
    """Units were lost by fate."""

    clause: Open[str] = "CAN-11.7"
    seat: Open[str]
    province: Open[str]
    units: Open[UnitsTold]
    reason: Open[str]


class WorkBurned(Event):
    """An improvement burned down."""

    clause: Open[str] = "CAN-11.7"
    seat: Open[str]
    building: Open[str]
    province: Open[str]


class TruceEnded(Event):
    """The Fool's Truce is over."""

    clause: Open[str] = "CAN-11.9"
    turn: Open[int]
    """The last turn of it."""
