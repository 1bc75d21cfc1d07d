"""How the game stands, and how it ends (EMP-H5.8, EMP-H26)."""

from typing import Annotated, Literal

from rules.empires.board.ids import AreaId, Seat
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.models import Value
from rules.kernel.state.secrets import Open


class Place(Value):
    """How a seat stands."""

    seat: Seat
    points: int
    par: int
    areas: int
    gold: int
    cards: int
    rightful: int = 0
    """Areas owned by right."""


class Standings(Event, clause="EMP-H5.8"):
    """A round was over: how every seat stands, the best first."""

    year: Open[int]
    places: Open[Annotated[tuple[Place, ...], Said("places")]]


class ScoreMoved(Event, clause="EMP-H26.2"):
    """The score of a player changed since the last round began, which he alone is told."""

    seat: Open[Seat]
    before: Open[Annotated[int, Said("score before")]]
    now: Open[Annotated[int, Said("score now")]]
    won: Open[tuple[AreaId, ...]] = ()
    won_by: Open[tuple[int, ...]] = ()
    lost: Open[tuple[AreaId, ...]] = ()
    lost_by: Open[tuple[int, ...]] = ()
    changed: Open[tuple[AreaId, ...]] = ()
    """Areas owned before and now that are worth more or less."""
    changed_by: Open[tuple[int, ...]] = ()
    par_before: Open[Annotated[int, Said("par before")]]
    par_now: Open[Annotated[int, Said("par now")]]


class GameEnded(Event):
    """The game was over, and scored."""

    clause: Open[str]
    why: Open[Literal["turns", "hegemony", "conceded"]]
    year: Open[int]
    winners: Open[tuple[Seat, ...]]
    places: Open[Annotated[tuple[Place, ...], Said("places")]]
