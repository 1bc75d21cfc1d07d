"""What tests of every game share: scripted luck, and phases run with given orders."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules.kernel.facts.events import Event
from rules.kernel.luck.chance import DECK, Chance, Key
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.play import Phase, Play
from rules.kernel.state.models import State

E = TypeVar("E", bound=Event)
QUIET = "TH"
"""The Ten of Hearts: fails every percentage test and stands for nothing in nearly every table."""
Scripts = Mapping[str | tuple[str, str], Sequence[str | int] | str | int]
"""Purpose, or purpose and subject, to the cards (`AS`) or numbers drawn for it in turn; then the quiet card again."""


class Scripted:
    """Luck that says what the test says; every card that the test does not name is the quiet one."""

    def __init__(self, cards: Scripts | None = None, quiet: str | int = QUIET) -> None:
        self.left = {
            key: [script] if isinstance(script, str | int) else list(script) for key, script in (cards or {}).items()
        }
        self.quiet = quiet

    def number(self, key: Key, below: int) -> int:
        """Give what is scripted next for this purpose and subject, else for this purpose, else the quiet card."""
        for name in ((key.purpose, key.subject), key.purpose):
            if self.left.get(name):
                return number_of(self.left[name].pop(0)) % below
        return number_of(self.quiet) % below

    def spent(self) -> bool:
        """Tell whether every scripted card was drawn."""
        return not any(self.left.values())


def number_of(card: str | int) -> int:
    """Give a card's place in the deck, or the number as it is."""
    return DECK.index(card) if isinstance(card, str) else card


@dataclass
class Played:
    """Where a phase led: the state, what was told, and the windows that opened."""

    state: Any
    events: list[Event]
    windows: list[Window[Any]]
    luck: Scripted

    def told(self, kind: type[E]) -> list[E]:
        """Give the events of a type, in the order told."""
        return [event for event in self.events if isinstance(event, kind)]


NEWEST = 99
"""A revision for which every rule is as it is today."""


@dataclass
class Table:
    """A running play for tests of what a phase calls: its state, scripted luck and the events told so far."""

    state: State
    cards: Scripts = field(default_factory=dict)
    quiet: str | int = QUIET
    players: tuple[str, ...] = ()
    turn: int = 1
    revision: int = NEWEST

    def __post_init__(self) -> None:
        """Set the stage."""
        self.events: list[Event] = []
        self.luck = Scripted(self.cards, self.quiet)
        self.play: Play[Any] = Play(
            state=self.state,
            chance=Chance(self.luck, self.turn, "test", self.tell),
            turn=self.turn,
            revision=self.revision,
            players=self.players,
        )

    def tell(self, event: Event) -> int:
        """Keep an event and give its number."""
        self.events.append(event)
        return len(self.events)

    def told(self, kind: type[E]) -> list[E]:
        """Give the events of a type, in the order told."""
        return [event for event in self.events if isinstance(event, kind)]


def play_out(
    phase: Phase[Any],
    state: State,
    orders: Mapping[str, Any] | None = None,
    cards: Scripts | None = None,
    *,
    quiet: str | int = QUIET,
    players: tuple[str, ...] = (),
) -> Played:
    """Run a phase on a fresh copy of a state to its end.

    `orders` holds what each seat gives: seat to orders, or window to seat to orders where several windows open.
    """
    table = Table(state.fresh(), cards or {}, quiet, players)
    return play_at(table, phase, orders)


def play_at(table: Table, phase: Callable[[Play[Any]], Any], orders: Mapping[str, Any] | None = None) -> Played:
    """Run a phase, or a flow of a play, at a table to its end; orders as for `play_out`."""
    windows: list[Window[Any]] = []
    flow = phase(table.play)
    try:
        window = next(flow)
        while True:
            windows.append(window)
            window = flow.send(answers(window, orders or {}))
    except StopIteration:
        pass
    return Played(table.play.state, table.events, windows, table.luck)


def answers(window: Window[Any], orders: Mapping[str, Any]) -> dict[str, list[Order[Any]]]:
    """Give what each asked seat answers in a window."""
    mine = orders[window.name] if isinstance(orders.get(window.name), Mapping) else orders
    return {seat: list(mine[seat]) for seat in window.asked if seat in mine}
