"""What can happen on the march (CAN-6)."""

from rules.candlebre.board.called import Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class MarchSetOut(Event):
    """A House marched on a province."""

    clause: Open[str] = "CAN-6.2"
    seat: Open[Owner]
    target: Open[Land]
    holder: Open[Owner]
    groups: Open[tuple[tuple[Land, UnitsTold], ...]]
    """Each province that units left, with them."""
    leaders: Open[tuple[Person, ...]]


class MarchCalledOff(Event):
    """A march was dropped before it set out."""

    clause: Open[str] = "CAN-4.5a"
    seat: Open[Owner]
    target: Open[Land]
    reason: Open[str]


class MarchJoined(Event):
    """A march met a province that was its own by then."""

    clause: Open[str] = "CAN-4.3g"
    seat: Open[Owner]
    target: Open[Land]


class UnitsReturned(Event):
    """Units of a march that was called off went home."""

    clause: Open[str] = "CAN-4.3f"
    seat: Open[Owner]
    units: Open[UnitsTold]
    province: Open[Land]
    """Empty if they are lost."""
    target: Open[Land]
    reason: Open[str]


class TroopsMoved(Event):
    """Troops or leaders moved through their own land."""

    clause: Open[str] = "CAN-6.9"
    seat: Open[Owner]
    units: Open[UnitsTold]
    leaders: Open[tuple[Person, ...]]
    origin: Open[Land]
    province: Open[Land]
