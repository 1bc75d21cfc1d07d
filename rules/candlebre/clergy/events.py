"""What can happen with clergy (CAN-2.14)."""

from rules.kernel.facts.events import Event


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
