"""Plans: what an autopilot orders, each order in the light of those before it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from rules.kernel.errors import Refusal
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.ruleset import Autopilot
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)

Decision = Callable[[S, str, Chance], Sequence[Order[S]]]
"""Decides for a seat at one window, from its view."""


class Plan(Generic[S]):
    """A seat's own copy of what it sees, and what it has ordered so far."""

    def __init__(self, view: S, seat: str) -> None:
        """Begin with a view, which stays as it is."""
        self.view, self.seat = view, seat
        self.world = view.fresh()
        self.orders: list[Order[S]] = []

    def give(self, order: Order[S]) -> bool:
        """Add an order if it is legal beside those before it, in place of what it replaces, and see what it changes."""
        kept = [one for one in self.orders if not order.displaces(one)]
        world = self.world if len(kept) == len(self.orders) else self.after(kept)
        try:
            order.check(world, self.seat)
        except Refusal:
            return False
        order.apply(world, self.seat)
        self.world, self.orders = world, [*kept, order]
        return True

    def try_all(self, orders: Iterable[Order[S]]) -> list[Order[S]]:
        """Give one order after the other, as far as each is legal; gives all that the plan holds then."""
        for order in orders:
            self.give(order)
        return self.orders

    def after(self, orders: Iterable[Order[S]]) -> S:
        """Give what the view would be after some of the plan's orders."""
        world = self.view.fresh()
        for order in orders:
            order.apply(world, self.seat)
        return world


def by_window(decisions: Mapping[str, Decision[S]]) -> Autopilot[S]:
    """Decide at each window by what stands for its name; where nothing does, its default stands."""

    def decide(view: S, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[S]]:  # Any: as in Autopilot
        decision = decisions.get(window.name)
        return decision(view, seat, chance) if decision else ()

    return decide
