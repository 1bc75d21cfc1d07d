"""How the game stands, and how it ends (EMP-H5.8, EMP-H26)."""

from typing import Annotated, Literal

from rules.empires.board.ids import Seat
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


class Standings(Event, clause="EMP-H5.8"):
    """A round was over: how every seat stands, the best first."""

    year: Open[int]
    places: Open[Annotated[tuple[Place, ...], Said("places")]]


class GameEnded(Event):
    """The game was over, and scored."""

    clause: Open[str]
    why: Open[Literal["turns", "hegemony", "conceded"]]
    year: Open[int]
    winners: Open[tuple[Seat, ...]]
    places: Open[Annotated[tuple[Place, ...], Said("places")]]
