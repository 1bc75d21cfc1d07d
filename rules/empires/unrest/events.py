"""What can happen where people are discontent (EMP-17)."""

from typing import Annotated, Literal

from rules.empires.board.ids import AreaId, Seat
from rules.empires.unrest.chart import Result
from rules.empires.unrest.values import Circumstance
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open

Cause = Literal["taxed", "plundered", "failed", "conquered", "restored", "cut_off", "heirless"]
"""What brings unrest or a check (EMP-17.0b)."""
PARTS: dict[str, str] = {
    "gold": "gold",
    "fort": "fortifications",
    "own_tie": "own tie",
    "foreign_tie": "foreign tie",
    "unrest": "unrest",
    "language": "language",
    "faith": "faith",
    "kindred": "free kindred next door",
}
"""What each circumstance is called."""


class UnrestBegan(Event):
    """An area fell into unrest without a check."""

    clause: Open[str]
    area: Open[AreaId]
    owner: Open[Seat]
    cause: Open[Cause]


class UnrestCalmed(Event):
    """An area in unrest became quiet."""

    clause: Open[str]
    area: Open[AreaId]
    owner: Open[Seat]
    cause: Open[Literal["ruled", "heirless"]]


class LineBroken(Event, clause="EMP-17.0h"):
    """Areas lost their line to the court and fell into unrest."""

    owner: Open[Seat]
    areas: Open[tuple[AreaId, ...]]


class AreaChecked(Event, clause="EMP-17.3a"):
    """Two dice told whether an area rises."""

    area: Open[AreaId]
    owner: Open[Seat]
    cause: Open[Cause]
    parts: Open[Annotated[tuple[tuple[Circumstance, int], ...], Said("what speaks for it and against", PARTS)]]
    value: Open[int]
    total: Open[int]
    before: Open[bool]
    """Whether it was in unrest."""
    result: Open[Result]
