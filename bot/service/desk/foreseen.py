"""What each choice of a form would do, as far as it can be reckoned while somebody waits for the form."""

from collections.abc import Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.desk.fields import filled
from bot.service.ground.herald import Herald
from bot.service.ground.values import Who
from bot.service.posting.faults import watched
from rules.kernel.errors import Answer
from rules.kernel.language.forms import forms
from rules.kernel.orders.order import Order

PATIENCE = 0.005
"""The seconds that one choice may take; where one takes longer, no further choice is reckoned."""
LONGEST = 100
"""The most characters that stand beside a choice."""


@watched
async def foreseen(
    herald: Herald, who: Who, order_name: str, choices: Mapping[str, Sequence[str]]
) -> dict[str, dict[str, str]]:
    """Say for the choices of an order's fields, by field and choice, what the order would do; only what is known."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who)
        kind = desk.allowed(order_name)
        return {field: dict(told(desk, kind, field, choices)) for field in choices if decides(kind, field, choices)}


def decides(kind: type[Order[Any]], field: str, choices: Mapping[str, Sequence[str]]) -> bool:
    """Tell whether a field alone says what an order does: nothing else must be said, or there is one way to say it."""
    others = [one.name for one in forms(kind) if one.required and one.name != field]
    return all(len(choices.get(one, ())) == 1 for one in others)


def told(
    desk: Desk, kind: type[Order[Any]], field: str, choices: Mapping[str, Sequence[str]]
) -> Iterator[tuple[str, str]]:
    """Give each choice of a field with what it would do, until one takes too long."""
    others = {one.name: choices[one.name][0] for one in forms(kind) if one.required and one.name != field}
    lexicon = desk.lexicon()
    for choice in choices[field]:
        begun = perf_counter()
        try:
            text = effect(desk, filled(kind, {**others, field: choice}, lexicon))
        except Answer:
            continue
        if text:
            yield choice, in_short(text)
        if perf_counter() - begun > PATIENCE:
            return


def effect(desk: Desk, order: Order[Any], times: int = 1) -> str:  # Any: each game has its own orders
    """Say what an order given so often would do beside those given that it does not replace. Raises Refusal."""
    replaced = desk.replaced(order)
    kept = [desk.session.read(draft.given) for draft in desk.drafts if draft not in replaced]
    after = desk.session.preview(desk.who.seat, kept) if replaced else desk.view().fresh()
    for _ in range(times):
        desk.ruleset.check(order, after, desk.who.seat)
        order.apply(after, desk.who.seat)
    return desk.ruleset.effect(after, desk.who.seat, order)


def in_short(text: str) -> str:
    """Give as many whole sentences as there is room for, at least the beginning of the first."""
    while len(text) > LONGEST and ". " in text:
        text = text.rpartition(". ")[0] + "."
    return text
