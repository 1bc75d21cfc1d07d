"""What tests of counsel share: what Rome hears of a topic at a window, and whether its offers go."""

from typing import Any

from rules.civilized.world.state import World
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Counsellor


def window(name: str) -> Window[Any]:
    """Give a window of this name that asks Rome."""
    return Window(name=name, clause="CIV-8.6a", asked=["rome"], orders=(), silence="Nothing is done.")


def heard(topic: Counsellor[World], world: World, name: str) -> list[Counsel[World]]:
    """Give what Rome hears, after trying all that is offered."""
    pieces = list(topic(world, "rome", window(name)))
    for offer in [offer for piece in pieces for offer in piece.offers]:
        offer.order.check(world, "rome")
    return pieces


def labels(piece: Counsel[World]) -> list[str]:
    """Give what stands on its buttons."""
    return [offer.label for offer in piece.offers]
