"""A game as a value: everything that the service and the bot need to know of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import pairwise
from typing import Any, ClassVar, Generic, TypeVar

from rules.kernel.errors import Refusal, Unreadable
from rules.kernel.facts.events import Audience, Event, Told
from rules.kernel.facts.names import Name, Naming, Register
from rules.kernel.language.bynames import Bynames, no_bynames
from rules.kernel.language.grammar import read
from rules.kernel.language.namesakes import told_apart
from rules.kernel.luck.chance import Chance
from rules.kernel.luck.letters import Journey
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.orders.question import Question
from rules.kernel.orders.windows import Window
from rules.kernel.play.aims import Aiming, Between, no_aims, nothing_between
from rules.kernel.play.counsel import Counsel, Counsellor, Fates, Offer, Vain, no_counsel, pressing, spoken
from rules.kernel.play.honours import Honour
from rules.kernel.play.lessons import Course
from rules.kernel.play.play import Phase
from rules.kernel.play.replies import Replying, no_reply
from rules.kernel.play.span import Span
from rules.kernel.play.unsaid import (
    never_vain,
    no_album,
    no_apart,
    no_battles,
    no_company,
    no_consequences,
    no_finale,
    no_names,
    no_owners,
    no_points,
    no_prologue,
    no_prospect,
    no_purse,
    no_scenes,
    no_titles,
    no_verdict,
    plain_speech,
)
from rules.kernel.play.welcome import Welcome
from rules.kernel.state.models import State, Value
from rules.kernel.state.naming import mentioned
from rules.kernel.state.viewing import secrets_of, seen
from rules.kernel.telling.focus import focused
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import News, Page, Sequel, Telling, Tellings
from rules.kernel.telling.vocabulary import Words, names_in, news_in, page_in, picture_in, window_in

S = TypeVar("S", bound=State)


class Seat(Value):
    """A side that somebody may play: its id, its name, and a line about it for the lobby."""

    id: str
    name: str
    about: str = ""
    colour: str = "#888888"
    beginner: str = ""
    """Why the seat suits a beginner, in a few words; empty where it is not among those that do."""
    spare: bool = False
    """Whether the game does without anybody there, autopilot included, such as a chair that only watches."""


class Scenario(Value):
    """What a scenario file holds; each game adds its own fields."""

    id: str
    title: str
    about: str = ""
    """A line about it for whoever chooses."""


class Options(Value):
    """A game's settings; each field with a default, bounds and a description for hosts."""

    later: ClassVar[tuple[str, ...]] = ()
    """The settings that may change while the game is played: no rule reads them."""
    needs: ClassVar[Mapping[str, tuple[str, tuple[object, ...]]]] = {}
    """The settings that change nothing unless another one is one of these values."""


class Ending(Value):
    """How a game ended: the winners (none: a draw), and the reason in one sentence."""

    winners: tuple[str, ...]
    reason: str = ""
    """Empty where the game's `verdict` says it."""


Autopilot = Callable[[S, str, Window[Any], Chance], Sequence[Order[S]]]
"""Decides for a seat at a window from the seat's view alone; its draws go through the chance it is handed."""


@dataclass(frozen=True)
class Ruleset(Generic[S]):
    """One game."""

    name: str
    title: str
    prefix: str
    """What its clauses begin with: `CIV`."""
    revision: int
    about: str
    state: type[S]
    scenario: type[Scenario]
    options: type[Options]
    seats: Callable[[Any], tuple[Seat, ...]]
    """The seats of a scenario, in seat order."""
    setup: Callable[[Any, Any, Chance], S]
    """The state before the opening, from scenario, options and chance."""
    opening: tuple[Phase[S], ...]
    """The phases of turn 0; may be empty."""
    phases: tuple[Phase[S], ...]
    """The phases of every turn, in the rulebook's order."""
    orders: tuple[type[Order[S]], ...]
    lexicon: Callable[[S, str | None], Lexicon]
    """The names that a view offers for each kind of thing."""
    autopilot: Autopilot[S]
    tellings: Tellings
    news: Mapping[str, News]
    calendar: Callable[[S, int, str], str]
    """The date in the game at a turn's phase: “Summer, 600 BC”."""
    status: Callable[[S], tuple[Page, ...]]
    """What everybody may know."""
    papers: Callable[[S, str], tuple[Page, ...]]
    """What a seat knows beyond that, from its view."""
    picture: Callable[[S, str | None], Picture]
    ending: Callable[[S], Ending | None]
    """How the game ended, None while it runs: a rule, which puts nothing into words."""
    hours: Callable[[Any], Mapping[str, int]]
    """How long windows stay open, from the options: the classes of deadline, and by name those of their own length."""
    welcome: Callable[[S, str], Welcome]
    """What somebody has to know who sits down in a seat for the first time, from its view."""
    feel: str = ""  # what it feels like to play, in two sentences, for a table that chooses a game
    span: Callable[[Any, Any], Span | None] = lambda _scenario, _options: None  # Any: each game has its own
    """How much it asks from beginning to end, from scenario and options."""
    rhythm: Callable[[Any], str] = lambda _options: ""  # Any: each game has its own options
    """How often one is asked and how long it lasts, from the options: a sentence or two for who thinks of joining."""
    view: Callable[[S, str | None], S] = seen
    """A fresh copy without what a seat (None: an onlooker) may not know, as the fields of the state declare it.

    A game whose views hold computed parts gives a function that adds them to `seen(state, seat)`.
    """
    plays: Callable[[S, str], bool] = lambda _state, _seat: True  # whether a seat still has anything to play
    prospect: Callable[[S, str], str] = no_prospect
    """What somebody would take over with a seat, in a line made from an onlooker's view: rank, lands, how it stands."""
    company: Callable[[S, str], str] = no_company
    """Who stands with a seat and who against it, in a few sentences, from its view; empty: the game has no sides."""
    titles: Callable[[S], Mapping[str, str]] = no_titles
    """Seat to the name that it goes by now, which everybody knows, where the game gives it another one."""
    names: Callable[[S], Naming] = no_names
    """What everything that lives is called, by kind and id, and who may know it; events hold ids alone."""
    apart: Callable[[S, str, Sequence[str]], Sequence[str]] = no_apart
    """How namesakes of a kind are told apart: a text for each of these ids, in order; none: they are numbered."""
    topics: Mapping[str, str] = field(default_factory=dict)
    """Slash command groups beside the game's own: topic to description."""
    asks: Mapping[str, tuple[type[Order[S]], ...]] = field(default_factory=dict)
    """When orders are asked, in words that follow “in”, to say to whoever orders too early; `BEFORE_PLAY`: once."""
    sayings: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What players say for the verbs of its orders: `attack` to `declare war on`, `invade`, the likeliest first."""
    letters: Callable[[S, str, str], Journey] | None = None
    """How a letter travels from one seat to another, from a seat's view or the true state; None: at once and safely."""
    odds: tuple[type[Question[S]], ...] = ()  # what a player may ask the exact odds of
    album: Callable[[S, str | None], Mapping[str, Picture]] = no_album  # more pictures by name, the most wanted first
    finale: Callable[[S], Picture | None] = no_finale
    """How it ended, as a picture that the last message shows, from an onlooker's view; None: the map."""
    galleries: Mapping[str, str] = field(default_factory=dict)  # slash commands of the album: name to description
    scenes: Callable[[Sequence[Event]], Sequence[Picture]] = no_scenes
    """Pictures of what has just happened, in its order, made from events that the reader may know: battles as cards."""
    battles: Callable[[Sequence[Event]], Sequence[range]] = no_battles
    """Which of some events belong to one battle or campaign, by their places: it is told whole, none in another."""
    prologue: Callable[[S], Sequence[str]] = no_prologue
    """What a table reads before its first turn, in sentences: what stands at the start, and when the game ends."""
    purse: Callable[[S, str], Mapping[str, int]] = no_purse
    """What a seat has to spend, from its view: name to amount. Every answer shows what its orders take of it."""
    speech: Callable[[S], Words | None] = plain_speech  # with a setting's other names; None: in the game's own words
    glimpses: Callable[[S], Callable[[str], S]] | None = None
    """The same views for the autopilots of a window, which share all that none of them may change with the state."""
    verdict: Callable[[S], str] = no_verdict  # why the game ended, in one sentence, once it has
    addresses: str = ""  # the kind of what seats are, where tellings can say `you` for the reader’s own
    felt: tuple[type[Event], ...] = ()  # what a brief tells whomever it is about, though it is no headline
    passing: tuple[type[Event], ...] = ()  # what is news only in the turn in which it happens: it is over after that
    grave: tuple[type[Event], ...] = ()  # what is told at once to whomever it strikes, where no question does
    sequels: tuple[Sequel, ...] = ()  # which events go on with which, and are told in one breath with them
    honours: tuple[Honour, ...] = ()  # what is read out when the game is over
    score: Callable[[S, str], int] = no_points
    """How many points a seat has, counted on the true state at any time: what the game's verdict compares."""
    by_rank: bool = False  # whether it matters who stands before whom, not by how many points
    policies: Mapping[str, Autopilot[S]] = field(default_factory=dict)  # further ways to play by itself, for leagues
    figures: Callable[[S, str], Mapping[str, int]] = no_purse
    """Further figures of a seat, from its view, which its briefs tell when they have changed: name to number."""
    counsel: Counsellor[S] = no_counsel  # what a good gamemaster would point out to a seat at a window, from its view
    consequences: Callable[[S, str, Order[S]], str] = no_consequences
    """What an order does, in a sentence or two with its figures; from the seat's view with its drafts carried out."""
    vain: Callable[[S, str, Order[S]], Vain] = never_vain  # whether nothing comes of it, from the same view
    aims: Aiming[S] = no_aims  # what a seat could set out to gain now, weighed for who asks which had better be
    between: Between[S] = nothing_between  # what binds a seat and another, and how he can come, from its view
    reply: Replying[S] = no_reply  # what only the board answers to a question in plain words, from a seat's view
    fates: Fates = field(default_factory=dict)  # what counsel foretells, each by name with the event that it is
    hostile: Mapping[type[Event], tuple[str, str]] = field(default_factory=dict)  # see `hostile.assaults`
    owners: Callable[[S], Mapping[str, Mapping[str, str]]] = no_owners
    """Whose things are, by kind and id: what befalls them concerns that seat. Seats belong to themselves."""
    bynames: Bynames = no_bynames  # how else each seat is called, from what everybody sees
    homes: Callable[[S, str], Mapping[str, str]] = lambda _view, _seat: {}
    """What a seat calls its capital, by kind, from its view: `my capital` is read as that; none or empty where none."""
    journey: Callable[[S, str, str, str], str] = lambda _view, _seat, _start, _goal: ""
    """How a seat's army comes from a place (empty: from where it is) to another, from its view; empty: nobody knows."""
    idle: Callable[[S, str], bool] = lambda _state, _phase: False
    """Whether a phase of a turn, by its function's name, is passed over: nobody has a part in it."""
    lessons: Course[S] | None = None  # how the game is learned: six lessons in a practice game; None: by none
    agreed: str = ""  # how a table ends it with a winner, in a sentence; empty: it cannot
    patience: int = 4  # turns that may pass without any window before the game is taken for endless

    def order(self, name: str) -> type[Order[S]]:
        """Give the type of an order by its name. Raises KeyError."""
        return self.order_types[name]

    @cached_property
    def order_types(self) -> Mapping[str, type[Order[S]]]:
        """Each type of order by its name."""
        return {order.name: order for order in self.orders}

    @cached_property
    def obeyed(self) -> frozenset[str]:
        """The events, by name, that tell a seat alone that its order was carried out."""
        return frozenset(order.tells.__name__ for order in self.orders if order.private and order.tells is not None)

    def read_event(self, told: Told, names: Register | None = None) -> Event:
        """Give back a told event; with `names` it says what is not kept of it, too, where they know that."""
        event = self.tellings.types[told.event].model_validate_json(told.body)
        return names.whole(event, told.n) if names else event

    def say(self, state: S | None, text: str) -> str:
        """Put a text into the words of a campaign, where its state is known."""
        words = None if state is None else self.speech(state)
        return words(text) if words else text

    def naming(self, state: S) -> Naming:
        """Give the names of all that lives, namesakes told apart, the seats among them."""
        titles = {seat: Name(text=title) for seat, title in self.titles(state).items()}
        named = self.names(state)
        return told_apart({"seat": titles} | dict(named), partial(self.apart, state))

    def shown(self, told: Told, readers: Audience | None = None, names: Register | None = None) -> Event:
        """Give back a told event as all of its `readers` (None: all who were told) may read it."""
        event, heard = self.read_event(told, names), told.audience if readers is None else readers
        if heard == "gamemaster":
            return event
        for seat in heard if isinstance(heard, tuple) and heard else (None,):  # what one may not see, all may not
            event = seen(event, seat)
        return event

    def told_to(self, told: Told, readers: Audience) -> Told:
        """Give what was told with no more in it than its readers may read."""
        event = self.shown(told, readers)
        return told.model_copy(update={"body": event.model_dump_json()}) if any(secrets_of(type(event))) else told

    def called(self, told: Told, names: Register, readers: Audience | None = None, you: str = "") -> Event:
        """Give it back so with each of its ids called as they knew it then, and the seat `you` addressed."""
        return names.called(self.shown(told, readers, names), told.n, readers or told.audience, (self.addresses, you))

    def tell(
        self, told: Told, names: Register | None = None, state: S | None = None, readers: Audience | None = None
    ) -> Telling:
        """Put a told event into words, with the names as of its date; with a state, into those of its campaign."""
        telling = self.tellings.tell(self.called(told, names or Register(), readers))
        return telling.model_copy(update={"text": self.say(state, telling.text)})

    def check(self, order: Order[S], view: S, seat: str) -> None:
        """Check an order from a seat's view. Raises Refusal, in the words of its campaign."""
        try:
            order.check(view, seat)
        except Refusal as refusal:
            problem, instead = self.say(view, refusal.problem), self.say(view, refusal.instead)
            raise Refusal(refusal.clause, problem, instead) from refusal

    def read(self, line: str, orders: Sequence[type[Order[S]]], lexicon: Lexicon, view: S) -> Order[S]:
        """Read a line as an order. Raises Unreadable, in the words of its campaign, or Ambiguous."""
        try:
            return read(line, orders, lexicon)
        except Unreadable as error:
            words = self.speech(view)
            if words is None:
                raise
            wanted = tuple(names_in(words, dict.fromkeys(error.expected, "")))
            raise Unreadable(error.text, error.column, wanted, error.nearest, error.clause) from error

    def choices(
        self, order: type[Order[S]], view: S, seat: str, field: str, given: Mapping[str, Any]
    ) -> Mapping[str, str] | None:  # Any: as in an order
        """Give the names that make sense for a field of an order after the fields `given`, in a campaign's words."""
        found, words = order.choices(view, seat, field, given), self.speech(view)
        return names_in(words, found) if words and found else found

    def advice(self, view: S, seat: str, window: Window[Any]) -> list[Counsel[S]]:  # Any: windows differ
        """Give counsel in the words of its campaign, most pressing first, with no offer that would be refused."""
        say = partial(self.say, view)
        found = (piece for piece in pressing(self.counsel(view, seat, window)) if piece.weight)
        return [spoken(piece, say, lambda offer: self.goes(offer, view, seat, window)) for piece in found]

    def passed(self, view: S, seat: str, fate: str, of: str) -> str:
        """Say that a fate threatens no more what it threatened, in the words of its campaign; empty for nothing."""
        return self.say(view, self.fates[fate].over(view, seat, of)) if fate in self.fates else ""

    def greeting(self, view: S, seat: str) -> Welcome:
        """Give the welcome of a seat in the words of its campaign."""
        found = self.welcome(view, seat)
        beside = tuple(one.model_copy(update={"text": self.say(view, one.text)}) for one in found.neighbours)
        told = {name: self.say(view, getattr(found, name)) for name in ("who", "lands", "aim", "asked")}
        return found.model_copy(update={**told, "neighbours": beside})

    def outlook(self, state: S, seat: str) -> str:
        """Say what somebody would take over with a seat, as everybody knows it, in the words of its campaign."""
        view = self.view(state, None)
        return self.say(view, self.prospect(view, seat))

    def homeland(self, view: S, seat: str) -> Picture | None:
        """Give the map of a seat's own land and its neighbours; None while it has none."""
        return focused(self.picture(view, seat), seat)

    def effect(self, view: S, seat: str, order: Order[S]) -> str:
        """Say what an order does, which is carried out in `view` already, in the words of its campaign."""
        return self.say(view, self.consequences(view, seat, order))

    def goes(self, offer: Offer[S], view: S, seat: str, window: Window[Any]) -> bool:  # Any: as above
        """Tell whether what counsel offers can be ordered now, each order after those before it."""
        if not all(isinstance(order, window.orders) for order in offer.orders):
            return False
        try:
            offer.order.check(view, seat)
            after = view.fresh() if offer.also else view
            for before, order in pairwise(offer.orders):
                before.apply(after, seat)
                order.check(after, seat)
        except Refusal:
            return False
        return True

    def touched(self, state: S, event: Event) -> frozenset[str]:
        """Give the seats that an event is about: told to them alone, naming them, or something that is theirs."""
        owners = self.owners(state)
        heard = event.audience if isinstance(event.audience, tuple) else ()
        named = (id if kind == "seat" else owners.get(kind, {}).get(id, "") for kind, id in mentioned(event))
        return frozenset(seat for seat in (*heard, *named) if seat)

    def asked(self, window: Window[Any], state: S) -> Window[Any]:  # Any: windows differ in their orders
        """Give a window in the words of its campaign."""
        words = self.speech(state)
        return window_in(words, window) if words else window

    def spoken(self) -> "Ruleset[S]":
        """Give this game so that all it says of a state is in the words of that campaign."""

        def pages(state: S, found: tuple[Page, ...]) -> tuple[Page, ...]:
            return tuple(page_in(words, page) for page in found) if (words := self.speech(state)) else found

        def drawn(state: S, found: Picture) -> Picture:
            return picture_in(words, found) if (words := self.speech(state)) else found

        return replace(
            self,
            status=lambda state: pages(state, self.status(state)),
            papers=lambda state, seat: pages(state, self.papers(state, seat)),
            picture=lambda state, seat: drawn(state, self.picture(state, seat)),
            album=lambda state, seat: {
                self.say(state, title): drawn(state, one) for title, one in self.album(state, seat).items()
            },
            finale=lambda state: drawn(state, found) if (found := self.finale(state)) else None,
            prologue=lambda state: [self.say(state, line) for line in self.prologue(state)],
            calendar=lambda state, turn, phase: self.say(state, self.calendar(state, turn, phase)),
            purse=lambda state, seat: {self.say(state, name): one for name, one in self.purse(state, seat).items()},
            figures=lambda state, seat: {self.say(state, name): one for name, one in self.figures(state, seat).items()},
        )

    def in_words_of(self, state: S | None) -> "Ruleset[S]":
        """Give this game so that its headings and battle cards, which know no state, are in those words too."""
        words = None if state is None else self.speech(state)
        if words is None:
            return self
        return replace(
            self,
            news={kind: news_in(words, news) for kind, news in self.news.items()},
            scenes=lambda events: [picture_in(words, one) for one in self.scenes(events)],
        )
