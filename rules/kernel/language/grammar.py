"""Grammar: orders as players write them, made from the orders' own types.

    build granary in Ur             words, `{field}`, and `[...]` around what may be left out
    choose_sites D4 and F7          a list of names; `nothing` for none
    tax Ur 20, Eridu 30 and Uruk 0  amounts; `20 from Ur and 30 from Eridu` does as well
    dispute "the numbers are wrong" free text, quoted where it would be read as something else

Case, accents, kinds of quotes and spaces make no difference. The longest name wins that lets the whole line be read.
"""

import re
from collections.abc import Sequence
from typing import Any

from rules.kernel.errors import Ambiguous, Unreadable
from rules.kernel.language.correction import corrected, expected
from rules.kernel.language.forms import forms, usage
from rules.kernel.language.lists import Lists
from rules.kernel.language.parsing import Result, attempt, orders_in
from rules.kernel.language.suggestion import suggest
from rules.kernel.language.writing import Writer
from rules.kernel.orders.order import Lexicon, Order

__all__ = ["forms", "read", "sheet", "suggest", "usage", "write"]

COMMENT = re.compile(r"(?:^|\s{2,}|\t)(?:#|//).*$")
QUOTED = re.compile(r'["“”„](?:\\.|[^"“”„\\])*["“”„]')
BULLET = re.compile(r"^(?:[-*•]|\d{1,3}[.)])\s+")
ITEM = re.compile(r"(?:(?<=^)|(?<=\s))(\d{1,2})[.)]\s+")
TWO = 2
"""A list has so many items at least."""
FENCE = re.compile(r"^```\w*$")


def read(text: str, orders: Sequence[type[Order[Any]]], lexicon: Lexicon) -> Order[Any]:
    """Give the order that a line says. Raises Unreadable, or Ambiguous with each meaning."""
    lists = Lists(lexicon)
    result = attempt(text, orders, lists)
    if not result.orders:
        raise unreadable(text, result, orders, lists)
    if len(result.orders) > 1:
        raise Ambiguous(text, meanings(result.orders, lexicon))
    return result.orders[0]


def unreadable(text: str, result: Result, orders: Sequence[type[Order[Any]]], lists: Lists) -> Unreadable:
    """Say where reading stopped, what would have done there, and the nearest line that can be read."""
    objecting = next((reader for reader in result.readers if reader.objection), None)
    if objecting:
        return Unreadable(text, 0, (objecting.objection,), clause=objecting.order.clause)
    nearest, meant = corrected(text, orders, lists)
    if len(meant) == 1:
        nearest = write(meant[0], lists.lexicon)
    reached = result.reached
    furthest = next((miss.order for miss in result.misses if miss.at == reached > 0), None)
    column = result.line.columns[reached]
    return Unreadable(text, column, expected(result, lists), nearest, furthest.clause if furthest else "")


def meanings(orders: Sequence[Order[Any]], lexicon: Lexicon) -> tuple[str, ...]:
    """Write each meaning of a line; two that are written alike get their orders' names."""
    texts = [write(order, lexicon) for order in orders]
    if len(set(texts)) == len(texts):
        return tuple(texts)
    return tuple(f"{text} ({order.name.replace('_', ' ')})" for text, order in zip(texts, orders, strict=True))


def write(order: Order[Any], lexicon: Lexicon) -> str:
    """Give the best text that is read back as this order: plain where that will do, else with its names quoted.

    A thing without a name in the lexicon is given by its id, which only people read. An order whose fields no template
    holds together, as nobody could have given it, has no text.
    """
    lists = Lists(lexicon)
    return lists.written(order, lambda: written(order, lists))


def written(order: Order[Any], lists: Lists) -> str:
    """Write an order anew; empty for one whose fields no template holds together."""
    texts = [text for plain in (True, False) for text in Writer(order, lists, plain).texts()]
    return next((text for text in texts if reads(text, order, lists)), texts[0] if texts else "")


def reads(text: str, order: Order[Any], lists: Lists) -> bool:
    """Tell whether a text means this order and nothing else, as a line of a sheet, too."""
    return sheet(text) == [(1, text)] and orders_in(text, [type(order)], lists) == [order]


def sheet(text: str) -> list[tuple[int, str]]:
    """Give the lines of an order sheet with their numbers from 1, without blanks, bullets and comments.

    A comment begins with `#` or `//` at the beginning of a line or after two spaces, outside quotation marks.
    """
    lines = enumerate(text.split("\n"), start=1)
    cleaned = ((number, cleared(item)) for number, line in lines for item in items(line))
    return [(number, line) for number, line in cleaned if line]


def items(line: str) -> list[str]:
    """Give the items of a line that is a numbered list by itself, `1. tax 30 2. build Granary in Ur`; else the line."""
    marks = list(ITEM.finditer(QUOTED.sub(lambda quoted: "q" * len(quoted.group()), line)))
    if len(marks) < TWO or [int(mark[1]) for mark in marks] != list(range(1, len(marks) + 1)) or marks[0].start():
        return [line]
    ends = [*(mark.start() for mark in marks[1:]), len(line)]
    return [line[mark.end() : end].strip(" ,;") for mark, end in zip(marks, ends, strict=True)]


def cleared(line: str) -> str:
    """Give a line of a sheet without its bullet and its comment."""
    line = line.rstrip()
    if FENCE.match(line):
        return ""
    hidden = QUOTED.sub(lambda quoted: "q" * len(quoted.group()), line)
    comment = COMMENT.search(hidden)
    return BULLET.sub("", (line[: comment.start()] if comment else line).strip())
