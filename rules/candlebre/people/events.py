"""What can happen to leaders and prisoners (CAN-10, CAN-11.8)."""

from rules.candlebre.board.called import Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class PrisonersReleased(Event, clause="CAN-10.4"):
    """Prisoners were let go."""

    seat: Open[Owner]
    owner: Open[Owner]
    units: Open[UnitsTold]


class PrisonersKilled(Event, clause="CAN-10.2"):
    """Prisoners were killed for the bounty."""

    seat: Open[Owner]
    owner: Open[Owner]
    units: Open[UnitsTold]
    gold: Open[int]


class LeaderReleased(Event, clause="CAN-10.4a"):
    """A captive leader was let go."""

    seat: Open[Owner]
    leader: Open[Person]
    owner: Open[Owner]
    province: Open[Land]


class LeaderExecuted(Event, clause="CAN-10.3"):
    """A captive leader was executed, and his House rallies."""

    seat: Open[Owner]
    leader: Open[Person]
    owner: Open[Owner]
    rally: Open[int]
    """The turn to the end of whose seat-turn the rally lasts."""


class LeaderRemoved(Event, clause="CAN-8.7"):
    """A leader is out of the game; the clause says why."""

    leader: Open[Person]
    seat: Open[Owner]


class LeaderMoved(Event, clause="CAN-7.13f"):
    """A leader slipped away, came home or was freed; the clause says why."""

    leader: Open[Person]
    seat: Open[Owner]
    province: Open[Land]
