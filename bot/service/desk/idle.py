"""Idle: orders that may be given, and of which nothing comes as things stand."""

from typing import Any

from bot.service.desk.desk import Desk
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import Vain


def nothing_of(desk: Desk, view: Any, order: Order[Any]) -> tuple[str, Vain]:  # Any: each game has its own state
    """Say what the game says of an order of which nothing comes, carried out in `view` already; empty for others."""
    vain = desk.ruleset.vain(view, desk.who.seat, order)
    return (desk.ruleset.effect(view, desk.who.seat, order) if vain else ""), vain
