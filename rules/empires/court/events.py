"""What can happen to areas, courts and leaders (EMP-H8, EMP-H10.5, EMP-H21 to EMP-H23)."""

from typing import Annotated, Literal

from rules.empires.board.ids import AreaId, LeaderId, Seat
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open

How = Literal["conquest", "diplomacy", "restoration", "inheritance", "rebellion", "heresy"]
"""How an area changes owner."""
Ratings = tuple[int, int, int]
"""Combat, administration, diplomacy."""


class AreaPassed(Event):
    """An area changed owner, or became independent."""

    clause: Open[str]
    area: Open[AreaId]
    before: Open[Seat] = ""
    """None: it was independent."""
    now: Open[Seat] = ""
    how: Open[How]
    claimed: Open[bool] = False
    """Whether whoever gains it had a claim to it."""
    level: Open[Annotated[int, Said("levels lost")]] = 0


class WallsRazed(Event, clause="EMP-17.15d"):
    """The fortifications of a rebelling area were weakened."""

    area: Open[AreaId]
    before: Open[int]
    now: Open[int]


class HoldsEnded(Event, clause="EMP-H10.3"):
    """What a seat held of an area is gone."""

    area: Open[AreaId]
    seat: Open[Seat]
    number: Open[int]


class OutbreakQuelled(Event, clause="EMP-19.1e7"):
    """An area that had broken away in heresy was taken back in time."""

    seat: Open[Seat]
    area: Open[AreaId]


class CourtMoved(Event):
    """A seat holds its court elsewhere."""

    clause: Open[str]
    seat: Open[Seat]
    before: Open[AreaId] = ""
    """None: it was in exile."""
    now: Open[AreaId]
    lost: Open[bool] = False
    """Whether it does not own the old one any more."""


class CourtLost(Event, clause="EMP-H21.2"):
    """A seat has no area left where it could hold court: it is in exile."""

    seat: Open[Seat]
    before: Open[AreaId]


class LeaderSucceeded(Event):
    """A leader is dead, and another leads."""

    clause: Open[str]
    seat: Open[Seat]
    before: Open[LeaderId]
    now: Open[LeaderId]
    old: Open[Annotated[Ratings, Said("ratings of the dead")]]
    new: Open[Annotated[Ratings, Said("ratings of the heir")]]
    heirless: Open[bool] = False
    absolved: Open[bool] = False
    """Whether an excommunication ended with him (EMP-H22.14)."""


class Excommunicated(Event):
    """A leader was excommunicated, or, if he is no Christian, denounced."""

    clause: Open[str]
    seat: Open[Seat]
    christian: Open[bool]
    cause: Open[Literal["refusal", "truce"]]
    whom: Open[Annotated[Seat, Said("whose truce")]] = ""
    """With whom the truce was that it broke."""


class Absolved(Event, clause="EMP-H22.15"):
    """A leader did penance, and is in good standing."""

    seat: Open[Seat]
    gold: Open[int]


class LevantTaken(Event, clause="EMP-H23.1"):
    """The holy places came into Christian hands."""

    seat: Open[Seat]
    """Whose claims or ties follow from it."""
    areas: Open[tuple[AreaId, ...]]
    first: Open[bool]
