"""What a scenario file of Empires holds, entry by entry (section 12)."""

from typing import Literal

from pydantic import Field

from rules.empires.board.atlas import Row
from rules.empires.board.cards import CardKind
from rules.empires.board.tables import DICE, VALUES, Recovery
from rules.kernel.play.ruleset import Scenario
from rules.kernel.state.models import Value


class CalendarTable(Value):
    """How years are counted (EMP-H5.1, EMP-H5.2)."""

    first_year: int
    years_per_round: int = 5
    rounds_per_turn: int = 5
    turns: int = 3
    plague_from: int


class OptionTable(Value):
    """What holds where the host says nothing (EMP-H4.6)."""

    pace: Literal["auto", "turns", "rounds"] = "auto"
    extended_deck: bool = False
    hegemony: int = 35
    claim_bonus: int = 2
    recovery: Recovery = "quiet"


class MapTable(Value):
    """The canvas, and the way of the Black Death (EMP-19.1d2 to EMP-19.1d5)."""

    width: int = 1000
    height: int = 700
    plague_origin: str
    plague_always: tuple[str, ...]
    plague_gates: tuple[str, ...]


class ExceptionTable(Value):
    """A seat's claims that come whatever the religion (EMP-18.14b)."""

    seat: str
    areas: tuple[str, ...]


class ChartTable(Value):
    """The Unrest and Rebellion Table (EMP-17.5)."""

    row: tuple[Row, ...]


def chart(*rows: tuple[int, int]) -> ChartTable:
    """Give a table from where unrest and rebellion begin in each row, from the value below 0 on (EMP-17.5)."""
    return ChartTable(
        row=tuple(
            Row(value=value, unrest=tuple(range(unrest, rebels)), rebels=tuple(range(rebels, DICE.stop)))
            for value, (unrest, rebels) in zip(VALUES, rows, strict=True)
        )
    )


NEVER = DICE.stop
DEFAULT_CHART = chart(
    *((NEVER, NEVER), (12, NEVER), (11, NEVER), (10, 12), (9, 12), (9, 11), (8, 10), (7, 10), (7, 9)),
    *((6, 9), (6, 8), (5, 8), (5, 7), (4, 7), (4, 6), (3, 6), (3, 5), (2, 5)),
)
"""The table of a scenario that has none: from which sum on there is unrest, and rebellion (EMP-17.5)."""


class FamilyTable(Value):
    """Languages that are related (EMP-H3.5)."""

    id: str
    name: str
    languages: tuple[str, ...]


class LanguageTable(Value):
    """A language."""

    id: str
    name: str


class FaithTable(Value):
    """A faith, with its figures of conversion (EMP-H22.2)."""

    id: str
    name: str
    religion: str
    church: str = ""
    proselytic: int
    conviction: int


class SeaTable(Value):
    """A sea area."""

    id: str
    name: str
    x: int
    y: int
    borders: tuple[str, ...]


class AreaTable(Value):
    """A land area as it is at the start; who owns it stands with the empires."""

    id: str
    name: str
    language: str
    faith: str
    population: int
    norm: int
    social: int
    fort: int = 0
    resistance: int = 3
    seas: tuple[str, ...] = ()
    borders: tuple[str, ...] = ()
    x: int
    y: int


class LeaderTable(Value):
    """A leader and his ratings (EMP-H8.1)."""

    name: str
    combat: int
    administration: int
    diplomacy: int


class EmpireTable(Value):
    """A seat at the start (section 2.3)."""

    id: str
    name: str
    colour: str
    about: str = ""
    beginner: str = ""
    """Why it suits a beginner, in words that follow “Suits a beginner:”; empty where it does not."""
    court: str
    language: str
    faith: str
    gold: int = 8
    areas: tuple[str, ...]
    claims: tuple[str, ...]
    ties: tuple[str, ...]
    par: tuple[int, ...]
    heirs: tuple[str, ...] = ()
    leader: LeaderTable


class RegionTable(Value):
    """The areas on one Year of Plenty and one Year of Famine (EMP-19.1c3)."""

    number: int
    name: str
    areas: tuple[str, ...]


class CardTable(Value):
    """How many of a kind of card there are (EMP-19.0a)."""

    kind: CardKind
    count: int = Field(ge=0)
    hold: bool
    set: Literal["base", "extended"]


class Contents(Scenario):
    """All entries of a scenario file, whatever they say."""

    seats_min: int = 4
    seats_max: int = 7
    calendar: CalendarTable
    options: OptionTable = OptionTable()
    map: MapTable
    claim_exception: tuple[ExceptionTable, ...] = ()
    rebellion: ChartTable = DEFAULT_CHART
    family: tuple[FamilyTable, ...]
    language: tuple[LanguageTable, ...]
    faith: tuple[FaithTable, ...]
    sea: tuple[SeaTable, ...]
    area: tuple[AreaTable, ...]
    empire: tuple[EmpireTable, ...]
    region: tuple[RegionTable, ...]
    card: tuple[CardTable, ...]
