"""What the Book of Fate can bring (CAN-11)."""

from rules.candlebre.board.called import Land, Owner, Person
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
    seat: Open[Owner]
    card: Open[str]
    """Empty where it is a company, which only the seat learns."""
    title: Open[str]
    effect: Open[str]


class LeaderJoined(Event):
    """A leader entered a House's service."""

    clause: Open[str] = "CAN-11.5"
    seat: Open[Owner]
    leader: Open[Person]
    trait: Open[str]
    province: Open[Land]


class ProvinceLost(Event):
    """A province became neutral by fate."""

    clause: Open[str] = "CAN-11.7"
    seat: Open[Owner]
    province: Open[Land]
    reason: Open[str]


class UnitsLost(Event):
    """Units were lost by fate."""

    clause: Open[str] = "CAN-11.7"
    seat: Open[Owner]
    province: Open[Land]
    units: Open[UnitsTold]
    reason: Open[str]


class WorkBurned(Event):
    """An improvement burned down."""

    clause: Open[str] = "CAN-11.7"
    seat: Open[Owner]
    building: Open[str]
    province: Open[Land]


class TruceEnded(Event):
    """The Fool's Truce is over."""

    clause: Open[str] = "CAN-11.9"
    turn: Open[int]
    """The last turn of it."""
