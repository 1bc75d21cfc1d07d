"""Suggestion: the lines that what has been typed so far can become, word by word."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Any

from pydantic import ValidationError
from rapidfuzz import fuzz

from rules.kernel.language.correction import corrected
from rules.kernel.language.forms import Field, Slot, Step, Word, forms, templates
from rules.kernel.language.lists import YES_NO, Lists
from rules.kernel.language.matching import ARTICLES, Line, fold
from rules.kernel.language.parsing import AND, Choices, Reader, Spot, attempt
from rules.kernel.orders.order import Lexicon, Order

SHOWN = 100
"""The most letters that Discord takes in a suggestion."""
NUMBERS = 25
"""The most numbers that are suggested one by one."""
SLIP = 75
"""How near, of 100, what was typed has to be to the beginning of a name that it mistypes."""
TELLING = 3
"""How many letters have to be typed before a slip among them can be told."""
WHOLE, BEGUN, WITHIN, MISTYPED = range(4)
"""How what was typed stands to a suggestion: it is all of it, its beginning, a later word, or nearly its beginning."""

LOOKS = 40
"""How many lines are looked into for whether a suggestion leads anywhere; then it is taken on trust."""

Allowing = Callable[[Order[Any]], bool]
"""Tells whether the rules allow an order."""
Narrowing = Callable[[type[Order[Any]], str, Mapping[str, Any]], Mapping[str, str] | None]  # Any: what is given so far
"""Gives the names (to ids) that make sense for a field after those given; None for all of their kind."""


@dataclass(frozen=True)
class Stem:
    """A line so far: its text, the order it is to be, the fields given, and what may follow."""

    text: str
    order: type[Order[Any]]
    given: Mapping[str, Any]  # Any: the values of the fields
    then: tuple[Step, ...]
    rank: int = WHOLE
    more: bool = False
    """Whether it ends with a list that may go on."""

    @property
    def whole(self) -> bool:
        """Whether the line is an order, as it stands."""
        return any(step.part is None for step in self.then)


def suggest(
    text: str,
    orders: Sequence[type[Order[Any]]],
    lexicon: Lexicon,
    choices: Narrowing | None = None,
    most: int = 25,
    allows: Allowing | None = None,
) -> list[str]:
    """Give up to `most` lines that go on from `text`, in whole orders where so few are possible.

    `choices` narrows the names; `allows` drops the orders that the rules forbid, and what could only become one.
    """
    lists = Lists(lexicon)
    suggester = Suggester(lists, choices, allows)
    stems = suggester.grown(suggester.stems(text, orders), most)
    lines = [line for stem in stems for line in suggester.text(stem)] or suggester.mended(text, orders)
    return [line for line in dict.fromkeys(lines) if 0 < len(line) <= SHOWN][:most]


class Suggester:
    """The suggestions of one lexicon, narrowed by what the rules allow."""

    def __init__(self, lists: Lists, choices: Narrowing | None, allows: Allowing | None) -> None:
        self.lists, self.choices, self.allows = lists, choices, allows
        self.looks = 0

    def stems(self, text: str, orders: Sequence[type[Order[Any]]]) -> list[Stem]:
        """Give every way to finish the word that was begun last, the nearest first; the mistyped only if alone."""
        line = Line(text)
        found = [stem for order in orders for stem in self.best_ways(line, order)]
        alone = all(stem.rank == MISTYPED for stem in found)
        return sorted((stem for stem in found if alone or stem.rank < MISTYPED), key=lambda stem: stem.rank)

    def best_ways(self, line: Line, order: type[Order[Any]]) -> list[Stem]:
        """Give the stems of the best template that goes on from a line; of the others only what is whole.

        What one template reads to the end is no name of the player's choice in another.
        """
        found: list[Stem] = []
        texts = {field.name for field in forms(order) if field.kind == "text"}
        reached = False
        for template in templates(order):
            reader = Reader(line, order, self.lists)
            reader.read(template)
            more = any(miss.part is AND and miss.at == line.end for miss in reader.misses)
            stems = [stem for spot in reader.spots for stem in self.finished(line, order, spot, more)]
            if reached:
                stems = [stem for stem in stems if texts.isdisjoint(stem.given)]
            reached = reached or any(miss.at == line.end for miss in reader.misses)
            known = any(stem.rank < MISTYPED for stem in found)
            found += [stem for stem in stems if stem.rank == WHOLE or not known]
        return found

    def grown(self, stems: list[Stem], most: int) -> list[Stem]:
        """Give the lines, each gone on with for as long as there are no more than `most` of them."""
        stems = list(islice(filter(self.leads, stems), most))
        while len(stems) < most:
            longer = list(islice((grown for stem in stems for grown in self.longer(stem)), most + 1))
            if len(longer) > most or longer == stems:
                break
            stems = longer
        return stems

    def longer(self, stem: Stem) -> Iterator[Stem]:
        """Give a line after each next step; itself where it is an order, or where the player has to go on."""
        steps = () if self.allowed(stem) else stem.then
        more = (longer for step in steps for longer in self.onward(stem, step) if self.leads(longer))
        first = next(more, stem)
        yield from chain((first,), more)

    def mended(self, text: str, orders: Sequence[type[Order[Any]]]) -> list[str]:
        """Give the nearest line to one with a slip in it, unless that is forbidden."""
        result = attempt(text, orders, self.lists)
        if result.orders or result.reached == result.line.end:
            return []
        line, meant = corrected(text, orders, self.lists)
        return [line] if self.allows is None or all(map(self.allows, meant)) else []

    def text(self, stem: Stem) -> Iterator[str]:
        """Give a line; one that is not allowed as it stands, with the word that leads on, if there is one."""
        if not stem.whole or self.allowed(stem):
            yield stem.text
        elif stem.more:
            yield f"{stem.text} and"
        else:
            words = [step for step in stem.then if isinstance(step.part, Word)]
            yield from (longer.text for step in words for longer in self.onward(stem, step))

    def leads(self, stem: Stem) -> bool:
        """Tell whether a line leads to an order that the rules allow, as far as can be looked into."""
        self.looks = 0
        return self.live(stem)

    def allowed(self, stem: Stem) -> bool:
        """Tell whether a line is an order as it stands, and not a forbidden one."""
        if not stem.whole or self.allows is None:
            return stem.whole
        try:
            return self.allows(stem.order.model_validate(stem.given))
        except ValidationError:
            return False

    def live(self, stem: Stem) -> bool:
        """Tell whether a line is, or may become, an order that the rules allow."""
        self.looks += 1
        if self.looks > LOOKS or not stem.then or stem.more or self.allowed(stem):
            return True
        return any(
            self.open(stem, step) or any(self.live(longer) for longer in self.onward(stem, step)) for step in stem.then
        )

    def open(self, stem: Stem, step: Step) -> bool:
        """Tell whether a step asks for a number or a text that only the player knows."""
        part = step.part
        return isinstance(part, Slot) and part.field.kind in {"int", "text"} and not self.names(stem, part.field)

    def finished(self, line: Line, order: type[Order[Any]], spot: Spot, more: bool) -> Iterator[Stem]:
        """Give the lines in which what is left of the text becomes what is wanted at a spot."""
        typed = line.folded[spot.at :].lstrip('"')
        before = Stem(line.raw[: line.columns[spot.at]].strip(), order, given(order, spot.fields), ())
        if isinstance(spot.step.part, Slot) and typed.partition(" ")[0] in ARTICLES:
            typed = typed.partition(" ")[2]
        if typed or spot.step.part:
            yield from self.onward(before, spot.step, typed)
        else:
            yield replace(before, then=(spot.step,), more=more)

    def onward(self, stem: Stem, step: Step, typed: str = "") -> Iterator[Stem]:
        """Give a line after each way to take one more step that goes on from what was typed."""
        part = step.part
        if step.filler and not typed:
            return
        if isinstance(part, Word):
            rank = nearness(typed, fold(part.spellings[0]))
            doubled = not typed and fold(stem.text).endswith(f" {fold(part.spellings[0])}")  # a name that took it in
            if rank is not None and not doubled:
                yield plain(
                    replace(stem, text=joined(stem.text, part.spellings[0], part.glued), then=step.then, rank=rank)
                )
        elif part:
            for name, value in self.names(stem, part.field).items():
                rank = nearness(typed, fold(name))
                if rank is not None:
                    longer = replace(stem, text=joined(stem.text, name, part.glued), rank=rank)
                    yield plain(filled(longer, step, part.field, value))

    def names(self, stem: Stem, field: Field) -> Mapping[str, Any]:  # Any: ids, choices, numbers
        """Give the names and numbers that make sense for a field after what was given, each with its value."""
        names: Mapping[str, Any] | None = self.choices(stem.order, field.name, stem.given) if self.choices else None
        if names is None:
            names = self.all_names(field)
        elif field.kind == "int":  # what is given before a field is handed on as an order would hold it
            names = {name: int(number) for name, number in names.items()}
        elif field.kind == "bool":
            names = {name: YES_NO[word] for name, word in names.items()}
        if field.kind not in {"names", "amounts"}:
            return names
        told = stem.given.get(field.name, ())
        return {name: value for name, value in names.items() if value not in told}

    def all_names(self, field: Field) -> Mapping[str, Any]:  # Any: ids, choices, numbers
        """Give the names and numbers that a field takes, if they are few enough to be listed."""
        if field.kind == "bool":
            return {"yes": True, "no": False}
        if field.kind == "int" and field.least is not None and field.most is not None:
            first = -(-field.least // field.offered) * field.offered
            numbers = range(first, field.most + 1, field.offered)
            return {str(number): number for number in numbers} if len(numbers) <= NUMBERS else {}
        return {} if field.kind in {"int", "text"} else self.lists.of(field).names


def given(order: type[Order[Any]], fields: Mapping[str, Choices]) -> dict[str, Any]:  # Any: the values of the fields
    """Give what was read so far as the order would hold it."""
    kinds = {field.name: field.kind for field in forms(order)}
    plain_fields: dict[str, Any] = {}  # Any: as above
    for name, values in fields.items():
        if kinds[name] == "amounts":
            plain_fields[name] = dict(item[0] for item in values)
        else:
            plain_fields[name] = tuple(item[0] for item in values) if kinds[name] == "names" else values[0]
    return plain_fields


def filled(stem: Stem, step: Step, field: Field, value: Any) -> Stem:  # Any: an id, a choice or a number
    """Give a line that has just been given one more value."""
    if field.kind == "amounts":  # how many is the player's to say
        return replace(stem, then=())
    if field.kind != "names":
        return replace(stem, given={**stem.given, field.name: value}, then=step.then, more=False)
    values = (*stem.given.get(field.name, ()), value)
    then = step.then if len(values) >= (field.least or 0) else ()
    return replace(stem, given={**stem.given, field.name: values}, then=then, more=len(values) != field.most)


def plain(stem: Stem) -> Stem:
    """Give a line with the words that have to follow."""
    while True:
        steps = [step for step in stem.then if not step.filler]
        word = steps[0].part if steps else None
        if not isinstance(word, Word) or (len(steps) > 1 and not word.glued):
            return stem
        stem = replace(stem, text=joined(stem.text, word.spellings[0], word.glued), then=steps[0].then)


def joined(text: str, more: str, glued: bool) -> str:
    """Give a line with something more at its end."""
    return f"{text}{more}" if glued or not text else f"{text} {more}"


def nearness(typed: str, name: str) -> int | None:
    """Tell how what was typed stands to a folded name that it may become; None: not at all."""
    if typed and typed == name:  # finished already: what follows it is suggested
        return None
    if name.startswith(typed):
        return BEGUN
    if f" {typed}" in name:
        return WITHIN
    return MISTYPED if len(typed) >= TELLING and fuzz.ratio(typed, name[: len(typed) + 1]) >= SLIP else None
