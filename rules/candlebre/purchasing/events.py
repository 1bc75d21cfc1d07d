"""What can happen when a House builds, buys and places (CAN-5)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event


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
