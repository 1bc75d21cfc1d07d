"""Replies: what only a game's own board answers to a question that a player puts in plain words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.kernel.orders.order import Order
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Reply(Generic[S]):
    """An answer, and the orders that would do what was asked about, each for a button."""

    text: str
    orders: Sequence[Order[S]] = ()


Replying = Callable[[S, str, str, str], Reply[S] | None]
"""Answers words from a seat's view at a window, by its name; None for all that the game does not answer so."""


def no_reply(view: Any, seat: str, window: str, words: str) -> None:  # Any: each game has its own state
    """Answer nothing from the board."""
