"""What a seat is told at a window, for tests of the counsel of each room."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.state import World
from rules.candlebre.counsel import counsel
from rules.candlebre.opening.orders import SETUP_ORDERS
from rules.candlebre.turn.orders import CAMPAIGN_ORDERS, SETTLE_ORDERS
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Counsellor

ORDERS = {"campaign": CAMPAIGN_ORDERS, "settle": SETTLE_ORDERS}


def window(name: str, seat: str = "red") -> Window[Any]:
    """Give a window that asks one seat."""
    return Window(name=name, clause="CAN-4.4", asked=[seat], orders=ORDERS.get(name, SETUP_ORDERS), silence="Nothing.")


def heard(world: World, name: str, seat: str = "red", topic: Counsellor[World] = counsel) -> Sequence[Counsel[World]]:
    """Give the counsel of a topic, or of all, for a seat at a window."""
    return topic(world, seat, window(name, seat))


def sentences(world: World, name: str, topic: Counsellor[World] = counsel) -> list[str]:
    """Give what red is told."""
    return [piece.text for piece in heard(world, name, topic=topic)]


def labels(pieces: Sequence[Counsel[World]]) -> list[list[str]]:
    """Give what stands on the buttons of each piece."""
    return [[offer.label for offer in piece.offers] for piece in pieces]
