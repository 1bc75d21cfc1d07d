"""Odds: the chances of what a player considers, counted out over every fall of dice and cards.

What has too many falls to count is an estimate, and says so among what it takes for granted.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from rules.kernel.orders.order import Order
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)
Value = TypeVar("Value")


@dataclass(frozen=True)
class Odds:
    """The answer to a question: what it is about, what it takes for granted, and each outcome with its chance."""

    title: str
    assumed: tuple[str, ...]
    outcomes: Mapping[str, Fraction]
    """The chances of all outcomes, in the order in which they read; together 1."""
    estimated: bool = False
    """Whether they are an estimate, for there are too many falls to count."""


class Question(Order[S], Generic[S]):
    """Something of which a player may ask the odds before committing to it; read, completed and checked as an order.

    It is never given: `check` refuses what cannot come about, and `odds` reads the seat's view alone.
    """

    @abstractmethod
    def odds(self, world: S, seat: str) -> Odds:
        """Give the chances, as far as the seat can know; assumes `check`, and may change the world: it is a copy."""


def counted(outcomes: Iterable[tuple[Value, int]]) -> dict[Value, Fraction]:
    """Give the chances of outcomes from how many equally likely falls lead to each, in the order of their first."""
    counts: dict[Value, int] = {}
    for outcome, falls in outcomes:
        counts[outcome] = counts.get(outcome, 0) + falls
    whole = sum(counts.values())
    return {outcome: Fraction(falls, whole) for outcome, falls in counts.items()}
