"""Policies that every game has: each is an autopilot made for a ruleset, to be put on any seat.

`silent` leaves every window to its default. `at_random` gives legal orders by the suggestions that a person would get
at a keyboard, and so needs nothing of a game but what its orders declare.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rules.kernel.errors import Refusal
from rules.kernel.language.grammar import suggest
from rules.kernel.language.parsing import Lists, attempt
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.plan import Plan
from rules.kernel.play.ruleset import Autopilot, Ruleset
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)
T = TypeVar("T")

MOST = 3
"""How many orders are tried for at a window."""
STEPS = 12
"""How often a line is gone on with before it is given up."""
NUMBER = 20
"""Below which a number is taken where none is suggested."""


def silent(ruleset: Ruleset[S]) -> Autopilot[S]:
    """Give nothing at any window."""
    del ruleset
    return lambda _view, _seat, _window, _chance: ()


def at_random(ruleset: Ruleset[S]) -> Autopilot[S]:
    """Give up to three legal orders at each window, whichever come of following the suggestions at random."""

    def decide(view: S, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[S]]:  # Any: as in Autopilot
        plan = Plan(view, seat)
        for _ in range(1 + draw(chance, seat, range(MOST))):
            order = Wanderer(ruleset, plan, window, chance).order()
            if order:
                plan.give(order)
        return plan.orders

    return decide


POLICIES: dict[str, Callable[[Ruleset[Any]], Autopilot[Any]]] = {  # Any: of any game
    "silent": silent,
    "random": at_random,
    "autopilot": lambda ruleset: ruleset.autopilot,
}
"""The policies by the names that the command line takes."""


def draw(chance: Chance, seat: str, among: Sequence[T]) -> T:
    """Give one of `among`, each alike; nobody is told of it."""
    return among[chance.number("", "policy", seat, len(among))]


class Wanderer:
    """A seat at a window that follows suggestions at random."""

    def __init__(self, ruleset: Ruleset[Any], plan: Plan[Any], window: Window[Any], chance: Chance) -> None:
        """Sit down before what the plan has left."""
        self.ruleset, self.plan, self.chance, self.orders = ruleset, plan, chance, window.orders
        self.lexicon = ruleset.lexicon(plan.world, plan.seat)
        self.lists = Lists(self.lexicon)

    def order(self) -> Order[Any] | None:
        """Give a legal order; None where no suggestion led to one."""
        typed = ""
        for _ in range(STEPS):
            lines = self.suggested(typed)
            ready = [order for line in lines if (order := self.read(line))]
            if ready and (typed or len(ready) == len(lines)):
                return draw(self.chance, self.plan.seat, ready)
            onward = [line for line in lines if line != typed]
            number = 1 + draw(self.chance, self.plan.seat, range(NUMBER))
            typed = draw(self.chance, self.plan.seat, onward) if onward else f"{typed} {number}"
        return None

    def suggested(self, typed: str) -> list[str]:
        """Give the lines that go on from what is typed."""

        def choices(order: Any, field: str, given: Any) -> Any:  # Any: as in Narrowing
            return self.ruleset.choices(order, self.plan.world, self.plan.seat, field, given)

        return suggest(typed, self.orders, self.lexicon, choices, allows=self.allows)

    def read(self, line: str) -> Order[Any] | None:
        """Give the legal order that a line is, if it is one."""
        orders = attempt(line, self.orders, self.lists).orders
        return orders[0] if len(orders) == 1 and self.allows(orders[0]) else None

    def allows(self, order: Order[Any]) -> bool:
        """Tell whether the rules allow an order after those given."""
        try:
            order.check(self.plan.world, self.plan.seat)
        except Refusal:
            return False
        return True
