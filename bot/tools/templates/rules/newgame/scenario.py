"""What a scenario file holds, the settings of a game, and the state with which it begins."""

from pydantic import Field, model_validator
from rules.newgame.state import Place, Side, World
from rules.newgame.tables import FIRST_COINS, TURNS

from rules.kernel.luck.chance import Chance
from rules.kernel.play.ruleset import Options, Scenario, Seat
from rules.kernel.state.models import Value
from rules.kernel.table.chair import chair


class Settings(Options):
    """The settings of a game; each is described for hosts."""

    turns: int = Field(default=TURNS, ge=1, le=100, description="how many turns the game lasts")
    tabletop: bool = Field(default=True, description="whether players may fight their battles on a table")


class SideTable(Value):
    """A side as its scenario has it."""

    id: str
    name: str
    colour: str
    about: str = ""
    beginner: str = ""
    """Why it suits a beginner, in words that follow a colon; empty where others suit better."""


class PlaceTable(Value):
    """A place as its scenario has it."""

    id: str
    name: str
    at: tuple[int, int]
    near: tuple[str, ...]
    owner: str


class NewgameScenario(Scenario):
    """A scenario file: who plays, and where."""

    side: tuple[SideTable, ...] = Field(min_length=2, max_length=6)
    place: tuple[PlaceTable, ...]

    @model_validator(mode="after")
    def resolves(self) -> "NewgameScenario":
        """Refuse a file in which a name stands for nothing, or a border has one side only (NEW-1.1)."""
        sides, places = {side.id for side in self.side}, {place.id: place for place in self.place}
        for place in self.place:
            if place.owner not in sides:
                raise ValueError(f"{place.id}: there is no side {place.owner}")
            for near in place.near:
                if near not in places or place.id not in places[near].near:
                    raise ValueError(f"{place.id}: {near} does not border it in turn")
        return self


def seats(scenario: NewgameScenario) -> tuple[Seat, ...]:
    """Give the sides, and the gamemaster's chair, which rules on battles (NEW-4.2)."""
    said = {"id", "name", "about", "colour", "beginner"}
    sides = [Seat.model_validate(one.model_dump(include=said)) for one in scenario.side]
    return (*sides, chair())


def setup(scenario: NewgameScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the land and fill the chests (NEW-1.1, NEW-1.2)."""
    sides = [Side(id=one.id, name=one.name, colour=one.colour, coins=FIRST_COINS) for one in scenario.side]
    places = [
        Place(id=one.id, name=one.name, at=one.at, near=list(one.near), owner=one.owner) for one in scenario.place
    ]
    return World(
        title=scenario.title,
        turns=settings.turns,
        tabletop=settings.tabletop,
        sides={side.id: side for side in sides},
        places={place.id: place for place in places},
    )
