"""What can happen on the march (CAN-6)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event


class MarchSetOut(Event):
    """A House marched on a province."""

    clause: str = "CAN-6.2"
    seat: str
    target: str
    holder: str
    """`the neutrals` where nobody owns it."""
    groups: tuple[tuple[str, UnitsTold], ...]
    """Each province that units left, with them."""
    leaders: tuple[str, ...]


class MarchCalledOff(Event):
    """A march was dropped before it set out."""

    clause: str = "CAN-4.5a"
    seat: str
    target: str
    reason: str


class MarchJoined(Event):
    """A march met a province that was its own by then."""

    clause: str = "CAN-4.3g"
    seat: str
    target: str


class UnitsReturned(Event):
    """Units of a march that was called off went home."""

    clause: str = "CAN-4.3f"
    seat: str
    units: UnitsTold
    province: str
    """Empty if they are lost."""
    target: str
    reason: str


class TroopsMoved(Event):
    """Troops or leaders moved through their own land."""

    clause: str = "CAN-6.9"
    seat: str
    units: UnitsTold
    leaders: tuple[str, ...]
    origin: str
    province: str
