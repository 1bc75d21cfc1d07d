"""What can happen in Candle'Bre at setup and to what the Houses own, in the order of the rulebook."""

from rules.kernel.facts.events import Event

UnitsTold = tuple[tuple[str, int], ...]
"""Types of units with their numbers, in type order."""


class ValueRolled(Event):
    """A die settled what a province is worth."""

    clause: str = "CAN-1.4"
    province: str
    rolled: int
    value: int


class GoldReceived(Event):
    """Gold came in and was split."""

    clause: str = "CAN-2.2"
    seat: str
    gold: int
    military: int
    civil: int
    reason: str


class GoldMoved(Event):
    """Military gold was moved to the civil purse."""

    clause: str = "CAN-2.3"
    seat: str
    gold: int


class HonorChanged(Event):
    """A House gained or lost honor."""

    clause: str = "CAN-2.10"
    seat: str
    by: int
    honor: int
    reason: str
    infamy: bool = False
    """Whether it has become infamous by this."""
    cleared: bool = False
    """Whether it is infamous no more."""


class InfluenceChanged(Event):
    """A House gained or lost influence."""

    clause: str = "CAN-2.13"
    seat: str
    by: int
    influence: int
    reason: str


class ClergyCalled(Event):
    """Clergy stand in a province."""

    clause: str = "CAN-2.14"
    seat: str
    province: str
    owner: str
    price: int


class ClergyLeft(Event):
    """Clergy left a province."""

    clause: str = "CAN-2.14b"
    province: str
    reason: str


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


class TurnBegan(Event):
    """A seat-turn began, or with simultaneous turns the turn of all."""

    clause: str = "CAN-4.1"
    number: int
    seats: tuple[str, ...]


class LevelInForce(Event):
    """A level of research came into force."""

    clause: str = "CAN-13.6"
    seat: str
    tree: str
    level: int


class AutopilotTook(Event):
    """A seat that was silent twice is run by the autopilot."""

    clause: str = "CAN-4.8"
    seat: str


class Built(Event):
    """An improvement stands."""

    clause: str = "CAN-5.12"
    seat: str
    building: str
    province: str
    level: int = 0
    """Of a fort."""


class UnitsBought(Event):
    """Units wait to be placed."""

    clause: str = "CAN-5.1"
    seat: str
    units: UnitsTold
    price: int


class UnitsPlaced(Event):
    """Units were placed."""

    clause: str = "CAN-5.4"
    seat: str
    units: UnitsTold
    province: str
