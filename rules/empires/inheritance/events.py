"""What happens with inheritances and posted cards (EMP-19.2)."""

from typing import Literal

from rules.empires.board.ids import AreaId, CardId, Seat
from rules.kernel.facts.events import Event, Unkept
from rules.kernel.state.secrets import Open, Private


class InheritanceAnswered(Event, clause="EMP-19.2e7"):
    """An owner said whether he yields or contests; what he does if he loses stays hidden."""

    seat: Open[Seat]
    heir: Open[Seat]
    areas: Open[tuple[AreaId, ...]]
    answer: Open[Literal["yields", "contests", "may_not"]]
    """He may not contest while his throne is vacant (EMP-19.2e8)."""


class InheritanceRefused(Event, clause="EMP-19.2e7"):
    """An owner lost the ballot, and keeps the areas all the same."""

    seat: Open[Seat]
    heir: Open[Seat]
    areas: Open[tuple[AreaId, ...]]


class PostDropped(Event, clause="EMP-H5.18"):
    """A posted card could not be played at its moment: it stays in hand, and waits no longer."""

    seat: Private[Seat]
    card: Private[CardId]
    reason: Private[Unkept] = ""
