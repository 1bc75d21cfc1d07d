"""Policies that every game has besides its own autopilot: silence, any legal order, and what counsel suggests."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from pydantic import ValidationError

from rules.kernel.errors import Refusal
from rules.kernel.language.forms import Field, forms
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import SHOWN
from rules.kernel.play.legal import numbers, sensible
from rules.kernel.play.plan import Plan
from rules.kernel.play.ruleset import Autopilot, Ruleset
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)
Draw = Callable[[int], int]
"""Gives a number from 0 to one below the bound."""
MOST = 3
"""How many orders a random seat gives in a window, at most."""
TRIES = 12
"""How often it looks for a legal one before it goes without."""
LISTED = 3
"""How many names it puts into a list, at most, where the order sets no bound."""


def policies(ruleset: Ruleset[S]) -> Mapping[str, Autopilot[S]]:
    """Give every policy of a game by its name: those of all games first, then its own."""
    common: dict[str, Autopilot[S]] = {"silent": silent, "random": AnyOrder(ruleset), "counsel": counselled(ruleset)}
    return {**common, "autopilot": ruleset.autopilot, **ruleset.policies}


def silent(view: Any, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[Any]]:  # Any: any game's
    """Give nothing, so that each window's default is seen at work."""
    return ()


def counselled(ruleset: Ruleset[S]) -> Autopilot[S]:
    """Do what the pieces of counsel that are shown suggest first, as far as one goes beside the other."""

    def decide(view: S, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[S]]:  # Any: as in Autopilot
        shown = ruleset.advice(view, seat, window)[:SHOWN]
        return Plan(view, seat).try_all(order for piece in shown if piece.offers for order in piece.offers[0].orders)

    return decide


class AnyOrder:
    """Gives any legal moves of the game, each alike in kind; a seat's draws are keyed like all others."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:  # Any: each game has its own state
        self.ruleset = ruleset

    def __call__(self, view: S, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[S]]:
        """Give up to `MOST` orders, each legal after those before it."""
        plan = Plan(view, seat)
        for _ in range(below(chance, window, seat, MOST + 1)):
            order = self.legal(plan.world, seat, window, chance)
            if order is not None:
                plan.give(order)
        return plan.orders

    def legal(self, view: S, seat: str, window: Window[Any], chance: Chance) -> Order[S] | None:
        """Give an order that the rules allow; None if none was found."""
        lexicon, kinds = self.ruleset.lexicon(view, seat), [kind for kind in window.orders if not kind.aside]
        for _ in range(TRIES if kinds else 0):
            kind = kinds[below(chance, window, seat, len(kinds))]
            try:
                order: Order[S] = kind.model_validate(self.fields(kind, view, seat, window, chance, lexicon))
                order.check(view, seat)
            except (ValidationError, Refusal):
                continue
            return order
        return None

    def fields(
        self, kind: type[Order[S]], view: S, seat: str, window: Window[Any], chance: Chance, lexicon: Lexicon
    ) -> dict[str, Any]:  # Any: the values of the fields
        """Fill an order's fields, each after those before it; what makes no sense is left to be refused."""
        given: dict[str, Any] = {}  # Any: as above
        for field in forms(kind):
            if not field.required and below(chance, window, seat, 3) == 0:
                continue
            found = sensible(kind, view, seat, field, given, lexicon)
            value = some(field, found, lambda bound: below(chance, window, seat, bound))
            if value is not None:
                given[field.name] = value
        return given


def below(chance: Chance, window: Window[Any], seat: str, bound: int) -> int:
    """Draw a number from 0 to `bound` - 1, which nobody is told."""
    return chance.number(window.clause, "any order", seat, bound)


def some(field: Field, values: Sequence[Any], draw: Draw) -> Any:  # Any: the values of a field
    """Give some value of a field: of those that make sense where they are known; None where there is none."""
    if field.kind == "int" and not values:
        return number(field, draw)
    if field.kind == "bool":
        return draw(2) == 0
    if field.kind == "text":
        return "peace"[: field.most]
    if field.kind not in {"names", "amounts"}:
        return values[draw(len(values))] if values else None
    least = (field.least or 0) if field.kind == "names" else 0
    most = min(len(values), (field.most or LISTED) if field.kind == "names" else LISTED)
    left, many = list(values), min(len(values), least + draw(max(most - least, 0) + 1))
    picked = [left.pop(draw(len(left))) for _ in range(many)]
    return tuple(picked) if field.kind == "names" else {name: number(field, draw) for name in picked}


def number(field: Field, draw: Draw) -> int:
    """Give some number within the bounds of a field, one of those that are offered."""
    offered = numbers(field)
    return offered[draw(len(offered))] if offered else offered.start
