"""What can happen before the first turn (CAN-3)."""

from rules.candlebre.board.called import Candle, Land, Owner, Region
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class ValueRolled(Event):
    """A die settled what a province is worth."""

    clause: Open[str] = "CAN-1.4"
    province: Open[Land]
    rolled: Open[int]
    value: Open[int]


class ClaimOrder(Event):
    """The seats were put into the order in which Houses are dealt."""

    clause: Open[str] = "CAN-3.2"
    seats: Open[tuple[Candle, ...]]


class HouseDealt(Event):
    """A seat has its House."""

    clause: Open[str] = "CAN-3.2"
    candle: Open[Candle]
    house: Open[Owner]
    about: Open[str]


class LandDealt(Event):
    """A House has its five provinces."""

    clause: Open[str] = "CAN-3.3a"
    seat: Open[Owner]
    start: Open[Region]
    """Empty where it was claimed freely."""
    provinces: Open[tuple[Land, ...]]


class Founded(Event):
    """A House put up its free building."""

    clause: Open[str] = "CAN-3.4"
    seat: Open[Owner]
    building: Open[str]
    province: Open[Land]


class ArmyRaised(Event):
    """A House's standing army is known, and where its head stands."""

    clause: Open[str] = "CAN-3.6"
    seat: Open[Owner]
    armies: Open[tuple[tuple[Land, UnitsTold], ...]]
    """Each province with what stands there."""
    head: Open[Land]
    """Where the head of the House stands."""


class FirstRolled(Event):
    """It was rolled who plays first."""

    clause: Open[str] = "CAN-3.9"
    rolls: Open[tuple[tuple[Owner, tuple[int, ...]], ...]]
    order: Open[tuple[Owner, ...]]


class SeatLeftOut(Event):
    """A seat that nobody holds takes no part."""

    clause: Open[str] = "CAN-3.1"
    candle: Open[Candle]
