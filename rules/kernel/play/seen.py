"""What a seat sees, with orders of its own carried out: made once, looked at often, changed by nobody."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, Self, TypeVar

from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Seen(Generic[S]):
    """A view with orders carried out in it. It is shared: whoever changes the view takes a fresh copy."""

    view: S
    seat: str
    problems: tuple[str, ...] = ()
    """Why each of the orders is impossible; empty for one that was carried out."""
    spoken: list[Lexicon] = field(default_factory=list, compare=False, repr=False)
    """The names in it, once somebody has asked for them."""

    def lexicon(self, ruleset: Ruleset[S]) -> Lexicon:
        """Give the names that the seat may say of all that it sees, as its game has them."""
        if not self.spoken:
            self.spoken.append(ruleset.lexicon(self.view, self.seat))
        return self.spoken[0]

    @classmethod
    def of(cls, view: S, seat: str, orders: Sequence[Order[S]], before: Sequence[str] = ()) -> Self:
        """Carry out orders in a view that is the caller's own, each after those before it."""
        return cls(view, seat, (*before, *(carried_out(view, seat, order) for order in orders)))

    def after(self, orders: Sequence[Order[S]]) -> Self:
        """Give what is seen with more orders carried out."""
        return type(self).of(self.view.fresh(), self.seat, orders, self.problems) if orders else self


def carried_out(view: S, seat: str, order: Order[S]) -> str:
    """Carry out an order in a view, unless it is impossible: then say why, and leave the view as it is."""
    try:
        order.check(view, seat)
    except Refusal as refusal:
        return str(refusal)
    order.apply(view, seat)
    return ""
