"""Gists: what a line orders by the things and numbers that it names, whatever people say around them.

    I'd like Vesper, then Lanthorn please     ranks two Houses, where Houses are to be ranked
    make Strasbourg my home                   names a home
    2 cavalry and 3 infantry in Wolfendale    raises them, where an army is to be raised

Nothing that is named is left out, and no word is passed over that may change what is ordered.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from pydantic import ValidationError

from rules.kernel.language.forms import Field, Maybe, Slot, Word, forms, slots, templates, words
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line, fold
from rules.kernel.language.nearness import heads
from rules.kernel.language.numerals import counts
from rules.kernel.language.parsing import within
from rules.kernel.language.suggestion import Narrowing
from rules.kernel.orders.order import Order

TALK = frozenset(
    """
    a actually add again ahead alright also am an and are as at away back be begin beginning by choice choose
    could do first for from get getting gimme give go going gonna got herald here i i'd i'll i'm im in into is it
    it's its just kindly let let's lets lot make making mate maybe me mine my need now of off oh ok okay on onto
    our ours out over pick plan please pls plz put right second set settle shall should sir so some start starting
    still take taking that that's the then there these third this those to too toward towards try trying up upon
    us use wanna want was we we'd we'll well will wish with would
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""Words that say nothing of what is ordered, beside the things that are named."""
PHRASES = re.compile(
    r"\b(?:(?:i|we)(?: would|'d) (?:like|love|prefer|rather)(?: to)?(?: have)?|let (?:me|us) have|"
    r"in (?:that|this|the following) order|if (?:it is |it's |that is |that's )?(?:possible|free)|for (?:now|sure|me)|"
    r"as (?:my|our|the) (?:first|second|third|next) (?:choice|wish)|of (?:course|mine|ours)|i (?:think|guess|suppose)|"
    r"right (?:now|away)|at once|thank you|thanks|by (?:the way|all means)|this (?:time|turn|round|year|season))\b"
)
"""What people say beside what they order."""
FALLING_BACK = re.compile(
    r"\b(?:or )?(?:otherwise|or else|else|failing that|(?:or |and )?if (?:it is |it's |its |that is |that's |not )?"
    r"(?:taken|gone|free|available|possible)(?:,? then)?|then|second(?:ly)?|third(?:ly)?|or)\b"
)
"""What stands between things that somebody ranks."""
TOKEN = re.compile(r"[\w'%-]+")
ONE = "one"
"""What stands for a thing that was named before it: `the dawn one`."""
SHORT = 3
"""Words of so few letters have one form."""
MOST_WORDS = 40
"""A line of more words is a text, and orders nothing by its gist."""


ALIKE = {"by": ("via", "through", "over", "past")}
"""Words that lead to the same as one that no such field is meant without."""


@dataclass(frozen=True)
class Gist:
    """An order that a line may mean."""

    order: Order[Any]  # Any: each game has its own state
    said: int
    """How surely the line says what is to be done, and not only with what: 2 by its verb, 1 by a word of it, else 0."""
    spare: tuple[str, ...]
    """Words that the order does not account for."""
    left: tuple[str, ...] = ()
    """Names and numbers that it does not account for."""
    named: int = 0
    """How many names and numbers it holds."""


@dataclass
class Mention:
    """A place in a line: a name with all that it may be, a number, or a mere word."""

    text: str
    number: int | None = None
    named: dict[tuple[str, tuple[str, ...]], Any] = field(default_factory=dict)  # Any: ids, choices
    """What it names, by the kind of thing, or the fixed list."""
    led: str = ""
    """The word before it."""

    @property
    def plain(self) -> bool:
        """Whether it is a mere word."""
        return self.number is None and not self.named


def gists(
    text: str,
    orders: Sequence[type[Order[Any]]],
    lists: Lists,
    choices: Narrowing,
    sayings: Mapping[str, Sequence[str]],
) -> list[Gist]:
    """Give the orders that a line may mean by all that it names, of those types that hold no text of a player's own."""
    return [one for one in loosely(text, orders, lists, choices, sayings) if not one.left]


def loosely(
    text: str,
    orders: Sequence[type[Order[Any]]],
    lists: Lists,
    choices: Narrowing,
    sayings: Mapping[str, Sequence[str]],
) -> list[Gist]:
    """Give the orders that a line may mean by some of what it names, and what of it each leaves out."""
    plain = PHRASES.sub(" ", fold(text))
    kinds = [kind for kind in orders if written(kind)]
    found = [Gisting(kind, lists, choices, sayings).of(plain) for kind in kinds]
    return [one for one in found if one]


def written(kind: type[Order[Any]]) -> bool:
    """Tell whether an order can be told by its gist: it names something, and holds no words of its writer's own."""
    fields = forms(kind)
    return bool(fields) and not kind.aside and all(one.kind != "text" for one in fields)


class Gisting:
    """One type of order, looked for in a line."""

    def __init__(
        self, kind: type[Order[Any]], lists: Lists, choices: Narrowing, sayings: Mapping[str, Sequence[str]]
    ) -> None:
        """Know what the order names, and with which words people say it."""
        self.kind, self.lists, self.choices = kind, lists, choices
        self.fields = slots_of(kind)
        verbs = list(dict.fromkeys(heads(kind)))
        alike = (one for one, meant in sayings.items() if all(verb in verbs for verb in meant))
        self.verbs = sorted({*map(fold, verbs), *alike}, key=len, reverse=True)
        self.own = own(kind)
        self.ranks = any(one.kind == "names" for one, _ in self.fields)

    def of(self, text: str) -> Gist | None:
        """Give the order that a line means, if it names all that the order needs, and what of it is left out."""
        plain = FALLING_BACK.sub(" , ", text) if self.ranks else text
        mentions = list(self.mentions(plain))
        if len(mentions) > MOST_WORDS:
            return None
        things = [one for one in mentions if not one.plain]
        left = [*things]
        given = self.filled(left)
        if given is None or not things:
            return None
        try:
            order = self.kind.model_validate(given)
        except ValidationError:
            return None
        bare = " ".join(one.text for one in mentions if one.plain)
        verb = next((one for one in self.verbs if f" {one} " in f" {bare} "), "")
        left_out = {one.name for one, _ in self.fields} - {*given}
        spare = [
            one for one in bare.split() if one not in TALK and one not in verb.split() and not self.says(one, left_out)
        ]
        said = 2 if verb else int(any(word not in TALK and self.says(word) for word in bare.split()))
        return Gist(order, said, tuple(spare), tuple(one.text for one in left), len(things) - len(left))

    def talks(self, word: str) -> bool:
        """Tell whether a word names nothing, or is how this order is said."""
        return word in TALK or self.says(word)

    def says(self, word: str, left_out: Collection[str] = ()) -> bool:
        """Tell whether a word is one of the order's own, in whatever form, and leads to nothing that is left out."""
        return any(
            (word == one or (len(one) > SHORT and word.startswith(one))) and not (leads and leads <= {*left_out})
            for one, leads in self.own.items()
        )

    def mentions(self, text: str) -> Iterator[Mention]:
        """Give the names, numbers and words of a line, in their order."""
        line, at, before, behind = Line(text), 0, "", False
        indexes = {(one.names_kind, one.choices): self.lists.of(one) for one, _ in self.fields if one.kind != "int"}
        while at < line.end:
            token = TOKEN.match(line.folded, at)
            if token is None:
                at += 1
                continue
            found = {key: next(iter(index.at(line, at)), None) for key, index in indexes.items()}
            longest = max((one[1] for one in found.values() if one), default=0)
            number = next(counts(line, at), None)
            if all(self.talks(word) for word in TOKEN.findall(line.folded[at:longest])):
                longest = 0  # “my home” names a place, and says where a home is to be
            behind, was_behind = bool(longest), behind
            if longest:
                named = {key: one[0][0] for key, one in found.items() if one and one[1] == longest}
                yield Mention(line.folded[at:longest], named=named, led=before)
                at = longest
            elif token[0] == ONE and was_behind:
                at = token.end()
            elif number:
                yield Mention(line.folded[at : number[1]], number=number[0], led=before)
                at = number[1]
            else:
                yield Mention(token[0], led=before)
                at = token.end()
            before = token[0]

    def filled(self, left: list[Mention]) -> dict[str, Any] | None:
        """Give the fields, and take from what is left what fills them; None where one that is needed stays empty."""
        given: dict[str, Any] = {}
        for one, lead in sorted(self.fields, key=lambda each: not each[0].required):
            value = self.value(one, lead, left, given)
            if value not in (None, (), {}):
                given[one.name] = value
            elif one.required:
                return None
        return given

    def value(self, one: Field, lead: str, left: list[Mention], given: Mapping[str, Any]) -> Any:  # Any: as the field
        """Give what fills a field, and take it from what is left; nothing where nothing does."""
        if one.kind == "bool":
            return None
        if one.kind == "int":
            numbers = [each for each in left if each.number is not None and within(one, each.number)]
            return take(left, numbers[0]).number if numbers else None
        if one.kind == "amounts":
            return dict(self.amounts(one, left))
        fits = [each for each in left if self.fits(one, each, given)]
        led = [each for each in fits if each.led == lead or each.led in ALIKE.get(lead, ())]
        fits = led or ([] if own_lead(one, lead) else fits) if lead else fits
        if one.kind == "names":
            return tuple(dict.fromkeys(named(take(left, each), one) for each in fits))
        if fits:
            return named(take(left, fits[0]), one)
        return self.only(one, given) if one.required else None

    def fits(self, one: Field, mention: Mention, given: Mapping[str, Any]) -> bool:
        """Tell whether a mention names what a field may hold now."""
        if (one.names_kind, one.choices) not in mention.named:
            return False
        offered = self.choices(self.kind, one.name, given)
        return offered is None or named(mention, one) in offered.values()

    def amounts(self, one: Field, left: list[Mention]) -> Iterator[tuple[Any, int]]:  # Any: ids and choices
        """Give the things that are named behind a number each, and take both from what is left."""
        number: Mention | None = None
        for each in list(left):
            if each.number is not None:
                number = each
            elif number is not None and number.number is not None and (one.names_kind, one.choices) in each.named:
                take(left, number)
                yield named(take(left, each), one), number.number
                number = None

    def only(self, one: Field, given: Mapping[str, Any]) -> Any:  # Any: an id or a choice
        """Give the only thing that a field may hold; None where there are more, or none."""
        offered = self.choices(self.kind, one.name, given) if one.kind == "name" else None
        return next(iter(offered.values()), None) if offered and len(set(offered.values())) == 1 else None


def own_lead(one: Field, lead: str) -> bool:
    """Tell whether a field may be left out and is not meant without its own word: `by`, or `else` before a choice."""
    return not one.required and (one.kind == "choice" or lead in ALIKE)


def named(mention: Mention, one: Field) -> Any:  # Any: an id or a choice
    """Give what a mention is for a field."""
    return mention.named[one.names_kind, one.choices]


def take(left: list[Mention], one: Mention) -> Mention:
    """Take a mention from what is left."""
    left.remove(one)
    return one


def slots_of(kind: type[Order[Any]]) -> list[tuple[Field, str]]:
    """Give the fields of an order in the order in which they are best written, each with the word that leads to it."""
    found: dict[str, tuple[Field, str]] = {}
    for way in templates(kind):
        for before, part in zip(chain([None], flat(way.parts)), flat(way.parts), strict=False):
            if isinstance(part, Slot):
                lead = before.folded[0] if isinstance(before, Word) else ""
                found.setdefault(part.field.name, (part.field, lead))
    return list(found.values())


def own(kind: type[Order[Any]]) -> dict[str, frozenset[str]]:
    """Give the words of an order, each with the fields to which it leads where these may be left out."""
    found: dict[str, frozenset[str]] = {}
    for way in templates(kind):
        for part in way.parts:
            led = frozenset(slot.field.name for slot in slots(part.parts)) if isinstance(part, Maybe) else frozenset()
            for word in map(fold, words((part,))):
                found[word] = led if found.get(word, led) else frozenset()
    return found


def flat(parts: Sequence[Any]) -> Iterator[Word | Slot]:  # Any: parts of a template
    """Give the words and fields of a template, those that may be left out as well."""
    for part in parts:
        if isinstance(part, Word | Slot):
            yield part
        else:
            yield from flat(part.parts)
