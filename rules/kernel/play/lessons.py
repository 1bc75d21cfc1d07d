"""Lessons: a short practice game in which somebody learns by giving orders; each is a value that anybody can check."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter
from typing import Any, Generic, TypeVar

from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Order
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)
LESSONS = 6
"""How many lessons a course has."""
LONGEST = 420
"""The most letters of what a lesson tells, and of what it asks."""
Fact = Callable[[S, str], object]
"""Gives a figure or a name of the position, from the view of the seat."""


@dataclass(frozen=True)
class Lesson(Generic[S]):
    """One lesson: what it tells, what it asks, and the order with which it ends.

    Its texts name facts of the course in braces, `{treasury}`, and `{line}`, the first order that would end it.
    """

    title: str
    window: str
    """The name of the window in which it is given."""
    tells: str
    """What is to be learned, in one to three sentences with their figures."""
    asks: str
    """What the learner is asked to do."""
    ends: tuple[type[Order[S]], ...]
    """The kinds of order with which it ends."""
    done: str
    """What the learner has just seen, once the order is given; its facts are those after it."""
    hint: str
    """What is said to whoever does something else."""
    tries: Callable[[S, str], Sequence[Order[S]]]
    """Orders that would end it, from the view of the seat, the best first; those that the rules forbid are left out."""
    counsel: bool = False
    """Whether the counsel of the window is shown beneath."""

    def offers(self, view: S, seat: str) -> list[Order[S]]:
        """Give the orders that would end it as things stand, the best first."""
        return [order for order in self.tries(view, seat) if isinstance(order, self.ends) and goes(order, view, seat)]

    def ended(self, given: Sequence[Order[Any]]) -> bool:  # Any: each game has its own state
        """Tell whether what was given ends it."""
        return any(isinstance(order, self.ends) for order in given)


@dataclass(frozen=True)
class Course(Generic[S]):
    """The lessons of a game, and the practice game in which they are given: always the same one."""

    scenario: str
    seat: str
    """Whom the learner plays; autopilots play all others."""
    seed: str
    """The luck of the practice, so that what befalls a learner is what the lessons were written for."""
    lessons: tuple[Lesson[S], ...]
    farewell: str
    """What is said when all of it is learned."""
    facts: Mapping[str, Fact[S]]
    """What the texts may name, by the word that stands for it in braces."""
    settings: Mapping[str, str] = field(default_factory=dict)
    lays: Callable[[Any], Any] = lambda board: board  # Any: each game has its own scenario
    """The scenario as the practice begins from it: with a full treasury, so that nobody has to wait for one."""
    until: str = ""
    """The window up to which it is played on after the last lesson, so that what came of it is told; empty: none."""

    def said(self, text: str, view: S, seat: str, line: str = "") -> str:
        """Give a text with those of its facts that it names; `line` is an order as it is written."""
        named = {name for _, name, _, _ in Formatter().parse(text) if name and name != "line"}
        return text.format_map({"line": line, **{name: self.facts[name](view, seat) for name in named}})


def goes(order: Order[S], view: S, seat: str) -> bool:
    """Tell whether an order is legal as things stand."""
    try:
        order.check(view, seat)
    except Refusal:
        return False
    return True
