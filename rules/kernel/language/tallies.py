"""Tallies: lists in which each thing has a number of its own: `5 infantry and a cavalry`, `4 in Ur and 2 in Kish`.

A number belongs to what follows it, and to nothing else: it goes over to no other thing, and is not shared out.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line
from rules.kernel.language.numerals import counts
from rules.kernel.language.parsing import orders_in
from rules.kernel.language.several import MOST, PARTS, Counted, apart, copies
from rules.kernel.orders.order import Order

WORD = re.compile(r"\S+")
TRAILING = re.compile(r"(?:[\s,&;+]|\b(?:and|plus|too|also|as well)(?=[\s,&;+]*$))+$", re.IGNORECASE)
"""What stands between one thing of a list and the next."""
CARRIED = 4
"""How many words that are said once may hold for several: a noun, `in New Ur`."""
TRIED = 160
"""So many ways to part a line are tried."""


def tallied(text: str, orders: Sequence[type[Order[Any]]], lists: Lists) -> list[Order[Any]]:
    """Give the orders that a line says which counts several things, each by its own number; none where it does not."""
    line = Line(TRAILING.sub("", text))
    starts = [line.columns[start] for start in begun(line)]
    if not starts[1:] or len(starts) > PARTS or not line.raw[: starts[0]].strip():
        return []
    found = Tallies(line.raw, starts, orders, lists).of(0, "")
    return copies(found) if found and apart(found) else []


def begun(line: Line) -> list[int]:
    """Give where each number of a line begins; none of a line in which one follows another."""
    found: list[tuple[int, int]] = []
    for word in WORD.finditer(line.folded):
        read = next(counts(line, word.start()), None)
        if read and not (found and word.start() < found[-1][1]):
            found.append((word.start(), read[1]))
    if any(line.skip(one[1]) == then[0] for one, then in pairwise(found)):
        return []
    return [start for start, _ in found]


class Tallies:
    """A line with several numbers, parted into orders before some of them."""

    def __init__(self, raw: str, starts: Sequence[int], orders: Sequence[type[Order[Any]]], lists: Lists) -> None:
        """Begin with nothing tried."""
        self.raw, self.starts, self.orders, self.lists = raw, starts, orders, lists
        self.lead, self.tried = raw[: starts[0]], 0

    def of(self, first: int, before: str) -> list[Counted] | None:
        """Give the orders from one number on, the fewest that there can be; None where there are none."""
        if first == len(self.starts):
            return []
        for last in range(len(self.starts), first, -1):
            end = self.starts[last] if last < len(self.starts) else len(self.raw)
            body = TRAILING.sub("", self.raw[self.starts[first] : end])
            one = self.read(body, before)
            rest = self.of(last, body) if one else None
            if one and rest is not None and all(type(one.order) is type(other.order) for other in rest):
                return [one, *rest]
        return None

    def read(self, body: str, before: str) -> Counted | None:
        """Read one part as an order: as it stands, or with what is said of the one before it, or of the last."""
        for way in self.ways(body, before):
            self.tried += 1
            if self.tried > TRIED:
                return None
            if found := tally(f"{self.lead}{way}", len(self.lead), self.orders, self.lists):
                return found
        return None

    def ways(self, body: str, before: str) -> Iterator[str]:
        """Give a part as it stands, then with the noun, and with the end, that it does not repeat."""
        yield body
        line, other = Line(body), Line(before)
        end, begins = (next((at for _, at in counts(one, 0)), 0) for one in (line, other))
        words = other.folded[begins:].split()
        more = body[line.columns[end] :].strip()
        for many in range(1, min(CARRIED, len(words)) if before and more else 0):
            yield f"{body[: line.columns[end]]} {' '.join(words[:many])} {more}"
        for ending in (words, self.raw.split()) if more else ():
            for many in range(CARRIED, 1, -1):
                yield f"{body} {' '.join(ending[-many:])}"


def tally(text: str, at: int, orders: Sequence[type[Order[Any]]], lists: Lists) -> Counted | None:
    """Read a line that has a number at a place: as one order, or as so many of what the order names one of."""
    exact = orders_in(text, orders, lists)
    if exact:
        return Counted(exact[0]) if len(exact) == 1 else None
    line = Line(text)
    start = next((place for place, column in enumerate(line.columns) if column >= at), 0)
    number, end = next(counts(line, start), (0, 0))
    found = orders_in(f"{line.raw[:at]}{line.raw[line.columns[end] :]}", orders, lists) if number else []
    if len(found) == 1 and 1 <= number <= MOST and (number == 1 or found[0].key() is None):
        return Counted(found[0], number)
    return None
