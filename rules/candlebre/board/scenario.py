"""What a scenario file of Candle'Bre holds, and the settings of a game."""

from typing import Literal, Self

from pydantic import Field, model_validator

from rules.candlebre.board.tables import DEFAULT_LIMIT, POINT, PROVINCES_CLAIMED
from rules.kernel.play.ruleset import Options, Scenario
from rules.kernel.state.models import Value

Point = tuple[int, int]


class Settings(Options):
    """The settings of a game (section 2.1)."""

    turns: Literal["sequential", "simultaneous"] = Field(
        default="sequential", description="whether the Houses take their turns one after another, or all at once"
    )
    battles: Literal["standing", "interactive"] = Field(
        default="standing", description="whether battles run by standing orders, or ask their players each round"
    )
    values: Literal["plain", "dice"] = Field(
        default="plain", description="whether a province is worth 10 gold a neighbour, or a die changes that"
    )
    research: Literal["fixed", "dice"] = Field(
        default="fixed", description="whether research costs fixed sums, or gold buys dice"
    )
    starts: Literal["regions", "free"] = Field(
        default="regions",
        description="whether Houses begin in the scenario's start regions, or claim any five provinces",
    )
    empty_seats: Literal["autopilot", "left_out"] = Field(
        default="autopilot", description="seats that nobody holds at the start: autopilots, or left out if two are held"
    )
    turn_limit: int = Field(default=DEFAULT_LIMIT, ge=0, le=200, description="the last turn; 0 for no limit")
    province_goal: int = Field(
        default=0, ge=0, le=999, description="provinces that win; 0 for the scenario's, two thirds of the map"
    )
    honor_goal: int = Field(default=0, ge=0, le=999, description="honor that wins; 0 for the scenario's, 200")
    order_hours: int = Field(default=24, ge=1, le=720, description="hours for a campaign, and to settle")
    reaction_hours: int = Field(default=12, ge=1, le=720, description="hours to answer an offer, and for each round")


class SeatTable(Value):
    """A seat: a candle on the altar, until it is known which House lit it."""

    id: str
    name: str
    colour: str
    beginner: str = ""
    """Why it suits a beginner; empty where others suit better."""


class MarchTable(Value):
    """A part of the kingdom."""

    id: str
    name: str
    color: str


class StartTable(Value):
    """Five contiguous provinces to begin in (CAN-3.3a)."""

    id: str
    name: str
    provinces: tuple[str, ...] = Field(min_length=PROVINCES_CLAIMED, max_length=PROVINCES_CLAIMED)


class ProvinceTable(Value):
    """A province, in the order of its number."""

    no: int
    id: str
    name: str
    march: str
    value: int
    label: Point
    neighbours: tuple[str, ...] = Field(min_length=1)
    polygon: tuple[Point, ...] = ()


class WaterTable(Value):
    """A lake; nobody enters it (CAN-1.2)."""

    id: str
    name: str
    label: Point
    polygon: tuple[Point, ...] = ()


class SetupTable(Value):
    """What each seat begins with (CAN-2.11, CAN-3.5)."""

    force_gold: int = 100


class CandlebreScenario(Scenario):
    """A scenario file: a board of any number of provinces (section 12, CAN-1.1)."""

    about: str = ""
    province_goal: int = 0
    """0 for two thirds of the map (CAN-15.1a)."""
    honor_goal: int = Field(default=200, ge=1)
    setup: SetupTable = SetupTable()
    seat: tuple[SeatTable, ...] = Field(min_length=2, max_length=5)
    march: tuple[MarchTable, ...]
    start: tuple[StartTable, ...]
    water: tuple[WaterTable, ...] = ()
    province: tuple[ProvinceTable, ...]

    @model_validator(mode="after")
    def resolves(self) -> Self:
        """Refuse a file in which a name stands for nothing, or a border has one side only (CAN-1.2, CAN-1.3)."""
        places = {place.id: place for place in self.province}
        lands = {march.id for march in self.march}
        for place in self.province:
            if place.march not in lands:
                raise ValueError(f"{place.id}: there is no march {place.march}")
            for near in place.neighbours:
                if near not in places or place.id not in places[near].neighbours:
                    raise ValueError(f"{place.id}: {near} does not border it in turn")
            if place.value != POINT * len(place.neighbours):
                raise ValueError(f"{place.id}: with {len(place.neighbours)} neighbours it is not worth {place.value}")
        strays = [id for start in self.start for id in start.provinces if id not in places]
        if strays:
            raise ValueError(f"no province {strays[0]}")
        if len(self.start) < len(self.seat):
            raise ValueError(f"{len(self.seat)} seats need as many start regions, not {len(self.start)}")
        return self

    @model_validator(mode="after")
    def begins_apart(self) -> Self:
        """Refuse start regions that share a province, so that there is land for every seat (CAN-3.3)."""
        places = [id for start in self.start for id in start.provinces]
        twice = [id for id in places if places.count(id) > 1]
        if twice:
            raise ValueError(f"{twice[0]} stands twice in the start regions")
        return self
