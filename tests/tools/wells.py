"""A toy game: seats dig for water, first by plan and then by what the ground showed."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending, Options, Ruleset, Scenario, Seat
from rules.kernel.play.welcome import Welcome
from rules.kernel.state.models import Piece, State
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Telling, Tellings


class Digger(Piece):
    """A seat's well."""

    water: int = 0
    depth: int = 0


class Ground(State):
    """The wells, and how much water ends the game."""

    diggers: dict[str, Digger]
    enough: int


class Village(Scenario):
    """Who digs, and for how much."""

    diggers: tuple[str, ...]
    enough: int


class Dig(Order[Ground]):
    """Dig your well deeper."""

    name: ClassVar[str] = "dig"
    says: ClassVar[tuple[str, ...]] = ("dig {depth}",)
    clause: ClassVar[str] = "TOY-2.1"

    depth: Annotated[int, Field(ge=1, le=6, description="how many feet")]

    def refuse(self, world: Ground, seat: str) -> None:
        if world.diggers[seat].depth + self.depth > 60:
            raise Refusal("TOY-2.1", "no well is deeper than 60 feet")

    def apply(self, world: Ground, seat: str) -> None:
        world.diggers[seat].depth += self.depth


class WaterFound(Event):
    """A seat found water."""

    clause: str = "TOY-2.2"
    seat: str
    water: int


TELLINGS = Tellings(purposes={"rain": "rain of the year"})


@TELLINGS.of(WaterFound)
def water_found(event: WaterFound) -> Telling:
    return Telling(text=f"{event.seat} finds {event.water} water", weight=2)


def digging(play: Play[Ground]) -> Flow:
    """Everybody digs, sees the ground, and digs again (TOY-2)."""
    play.chance.shuffle("TOY-1.1", "ground", "everywhere", ("sand", "clay", "rock", "gravel"))
    rain = play.chance.die("TOY-1.2", "rain", "everywhere", 6)
    seats = tuple(play.state.diggers)
    for name in ("plan", "again"):
        for seat, order in (yield from ask(Window(name, "TOY-2.1", seats, (Dig,), silence="you rest"))):
            play.obey(seat, order)
        for seat in seats:
            found = play.chance.card("TOY-2.2", "water", seat, (seat,)).value + rain
            play.state.diggers[seat].water += found
            play.tell(WaterFound(seat=seat, water=found))


def drinking(play: Play[Ground]) -> Flow:
    """Everybody drinks (TOY-3); it asks nobody."""
    for digger in play.state.diggers.values():
        digger.water -= 1
    yield from ()


def autopilot(view: Ground, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[Ground]]:
    """Dig as deep as the dice say, thrown for both windows with the same words."""
    return [Dig(depth=chance.die("TOY-4.1", "depth", seat, 6, (seat,)))]


def ending(state: Ground) -> Ending | None:
    full = tuple(seat for seat, digger in state.diggers.items() if digger.water >= state.enough)
    return Ending(winners=full, reason="the well is full") if full else None


def nothing_to_choose(state: Ground, seat: str | None) -> Lexicon:
    return {}


def hours(options: Options) -> Mapping[Any, int]:
    return {"orders": 48, "reaction": 24, "vote": 12}


def setup(scenario: Village, options: Options, chance: Chance) -> Ground:
    depths = {seat: chance.die("TOY-1.3", "first depth", seat, 6) for seat in scenario.diggers}
    diggers = {seat: Digger(depth=depth) for seat, depth in depths.items()}
    return Ground(diggers=diggers, enough=scenario.enough)


WELLS: Ruleset[Ground] = Ruleset(
    name="wells",
    title="Wells",
    prefix="TOY",
    revision=1,
    about="Dig.",
    state=Ground,
    scenario=Village,
    options=Options,
    seats=lambda scenario: tuple(Seat(id=seat, name=seat.title()) for seat in scenario.diggers),
    setup=setup,
    opening=(),
    phases=(digging, drinking),
    orders=(Dig,),
    view=lambda state, _: state.fresh(),
    lexicon=nothing_to_choose,
    autopilot=autopilot,
    tellings=TELLINGS,
    news={},
    calendar=lambda _, turn, __: f"Year {turn}",
    status=lambda _: (),
    papers=lambda *_: (),
    picture=lambda *_: Picture(title="Wells", alt="Some wells"),
    ending=ending,
    hours=hours,
    welcome=lambda state, seat: Welcome(
        who=f"You dig in the {seat}.",
        lands=f"You have {state.diggers[seat].water} water.",
        aim=f"{state.enough} water win.",
        asked="You are asked twice a year how deep you dig.",
    ),
    score=lambda state, seat: state.diggers[seat].water,
)
OASIS = Village(id="oasis", title="The oasis", diggers=("north", "south", "east"), enough=100)
