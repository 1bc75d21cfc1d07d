"""What can happen with clergy (CAN-2.14)."""

from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class ClergyCalled(Event):
    """Clergy stand in a province."""

    clause: Open[str] = "CAN-2.14"
    seat: Open[str]
    province: Open[str]
    owner: Open[str]
    price: Open[int]


class ClergyLeft(Event):
    """Clergy left a province."""

    clause: Open[str] = "CAN-2.14b"
    province: Open[str]
    reason: Open[str]
