"""What a scenario file of Fiefs holds, and the settings of a game (sections 3 and 12)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field, model_validator

from rules.fiefs.board.tables import CAPITALS, FEWEST, FULL, GENERALS, HOUSES, SMALLEST, STRONGEST, Type
from rules.kernel.play.ruleset import Options, Scenario
from rules.kernel.state.models import Value

GENERALS_NEEDED = 7
"""Elements fit for generals that every list must hold (section 12.2)."""
Hours = Annotated[int, Field(ge=1, le=8760)]
Kind = Literal["normal", "rough", "sea"]


class Settings(Options):
    """The settings of a game, fixed when it begins but for the lengths of windows (FIE-17.1, FIE-17.2)."""

    later: ClassVar[tuple[str, ...]] = ("order_hours", "season_hours", "reaction_hours", "report_hours")
    needs: ClassVar[Mapping[str, tuple[str, tuple[object, ...]]]] = {"report_hours": ("battle", ("table", "ask"))}

    houses: int = Field(
        default=0,
        ge=0,
        le=HOUSES,
        description="Houses in the game at least, autopilots' where no player is; 0 for as many as needed",
    )
    setup: Literal["preset", "draft", "wishes", "deal"] = Field(
        default="wishes", description="how the first markers come to lie: by the scenario, by turns, by lists, by lot"
    )
    actions: Literal["round", "sealed"] = Field(
        default="sealed", description="whether the year's actions are ordered one House after another, or all at once"
    )
    join: Literal["sealed", "round"] = Field(
        default="sealed", description="whether sides are chosen all at once, or one House after another"
    )
    pace: Literal["season", "turns"] = Field(
        default="season", description="whether armies are planned for a season, or ordered turn by turn"
    )
    battle: Literal["auto", "table", "ask"] = Field(
        default="auto", description="whether battles are resolved by dice, fought on a table, or as both leaders say"
    )
    exercise: Literal["free", "plurality"] = Field(
        default="free", description="whether a claim wants as many fiefs of the region as the lord has"
    )
    exercise_capitals: bool = Field(default=False, description="whether the claim on a capital can be exercised")
    sea_first_free: bool = Field(default=False, description="whether the first sea route of a passage is free")
    holdings: Literal["standing", "yearly"] = Field(
        default="standing", description="whether holdings count as they stand, or once each year"
    )
    war_years: int = Field(default=3, ge=0, le=10, description="campaigns after which a conflict ends; 0 for never")
    years: int = Field(default=8, ge=1, le=30, description="years that the campaign lasts")
    target: int = Field(default=0, ge=0, le=500, description="prestige that ends the campaign; 0 for none")
    ambition: int = Field(default=5, ge=1, le=7, description="the die with which autopilots go to war; 7 for never")
    characters: Literal["drawn", "feeble", "prudent", "skilled", "rash"] = Field(
        default="drawn", description="how autopilots act: each as drawn, or all alike"
    )
    amends: int = Field(default=3, ge=0, le=10, description="prestige at the start for Houses without a crown")
    crusades: bool = Field(default=True, description="whether rulers may go on crusade")
    detachments: bool = Field(default=False, description="whether armies may send up to four elements off on their own")
    fleets: bool = Field(default=False, description="whether armies need fleets to cross the sea")
    order_hours: Hours = Field(default=24, description="hours for the year's actions, sides and battle plans")
    season_hours: Hours = Field(default=48, description="hours for wishes, homes and the plans of a season")
    reaction_hours: Hours = Field(default=12, description="hours to answer an enemy, an offer, or to share out a fief")
    report_hours: Hours = Field(default=168, description="hours to fight a battle on a table and report it")


class HouseTable(Value):
    """A noble house, in table order."""

    id: str
    name: str
    tincture: str
    colour: str
    about: str = ""
    """A line for the lobby."""
    beginner: str = ""
    """Why it suits a beginner, in words that follow “Suits a beginner:”; empty where it does not."""


class NationTable(Value):
    """A nation at the start."""

    id: str
    name: str
    article: str = ""
    capital: str
    army: str


class RegionTable(Value):
    """A region, and whose it is at the start."""

    id: str
    name: str
    article: str = ""
    nation: str


class FiefTable(Value):
    """A fief: of a region, or the capital of a nation (FIE-1.1, FIE-1.5)."""

    id: str
    name: str
    region: str = ""
    capital_of: str = ""
    fortress: int = Field(ge=0, le=STRONGEST)
    coastal: bool = False
    x: int
    y: int


class SeaTable(Value):
    """A point of a long sea route (FIE-1.7)."""

    id: str
    name: str
    x: int
    y: int


class RouteTable(Value):
    """A way between two places, both ways (FIE-1.6)."""

    a: str
    b: str
    kind: Kind
    coast: bool = False


class ListTable(Value):
    """An army of twenty-four elements."""

    name: str
    elements: dict[Type, Annotated[int, Field(ge=1)]]
    generals: tuple[Type, ...] = ()
    """Types that a general's element may be besides Kn and Bd."""


class PresetTable(Value):
    """Where the first markers lie, fief to House, and the homes, House to fief (FIE-2.15)."""

    control: dict[str, str] = {}
    claim: dict[str, str] = {}
    home: dict[str, str] = {}


class FiefsScenario(Scenario):
    """A scenario file (section 12)."""

    about: str = ""
    players_min: int = Field(default=FEWEST, ge=FEWEST, le=HOUSES)
    players_max: int = Field(default=HOUSES, ge=FEWEST, le=HOUSES)
    first_year: int
    canvas: tuple[int, int]
    rebels: str
    """The army list of every rebel, and of every nation born of a rebellion."""
    house: tuple[HouseTable, ...]
    nation: tuple[NationTable, ...]
    region: tuple[RegionTable, ...]
    fief: tuple[FiefTable, ...]
    sea: tuple[SeaTable, ...] = ()
    route: tuple[RouteTable, ...]
    army: dict[str, ListTable]
    preset: PresetTable = PresetTable()

    @model_validator(mode="after")
    def resolves(self) -> Self:
        """Refuse a file that breaks a check of section 12.2, with the id that does."""
        for problem in (*self.doubles(), *self.strays(), *self.unfit(), *self.unjoined(), *self.unset()):
            raise ValueError(problem)
        return self

    def doubles(self) -> Iterable[str]:
        """Give what is listed twice, and lists that are too long or too short."""
        yield from twice("house", [one.id for one in self.house])
        yield from twice("nation", [one.id for one in self.nation])
        yield from twice("region", [one.id for one in self.region])
        yield from twice("place", [*(one.id for one in self.fief), *(one.id for one in self.sea)])
        yield from twice("route", ["-".join(sorted((one.a, one.b))) for one in self.route])
        if len(self.house) != HOUSES:
            yield f"there must be {HOUSES} houses, not {len(self.house)}"
        if not CAPITALS[0] <= len(self.nation) <= CAPITALS[1]:
            yield f"there must be {CAPITALS[0]} to {CAPITALS[1]} nations, each with its capital"

    def strays(self) -> Iterable[str]:
        """Give references that lead nowhere."""
        fiefs = {one.id: one for one in self.fief}
        nations, regions = {one.id for one in self.nation}, {one.id for one in self.region}
        for nation in self.nation:
            if nation.capital not in fiefs or fiefs[nation.capital].capital_of != nation.id:
                yield f"{nation.id}: no fief “{nation.capital}” is its capital"
            if nation.army not in self.army:
                yield f"{nation.id}: no army list “{nation.army}”"
        if self.rebels not in self.army:
            yield f"rebels: no army list “{self.rebels}”"
        yield from (f"{one.id}: no nation “{one.nation}”" for one in self.region if one.nation not in nations)
        for one in self.fief:
            if bool(one.region) == bool(one.capital_of):
                yield f"{one.id}: a fief has a region, or is the capital of a nation"
            if one.region and one.region not in regions:
                yield f"{one.id}: no region “{one.region}”"
            if one.capital_of and one.id not in {nation.capital for nation in self.nation}:
                yield f"{one.id}: no nation has it as its capital"

    def unfit(self) -> Iterable[str]:
        """Give regions too small, and lists that are no army."""
        sizes = Counter(one.region for one in self.fief)
        yield from (f"{one.id}: a region has two fiefs at least" for one in self.region if sizes[one.id] < SMALLEST)
        for id, table in self.army.items():
            if sum(table.elements.values()) != FULL:
                yield f"{id}: an army has {FULL} elements, not {sum(table.elements.values())}"
            if sum(table.elements.get(one, 0) for one in {*GENERALS, *table.generals}) < GENERALS_NEEDED:
                yield f"{id}: an army has {GENERALS_NEEDED} elements fit for generals at least"

    def unjoined(self) -> Iterable[str]:
        """Give routes that cannot be, and places that no route reaches."""
        fiefs, seas = {one.id: one for one in self.fief}, {one.id for one in self.sea}
        near: dict[str, set[str]] = {place: set() for place in (*fiefs, *seas)}
        for route in self.route:
            name, ends = f"{route.a}-{route.b}", (route.a, route.b)
            for end in ends:
                if end not in near:
                    yield f"{name}: no place “{end}”"
                    return
                if end in seas and route.kind != "sea":
                    yield f"{name}: only a sea route leads to the sea node {end}"
                if end in fiefs and route.kind == "sea" and not fiefs[end].coastal:
                    yield f"{name}: {end} does not lie on a coast"
            if route.a == route.b:
                yield f"{name}: a route joins two places"
            if route.coast and (route.kind == "sea" or not all(fiefs[end].coastal for end in ends)):
                yield f"{name}: `coast` joins two coastal fiefs by land"
            near[route.a].add(route.b)
            near[route.b].add(route.a)
        yield from (f"{sea}: a sea node has two routes at least" for sea in seas if len(near[sea]) < SMALLEST)
        reached, ahead = set[str](), [next(iter(near), "")]
        while ahead:
            here = ahead.pop()
            reached.add(here)
            ahead += sorted(near.get(here, set()) - reached)
        yield from (f"{place}: no route leads there" for place in near if place not in reached)

    def unset(self) -> Iterable[str]:
        """Give what a preset names wrongly (FIE-2.15)."""
        fiefs, houses = {one.id for one in self.fief}, {one.id for one in self.house}
        for kind in ("control", "claim"):
            table: dict[str, str] = getattr(self.preset, kind)
            yield from (f"preset {kind}: no fief “{one}”" for one in table if one not in fiefs)
            yield from (f"preset {kind}: no house “{one}”" for one in table.values() if one not in houses)
            if table and set(table) != fiefs:
                yield f"preset {kind}: a marker must lie on every fief"
        for house, home in self.preset.home.items():
            if self.preset.control.get(home) != house:
                yield f"preset home: {house} does not control “{home}”"
        capitals = {one.capital for one in self.nation}
        for house, held in Counter(self.preset.control.get(one, "") for one in capitals).items():
            if house and held > 1:
                yield f"preset control: {house} has {held} capitals"


def twice(kind: str, ids: Iterable[str]) -> Iterable[str]:
    """Give what stands there twice."""
    yield from (f"{kind} {id}: listed twice" for id, count in Counter(ids).items() if count > 1)
