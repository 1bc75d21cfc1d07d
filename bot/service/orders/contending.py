"""Contending: an order that there is nobody left for stands in the place of those that it contends with.

`march all to Lightmere, with my leader` is refused where all march already, and is meant instead of that march.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.orders.lines import understood
from bot.service.orders.named import verbs
from bot.store.records import Draft
from rules.kernel.errors import Answer
from rules.kernel.language.courtesies import polite
from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Order

Orders = Sequence[Order[Any]]  # Any: each game has its own state


def instead(desk: Desk, line: str, found: Orders) -> tuple[Sequence[Draft], Orders] | None:
    """Give the fewest orders that have to go for what a line says, and what it says then; None where that is no help.

    `found` is what the line says beside all that stands: nothing where it cannot be read so.
    """
    if all(desk.allows(order, desk.view()) for order in found) and found:
        return None
    for gone in rivals(desk, line, found):
        bare = Desk(
            desk.look, desk.who, desk.session, [one for one in desk.drafts if one not in gone], ready=desk.ready
        )
        new: Orders
        try:
            new = understood(bare, line)
        except Answer:
            new = found
        if not new:
            continue
        if [type(one) for one in new] == [type(desk.session.read(gone[0].given))] and bare.allows(new[0], bare.view()):
            return gone, new
    return None


def rivals(desk: Desk, line: str, found: Orders) -> Iterator[Sequence[Draft]]:
    """Give the orders that may have to go, the fewest first: the latest that is like the new one, then all alike."""
    given = [(draft, desk.session.read(draft.given)) for draft in desk.drafts]
    like = [draft for draft, order in given if contended(desk, line, found, order)]
    yield from ([one] for one in reversed(like))
    if like[1:]:
        yield like


def contended(desk: Desk, line: str, found: Orders, order: Order[Any]) -> bool:  # Any: as above
    """Tell whether an order given contends with what a line says, or with what it begins to say."""
    if found:
        return any(one.contends(order) for one in found)
    said = f"{fold(polite(line))} "
    begins = verbs(type(order), desk.ruleset.sayings)
    return order.contends(order) and any(said.startswith(f"{verb} ") for verb in begins)
