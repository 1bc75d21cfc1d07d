"""Several at once: one line that says many orders, each of which is then given and judged by itself.

raise 10 Spears in Ur               ten orders, where each raises one
raise Spears in Sparta and Athens   one in each
raise 10 Spears in Sparta, Athens   five in each; `10 Spears each` is ten in each

A number that cannot be shared out evenly, or stands before the first of several things, is not read: it is asked.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Any

from pydantic import ValidationError

from rules.kernel.language.forms import Slot, forms, templates
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line
from rules.kernel.language.numerals import counts, numerals
from rules.kernel.language.parsing import attempt, orders_in
from rules.kernel.orders.order import Lexicon, Order

MOST = 60
"""The most orders that one line may say."""
PARTS = 12
"""The most things that one list may name."""
REACH = 6
"""How many words one thing of a list may have."""
BETWEEN = re.compile(r"\s*,\s*and\s+|\s*[,&;]\s*|\s+and\s+", re.IGNORECASE)
EACH = re.compile(r"\s+each(?:\s+of(?=\s))?(?=\s|$)|\s+(?:both|each)(?=\s+of\s)", re.IGNORECASE)
WORD = re.compile(r"\S+")


@dataclass(frozen=True)
class Counted:
    """An order, and how many times it is said."""

    order: Order[Any]
    count: int = 1


def several(text: str, orders: Sequence[type[Order[Any]]], lexicon: Lexicon) -> list[Order[Any]]:
    """Give the orders that a line says where it says more than one; none where it does not."""
    lists = Lists(lexicon)
    plain = EACH.sub("", text)
    begun = [reader.order for reader in attempt(plain, orders, lists).readers if any(one.at for one in reader.misses)]
    single = counted(plain, begun, lists)
    if single:
        return copies([single])
    for one in listings(plain):
        found = [counted(line, begun, lists) for line in one.lines]
        said = [one for one in found if one]
        if one.loose or len(said) < len(one.lines) or len({type(one.order) for one in said}) > 1 or not apart(said):
            continue
        return copies(shared(said) if plain == text and numbered(f"{one.before} {one.after}") else said)
    return []


def unsettled(text: str, orders: Sequence[type[Order[Any]]], lexicon: Lexicon) -> tuple[str, ...]:
    """Give the two lines that one may mean which says one number of several things: so many of each, or in all."""
    lists = Lists(lexicon)
    for one in listings(text):
        line = Line(one.before)
        start, number, end = next(iter(numbers(line)), (0, 0, 0))
        if number < len(one.items) or not all(counted(said, orders, lists) for said in one.lines):
            continue
        verb, noun = line.raw[: line.columns[start]], line.raw[line.columns[end] :].strip()
        ways = ([number] * len(one.items), shares(number, len(one.items)))
        parts = (
            [" ".join(f"{many} {noun} {item}{one.after}".split()) for many, item in zip(way, one.items, strict=True)]
            for way in ways
        )
        return tuple(f"{verb}{' and '.join(some)}" for some in parts)
    return ()


def apart(said: Sequence[Counted]) -> bool:
    """Tell whether no order of a list takes the place of another, of which only the last would stand."""
    keys = [key for one in said if (key := one.order.key()) is not None]
    return len(set(keys)) == len(keys)


def copies(said: Sequence[Counted]) -> list[Order[Any]]:
    """Give every order as often as it is said; nothing where that is too often."""
    if sum(one.count for one in said) > MOST:
        return []
    return [one.order for one in said for _ in range(one.count)]


def counted(text: str, orders: Sequence[type[Order[Any]]], lists: Lists) -> Counted | None:
    """Give the order that a line says, as it stands or with a number before what the order names one of."""
    once = orders_in(text, orders, lists)
    if once:
        return Counted(once[0]) if len(once) == 1 else None
    line = Line(text)
    for start, number, end in numbers(line):
        rest = f"{line.raw[: line.columns[start]]}{line.raw[line.columns[end] :]}"
        found = orders_in(rest, orders, lists)
        if len(found) == 1 and 1 <= number <= MOST and (number == 1 or found[0].key() is None):
            # Where an order takes numbers itself, one that it does not say may be meant as well as how often.
            return Counted(found[0], number) if not any(one.kind == "int" for one in forms(type(found[0]))) else None
    return None


@dataclass(frozen=True)
class Listing:
    """A way to take a line for a list."""

    before: str
    items: tuple[str, ...]
    after: str

    @property
    def lines(self) -> list[str]:
        """The lines that it says."""
        return [f"{self.before}{item}{self.after}" for item in self.items]

    @property
    def loose(self) -> bool:
        """Whether a thing in it has no number of its own, and the one before it has, and may be meant of both."""
        own = [any(counts(Line(item), 0)) for item in self.items]
        line = Line(self.before)
        carried = any(line.skip(end) >= line.end for _, _, end in numbers(line))
        return carried or any(then < one for one, then in pairwise(own))


def listings(text: str) -> Iterator[Listing]:
    """Give each way to take a line for a list."""
    first, *others = BETWEEN.split(text)
    if not others or len(others) >= PARTS:
        return
    *middle, last = others
    heads = [word.start() for word in WORD.finditer(first)][1:]
    tails = [word.end() for word in WORD.finditer(last)]
    for head, tail in product(reversed(heads[-REACH:]), reversed(tails[-REACH:])):
        yield Listing(first[:head], (first[head:], *middle, last[:tail]), last[tail:])


def numbered(text: str) -> bool:
    """Tell whether a number stands in a text."""
    return any(numbers(Line(text)))


def numbers(line: Line) -> Iterator[tuple[int, int, int]]:
    """Give each number of a line, where it begins and ends; none of a line in which one follows another."""
    found: list[tuple[int, int, int]] = []
    for word in WORD.finditer(line.folded):
        read = next(numerals(line, word.start()), None)
        if read and not (found and word.start() < found[-1][2]):
            found.append((word.start(), *read))
    if not any(line.skip(one[2]) == then[0] for one, then in pairwise(found)):
        yield from found


def shared(said: Sequence[Counted]) -> list[Counted]:
    """Give orders among which the one number of all of them is spread evenly; none where it cannot be."""
    times = {one.count for one in said}
    total = times.pop() if len(times) == 1 else 0
    if total > 1 and total % len(said):
        return []
    if total > 1:
        return [Counted(one.order, share) for one, share in zip(said, shares(total, len(said)), strict=True)]
    field = quantity(said[0].order)
    if field is None or len({getattr(one.order, field) for one in said}) > 1:
        return [] if any(isinstance(value, dict) and value for _, value in said[0].order) else list(said)
    total = getattr(said[0].order, field)
    if total == 1:
        return list(said)
    if total % len(said):
        return []
    parts = zip(said, shares(total, len(said)), strict=True)
    spread = [told_to(one.order, field, share) for one, share in parts]
    return [Counted(order) for order in spread if order] if all(spread) else list(said)


def shares(total: int, among: int) -> list[int]:
    """Spread a number as evenly as can be, the first getting what is over."""
    whole, over = divmod(total, among)
    return [whole + (place < over) for place in range(among)]


def quantity(order: Order[Any]) -> str | None:
    """Give the field that says how many of what is named next; None where the order says no such number."""
    for template in templates(type(order)):
        for number, thing in pairwise(template.parts):
            if isinstance(number, Slot) and isinstance(thing, Slot) and number.field.kind == "int":
                return number.field.name
    return None


def told_to(order: Order[Any], field: str, number: int) -> Order[Any] | None:
    """Give an order with another number; None where it may not say that."""
    try:
        return type(order).model_validate(order.model_dump() | {field: number})
    except ValidationError:
        return None
