"""Tellings: how events read, in neutral text that the bot turns into Discord's shapes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules.kernel.facts.events import Cast, Drawn, Event, OrderFailed, Rolled, SeatPassed, Shuffled
from rules.kernel.luck.chance import RANKS
from rules.kernel.luck.letters import LetterCaptured
from rules.kernel.state.models import Value
from rules.kernel.telling.figures import KERNEL_LABELS, Labels, figures
from rules.kernel.telling.phrases import capital, id_of, parts_of, row, the, verb
from rules.kernel.telling.sentences import Ways, Wording, sentence

E = TypeVar("E", bound=Event)


class News(Value):
    """A kind of news: its icon, its colour (0xRRGGBB) and its heading."""

    icon: str
    colour: int
    title: str


class Telling(Value):
    """An event in words: one sentence or a few, without any markup; names stand plain."""

    text: str
    news: str = ""
    """A key of the ruleset's `news`; empty for a line of the running account."""
    weight: int = 1
    """0 for the small print (single draws), 1 for the running account, 2 for headlines, 3 for what changes the game."""


class Page(Value):
    """A readable page: a heading, paragraphs or list items, and figures in columns."""

    title: str
    lines: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()
    """Rows of cells, the first row the heading; empty for none."""
    news: str = ""
    answers: tuple[str, ...] = ()
    """The questions of the rulebook to which it gives the reader's own answer, as they are asked there."""


@dataclass(frozen=True)
class Sequel:
    """That one kind of event goes on with another: unrest and the calm after it, attacks and the conquest at last."""

    first: type[Event]
    of: str
    """The field of the earlier event that names what it is about."""
    then: type[Event]
    about: str
    """The field of the later one that names the same."""


KERNEL_WORDS = (Drawn, Rolled, Cast, Shuffled, OrderFailed, SeatPassed, LetterCaptured)
"""The events that every game has."""
PURPOSES = {"capture": "a letter to {}, before {}"}
"""What the draws are for that every game has."""
RANK_NAMES = (
    "Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King",
)  # fmt: skip
SUIT_NAMES = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}


def card_name(code: str) -> str:
    """Give a card in words: `AS` is the Ace of Spades."""
    return f"{RANK_NAMES[RANKS.index(code[0])]} of {SUIT_NAMES[code[1]]}"


@dataclass
class Tellings:
    """The words for each type of event of a game."""

    purposes: Mapping[str, str] = field(default_factory=dict)
    """What each draw is for, in words: purpose to phrase."""
    words: dict[type[Event], Callable[[Any], Telling]] = field(default_factory=dict)  # Any: each takes its own type
    labels: Labels = field(default_factory=dict)
    """What the fields of events are called where their figures are shown: field, or `Event.field`, to words."""
    news: str = ""
    """The kind of news of what is said here, where a sentence names no other."""
    wording: Mapping[str, Wording] = field(default_factory=dict)
    """The words for fields of these names in every sentence said here."""
    reasons: dict[type[Event], Callable[[Any], str]] = field(default_factory=dict)  # Any: as in `words`
    """What a sentence leaves out, for whoever asks why."""
    types: dict[str, type[Event]] = field(init=False)
    """The event types by name, to read told events back."""

    def __post_init__(self) -> None:
        """Begin with the words for the kernel's own events."""
        self.words = {
            Drawn: self.drawn,
            Rolled: self.rolled,
            Cast: self.cast,
            Shuffled: self.shuffled,
            OrderFailed: order_failed,
            SeatPassed: seat_passed,
            LetterCaptured: letter_captured,
            **self.words,
        }
        self.types = {event.__name__: event for event in self.words}

    def __add__(self, more: "Tellings") -> "Tellings":
        """Give the words of both, as a ruleset adds up those of its topics. Raises ValueError for words said twice."""
        twice = sorted(event.__name__ for event in self.words.keys() & more.words.keys() if event not in KERNEL_WORDS)
        twice += sorted(self.purposes.keys() & more.purposes.keys())
        twice += sorted(self.labels.keys() & more.labels.keys())
        if twice:
            raise ValueError(f"told twice: {', '.join(twice)}")
        purposes = {**self.purposes, **more.purposes}
        return Tellings(purposes, {**self.told_here(), **more.told_here()}, {**self.labels, **more.labels}).because(
            {**self.reasons, **more.reasons}
        )

    def because(self, reasons: Mapping[type[Event], Callable[[Any], str]]) -> "Tellings":  # Any: as in `words`
        """Take over what is said to whoever asks why."""
        self.reasons.update(reasons)
        return self

    def told_here(self) -> dict[type[Event], Callable[[Any], Telling]]:  # Any: as in `words`
        """Give the words for a game's own events."""
        return {event: words for event, words in self.words.items() if event not in KERNEL_WORDS}

    def of(self, event: type[E]) -> Callable[[Callable[[E], Telling]], Callable[[E], Telling]]:
        """Register, as a decorator, how events of this type are told."""

        def register(words: Callable[[E], Telling]) -> Callable[[E], Telling]:
            self.words[event], self.types[event.__name__] = words, event
            return words

        return register

    def say(
        self,
        event: type[E],
        text: str | Ways | Callable[[E], str],
        news: str | None = None,
        weight: int | Callable[[E], int] = 1,
        **wording: Wording,
    ) -> None:
        """Register how events of this type are told: a sentence with their fields in it, or what makes one.

        `{power:The} {power:falls|fall}` gives a name its article and its verb, `{lost:ship|ships}` counts, `{held:is|is
        not}` chooses, `{seats}` puts names in a row, `{by:?, as {by:the} wished}` is said where there is something (and
        what follows a `|` where there is nothing). `wording` says a field in other words, by what it holds, and what
        is no field by the event: `school=SCHOOLS`, `whose=owner_of`. `weight` is as in `Telling`.
        What a room's sentences have in common stands in `Tellings(news="war", wording={"units": troops})`.
        `Ways("province", "{province} falls", "{province} yields")` says it now so, now so.
        """
        worded = {name: said for name, said in self.wording.items() if name in event.model_fields} | wording
        kind = self.news if news is None else news

        def words(told: E) -> Telling:
            said = sentence(text, told, worded) if isinstance(text, str | Ways) else text(told)
            return Telling(text=said, news=kind, weight=weight if isinstance(weight, int) else weight(told))

        self.words[event], self.types[event.__name__] = words, event

    def explain(self, event: type[E], reason: Callable[[E], str]) -> None:
        """Register what is said of events of this type to whoever asks why: what led to its figures."""
        self.reasons[event] = reason

    def reason(self, event: Event) -> str:
        """Say what led to the figures of an event; empty where its sentence says all."""
        return self.reasons[type(event)](event) if type(event) in self.reasons else ""

    def tell(self, event: Event) -> Telling:
        """Put an event into words. Raises KeyError for a type that nobody wrote words for."""
        return self.words[type(event)](event)

    def figures(self, event: Event) -> list[tuple[str, str]]:
        """Give what an event holds, each under its label; a draw says in words what it is for."""
        if isinstance(event, Drawn | Rolled | Cast | Shuffled):
            event = event.model_copy(update={"purpose": self.about(event)})
            return [row for row in figures(event, self.labels) if row[0] != KERNEL_LABELS["subject"]]
        return figures(event, self.labels)

    def purpose(self, purpose: str) -> str:
        """Say what a draw is for."""
        return self.purposes.get(purpose) or PURPOSES.get(purpose) or purpose.replace(".", " ")

    def about(self, draw: Drawn | Rolled | Cast | Shuffled) -> str:
        """Say whom a draw concerns and what it is for; `{}` in the phrase stands for what the subject names further."""
        who, what = parts_of(draw.subject), self.purpose(draw.purpose)
        if what.count("{}") == len(who) - 1:
            return f"{capital(who[0])}, {what.format(*map(the, who[1:]))}"
        return f"{capital(row(who))}, {what}"

    def drawn(self, event: Drawn) -> Telling:
        """Tell a drawn card."""
        return Telling(text=f"{self.about(event)}: {card_name(event.card)}", weight=0)

    def rolled(self, event: Rolled) -> Telling:
        """Tell a rolled die."""
        return Telling(text=f"{self.about(event)}: {event.rolled} on d{event.sides}", weight=0)

    def cast(self, event: Cast) -> Telling:
        """Tell dice that were rolled together."""
        dice = " ".join(map(str, event.rolled))
        return Telling(text=f"{self.about(event)}: {dice} on d{event.sides}", weight=0)

    def shuffled(self, event: Shuffled) -> Telling:
        """Tell that a deck was shuffled, not how."""
        return Telling(text=f"{self.about(event)}: {len(event.deck)} cards shuffled", weight=0)


def order_failed(event: OrderFailed) -> Telling:
    """Tell a seat that its order failed, and why where that is known."""
    what = event.line or " ".join(filter(None, (event.order.replace("_", " "), event.thing)))
    why = f": {event.reason.rstrip('.')}" if event.reason else ""
    return Telling(text=f"Your order “{what}” came to nothing{why}.", weight=2)


def seat_passed(event: SeatPassed) -> Telling:
    """Tell that a seat changed hands."""
    seat = event.seat
    if event.swap:
        return Telling(text=f"Whoever played {seat} plays {event.to} from now on, and the other way round.", weight=0)
    if id_of(event.to) == "open":
        return Telling(text=f"{seat} {verb(seat, 'is', 'are')} open: whoever waits or joins may take it.", weight=2)
    to = "the autopilot" if id_of(event.to) == "autopilot" else f"the player who held {event.to}"
    return Telling(text=f"{seat} {verb(seat, 'passes', 'pass')} to {to}.", weight=2)


def letter_captured(event: LetterCaptured) -> Telling:
    """Tell a seat that it holds a letter of others."""
    fate = "they got it all the same" if event.copied else "they never got it"
    return Telling(text=f"You captured a letter from {event.sender} to {event.to}; {fate}.", weight=2)
