"""The land and the people on it: areas, seas, languages, faiths, regions (section 2.2)."""

from typing import Literal

from pydantic import Field

from rules.kernel.state.models import Piece, Value
from rules.kernel.state.secrets import Open


class Hold(Piece):
    """Conquest results of a seat against an area, noted with the base that they were made from (EMP-H10.2)."""

    seat: Open[str]
    base: Open[str]
    number: Open[int]


class Area(Piece):
    """A land area."""

    id: Open[str]
    name: Open[str]
    x: Open[int]
    y: Open[int]
    language: Open[str]
    faith: Open[str]
    heresy: Open[bool] = False
    population: Open[int]
    norm: Open[int]
    social: Open[int]
    fort: Open[int]
    resistance: Open[int]
    """Against negotiation while it is independent."""
    owner: Open[str] = ""
    """None: independent."""
    unrest: Open[bool] = False
    holds: Open[list[Hold]] = Field(default_factory=list)
    """In seat order, then in scenario order of the bases."""
    borders: Open[tuple[str, ...]]
    seas: Open[tuple[str, ...]]


class Sea(Value):
    """A sea area."""

    id: str
    name: str
    x: int
    y: int
    borders: tuple[str, ...]


class Language(Value):
    """A language, with the family of those related to it."""

    id: str
    name: str
    family: str


class Faith(Value):
    """A faith, with its figures of conversion (EMP-H22.2)."""

    id: str
    name: str
    religion: str
    church: str
    proselytic: int
    conviction: int


class Region(Value):
    """The areas on a Year of Plenty and a Year of Famine (EMP-19.1c3)."""

    id: str
    """Its number."""
    name: str
    areas: tuple[str, ...]


class Row(Value):
    """A row of the Unrest and Rebellion Table: the sums of two dice that give U and R (EMP-17.5)."""

    value: int
    unrest: tuple[int, ...]
    rebels: tuple[int, ...]


class Chosen(Piece):
    """The options of this game (EMP-H4.6)."""

    turns: Open[int]
    extended_deck: Open[bool]
    hegemony: Open[int]
    claim_bonus: Open[int]
    recovery: Open[Literal["all", "quiet", "none"]]


class Calendar(Piece):
    """How years are counted (EMP-H5.1, EMP-H5.2)."""

    first_year: Open[int]
    years_per_round: Open[int]
    rounds_per_turn: Open[int]
    plague_from: Open[int]


class Plague(Piece):
    """Where the Black Death comes in, whom it strikes always, and by which seas (EMP-19.1d2 to EMP-19.1d5)."""

    origin: Open[str]
    always: Open[list[str]]
    gates: Open[list[str]]
