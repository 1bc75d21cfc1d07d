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


def each_of(questions: Sequence[str], answer: Callable[[str], Reply[S] | None]) -> Reply[S] | None:
    """Answer several questions at once, each text and order once; None for fewer than two, and unless all are known."""
    found = [answer(one) for one in questions] if questions[1:] else []
    known = [one for one in found if one]
    if not found or len(known) < len(found):
        return None
    orders = [order for one in known for order in one.orders]
    once = [order for place, order in enumerate(orders) if order not in orders[:place]]
    return Reply("\n\n".join(dict.fromkeys(one.text for one in known)), tuple(once))


Replying = Callable[[S, str, str, str], Reply[S] | None]
"""Answers words from a seat's view at a window, by its name; None for all that the game does not answer so."""


def no_reply(view: Any, seat: str, window: str, words: str) -> None:  # Any: each game has its own state
    """Answer nothing from the board."""
