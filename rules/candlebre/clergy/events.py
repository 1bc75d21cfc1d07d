"""What can happen with clergy (CAN-2.14)."""

from rules.candlebre.board.called import Land, Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class ClergyCalled(Event, clause="CAN-2.14"):
    """Clergy stand in a province."""

    seat: Open[Owner]
    province: Open[Land]
    owner: Open[Owner]
    price: Open[int]


class ClergyLeft(Event, clause="CAN-2.14b"):
    """Clergy left a province."""

    province: Open[Land]
