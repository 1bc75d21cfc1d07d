"""What can happen to gold (EMP-H16, EMP-17.0c, EMP-17.0d)."""

from typing import Annotated

from rules.empires.board.ids import AreaId, Seat
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open


class AreaTaxed(Event, clause="EMP-17.0c"):
    """An area was taxed, and paid unless it rebelled."""

    seat: Open[Seat]
    area: Open[AreaId]
    asked: Open[Annotated[int, Said("gold asked for")]]
    gold: Open[Annotated[int, Said("gold obtained")]]
    treasury: Open[Annotated[int, Said("gold in the treasury then")]]
    levied: Open[Annotated[bool, Said("in a levy")]] = False


class LevyRaised(Event, clause="EMP-H16.1"):
    """A levy went over all areas that could bear it."""

    seat: Open[Seat]
    limit: Open[Annotated[int, Said("highest value")]]
    gold: Open[Annotated[int, Said("gold obtained")]]
    areas: Open[tuple[AreaId, ...]]
    """Those that were taxed."""


class AreaPlundered(Event, clause="EMP-H16.2"):
    """A seat plundered an area of its own."""

    seat: Open[Seat]
    area: Open[AreaId]
    gold: Open[Annotated[int, Said("gold obtained")]]
    treasury: Open[Annotated[int, Said("gold in the treasury then")]]
    before: Open[Annotated[int, Said("social state before")]]
    now: Open[Annotated[int, Said("social state now")]]


class GoldGiven(Event, clause="EMP-H16.4"):
    """A seat gave another gold."""

    seat: Open[Seat]
    to: Open[Annotated[Seat, Said("to")]]
    gold: Open[Annotated[int, Said("gold")]]
    left: Open[Annotated[int, Said("gold left to the giver")]] = 0
    now: Open[Annotated[int, Said("gold of the other then")]] = 0
