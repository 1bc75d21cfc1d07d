"""What can happen before the first turn (CAN-3)."""

from rules.candlebre.board.called import Candle, Land, Owner, Region
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Open, Private


class ValueRolled(Event, clause="CAN-1.4"):
    """A die settled what a province is worth."""

    province: Open[Land]
    rolled: Open[int]
    value: Open[int]


class ClaimOrder(Event, clause="CAN-3.2"):
    """The seats were put into the order in which Houses are dealt."""

    seats: Open[tuple[Candle, ...]]


class HouseDealt(Event, clause="CAN-3.2"):
    """A seat has its House."""

    candle: Open[Candle]
    house: Open[Owner]
    charter: Open[str]
    """Which of the five Houses it is."""


class HouseMissed(Event, clause="CAN-3.2"):
    """Houses for which a seat wished before the one that it has went to others."""

    audience: Open[Audience]
    seat: Open[Owner]
    gone: Private[tuple[tuple[str, Candle], ...]]
    """Each House with the seat that chose it before."""
    charter: Private[str]
    """Which of the five Houses it has."""


class RegionMissed(Event, clause="CAN-3.3a"):
    """Start regions for which a seat wished before the one that it has went to others."""

    audience: Open[Audience]
    seat: Open[Owner]
    gone: Private[tuple[tuple[Region, Owner], ...]]
    """Each region with the seat that chose it before."""
    start: Private[Region]
    """The region that it has."""


class LandDealt(Event, clause="CAN-3.3a"):
    """A House has its five provinces."""

    seat: Open[Owner]
    start: Open[Region]
    """Empty where it was claimed freely."""
    provinces: Open[tuple[Land, ...]]


class Founded(Event, clause="CAN-3.4"):
    """A House put up its free building."""

    seat: Open[Owner]
    building: Open[str]
    province: Open[Land]


class ArmyRaised(Event, clause="CAN-3.6"):
    """A House's standing army is known, and where its head stands."""

    seat: Open[Owner]
    armies: Open[tuple[tuple[Land, UnitsTold], ...]]
    """Each province with what stands there."""
    head: Open[Land]
    """Where the head of the House stands."""


class FirstRolled(Event, clause="CAN-3.9"):
    """It was rolled who plays first."""

    rolls: Open[tuple[tuple[Owner, tuple[int, ...]], ...]]
    order: Open[tuple[Owner, ...]]


class SeatLeftOut(Event, clause="CAN-3.1"):
    """A seat that nobody holds takes no part."""

    candle: Open[Candle]
