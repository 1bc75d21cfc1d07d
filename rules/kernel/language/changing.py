"""Changing: an order that was given, with what a few words change of it: `Etruria`, `only 3 infantry`, `to Ur`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from pydantic import ValidationError

from rules.kernel.language.forms import Field, Maybe, Part, Slot, Word, forms, templates
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line, fold
from rules.kernel.language.nearness import holds
from rules.kernel.language.parsing import Reader
from rules.kernel.language.wholly import WAYS, filled
from rules.kernel.orders.choice import picks
from rules.kernel.orders.order import Order
from rules.kernel.state.models import State

IDLE = frozenset(
    re.findall(
        r"\w+",
        """
        a an the to from at in on into onto with of for against by and my our it that this one then please so be is go
        goes but rather gold men instead only just merely
        """,
    )
)
"""Words that change nothing by themselves."""
ONLY = re.compile(r"\b(?:only|just|merely)\b", re.IGNORECASE)
WORD = re.compile(r"[^\s,;.!:]+[,;.!:]*")
TRIED = 60
"""How many ways to read what changes are looked at."""
SAID_OF_ALL = "all", "half"
"""What is said in place of how many, by the share that it is."""
Values = Mapping[str, tuple[Any, ...]]  # Any: ids, numbers, and pairs of both


@dataclass(frozen=True)
class Change:
    """What an order becomes, and how much of what was said of it stood in it before."""

    order: Order[Any]
    kept: int


def changed(order: Order[Any], text: str, lists: Lists, view: State, seat: str, old: str = "") -> list[Change]:
    """Give what an order becomes by each way to read a text as values of its fields, the likeliest first.

    None where it is anything else. What stood there as `old` says goes first. It may be forbidden, or the same.
    """
    reading = Reading(order, text, lists)
    ways = sorted(islice(reading.ways(), TRIED), key=reading.place)
    found = list[Change]()
    for way in ways:
        for values in merged(order, way, only=bool(ONLY.search(text)), old=old, lists=lists):
            one = with_values(order, values, view, seat)
            if one is not None and all(one != other.order for other in found):
                found.append(Change(one, kept(order, way)))
    names = set(fold(old).split())
    return sorted(found, key=lambda change: stays(change.order, names, lists)) if names else found


class Reading:
    """Words, read as new values of the fields of one order."""

    def __init__(self, order: Order[Any], text: str, lists: Lists) -> None:
        """Begin with nothing read."""
        self.order, self.line = order, Line(text)
        self.reader = Reader(self.line, type(order), lists)
        self.fields = {field.name: field for field in forms(type(order)) if field.kind not in {"text", "bool"}}
        self.leads, self.literals = leads(type(order))

    def ways(self) -> Iterator[Values]:
        """Give each way to read the words, what is longest first."""
        yield from (way for way in self.onward(0, {}, frozenset()) if way)

    def onward(self, at: int, given: Values, led: frozenset[str]) -> Iterator[Values]:
        """Give each way to go on at a place, after a word that leads to some fields."""
        at = self.after_stops(at)
        if at >= self.line.end:
            yield given
            return
        found = [one for field in self.fields.values() for one in self.values(field, at)]
        aimed = [one for one in found if one[0].name in led]
        for field, value, end in sorted(aimed or found, key=lambda one: -one[2]):
            before = given.get(field.name, ())
            fresh = not before or field.kind in {"names", "amounts"}
            explicit = field.kind == "amounts" and value[0] and value[1]
            if fresh and (field.name in led or self.stands(field) or explicit):
                yield from self.onward(end, {**given, field.name: (*before, value)}, frozenset())
        word = WORD.match(self.line.folded, at)
        said = word[0].strip(",;.!:") if word else ""
        if word and (said in IDLE or said in self.literals):
            yield from self.onward(word.end(), given, frozenset(self.leads.get(said, ())))

    def after_stops(self, at: int) -> int:
        """Give the place after spaces and stops."""
        while at < self.line.end and self.line.folded[at] in " ,;.!:%":
            at += 1
        return at

    def stands(self, field: Field) -> bool:
        """Tell whether an order says something of a field, or must."""
        return field.required or bool(getattr(self.order, field.name) != field.default)

    def values(self, field: Field, at: int) -> Iterator[tuple[Field, Any, int]]:  # Any: ids, numbers, pairs of both
        """Give what a field can be here, and where it ends."""
        if field.kind != "amounts":
            met = self.reader.items(field, at) if field.kind == "names" else self.reader.values(field, at)
            yield from ((field, value, end) for some, end in met for value in some)
            return
        for pairs, end in self.reader.items(field, at):
            yield from ((field, pair, end) for pair in pairs)
        for share, (pattern, _) in zip(SAID_OF_ALL, WAYS, strict=True):
            if whole := pattern.match(self.line.folded, at):
                yield field, ("", share), whole.end()
                names = self.reader.lists.of(field).at(self.line, self.line.skip(whole.end()))
                yield from ((field, (name, share), last) for some, last in names for name in some)
        for numbers, end in self.reader.numbers(field, at):
            yield field, ("", numbers[0]), end
        for alone, end in self.reader.lists.of(field).at(self.line, at):
            yield from ((field, (name, None), end) for name in alone)

    def place(self, way: Values) -> tuple[int, int]:
        """Give how late a way comes: few values first, of several fields the last that is needed; one aims at it."""
        needed = [field.name for field in self.fields.values() if field.required][::-1]
        order = [*needed, *(name for name in self.fields if name not in needed)]
        return sum(len(values) for values in way.values()), sum(order.index(name) for name in way)


@lru_cache(maxsize=1024)
def leads(kind: type[Order[Any]]) -> tuple[Mapping[str, frozenset[str]], frozenset[str]]:
    """Give the fields to which each word of an order leads, and all its words, folded."""
    found: dict[str, frozenset[str]] = {}
    words = set[str]()
    for template in templates(kind):
        before: Word | None = None
        for part in flat(template.parts):
            if isinstance(part, Word):
                words.update(part.folded)
            elif before is not None and isinstance(part, Slot):
                for word in before.folded:
                    found[word] = found.get(word, frozenset()) | {part.field.name}
            before = part if isinstance(part, Word) else None
    return found, frozenset(words)


def flat(parts: tuple[Part, ...]) -> Iterator[Part]:
    """Give the words and fields of a template in the order in which they are written."""
    for part in parts:
        if isinstance(part, Maybe):
            yield from flat(part.parts)
        else:
            yield part


def merged(
    order: Order[Any], way: Values, *, only: bool, old: str, lists: Lists
) -> Iterator[Mapping[str, Any]]:  # Any: the values of fields
    """Give the values of the fields that a way names, together with what stays of what stood there."""
    kinds = {field.name: field for field in forms(type(order))}
    values: dict[str, Any] = {}  # Any: as above
    for name, some in way.items():
        if kinds[name].kind == "amounts":
            amounts = counted(getattr(order, name), some, only=only, gone=named(kinds[name], old, lists))
            if amounts is None:
                return
            values[name] = amounts
        else:
            values[name] = some if kinds[name].kind == "names" else some[0]
    lists_of = [name for name in way if kinds[name].kind == "names" and len(getattr(order, name) or ()) > 1]
    for name in lists_of if old else ():
        gone = named(kinds[name], old, lists)
        stay = [new for one in getattr(order, name) for new in (way[name] if one in gone else (one,))]
        if gone & set(getattr(order, name)):
            yield {**values, name: tuple(dict.fromkeys(stay))}
    yield values


def named(field: Field, text: str, lists: Lists) -> frozenset[str]:
    """Give what a text names of the kind of a field."""
    return frozenset(id for name, id in lists.names(field).items() if text and holds(text, fold(name)))


def counted(
    before: Mapping[str, int] | None, said: Sequence[tuple[str, Any]], *, only: bool, gone: frozenset[str]
) -> dict[str, Any] | None:  # Any: a number, or a share of all
    """Give how many of each there are then; None where nothing says of which."""
    stood = dict(before or {})
    new: dict[str, Any] = {}  # Any: as above
    for name, number in said:
        if number in SAID_OF_ALL:
            new[name] = number
            continue
        if not name and len(stood) != 1:
            return None
        one = name or next(iter(stood))
        moved = [stood[other] for other in gone & set(stood)] or ([*stood.values()] if len(stood) == 1 else [])
        if number is None and one not in stood and not moved:
            return None
        new[one] = number if number is not None else stood.get(one, next(iter(moved), 0))
    if gone & set(stood) - set(new):
        return {**{name: number for name, number in stood.items() if name not in gone}, **new}
    return {**stood, **new} if set(new) <= set(stood) and not only else new


def with_values(
    order: Order[Any], values: Mapping[str, Any], view: State, seat: str
) -> Order[Any] | None:  # Any: the values of fields
    """Give an order with other values; None where it cannot say that."""
    shares = {
        (field, name): number
        for field, some in values.items()
        if isinstance(some, Mapping)
        for name, number in some.items()
        if number in SAID_OF_ALL
    }
    plain = {
        field: {name: number for name, number in some.items() if number not in SAID_OF_ALL and number != 0}
        if isinstance(some, Mapping)
        else some
        for field, some in values.items()
    }
    kept = {field: value or getattr(order, field) for field, value in plain.items()} if shares else plain
    try:
        made = type(order).model_validate({**dict(order), **kept})
    except ValidationError:
        return None
    for (field, name), share in shares.items():
        mark = picks(type(order)).get(field)
        if mark is None:
            return None
        made = filled(made, field, mark, view, seat, SAID_OF_ALL.index(share) + 1, name)
    return made


def kept(order: Order[Any], way: Values) -> int:
    """Count what a way says that stood in an order before, things rather than numbers."""
    count = 0
    for name, some in way.items():
        stood = getattr(order, name)
        for value in some:
            thing = value[0] if isinstance(value, tuple) else value
            same = thing in stood if isinstance(stood, Mapping | tuple) else thing == stood
            count += same and isinstance(thing, str) and bool(thing)
    return count


def stays(order: Order[Any], words: set[str], lists: Lists) -> int:
    """Count the words of what was to go that an order still names."""
    return len(words & set(fold(write(order, lists.lexicon)).split()))
