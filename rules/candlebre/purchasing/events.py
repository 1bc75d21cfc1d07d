"""What can happen when a House builds, buys and places (CAN-5)."""

from rules.candlebre.board.called import Land, Owner
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class Built(Event, clause="CAN-5.12"):
    """An improvement stands."""

    seat: Open[Owner]
    building: Open[str]
    province: Open[Land]
    level: Open[int] = 0
    """Of a fort."""


class UnitsBought(Event, clause="CAN-5.1"):
    """Units wait to be placed."""

    seat: Open[Owner]
    units: Private[UnitsTold]
    price: Private[int]


class UnitsPlaced(Event, clause="CAN-5.4"):
    """Units were placed."""

    seat: Open[Owner]
    units: Open[UnitsTold]
    province: Open[Land]
