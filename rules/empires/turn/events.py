"""How rounds and turns go by (EMP-H4.8, EMP-H5)."""

from typing import Annotated

from rules.empires.board.ids import AreaId, Seat
from rules.empires.board.tables import Character, Pace
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open


class CharactersDrawn(Event, clause="EMP-HA.0"):
    """Each seat was given the character by which it plays when nobody does."""

    characters: Open[Annotated[tuple[tuple[Seat, Character], ...], Said("characters")]]


class NaturesTold(Event, clause="EMP-HA.0"):
    """It was said by which character each seat plays that nobody has taken."""

    characters: Open[Annotated[tuple[tuple[Seat, Character], ...], Said("characters")]]


class PaceSet(Event, clause="EMP-H5.20"):
    """It was settled how orders are taken: a round together, or turn by turn."""

    pace: Open[Pace]


class RoundBegan(Event, clause="EMP-H5.2"):
    """A round began, with its order of play."""

    year: Open[int]
    turn: Open[int]
    round: Open[int]
    """Of the game turn."""
    order: Open[tuple[Seat, ...]]


class Drifted(Event, clause="EMP-H5.5"):
    """With a new game turn social states went back toward their norms."""

    risen: Open[tuple[AreaId, ...]]
    fallen: Open[tuple[AreaId, ...]]


class TurnBegan(Event, clause="EMP-H5.3"):
    """A seat's player turn began."""

    seat: Open[Seat]
    year: Open[int]


class DemesneYielded(Event, clause="EMP-19.2f2"):
    """Enlarged demesnes brought gold."""

    seat: Open[Seat]
    gold: Open[int]


class CaretakerActed(Event, clause="EMP-H5.13"):
    """A player was silent, and a caretaker kept his house for a turn."""

    seat: Open[Seat]


class StandingSet(Event, clause="EMP-H5.15"):
    """A seat changed what it has ordered for whenever it applies, which it alone is told."""

    seat: Open[Seat]
