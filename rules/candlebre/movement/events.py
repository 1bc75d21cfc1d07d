"""What can happen on the march (CAN-6)."""

from rules.candlebre.board.called import Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class MarchSetOut(Event, clause="CAN-6.2"):
    """A House marched on a province."""

    seat: Open[Owner]
    target: Open[Land]
    holder: Open[Owner]
    groups: Open[tuple[tuple[Land, UnitsTold], ...]]
    """Each province that units left, with them."""
    leaders: Open[tuple[Person, ...]]


class MarchCalledOff(Event, clause="CAN-4.5a"):
    """A march was dropped before it set out."""

    seat: Open[Owner]
    target: Open[Land]


class MarchJoined(Event, clause="CAN-4.3g"):
    """A march met a province that was its own by then."""

    seat: Open[Owner]
    target: Open[Land]


class UnitsReturned(Event, clause="CAN-4.3f"):
    """Units of a march that was called off went home."""

    seat: Open[Owner]
    units: Open[UnitsTold]
    province: Open[Land]
    """Empty if they are lost."""
    target: Open[Land]
    ally: Open[Owner]
    """Who holds it."""


class TroopsMoved(Event, clause="CAN-6.9"):
    """Troops or leaders moved through their own land."""

    seat: Open[Owner]
    units: Open[UnitsTold]
    leaders: Open[tuple[Person, ...]]
    origin: Open[Land]
    province: Open[Land]
