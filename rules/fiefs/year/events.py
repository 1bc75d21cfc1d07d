"""What can happen as a year runs (FIE-3)."""

from rules.fiefs.board.ids import HouseId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class YearBegan(Event, clause="FIE-3.1"):
    """A year began, in which the Houses act in this order."""

    year: Open[int]
    """As the table counts it."""
    number: Open[int]
    years: Open[int]
    seats: Open[tuple[HouseId, ...]]
