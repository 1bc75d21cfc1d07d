"""What happens to detachments as such (FIE-13.2, FIE-13.4); the rest reads like what befalls armies."""

from typing import Annotated

from rules.fiefs.armies.events import Counts
from rules.fiefs.board.forces import Deed
from rules.fiefs.board.ids import ArmyId, DetachmentId, FiefId, HouseId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Secret


class TaskGiven(Event, clause="FIE-7.9"):
    """A leader ordered something of a detachment, or of his fleet."""

    seat: Open[HouseId]
    army: Open[ArmyId]
    deed: Annotated[Deed, Secret(to="seat", blank="move")]
    marker: Annotated[str, Secret(to="seat")] = ""
    types: Annotated[Counts, Secret(to="seat", blank=())] = ()
    source: Annotated[str, Secret(to="seat")] = ""
    """The detachment out of which another is made."""
    at: Annotated[FiefId, Secret(to="seat")] = ""
    to: Annotated[FiefId, Secret(to="seat")] = ""
    """Where a detachment is made, and where one, or the fleet, goes."""
    after: Annotated[bool, Secret(to="seat", blank=False)] = False


class DetachmentMade(Event, clause="FIE-13.2"):
    """Elements of an army, or of another detachment, were set down under a marker of their own."""

    army: Open[ArmyId]
    """The force out of which they came."""
    detachment: Open[DetachmentId]
    fief: Open[FiefId]
    types: Open[Counts]


class DetachmentRejoined(Event, clause="FIE-13.4"):
    """A detachment's elements rejoined their army."""

    army: Open[ArmyId]
    detachment: Open[DetachmentId]
    fief: Open[FiefId]
    left: Open[int]
    """Elements that the army has now."""
