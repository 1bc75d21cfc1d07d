"""What can happen to prestige (FIE-12)."""

from typing import Annotated, Literal

from rules.fiefs.board.ids import FiefId, HouseId
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open

Reason = Literal["battle", "honor", "amends", "holdings"]


class PrestigeEarned(Event):
    """A House earned prestige."""

    clause: Open[str]
    seat: Open[HouseId]
    points: Open[int]
    reason: Open[Annotated[Reason, Said("what for")]]
    fief: Open[FiefId] = ""
    """Where, if it was in one place."""
    total: Open[Annotated[int, Said("prestige now")]]


class Reckoned(Event, clause="FIE-3.10"):
    """A year was reckoned: how the Houses stand, the first of them first."""

    year: Open[int]
    """As the table counts it."""
    houses: Open[tuple[tuple[HouseId, int], ...]]
    """Each with its prestige."""
    last: Open[bool] = False
    """Whether it is the last year."""
