"""Reading: the ways in which a line can be one order, and how far each came that failed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice, product
from typing import Any

from pydantic import ValidationError

from rules.kernel.language.forms import Field, Slot, Step, Template, Word, forms, templates
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line
from rules.kernel.language.numerals import counts
from rules.kernel.orders.order import Order

NOTHING = ("nothing", "none", "nobody")
BETWEEN = (", and", ",", "and", "&", ";")
OUT_OF = ("from", "of", "in", "at", "on", "to", "for", "x", "×")
STOPS = ".;!"
AND = Word(("and",))
LONGEST = 2000
"""The most letters that a line may have, and a message on Discord."""
MEANINGS = 6
"""The most meanings of one line that are told apart."""

Choices = tuple[Any, ...]  # Any: the values of one field; more than one where a spelling has several meanings


@dataclass(frozen=True)
class Spot:
    """A place on the way through a line: the step to take there, and what was read before."""

    step: Step
    at: int
    fields: Mapping[str, Choices]
    count: int = 0
    """How much of the list in this step was read."""
    free: int = 0
    """How many letters were read as free text."""


@dataclass(frozen=True)
class Miss:
    """Where a reading failed and what would have done there; no part: the end of the line."""

    at: int
    part: Word | Slot | None
    order: type[Order[Any]]


@dataclass(frozen=True)
class Result:
    """What a line was read as: orders, more than one if it is ambiguous; else how far each reading came."""

    line: Line
    orders: list[Order[Any]]
    readers: list["Reader"]

    @property
    def misses(self) -> list[Miss]:
        """All that would have done somewhere."""
        return [miss for reader in self.readers for miss in reader.misses]

    @property
    def reached(self) -> int:
        """How far the best reading came."""
        return max((miss.at for miss in self.misses), default=0)


def attempt(text: str, orders: Sequence[type[Order[Any]]], lists: Lists) -> Result:
    """Read a line as each of these types of order; the reading with the least free text wins."""
    line = Line(text[:LONGEST])
    # Most lines are an order, and few orders begin with its first word; how far the others come tells only of a slip.
    some = readings(line, [order for order in orders if may_begin(line, order)], lists)
    return some if some.orders else readings(line, orders, lists)


def orders_in(text: str, orders: Sequence[type[Order[Any]]], lists: Lists) -> list[Order[Any]]:
    """Give the orders of these types that a line says, of those with the least free text; none where it is no order."""
    line = Line(text[:LONGEST])
    return readings(line, [order for order in orders if may_begin(line, order)], lists).orders


def may_begin(line: Line, order: type[Order[Any]]) -> bool:
    """Tell whether a line begins with a word of this order, or with what it names."""
    words = beginnings(order)
    return words is None or (line.folded.startswith(words) and line.word(0, *words) is not None)


@cache
def beginnings(order: type[Order[Any]]) -> tuple[str, ...] | None:
    """Give the words with which an order may begin, folded; None for one that may begin with what it names."""
    steps = [step.part for template in templates(order) for step in template.steps]
    words = [part for part in steps if isinstance(part, Word)]
    return tuple(one for part in words for one in part.folded) if len(words) == len(steps) else None


def readings(line: Line, orders: Sequence[type[Order[Any]]], lists: Lists) -> Result:
    """Read a line as each of these types of order, and say how far each came."""
    readers = [Reader(line, order, lists) for order in orders]
    found = [reading for reader in readers if (reading := reader.first())]
    free = min((free for free, _ in found), default=0)
    return Result(line, [order for this, meant in found for order in meant if this == free], readers)


class Reader:
    """A line, read as one type of order."""

    def __init__(self, line: Line, order: type[Order[Any]], lists: Lists) -> None:
        self.line, self.order, self.lists = line, order, lists
        self.misses: list[Miss] = []
        self.spots: list[Spot] = []
        """Every place that was reached, for completion."""
        self.objection = ""
        """What the order's own validators said against its fields."""

    def first(self) -> tuple[int, list[Order[Any]]] | None:
        """Give the letters of free text and the meanings of the best way to write the order that fits."""
        for template in templates(self.order):
            end = self.read(template)
            orders = self.orders(end) if end else []
            if end and orders:
                return end.free, orders
        return None

    def read(self, template: Template) -> Spot | None:
        """Give the end of the best way through a template: the longest names, the fullest lists."""
        waiting = [Spot(step, 0, {}) for step in reversed(template.steps)]
        seen: set[tuple[Step, int, int]] = set()
        while waiting:
            spot = waiting.pop()
            if (spot.step, spot.at, spot.count) in seen:
                continue
            seen.add((spot.step, spot.at, spot.count))
            if (at := self.line.skip(spot.at)) != spot.at:
                spot = replace(spot, at=at)
            self.spots.append(spot)
            if spot.step.part is None and not self.line.folded[spot.at :].strip(STOPS):
                return spot
            waiting += reversed(list(self.onward(spot)))
        return None

    def onward(self, spot: Spot) -> Iterator[Spot]:
        """Give the places that can be reached from one, best first."""
        part = spot.step.part
        if isinstance(part, Slot):
            found = list(self.filled(part.field, spot))
        else:
            end = part and self.line.word(spot.at, *part.folded)
            found = [replace(spot, step=step, at=end, count=0) for step in spot.step.then] if end else []
        if not found:
            self.miss(spot.at, part)
        yield from found

    def filled(self, field: Field, spot: Spot) -> Iterator[Spot]:
        """Give the places after this field."""
        if field.kind not in {"names", "amounts"}:
            for values, end in self.values(field, spot.at):
                free = spot.free + (end - spot.at if field.kind == "text" else 0)
                fields = {**spot.fields, field.name: values}
                yield from (Spot(step, end, fields, free=free) for step in spot.step.then)
            return
        nothing = self.line.word(spot.at, *NOTHING)
        if nothing and not spot.count:
            fields = {**spot.fields, field.name: ()}
            yield from (Spot(step, nothing, fields, free=spot.free) for step in spot.step.then)
        for values, end in self.items(field, spot.at):
            yield from self.listed(field, values, replace(spot, at=end, count=spot.count + 1))

    def listed(self, field: Field, values: Choices, spot: Spot) -> Iterator[Spot]:
        """Give the places after one more item of a list: the next item, or what follows the list."""
        before = spot.fields.get(field.name, ())
        if field.kind == "amounts" and any(values[0][0] == item[0][0] for item in before):
            return
        spot = replace(spot, fields={**spot.fields, field.name: (*before, values)})
        more = self.line.word(self.line.skip(spot.at), *BETWEEN)
        least, most = (0, None) if field.kind == "amounts" else (field.least or 0, field.most)
        if more and spot.count != most:
            yield replace(spot, at=more)
        elif spot.count != most and field.kind == "amounts" and self.goes_on(field, spot.at):
            yield spot
        elif spot.count != most:
            self.miss(self.line.skip(spot.at), AND)
        if spot.count >= least:
            yield from (replace(spot, step=step, count=0) for step in spot.step.then)

    def goes_on(self, field: Field, at: int) -> bool:
        """Tell whether one more thing with its number follows, with nothing between: `3 Spears 4 Psiloi`."""
        noted = len(self.misses)
        more = next(self.items(field, self.line.skip(at)), None)
        del self.misses[noted:]
        return more is not None

    def values(self, field: Field, at: int) -> Iterator[tuple[Choices, int]]:
        """Give what a field of one value can be here, and where it ends."""
        if field.kind == "int":
            return self.numbers(field, at)
        if field.kind == "text":
            return self.texts(field, at)
        return self.lists.of(field).at(self.line, at)

    def items(self, field: Field, at: int) -> Iterator[tuple[Choices, int]]:
        """Give what the next item of a list can be here, and where it ends."""
        if field.kind == "names":
            yield from self.lists.of(field).at(self.line, at)
            return
        number = replace(field, kind="int")
        for names, end in self.lists.of(field).at(self.line, at):
            after = self.line.skip(end)
            after += self.line.folded[after : after + 1] in {":", "="}
            for numbers, last in self.missing(self.numbers(number, self.line.skip(after)), after, number):
                yield tuple((name, numbers[0]) for name in names), last
        for numbers, end in self.numbers(number, at):
            after = self.line.skip(self.line.word(self.line.skip(end), *OUT_OF) or end)
            one = replace(field, kind="name")
            for names, last in self.missing(self.lists.of(field).at(self.line, after), after, one):
                yield tuple((name, numbers[0]) for name in names), last

    def numbers(self, field: Field, at: int) -> Iterator[tuple[Choices, int]]:
        """Give the number that stands here, if it is within bounds."""
        yield from (((number,), end) for number, end in counts(self.line, at) if within(field, number))

    def texts(self, field: Field, at: int) -> Iterator[tuple[Choices, int]]:
        """Give the free text that stands here: quoted, or all that is left of the line, or less and less of it."""
        quoted = self.line.quoted(at)
        if quoted:
            yield (quoted[0],), quoted[1]
        end = self.line.end
        while end > at:
            text = self.line.between(at, end)
            if text and len(text) <= (field.most or LONGEST):
                yield (text,), end
            end = self.line.folded.rfind(" ", at, end)

    def missing(self, found: Iterator[tuple[Choices, int]], at: int, field: Field) -> Iterator[tuple[Choices, int]]:
        """Pass on what was found, and note what is missing if that is nothing."""
        some = list(found)
        if not some:
            self.miss(self.line.skip(at), Slot(field))
        yield from some

    def miss(self, at: int, part: Word | Slot | None) -> None:
        """Note what would have done at a place."""
        self.misses.append(Miss(at, part, self.order))

    def orders(self, end: Spot) -> list[Order[Any]]:
        """Give the order that a way through the line means; several where a name has several meanings."""
        lists = {field.name: field.kind for field in forms(self.order) if field.kind in {"names", "amounts"}}
        options = [
            list(islice(product(*values), MEANINGS)) if name in lists else values for name, values in end.fields.items()
        ]
        orders = []
        for values in islice(product(*options), MEANINGS):
            fields = dict(zip(end.fields, values, strict=True))
            tables = {name: dict(fields[name]) for name in fields if lists.get(name) == "amounts"}
            try:
                orders.append(self.order.model_validate({**fields, **tables}))
            except ValidationError as error:
                self.objection = self.objection or error.errors()[0]["msg"].removeprefix("Value error, ")
        return orders


def within(field: Field, number: int) -> bool:
    """Tell whether a number keeps to the bounds of its field."""
    if number % field.step:
        return False
    return (field.least is None or field.least <= number) and (field.most is None or number <= field.most)
