"""The Word: the smallest game, a window a turn in which everybody asked says words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event, SeatPassed
from rules.kernel.facts.names import Name
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending, Options, Ruleset, Scenario, Seat
from rules.kernel.play.welcome import Welcome
from rules.kernel.state.models import State
from rules.kernel.state.secrets import NOBODY, Open, Secret
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import News, Page, Telling, Tellings


class Words(State):
    """What was said."""

    seats: Open[list[str]]
    said: Open[dict[str, list[str]]] = {}
    secrets: Annotated[dict[str, str], Secret(to=NOBODY, entries=True, blank="")] = {}
    guests: Open[list[str]] = []
    """Those who said that they are guests, whom the days after only invite."""
    hushed: Open[list[str] | None] = None
    """Whom alone the coming day asks, in secret; None: it asks everybody."""
    lost: Open[list[str]] = []
    """Those who have nothing left to say."""
    content: Open[bool] = False
    """Whether silence will do from the next day on, which then is short."""
    over: Open[bool] = False


class Say(Order[Words]):
    """Say a word."""

    name: ClassVar[str] = "say"
    says: ClassVar[tuple[str, ...]] = ("say {word}",)
    clause: ClassVar[str] = "WRD-1"

    word: str = Field(description="the word", max_length=40)

    def refuse(self, world: Words, seat: str) -> None:
        if self.word in world.said.get(seat, []):
            raise Refusal("WRD-2", f"you have said {self.word}; say another")
        if self.word == "bug":
            raise RuntimeError("a bug in the rules")

    def apply(self, world: Words, seat: str) -> None:
        world.said.setdefault(seat, []).append(self.word)


class Spoken(Event):
    """A word was said."""

    clause: str = "WRD-1"
    seat: str
    word: str
    thought: Annotated[str, Secret(to="seat")] = ""
    """The card that its speaker held."""


class Whispered(Event):
    """A card was whispered to a seat."""

    clause: str = "WRD-3"
    seat: str
    card: str


def talk(play: Play[Words]) -> Flow:
    """Ask everybody for words (WRD-1); a word of command changes hands, ends or breaks the game."""
    for seat in play.state.seats:
        card = play.chance.card("WRD-3", "whisper", seat, audience=(seat,))
        play.tell(Whispered(audience=(seat,), because=(card.n,), seat=seat, card=card.code))
    window = hush(play) if play.state.hushed is not None else question(play)
    for seat, order in (yield from ask(window)):
        if play.obey(seat, order):
            told = play.tell(Spoken(seat=seat, word=order.word, thought=play.state.secrets.get(seat, "")))
            command(play, seat, order.word, told)


def question(play: Play[Words]) -> Window[Any]:
    """Ask everybody; where somebody has said `softly`, guests are not written to."""
    softly = any("softly" in words for words in play.state.said.values())
    seats, guests = (tuple(seat for seat in play.state.seats if seat not in play.state.lost), tuple(play.state.guests))
    quiet = {"invited": guests, "quiet": softly}
    asked = Window("words", "WRD-1", seats, (Say,), "You say nothing.", title="Say a word", **quiet)
    return replace(asked, content=True, lasts="short") if play.state.content else asked


def hush(play: Play[Words]) -> Window[Any]:
    """Ask those alone whom somebody has named, and let nobody know whom."""
    asked, play.state.hushed = play.state.hushed or [], None
    return replace(
        question(play),
        title="Whisper a word",
        asked=asked,
        discreet=True,
        among=play.players if play.players[1:] else (),
    )


def command(play: Play[Words], seat: str, word: str, told: int) -> None:
    """Do what a word of command says."""
    if word == "crash":
        raise RuntimeError("the rules broke")
    if word == "end":
        play.state.over = True
    if word.startswith("hush"):
        play.state.hushed = word.split()[1:]
    if word == "content":
        play.state.content = True
    if word == "guest":
        play.state.guests.append(seat)
    if word.startswith("fall "):
        play.state.lost.append(word.removeprefix("fall "))
    if word.startswith("rise "):
        play.state.lost.remove(word.removeprefix("rise "))
    if word == "concede":
        play.tell(SeatPassed(clause="WRD-4", because=(told,), seat=seat, to="autopilot"))
    if word.startswith(("swap ", "open ")):
        act, other = word.split()
        told_as = {"seat": other, "to": seat if act == "swap" else "open", "swap": act == "swap"}
        play.tell(SeatPassed(clause="WRD-4", because=(told,), colour="#aa0000", **told_as))
    if word.startswith("take "):
        play.tell(SeatPassed(clause="WRD-4", because=(told,), seat=word.removeprefix("take "), to=seat))


def autopilot(state: Words, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[Words]]:
    """Say how often something was said."""
    return [Say(word=f"auto{len(state.said.get(seat, []))}")]


TELLINGS = Tellings(purposes={"whisper": "a whisper"})


@TELLINGS.of(Spoken)
def spoken(event: Spoken) -> Telling:
    return Telling(text=f"{event.seat} says {event.word}.", news="words", weight=2 if event.word == "loud" else 1)


@TELLINGS.of(Whispered)
def whispered(event: Whispered) -> Telling:
    return Telling(text=f"You hear {event.card}.", news="words")


class Mouths(Scenario):
    """Who speaks."""

    names: dict[str, str]


class Manners(Options):
    """The settings."""

    later: ClassVar[tuple[str, ...]] = ("pitch",)

    loud: bool = Field(default=False, description="whether everybody shouts")
    pitch: int = Field(default=3, ge=1, le=99, description="how high everybody speaks")


def setup(scenario: Mouths, options: Manners, chance: Chance) -> Words:
    """Deal everybody a secret card."""
    secrets = {seat: chance.card("WRD-3", "secret", seat, audience=(seat,)).code for seat in scenario.names}
    return Words(seats=list(scenario.names), secrets=secrets)


WORD: Ruleset[Words] = Ruleset(
    name="word",
    title="The Word",
    prefix="WRD",
    revision=1,
    about="The smallest game.",
    state=Words,
    scenario=Mouths,
    options=Manners,
    seats=lambda scenario: tuple(Seat(id=id, name=name) for id, name in scenario.names.items()),
    setup=setup,
    opening=(),
    phases=(talk,),
    orders=(Say,),
    lexicon=lambda _state, _seat: {},
    autopilot=autopilot,
    names=lambda _state: {"seat": {"rebels": Name(text="The Rebels")}},
    tellings=TELLINGS,
    news={"words": News(icon="“", colour=0x446688, title="Words")},
    calendar=lambda _state, turn, _phase: f"Day {turn}",
    status=lambda state: (Page(title="Said", lines=tuple(f"{seat}: {words}" for seat, words in state.said.items())),),
    papers=lambda state, seat: (Page(title="Your card", lines=(state.secrets.get(seat, "none"),)),),
    picture=lambda state, _seat: Picture(title="Mouths", alt=f"{len(state.seats)} mouths"),
    ending=lambda state: Ending(winners=(), reason="Somebody said so.") if state.over else None,
    plays=lambda state, seat: seat not in state.lost,
    prospect=lambda state, seat: f"{len(state.said.get(seat, []))} words said.",
    hours=lambda _options: {"orders": 48, "reaction": 24, "vote": 24, "short": 6},
    welcome=lambda state, seat: Welcome(
        who=f"You are {seat}.",
        lands=f"Your card is {state.secrets.get(seat, 'none')}.",
        aim="Nobody wins.",
        asked="Speak.",
    ),
)
