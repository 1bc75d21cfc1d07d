"""Confirming: what nobody can undo is asked of whoever orders it, before it is given."""

from typing import Any

from bot.service.desk.desk import Desk
from bot.service.ground.values import Verdict
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Order


def unsure(desk: Desk, order: Order[Any]) -> Verdict | None:  # Any: each game has its own state
    """Give the verdict on an order that nobody can undo, before its giver has said that he means it; else None."""
    question = desk.final(order)
    return Verdict(1, write(order, desk.lexicon()), False, question, order.clause, "", sure=True) if question else None
