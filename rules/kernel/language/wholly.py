"""Wholly: orders of all that there is, or of half of it: `march everything from Athens to Sparta`, `all archers`.

`buy archers for the rest` buys as many as the rules allow.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, get_origin

from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.parsing import orders_in
from rules.kernel.orders.choice import Pick, offers, picks
from rules.kernel.orders.order import Order
from rules.kernel.state.models import State

MINE = r"(?: of)?(?: (?:my|our|the|them))?"
TROOPS = r"(?: (?:troops|units|men|soldiers|forces|army|armies|elements))?"
WAYS = (
    (
        re.compile(
            rf"\b(?:all{MINE}{TROOPS}|everything|every ?one|everybody|(?:my|our|the) (?:whole |entire )?army|"
            r"(?:my|our) (?:troops|units|men|soldiers|forces)|the rest)\b"
        ),
        1,
    ),
    (re.compile(rf"\bhalf{MINE}{TROOPS}\b"), 2),
)
"""What stands for all that a field can hold, and for half of it."""


def wholly(text: str, orders: Sequence[type[Order[Any]]], lists: Lists, view: State, seat: str) -> Order[Any] | None:
    """Give the order that a line says of all that may be named, or of half; None where it says no such thing.

    It may still be forbidden: what speaks against it is said when it is checked.
    """
    line = fold(text)
    for pattern, share in WAYS:
        if not pattern.search(line):
            continue
        for kind, field, mark in amounts(orders):
            for name, id in lists.lexicon.get(mark.kind, {}).items():
                found = meant(line, pattern, fold(name), kind, lists)
                if found is not None:
                    only = id if found[1] else ""
                    return filled(found[0], field, mark, view, seat, share, only)
    return None


FULL = re.compile(
    r"\s+(?:for|with) (?:(?:all|the|my|our|whole|of|remaining) )*(?:rest|remainder|what is left|what's left|gold|money|"
    r"points|talents)(?: of (?:it|the|my|our|gold|money|points|\s)+)?$"
)
MUCH = re.compile(r"\b(?:as (?:many|much)|the most) (?P<what>.*?)\s*(?:as|that) (?:i|we) can(?: afford)?$")
"""What says that it shall be as many as there can be."""
MOST = 999
"""More than anybody ever has of anything."""


def at_most(
    text: str,
    orders: Sequence[type[Order[Any]]],
    lists: Lists,
    allows: Callable[[Order[Any]], bool],
) -> Order[Any] | None:
    """Give the order that a line says of as many as can be: `buy archers for the rest`; None where it says none."""
    line = fold(text)
    plain = FULL.sub("", line) if FULL.search(line) else MUCH.sub(lambda found: found["what"], line)
    if plain == line:
        return None
    words = plain.split()
    for at in range(1, len(words)):
        read = orders_in(" ".join([*words[:at], "1", *words[at:]]), orders, lists)
        field = next((one for one, value in read[0] if type(value) is int and value == 1), "") if len(read) == 1 else ""
        if field:
            return fullest(read[0], field, allows)
    return None


def fullest(order: Order[Any], field: str, allows: Callable[[Order[Any]], bool]) -> Order[Any]:
    """Give an order with the greatest number that is allowed; with one where none is, for that is refused by name."""
    least, most = 1, MOST
    while least < most:
        middle = (least + most + 1) // 2
        least, most = (middle, most) if allows(order.model_copy(update={field: middle})) else (least, middle - 1)
    return order.model_copy(update={field: least})


def amounts(orders: Sequence[type[Order[Any]]]) -> Iterator[tuple[type[Order[Any]], str, Pick]]:
    """Give each kind of order with a field that holds how many of which, and what may be chosen there."""
    for kind in orders:
        for field, mark in picks(kind).items():
            if get_origin(kind.model_fields[field].annotation) is dict:
                yield kind, field, mark


def meant(
    line: str, pattern: re.Pattern[str], name: str, kind: type[Order[Any]], lists: Lists
) -> tuple[Order[Any], bool] | None:
    """Read a line with one of something in place of all, and tell whether that thing was named: `all archers`."""
    ways = ((re.compile(rf"{pattern.pattern} {re.escape(name)}s?\b"), True), (pattern, False))
    for whole, named in ways:
        said = whole.sub(f"1 {name}", line, count=1)
        if said == line:
            continue
        read = orders_in(said, [kind], lists)
        if len(read) == 1:
            return read[0], named
    return None


def filled(order: Order[Any], field: str, mark: Pick, view: State, seat: str, share: int, only: str) -> Order[Any]:
    """Give an order with as many of each thing as may be named, or a share of them, rounded up."""
    kind, given = type(order), {name: value for name, value in order if name != field}
    found: dict[str, int] = {}
    for id in (offers(kind, view, seat, field, given) or {}).values():
        most = mark.limit(view, seat, id, {**given, field: dict(found)}) if only in ("", id) else 0
        if most:
            found[id] = -(-most // share)
    return order.model_copy(update={field: found}) if found else order
