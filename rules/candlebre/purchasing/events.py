"""What can happen when a House builds, buys and places (CAN-5)."""

from rules.candlebre.board.called import Land, Owner
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class Built(Event):
    """An improvement stands."""

    clause: Open[str] = "CAN-5.12"
    seat: Open[Owner]
    building: Open[str]
    province: Open[Land]
    level: Open[int] = 0
    """Of a fort."""


class UnitsBought(Event):
    """Units wait to be placed."""

    clause: Open[str] = "CAN-5.1"
    seat: Open[Owner]
    units: Private[UnitsTold]
    price: Private[int]


class UnitsPlaced(Event):
    """Units were placed."""

    clause: Open[str] = "CAN-5.4"
    seat: Open[Owner]
    units: Open[UnitsTold]
    province: Open[Land]
