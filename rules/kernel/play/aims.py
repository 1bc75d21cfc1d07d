"""Aims: what a seat could set out to gain now, each with how likely it is, what it brings, and how to order it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeVar

from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Aim(Generic[S]):
    """One thing that could be gained, for those who ask which of several had better be."""

    kind: str
    """What it is, a kind of the lexicon: `province`."""
    of: str
    """Its id."""
    text: str
    """What speaks for it and against it: how likely, what it brings, what it costs; a sentence or two with figures."""
    ease: Fraction
    """How easily it is gained, against the others of its game: the chance, where there is one."""
    worth: Fraction
    """What is to be expected of it in all, against the others: what it brings by its chance, less what it costs."""
    orders: tuple[Order[S], ...] = ()
    """The best way to order it, each after those before it; none where no order of any window does yet."""
    chance: Fraction | None = None
    """How likely it is gained, where the game counts that out."""
    peaceful: bool = False
    """Whether it is taken from nobody: a wish, a home, a side."""


Aiming = Callable[[S, str, Window[Any]], Sequence[Aim[S]]]  # Any: windows differ in their orders
"""Gives what a seat could gain by what the window asks, or will be asked for, from its view; in no order."""
Between = Callable[[S, str, str], Sequence[str]]
"""Says what stands between a seat and another, from its view: what binds them, then whether he can come, and how."""


def no_aims(view: Any, seat: str, window: Window[Any]) -> Sequence[Aim[Any]]:  # Any: any game's
    """Aim at nothing."""
    return ()


def nothing_between(view: Any, seat: str, other: str) -> Sequence[str]:  # Any: any game's
    """Keep silent."""
    return ()
