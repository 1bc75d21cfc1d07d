"""Idle: orders that may be given, and of which nothing comes as things stand, in the words of their game."""

import re
from typing import Any

from bot.service.desk.desk import Desk
from rules.kernel.orders.order import Order

LAPSES = re.compile(r"\bwould lapse\b|\bis impossible\b", re.IGNORECASE)
"""How a game says of an order that nothing comes of it as things stand."""
HOPELESS, HOPE = re.compile(r"\bimpossible\b", re.IGNORECASE), re.compile(r"\(\d+ in \d+\)|\(almost for sure\)")
"""How a game says that an order has no hope as things stand, and that it has some."""
COSTS = re.compile(r"\bcosts\b", re.IGNORECASE)
"""How a game says that an order which fails costs more than itself."""


def nothing_of(desk: Desk, view: Any, order: Order[Any]) -> str:  # Any: each game has its own state
    """Say why nothing comes of an order, which is carried out in `view` already; empty where something may."""
    effect = desk.ruleset.effect(view, desk.who.seat, order)
    none = LAPSES.search(effect) or (HOPELESS.search(effect) and not HOPE.search(effect))
    return effect if none else ""


def costly(reason: str) -> bool:
    """Tell whether an order has no hope and takes something with it."""
    return bool(HOPELESS.search(reason) and COSTS.search(reason) and not LAPSES.search(reason))
