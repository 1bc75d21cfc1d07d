"""What can happen on a march (FIE-8.13 to FIE-8.22)."""

from rules.fiefs.board.ids import ArmyId, FiefId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class ArmyMarched(Event, clause="FIE-8.13"):
    """An army marched by land."""

    army: Open[ArmyId]
    origin: Open[FiefId]
    through: Open[tuple[FiefId, ...]] = ()
    fief: Open[FiefId]


class SeaRolled(Event, clause="FIE-8.17"):
    """An army put to sea, and came over or was driven back."""

    army: Open[ArmyId]
    origin: Open[FiefId]
    """Where it put to sea."""
    fief: Open[FiefId]
    """Where it would land."""
    routes: Open[int]
    """Sea routes crossed."""
    die: Open[int]
    modifier: Open[int]
    arrived: Open[bool]
