"""Freely: what a line says in a player's own words, as the game itself hears it."""

from typing import Any

from bot.service.desk.desk import Desk
from rules.kernel.errors import Unfinished
from rules.kernel.language.courtesies import polite
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Order


def freely(desk: Desk, line: str, *, asking: bool = True) -> list[Order[Any]]:
    """Give the order that a line says in a player's own words, as its game hears it; none where it says none.

    Where it says too little it gives none, or, `asking`, raises Unfinished with what is asked.
    """
    view, seat = desk.view(), desk.who.seat
    ways = dict.fromkeys((" ".join(line.split()), polite(line)))  # `also` is no courtesy to every game
    heard = (kind.heard(words, view, seat) for words in ways for kind in desk.orders)
    found = next(filter(None, heard), None)
    if found is None or (found.question and not asking):
        return []
    if found.question:
        lexicon, question = desk.lexicon(), desk.ruleset.say(view, found.question)
        raise Unfinished(line, tuple(write(order, lexicon) for order in found.orders), question)
    return list(found.orders)
