"""What the Book of Fate can bring (CAN-11)."""

from rules.candlebre.board.called import Card, Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class BookShuffled(Event, clause="CAN-11.1a"):
    """The Book of Fate was made anew."""

    cards: Open[int]


class FateDrawn(Event, clause="CAN-11.2a"):
    """A House drew from the Book of Fate."""

    seat: Open[Owner]
    card: Open[Card]
    """Empty where it is a company, which only the seat learns."""


class LeaderJoined(Event, clause="CAN-11.5"):
    """A leader entered a House's service."""

    seat: Open[Owner]
    leader: Open[Person]
    province: Open[Land]


class ProvinceLost(Event, clause="CAN-11.7"):
    """A province became neutral by fate."""

    seat: Open[Owner]
    province: Open[Land]
    card: Open[Card]


class UnitsLost(Event, clause="CAN-11.7"):
    """Units were lost by fate."""

    seat: Open[Owner]
    province: Open[Land]
    units: Open[UnitsTold]
    card: Open[Card]


class WorkBurned(Event, clause="CAN-11.7"):
    """An improvement burned down."""

    seat: Open[Owner]
    building: Open[str]
    province: Open[Land]


class WorkRaised(Event, clause="CAN-11.6"):
    """An improvement was put up by fate."""

    seat: Open[Owner]
    building: Open[str]
    province: Open[Land]


class TruceEnded(Event, clause="CAN-11.9"):
    """The Fool's Truce is over."""

    seat: Open[Owner]
    """Who had drawn it."""
    turn: Open[int]
    """The last turn of it."""
