"""What a scenario file of Civilized holds, and the settings of a game."""

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from pydantic import Field, ValidationInfo, field_validator, model_validator

from rules.civilized.world.lists import ADJUSTMENTS, COSTS, NONE, READERS, SHIPS
from rules.civilized.world.tables import DOZEN, ELEMENTS, FIRST_TAX, IMPROVEMENTS, PROVINCIAL, SCORES, TERRAINS
from rules.kernel.play.ruleset import Options, Scenario
from rules.kernel.state.models import Value

LETTERS = {terrain: letter for letter, terrain in TERRAINS.items()}


class Settings(Options):
    """The settings of a game (section 3.2)."""

    later: ClassVar[tuple[str, ...]] = ("decree_hours", "reaction_hours", "report_hours")
    needs: ClassVar[Mapping[str, tuple[str, tuple[object, ...]]]] = {
        "years": ("ending", ("years",)),
        "table_alone": ("battles", ("tabletop",)),
        "report_hours": ("battles", ("tabletop",)),
    }

    start_year: int = Field(default=0, ge=-9999, le=9999, description="first year, negative for BC; 0: the scenario's")
    five_year: bool = Field(default=True, description="whether all players together may call for five-year turns")
    succession: Literal["eldest", "named", "divided"] = Field(
        default="eldest", description="who inherits: the eldest, only a named heir, or a lone heir of age"
    )
    nonfamily_marry: bool = Field(default=False, description="whether those without family marry as well")
    faction_seat: Literal["autopilot", "offer"] = Field(
        default="offer", description="who plays a new faction: the autopilot, or a player whose country fell"
    )
    heredity: bool = Field(default=True, description="whether children take after high or low ancestors")
    office_sex: Literal["man", "woman", "either"] = Field(default="either", description="who may be made for an office")
    learned: bool = Field(default=False, description="whether schools bring forth philosophers and engineers")
    bargaining: bool = Field(default=False, description="whether a skilled or clumsy envoy changes his chances")
    ending: Literal["never", "years", "last", "agreed"] = Field(
        default="agreed", description="what ends the game; an agreement of all players always does"
    )
    years: int = Field(default=50, ge=1, le=9999, description="how many years are played, with ending: years")
    battles: Literal["resolver", "tabletop"] = Field(
        default="resolver", description="how players' battles are decided: by Herald, or on a table and reported"
    )
    table_alone: bool = Field(
        default=False, description="whether battles against autopilots may be fought on a table and reported, too"
    )
    tabletop: Literal["DBA", "HOTT", "other"] = Field(
        default="DBA", description="the rules of the table, which say what a city's militia is"
    )
    army_limit: int = Field(
        default=12, ge=4, le=40, multiple_of=2, description="elements of an army; half make a field army"
    )
    largest_army: int = Field(
        default=999,
        ge=0,
        le=9999,
        description="elements and Warships up to which a country may raise or hire; 0: all it pays",
    )
    largest_fleet: int = Field(
        default=100, ge=0, le=999, description="Transport Ships that a country may build up to; 0: all it can pay"
    )
    largest_city: int = Field(
        default=9999, ge=0, le=99_999, description="thousands of people at which a city stops growing; 0: no bound"
    )
    largest_treasury: int = Field(
        default=1_000_000, ge=0, le=10_000_000, description="points that a treasury keeps when a year closes; 0: all"
    )
    element_costs: str = Field(
        default="",
        max_length=300,
        description="points that elements and ships cost where they differ from the scenario",
        examples=["Knights 30, Spears 8"],
        json_schema_extra={"takes": "types, each with its points"},
    )
    mercenary_pool: str = Field(
        default="",
        max_length=300,
        description="mercenaries for hire in place of the scenario's",
        examples=["Spears 4, Cavalry 2"],
        json_schema_extra={"takes": "types, each with its number"},
    )
    racial_mods: str = Field(
        default="",
        max_length=600,
        description="adjustments of the scores of a country's people, beside the scenario's",
        examples=["egypt political +1, hellas military -1"],
        json_schema_extra={"takes": "countries, each with a score and -1, 0 or +1"},
    )
    councils: str = Field(
        default="",
        max_length=300,
        description="countries that a council rules, beside the scenario's, and its chairs; 0: one ruler",
        examples=["hellas 5, phoenicia 7"],
        json_schema_extra={"takes": "countries, each with 3 to 9, or 0"},
    )
    armies: Literal["scenario", "drawn", "listed"] = Field(
        default="scenario",
        description="first armies: six drawn from each army list, or as listed; scenario: as it says",
    )
    sites: Literal["scenario", "free", "listed"] = Field(
        default="scenario",
        description="first towns: where the players want them, or as listed; scenario: as it says",
    )
    pirates: bool = Field(default=True, description="whether Warships in port fight pirates")
    dormant_wars: int = Field(
        default=3, ge=0, le=99, description="years without an act of war after which it ends; 0: never"
    )
    prudence: bool = Field(
        default=True, description="whether countries that nobody plays weigh what pays; no: the source's cards alone"
    )
    setting_names: Literal["scenario", "urban", "provincial"] = Field(
        default="scenario",
        description="what things are called: cities and temples, or provinces and shrines; scenario: as it says",
    )
    decree_hours: int = Field(default=48, ge=1, le=720, description="hours for decrees, winter orders and votes")
    reaction_hours: int = Field(default=24, ge=1, le=720, description="hours for losses and other answers")
    report_hours: int = Field(default=168, ge=1, le=2160, description="hours to fight a battle on a table and report")

    @field_validator(*READERS)
    @classmethod
    def can_be_read(cls, text: str, info: ValidationInfo) -> str:
        """Refuse a list that names what there is not."""
        text = "" if text.strip().casefold() == NONE else text
        READERS[str(info.field_name)](text)
        return text


class ScenarioSettings(Value):
    """What a scenario says beside the settings that a host chooses."""

    start_year: int = 1
    seat_order: tuple[str, ...]
    """Clockwise."""
    first_tax: int = Field(default=FIRST_TAX, ge=0, le=100, multiple_of=10)
    """The rate everywhere before the first decree (CIV-2.1g)."""
    element_costs: dict[str, int] = Field(default_factory=dict)
    racial_mods: dict[str, dict[str, int]] = Field(default_factory=dict)
    setting_names: Literal["urban", "provincial"] = "urban"
    """What things are called where the host leaves it to the scenario (CIV-9.1d)."""

    @field_validator("start_year")
    @classmethod
    def no_year_nought(cls, year: int) -> int:
        """The year 1 follows the year -1."""
        if year == 0:
            raise ValueError("there is no year 0")
        return year

    @field_validator("element_costs")
    @classmethod
    def types_cost(cls, costs: dict[str, int]) -> dict[str, int]:
        """Each is a type that there is, and costs what a host may let it cost (CIV-8.5j)."""
        for kind, points in costs.items():
            if kind not in (*ELEMENTS, *SHIPS):
                raise ValueError(f"element_costs: no type {kind}")
            if points not in COSTS:
                raise ValueError(f"element_costs: {kind} {points}")
        return costs

    @model_validator(mode="after")
    def peoples_differ(self) -> Self:
        """Refuse an adjustment of nobody, of no score, or beyond one (CIV-4.2d)."""
        for country, scores in self.racial_mods.items():
            if country not in self.seat_order:
                raise ValueError(f"racial_mods: no country {country}")
            for score, figure in scores.items():
                if score not in SCORES:
                    raise ValueError(f"racial_mods: no score {score}")
                if figure not in ADJUSTMENTS:
                    raise ValueError(f"racial_mods: {score} {figure}")
        return self


class MapSize(Value):
    """The size of a map: pointed hexes in rows, odd rows half a hex further east."""

    layout: Literal["odd-r"] = "odd-r"
    columns: int = Field(ge=1, le=100)
    rows: int = Field(ge=1, le=100)


class Hex(Value):
    """A hex of the board; `id` is column and row, two digits each."""

    id: str = Field(pattern=r"^\d{4}$")
    terrain: Literal["sea", "plains", "hills", "forest", "mountain", "marsh", "desert"]
    name: str = ""


class BoardTable(Value):
    """Every hex of the map."""

    hexes: tuple[Hex, ...]


class ArmyEntry(Value):
    """A type of an army list and its number."""

    type: str
    count: int = Field(ge=1, le=12)


class CountryTable(Value):
    """A country at the start."""

    id: str
    name: str
    about: str = ""
    beginner: str = ""
    """Why it suits a beginner; empty where others suit better."""
    culture: str
    religion: str = ""
    government: Literal["monarchy", "council"] = "monarchy"
    chairs: int = Field(default=5, ge=3, le=9)
    """How many sit in its council."""
    ruler_title: str = "King"
    colour: str = Field(pattern=r"^#[0-9a-f]{6}$")
    treasury: int = Field(default=0, ge=0)
    capital: str
    army_list: tuple[ArmyEntry, ...]
    starting_elements: tuple[str, ...] = ()
    hexes: tuple[str, ...]


class CityTable(Value):
    """A city at the start, or a listed site."""

    id: str
    name: str
    country: str
    hex: str
    population: int = Field(default=20, ge=20)
    improvements: tuple[str, ...] = ()


class RiverTable(Value):
    """A river and the pairs of hexes between which it runs."""

    name: str
    sides: tuple[tuple[str, str], ...]


class MercenaryTable(Value):
    """A band for hire."""

    name: str
    type: str
    count: int = Field(ge=1)


class NamesTable(Value):
    """The names of a culture."""

    male: tuple[str, ...]
    female: tuple[str, ...]
    family: tuple[str, ...]
    city: tuple[str, ...]


class CivilizedScenario(Scenario):
    """A scenario file (section 12)."""

    about: str = ""
    draw_armies: bool = True
    """Whether each army is drawn from its list; else the starting elements stand (CIV-2.1d)."""
    fixed_sites: bool = False
    """Whether the listed cities stand; else the setup window asks for the towns (CIV-2.1b)."""
    settings: ScenarioSettings
    map: MapSize
    countries: tuple[CountryTable, ...]
    cities: tuple[CityTable, ...]
    rivers: tuple[RiverTable, ...] = ()
    mercenaries: tuple[MercenaryTable, ...] = ()
    names: dict[str, NamesTable]
    words: dict[str, str] = Field(default_factory=dict)
    """Urban word to its own, in provincial games (CIV-9.1d)."""
    board: BoardTable

    @model_validator(mode="after")
    def resolves(self) -> Self:
        """Refuse a file in which a name stands for nothing."""
        ids = {country.id for country in self.countries}
        if ids != set(self.settings.seat_order) or len(ids) != len(self.settings.seat_order):
            raise ValueError("seat_order must name every country once")
        if len(self.board.hexes) != self.map.columns * self.map.rows:
            raise ValueError("board.hexes must hold every hex of the map once")
        strange = [word for word in self.words if word not in PROVINCIAL]
        if strange:
            raise ValueError(f"words: {strange[0]} is none of {', '.join(PROVINCIAL)}")
        for country in self.countries:
            self.check_country(country)
        for city in self.cities:
            self.check_city(city, ids)
        return self

    def check_country(self, country: CountryTable) -> None:
        """Refuse a country without names, with a wrong army list or without its capital."""
        if country.culture not in self.names:
            raise ValueError(f"{country.id}: no names for culture {country.culture}")
        if sum(entry.count for entry in country.army_list) != DOZEN:
            raise ValueError(f"{country.id}: army_list must add up to {DOZEN}")
        capital = next((city for city in self.cities if city.id == country.capital), None)
        if capital is None or capital.country != country.id:
            raise ValueError(f"{country.id}: its capital {country.capital} is not among its cities")
        if "palace" not in capital.improvements:
            raise ValueError(f"{country.id}: its capital {country.capital} has no palace")

    def check_city(self, city: CityTable, countries: set[str]) -> None:
        """Refuse a city of nobody, off its country's land, or with an unknown improvement."""
        if city.country not in countries:
            raise ValueError(f"{city.id}: no country {city.country}")
        if not any(country.id == city.country and city.hex in country.hexes for country in self.countries):
            raise ValueError(f"{city.id}: hex {city.hex} is not its country's")
        unknown = [work for work in city.improvements if work not in IMPROVEMENTS]
        if unknown:
            raise ValueError(f"{city.id}: no improvement {unknown[0]}")
