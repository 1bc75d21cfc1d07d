"""Completion: what may follow what has been typed, from the seat's view alone; never trusted afterwards."""

from collections.abc import Mapping
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.desk.fields import ids_of, read_slot
from bot.service.ground.herald import Herald
from bot.service.ground.values import Who
from bot.service.posting.faults import watched
from rules.kernel.errors import Answer
from rules.kernel.language.forms import Field, forms
from rules.kernel.language.grammar import suggest
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Order

MOST, LONGEST = 25, 100
"""What Discord takes: choices, and characters in each."""


@watched
async def complete_line(herald: Herald, who: Who, typed: str) -> list[str]:
    """Give whole lines that begin as typed, at most 25, each at most 100 characters."""
    desk = await desk_for_reading(herald, who)
    if desk is None:
        return []
    view = desk.view()

    def choices(order: type[Order[Any]], field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        return desk.ruleset.choices(order, view, who.seat, field, given)

    def allows(order: Order[Any]) -> bool:
        return desk.allows(order, view)

    lines = suggest(typed, desk.orders, desk.lexicon(), choices, MOST, allows)
    return [line for line in lines if len(line) <= LONGEST][:MOST]


@watched
async def complete_field(
    herald: Herald,
    who: Who,
    order_name: str,
    field: str,
    given: Mapping[str, Any],  # Any: what the form holds so far
    typed: str,
) -> list[tuple[str, str]]:
    """Give what a field of an order can be, as what is shown and what it stands for; at most 25 of 100 characters."""
    desk = await desk_for_reading(herald, who)
    if desk is None:
        return []
    order = next((order for order in desk.ruleset.orders if order.name == order_name), None)
    if order is None:
        return []
    wanted = next((one for one in forms(order) if one.name == field), None)
    if wanted is None:
        return []
    view = desk.view()
    lists = Lists(desk.lexicon())
    names = desk.ruleset.choices(order, view, who.seat, field, understood(order, given, lists))
    found = names if names is not None else all_names(wanted, lists)
    return fitting(wanted, found, typed)


async def desk_for_reading(herald: Herald, who: Who) -> Desk | None:
    """Give the desk of a seat; None where nothing can be ordered."""
    try:
        async with herald.store.look(who.campaign) as look:
            return await Desk.open(herald, look, who)
    except Answer:
        return None


def understood(
    order: type[Order[Any]], given: Mapping[str, Any], lists: Lists
) -> dict[str, Any]:  # Any: fields of a form
    """Give the fields given so far as the order would hold them, without those that cannot be read."""
    read: dict[str, Any] = {}  # Any: what an order holds
    for field in forms(order):
        value = given.get(field.name)
        if value is None:
            continue
        known = not isinstance(value, str) or field.kind == "text" or value in ids_of(field, lists)
        value = value if known else read_slot(order, field, value, lists)
        if value is not None:
            read[field.name] = value
    return read


def all_names(field: Field, lists: Lists) -> Mapping[str, str]:
    """Give all that a field takes, where that is a list."""
    if field.kind == "bool":
        return {"yes": "yes", "no": "no"}
    if field.kind in {"name", "names", "amounts", "choice"}:
        return lists.names(field)
    return {}


def fitting(field: Field, names: Mapping[str, str], typed: str) -> list[tuple[str, str]]:
    """Give the names that fit what was typed: those that begin so, then those that hold it; lists are added to."""
    before, last, many = "", typed, field.kind in {"names", "amounts"}
    if many:
        head, comma, last = typed.rpartition(",")
        before = f"{head.strip()}, " if comma else ""
    folded = fold(last.strip())
    begins = [name for name in names if fold(name).startswith(folded)]
    holds = [name for name in names if folded in fold(name) and name not in begins]
    pairs = [
        (before + name, before + name if field.kind in {"names", "amounts"} else str(names[name]))
        for name in begins + holds
    ]
    return [pair for pair in pairs if pair[0] and max(map(len, pair)) <= LONGEST][:MOST]
