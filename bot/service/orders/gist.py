"""Gist: the orders that a line of talk can mean, by the things that it names or by a verb that it leaves out."""

import re
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from bot.service.desk.desk import Desk
from bot.service.desk.idle import nothing_of
from rules.kernel.errors import Ambiguous
from rules.kernel.language.courtesies import core
from rules.kernel.language.forms import forms
from rules.kernel.language.gists import FALLING_BACK, PHRASES, TALK, Gist, gists
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line, fold
from rules.kernel.language.numerals import counts
from rules.kernel.orders.order import Lexicon, Order

TURNING = frozenset(
    """
    no not dont don't doesnt doesn't never cancel without except nobody unless when but only until instead if or
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""Words that turn an order around, or tie it to something."""
ADDRESSED = re.compile(
    r"(?:hello|hi|hey|dear|greetings|good (?:day|morning|evening)|thanks|thank you|sorry)\b", re.IGNORECASE
)
"""How somebody begins who speaks to somebody."""
ASKING = re.compile(
    r"(?:how|hows|what|whats|why|whys|where|wheres|when|which|who|whos|whom|whose|can|could|may|might|must|should|shud|"
    r"shall|will|would|is|are|am|do|does|did|has|have|had|was|were|any)\b",
    re.IGNORECASE,
)
NO = re.compile(
    r"(?:(?:hm+|oh|ah|wait|ok|okay|well|actually|lol)[\s,.!]+)+(?:no+|nah|nope)[\s,.!]+|(?:no+|nah|nope)\s*[,.!]+\s*",
    re.IGNORECASE,
)
"""How somebody begins who has thought again, and denies nothing of what follows: `hmm no, Etruria`."""
BETWEEN = (re.compile(r"\s*[;.!]+\s+"), re.compile(r"\s*[,;]\s*(?:and\s+)?|\s+and\s+", re.IGNORECASE))
"""What stands between two things that are ordered in one line: sentences, else what is listed."""
MORE = re.compile(
    r"(?:(?:actually|ok|oh|please|and|then)[\s,]+)*(?:also|plus|add)\b|"
    r"\b(?:too|as well|to (?:it|that|them|(?:my|the|our) (?:wishes|wish|list|ranking|order|orders)))"
    r"[\s.!]*(?:pls|please)?[\s.!]*$",
    re.IGNORECASE,
)
"""How somebody speaks who adds to a list."""
SURE = 2
"""How surely a line says what is to be done that says its verb."""
WORDS = re.compile(r"[\w'’]+")
FEW = 3
"""How many meanings are offered where a line has several; and of how many kinds are the orders of a window that puts
one question, so that a mere name answers it."""


def gist(desk: Desk, line: str, longer: Lexicon, *, part: bool = False) -> list[Order[Any]]:
    """Give the orders of the open window that a line can mean by what it names; none where it means none surely.

    A `part` of a line has to say what is to be done, where the window asks for many things. Raises Ambiguous where a
    line says what is to be done, and may mean one of a few.
    """
    if orders_nothing(line):
        return []
    line, one = NO.sub("", line, count=1) if NO.match(line) else line, Gists(desk, longer)
    if found := one.of(line, said=part and not one.narrow):
        return [found]
    for between in BETWEEN if one.narrow and not part else ():
        parts = [some for some in between.split(line) if some.strip(" .")]
        orders = [order for some in parts[: FEW + 1] if (order := one.of(some, said=False))]
        if parts[1:] and len(orders) == len(parts) and apart(orders):
            return orders
    return []


class Gists:
    """What lines can mean at a desk."""

    def __init__(self, desk: Desk, longer: Lexicon) -> None:
        """Look at what the open window asks for."""
        self.desk, self.lists = desk, Lists(longer)
        self.kinds = [kind for kind in desk.orders if not kind.aside]
        self.narrow = len(self.kinds) <= FEW

    def of(self, line: str, *, said: bool) -> Order[Any] | None:
        """Give the order that a line can mean; where it says what is to be done, also one that is refused."""
        clear = [one for one in self.found(line, self.choices) if self.desk.allows(one.order, self.desk.view())]
        most = max((one.said for one in clear), default=0)
        best = [one for one in clear if one.said == most] if most or not said else []
        best = best if most else self.going_on(line, best) or best
        kinds = {type(one.order) for one in best}
        if kinds and (len(best) == 1 or (self.narrow and most < SURE and len(kinds) == len(best))):
            first = best[0].order  # what a window asks for first is what it asks
            return self.beside(first) if MORE.search(line) else first
        if most and len(best) > 1:
            lexicon = self.desk.lexicon()
            raise Ambiguous(line, tuple(write(one.order, lexicon) for one in best[:FEW]))
        forbidden = [one.order for one in self.found(line, anything) if one.said] if self.narrow and not best else []
        return forbidden[0] if len(forbidden) == 1 else None

    def going_on(self, line: str, some: list[Gist]) -> list[Gist]:
        """Give what adds to the latest order that it can add to, where a line says so and leaves its verb out."""
        last = dict.fromkeys(type(one) for one in reversed(self.desk.given())) if MORE.search(line) else {}
        good = [one for one in some if type(one.order) in last and not self.idle(one.order)]
        return sorted(good, key=lambda one: list(last).index(type(one.order)))[:1]

    def idle(self, order: Order[Any]) -> bool:
        """Tell whether nothing would come of an order as things stand."""
        after = self.desk.session.seen(self.desk.who.seat, [*self.desk.given(), order]).view
        return bool(nothing_of(self.desk, after, order)[0])

    def beside(self, order: Order[Any]) -> Order[Any]:
        """Give an order that lists things with those in the one that it would replace before its own."""
        names = next((field.name for field in forms(type(order)) if field.kind == "names"), "")
        before = [self.desk.session.read(draft.given) for draft in self.desk.replaced(order)] if names else []
        listed = [*(one for other in before for one in getattr(other, names)), *getattr(order, names, ())]
        try:
            return type(order).model_validate({**dict(order), names: tuple(dict.fromkeys(listed))}) if before else order
        except ValidationError:  # it may not list so many
            return order

    def found(self, line: str, choices: Any) -> list[Gist]:  # Any: gives what an order may name
        """Give what a line can mean that accounts for each of its words."""
        some = gists(line, self.kinds, self.lists, choices, self.desk.ruleset.sayings)
        return [one for one in some if not one.spare and straight(line, one)]

    def choices(self, kind: type[Order[Any]], name: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give what a field may hold now."""
        return self.desk.ruleset.choices(kind, self.desk.view(), self.desk.who.seat, name, given)


def orders_nothing(line: str) -> bool:
    """Tell whether a line asks, or speaks to somebody."""
    return "?" in line or bool(ASKING.match(core(line)) or ADDRESSED.match(line.strip()))


def anything(*_: object) -> None:
    """Leave a field to whatever bears a name."""


def straight(line: str, one: Gist) -> bool:
    """Tell whether nothing in a line turns an order around; what comes next in a list of wishes does not."""
    ranks = any(field.kind == "names" for field in forms(type(one.order)))
    plain = FALLING_BACK.sub(" ", fold(line)) if ranks else fold(line)
    return not set(WORDS.findall(plain)) & TURNING


def apart(orders: list[Order[Any]]) -> bool:
    """Tell whether no order of several takes the place of another."""
    keys = [key for order in orders if (key := order.key()) is not None]
    return len(set(keys)) == len(keys)


def counted_first(line: str) -> str:
    """Give a line that begins with a number, without the talk around it; empty for one that does not, or is turned."""
    plain = bared(line)
    counted = any(counts(Line(plain), 0))
    return "" if not counted or orders_nothing(line) or set(WORDS.findall(fold(plain))) & TURNING else plain


def bared(line: str) -> str:
    """Give a line without the talk around what it names."""
    words = PHRASES.sub(" ", line).split()
    while words and fold(words[0]).strip(",.!") in TALK:
        words.pop(0)
    while words and fold(words[-1]).strip(",.!") in TALK:
        words.pop()
    return " ".join(words)
