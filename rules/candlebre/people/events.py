"""What can happen to leaders and prisoners (CAN-10, CAN-11.8)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class PrisonersReleased(Event):
    """Prisoners were let go."""

    clause: Open[str] = "CAN-10.4"
    seat: Open[str]
    owner: Open[str]
    units: Open[UnitsTold]


class PrisonersKilled(Event):
    """Prisoners were killed for the bounty."""

    clause: Open[str] = "CAN-10.2"
    seat: Open[str]
    owner: Open[str]
    units: Open[UnitsTold]
    gold: Open[int]


class LeaderReleased(Event):
    """A captive leader was let go."""

    clause: Open[str] = "CAN-10.4a"
    seat: Open[str]
    leader: Open[str]
    owner: Open[str]
    province: Open[str]


class LeaderExecuted(Event):
    """A captive leader was executed, and his House rallies."""

    clause: Open[str] = "CAN-10.3"
    seat: Open[str]
    leader: Open[str]
    owner: Open[str]
    rally: Open[int]
    """The turn to the end of whose seat-turn the rally lasts."""


class LeaderRemoved(Event):
    """A leader is out of the game."""

    clause: Open[str] = "CAN-8.7"
    leader: Open[str]
    seat: Open[str]
    reason: Open[str]


class LeaderMoved(Event):
    """A leader slipped away, came home or was freed."""

    clause: Open[str] = "CAN-7.13f"
    leader: Open[str]
    seat: Open[str]
    province: Open[str]
    reason: Open[str]
