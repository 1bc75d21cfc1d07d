"""What a scenario file of Italy holds, and the settings of a game."""

from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field, model_validator

from rules.italy.board.tables import EXTERNALS, ROME, Figures, Resource
from rules.kernel.play.ruleset import Options, Scenario
from rules.kernel.state.models import Value

Point = tuple[int, int]
Hours = Annotated[int, Field(ge=1, le=8760)]
"""A window's length: any number of hours, up to a year."""
WINDOWS = ("attack", "spend", "retarget", "battle", "confirm", "ruling", "take")
"""The windows, in the order of a turn; each has a deadline of its own (section 3)."""


class Settings(Options):
    """The settings of a game (section 3)."""

    later: ClassVar[tuple[str, ...]] = tuple(f"{window}_hours" for window in WINDOWS)

    tabletop: Literal["ask", "always_generator"] = Field(
        default="ask", description="whether players may fight their battles on a table and report them"
    )
    tabletop_others: bool = Field(
        default=False, description="whether the player of Rome is offered the battles between autopilots, too"
    )
    rome_fall_ends: Literal["solo", "always", "never"] = Field(
        default="solo", description="whether the fall of Rome ends the game: if Rome plays alone, always, never"
    )
    attack_hours: Hours = Field(default=48, description="hours to declare an attack")
    spend_hours: Hours = Field(default=48, description="hours to spend the revenue")
    retarget_hours: Hours = Field(default=24, description="hours to choose where an attack falls that was diverted")
    battle_hours: Hours = Field(
        default=168, description="hours to choose the generator, or to fight and report a battle"
    )
    confirm_hours: Hours = Field(default=48, description="hours to confirm a report or to dispute it")
    ruling_hours: Hours = Field(default=72, description="hours for the gamemaster to rule on a contested report")
    take_hours: Hours = Field(default=24, description="hours to choose the province that a victory gains")


class PowerTable(Value):
    """A Power, in Power order."""

    id: str
    name: str
    article: str = ""
    plural: bool = False
    """How the name stands in a sentence: `the Samnites have`, `Rome has`."""
    adjective: str
    colour: str
    has_ruler: bool
    modifiers: dict[str, int] = Field(default_factory=dict)
    command_cards: int = 5
    """Only of a Power without a ruler."""
    general_divisor: int = Field(ge=1)
    home: tuple[str, ...] = Field(min_length=1)
    about: str = ""


class ExternalTable(Value):
    """An External Power."""

    id: str
    name: str
    article: str = ""
    plural: bool = False
    colour: str
    command_cards: int = 5
    general_divisor: int = Field(default=40, ge=1)


class ProvinceTable(Value):
    """A province, in province order."""

    id: str
    name: str
    chief_place: str
    home: str
    resource: Resource | Literal[""] = ""
    coastal: bool
    terrain: tuple[str, ...]
    at: Point
    outline: tuple[Point, ...] = ()


class Border(Value):
    """Two provinces that touch."""

    a: str
    b: str
    kind: Literal["land", "strait"] = "land"
    path: tuple[Point, ...] = ()


class ItalyScenario(Scenario):
    """A scenario file (section 12)."""

    about: str = ""
    turns: int = Field(default=12, ge=1, le=99)
    years_per_turn: int = Field(default=7, ge=1)
    start_year_bc: int = 348
    rules: Figures = Figures()
    resources: dict[Resource, str]
    terrain: dict[str, str]
    power: tuple[PowerTable, ...]
    external: tuple[ExternalTable, ...]
    province: tuple[ProvinceTable, ...]
    adjacent: tuple[Border, ...]

    @model_validator(mode="after")
    def resolves(self) -> Self:
        """Refuse a file in which a name stands for nothing."""
        powers = {power.id: power for power in self.power}
        provinces = {province.id for province in self.province}
        if ROME not in powers or {one.id for one in self.external} != set(EXTERNALS):
            raise ValueError(f"there must be {ROME}, and the External Powers {' and '.join(EXTERNALS)}")
        for province in self.province:
            if province.home not in powers or province.id not in powers[province.home].home:
                raise ValueError(f"{province.id}: is not among the homes of {province.home}")
            unknown = [one for one in province.terrain if one not in self.terrain]
            if unknown or (province.resource and province.resource not in self.resources):
                raise ValueError(f"{province.id}: no terrain or resource {unknown or province.resource}")
        strays = [home for power in self.power for home in power.home if home not in provinces]
        strays += [end for border in self.adjacent for end in (border.a, border.b) if end not in provinces]
        if strays:
            raise ValueError(f"no province {strays[0]}")
        return self
