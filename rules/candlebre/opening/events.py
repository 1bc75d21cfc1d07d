"""What can happen before the first turn (CAN-3)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event


class ValueRolled(Event):
    """A die settled what a province is worth."""

    clause: str = "CAN-1.4"
    province: str
    rolled: int
    value: int


class ClaimOrder(Event):
    """The seats were put into the order in which Houses are dealt."""

    clause: str = "CAN-3.2"
    seats: tuple[str, ...]


class HouseDealt(Event):
    """A seat has its House."""

    clause: str = "CAN-3.2"
    candle: str
    house: str
    about: str


class LandDealt(Event):
    """A House has its five provinces."""

    clause: str = "CAN-3.3a"
    seat: str
    start: str
    """Empty where it was claimed freely."""
    provinces: tuple[str, ...]


class Founded(Event):
    """A House put up its free building."""

    clause: str = "CAN-3.4"
    seat: str
    building: str
    province: str


class ArmyRaised(Event):
    """A House's standing army is known, and where its head stands."""

    clause: str = "CAN-3.6"
    seat: str
    armies: tuple[tuple[str, UnitsTold], ...]
    """Each province with what stands there."""
    head: str
    """Where the head of the House stands."""


class FirstRolled(Event):
    """It was rolled who plays first."""

    clause: str = "CAN-3.9"
    rolls: tuple[tuple[str, tuple[int, ...]], ...]
    order: tuple[str, ...]


class SeatLeftOut(Event):
    """A seat that nobody holds takes no part."""

    clause: str = "CAN-3.1"
    candle: str
