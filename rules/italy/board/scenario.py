"""What a scenario file of Italy holds, and the settings of a game."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field, model_validator

from rules.italy.board.tables import EXTERNALS, ROME, Figures, Resource
from rules.kernel.facts.names import Name, called
from rules.kernel.play.ruleset import Options, Scenario
from rules.kernel.state.models import Piece, Value
from rules.kernel.state.secrets import Open

Point = tuple[int, int]
Hours = Annotated[int, Field(ge=1, le=8760)]
"""A window's length: any number of hours, up to a year."""
WINDOWS = ("attack", "spend", "retarget", "battle", "alone", "confirm", "ruling", "take")
"""The windows, in the order of a turn; each has a deadline of its own (section 3)."""


class Settings(Options):
    """The settings of a game (section 3)."""

    later: ClassVar[tuple[str, ...]] = tuple(f"{window}_hours" for window in WINDOWS)
    needs: ClassVar[Mapping[str, tuple[str, tuple[object, ...]]]] = {"tabletop_others": ("tabletop", ("ask",))}

    tabletop: Literal["ask", "always_generator"] = Field(
        default="ask", description="whether players may fight their battles on a table and report them"
    )
    tabletop_others: bool = Field(
        default=False, description="whether the player of Rome is offered the battles between autopilots, too"
    )
    rome_fall_ends: Literal["solo", "always", "never"] = Field(
        default="solo", description="whether the fall of Rome ends the game: if Rome plays alone, always, never"
    )
    kind_turns: int = Field(
        default=3,
        ge=0,
        le=12,
        description="for how many turns autopilots leave a small Power of a player alone that holds only its homes",
    )
    attack_hours: Hours = Field(default=48, description="hours to declare an attack")
    spend_hours: Hours = Field(default=48, description="hours to spend the revenue")
    retarget_hours: Hours = Field(default=24, description="hours to choose where an attack falls that was diverted")
    battle_hours: Hours = Field(
        default=168, description="hours to choose the generator, or to fight and report a battle"
    )
    alone_hours: Hours = Field(default=48, description="the same for a battle against an autopilot")
    confirm_hours: Hours = Field(default=48, description="hours to confirm a report or to dispute it")
    ruling_hours: Hours = Field(default=72, description="hours for the battle umpire to rule on a contested report")
    take_hours: Hours = Field(default=24, description="hours to choose the province that a victory gains")


class Side(Piece):
    """What has an army: a Power, or an External Power."""

    id: Open[str]
    name: Open[str]
    article: Open[str] = ""
    plural: Open[bool] = False
    """How the name stands in a sentence: `the Samnites have`, `Rome has`."""
    colour: Open[str]
    command_cards: Open[int] = 5
    """Only without a ruler (ITA-6.17, ITA-9.23)."""
    general_divisor: Open[Annotated[int, Field(ge=1)]] = 40
    """Points of an army for each general (ITA-6.18)."""

    @property
    def called(self) -> Name:
        """Call it: a people with its article, a city without."""
        return called(self.name, self.article, plural=self.plural)


class PowerTable(Side):
    """A Power, in Power order."""

    adjective: Open[str]
    has_ruler: Open[bool]
    modifiers: Open[dict[str, int]] = Field(default_factory=dict)
    home: Open[tuple[str, ...]] = Field(min_length=1)
    about: Open[str] = ""
    beginner: Open[str] = ""
    """Why it suits a beginner; empty where others suit better."""


class ProvinceTable(Piece):
    """A province, in province order."""

    id: Open[str]
    name: Open[str]
    chief_place: Open[str]
    home: Open[str]
    """Its home Power, for ever (ITA-1.2)."""
    resource: Open[Resource | Literal[""]] = ""
    coastal: Open[bool]
    terrain: Open[tuple[str, ...]]
    at: Open[Point]
    outline: Open[tuple[Point, ...]] = ()


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
    external: tuple[Side, ...]
    province: tuple[ProvinceTable, ...]
    adjacent: tuple[Border, ...]

    @model_validator(mode="after")
    def resolves(self) -> Self:
        """Refuse a file in which a name stands for nothing."""
        homes = {power.id: power.home for power in self.power}
        provinces = {province.id for province in self.province}
        if ROME not in homes or {one.id for one in self.external} != set(EXTERNALS):
            raise ValueError(f"there must be {ROME}, and the External Powers {' and '.join(EXTERNALS)}")
        for province in self.province:
            if province.id not in homes.get(province.home, ()):
                raise ValueError(f"{province.id}: is not among the homes of {province.home}")
            unknown = [one for one in province.terrain if one not in self.terrain]
            if unknown or (province.resource and province.resource not in self.resources):
                raise ValueError(f"{province.id}: no terrain or resource {unknown or province.resource}")
        named = [home for power in self.power for home in power.home]
        named += [end for border in self.adjacent for end in (border.a, border.b)]
        strays = [one for one in named if one not in provinces]
        if strays:
            raise ValueError(f"no province {strays[0]}")
        return self
