"""What can happen to leaders and prisoners (CAN-10, CAN-11.8)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event


class PrisonersReleased(Event):
    """Prisoners were let go."""

    clause: str = "CAN-10.4"
    seat: str
    owner: str
    units: UnitsTold


class PrisonersKilled(Event):
    """Prisoners were killed for the bounty."""

    clause: str = "CAN-10.2"
    seat: str
    owner: str
    units: UnitsTold
    gold: int


class LeaderReleased(Event):
    """A captive leader was let go."""

    clause: str = "CAN-10.4a"
    seat: str
    leader: str
    owner: str
    province: str


class LeaderExecuted(Event):
    """A captive leader was executed, and his House rallies."""

    clause: str = "CAN-10.3"
    seat: str
    leader: str
    owner: str
    rally: int
    """The turn to the end of whose seat-turn the rally lasts."""


class LeaderRemoved(Event):
    """A leader is out of the game."""

    clause: str = "CAN-8.7"
    leader: str
    seat: str
    reason: str


class LeaderMoved(Event):
    """A leader slipped away, came home or was freed."""

    clause: str = "CAN-7.13f"
    leader: str
    seat: str
    province: str
    reason: str
