"""What can happen on the march (CAN-6)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class MarchSetOut(Event):
    """A House marched on a province."""

    clause: Open[str] = "CAN-6.2"
    seat: Open[str]
    target: Open[str]
    holder: Open[str]
    """`the neutrals` where nobody owns it."""
    groups: Open[tuple[tuple[str, UnitsTold], ...]]
    """Each province that units left, with them."""
    leaders: Open[tuple[str, ...]]


class MarchCalledOff(Event):
    """A march was dropped before it set out."""

    clause: Open[str] = "CAN-4.5a"
    seat: Open[str]
    target: Open[str]
    reason: Open[str]


class MarchJoined(Event):
    """A march met a province that was its own by then."""

    clause: Open[str] = "CAN-4.3g"
    seat: Open[str]
    target: Open[str]


class UnitsReturned(Event):
    """Units of a march that was called off went home."""

    clause: Open[str] = "CAN-4.3f"
    seat: Open[str]
    units: Open[UnitsTold]
    province: Open[str]
    """Empty if they are lost."""
    target: Open[str]
    reason: Open[str]


class TroopsMoved(Event):
    """Troops or leaders moved through their own land."""

    clause: Open[str] = "CAN-6.9"
    seat: Open[str]
    units: Open[UnitsTold]
    leaders: Open[tuple[str, ...]]
    origin: Open[str]
    province: Open[str]
