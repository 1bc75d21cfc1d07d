"""What can happen to leaders and prisoners (CAN-10, CAN-11.8)."""

from rules.candlebre.board.called import Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class PrisonersReleased(Event):
    """Prisoners were let go."""

    clause: Open[str] = "CAN-10.4"
    seat: Open[Owner]
    owner: Open[Owner]
    units: Open[UnitsTold]


class PrisonersKilled(Event):
    """Prisoners were killed for the bounty."""

    clause: Open[str] = "CAN-10.2"
    seat: Open[Owner]
    owner: Open[Owner]
    units: Open[UnitsTold]
    gold: Open[int]


class LeaderReleased(Event):
    """A captive leader was let go."""

    clause: Open[str] = "CAN-10.4a"
    seat: Open[Owner]
    leader: Open[Person]
    owner: Open[Owner]
    province: Open[Land]


class LeaderExecuted(Event):
    """A captive leader was executed, and his House rallies."""

    clause: Open[str] = "CAN-10.3"
    seat: Open[Owner]
    leader: Open[Person]
    owner: Open[Owner]
    rally: Open[int]
    """The turn to the end of whose seat-turn the rally lasts."""


class LeaderRemoved(Event):
    """A leader is out of the game."""

    clause: Open[str] = "CAN-8.7"
    leader: Open[Person]
    seat: Open[Owner]
    reason: Open[str]


class LeaderMoved(Event):
    """A leader slipped away, came home or was freed."""

    clause: Open[str] = "CAN-7.13f"
    leader: Open[Person]
    seat: Open[Owner]
    province: Open[Land]
    reason: Open[str]
