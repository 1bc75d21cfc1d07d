"""What can happen with clergy (CAN-2.14)."""

from rules.candlebre.board.called import Land, Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class ClergyCalled(Event):
    """Clergy stand in a province."""

    clause: Open[str] = "CAN-2.14"
    seat: Open[Owner]
    province: Open[Land]
    owner: Open[Owner]
    price: Open[int]


class ClergyLeft(Event):
    """Clergy left a province."""

    clause: Open[str] = "CAN-2.14b"
    province: Open[Land]
    reason: Open[str]
