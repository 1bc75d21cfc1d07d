"""Parting: a line that says several orders one after the other, each of which is read by itself."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.orders.freely import freely
from bot.service.orders.gist import TURNING, gist
from bot.service.orders.guessing.likely import speaks_of, surely
from bot.service.orders.lenient import leniently
from rules.kernel.errors import Answer
from rules.kernel.language.courtesies import core, polite, spaced
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line, fold
from rules.kernel.language.nearness import ALONE, heads
from rules.kernel.language.numerals import counts
from rules.kernel.language.parsing import orders_in
from rules.kernel.language.repeating import TIMES
from rules.kernel.language.sharing import divided
from rules.kernel.orders.order import Order


def most(flags: Iterable[bool]) -> bool:
    """Tell whether more of them are true than not."""
    found = list(flags)
    return 2 * sum(found) > len(found)


PARTED: tuple[tuple[re.Pattern[str], Callable[[Iterable[bool]], bool]], ...] = (
    (re.compile(r"\s*;\s*|[\s,]+(?:and\s+)?(?:then|afterwards|after that)\s+", re.IGNORECASE), any),
    (re.compile(r"\s*,\s*(?:and\s+)?|\s+and\s+|\s+[&+]\s+|\s*\.\s+", re.IGNORECASE), all),
    (re.compile(r"\s*,\s*(?:and\s+)?", re.IGNORECASE), most),
)
"""What stands between orders on one line, and of how many of them it has to be certain."""
WORDS = re.compile(r"[\w'’]+")
SAYING = frozenset({"shall", "will", "should", "must", "is", "are", "i", "we", "let", "my", "our"})
"""Words of a sentence that stands by itself."""
AGAIN = re.compile(r"(?:again|once more|once again|a second time|another time)(?:\s+|$)", re.IGNORECASE)
"""What says the order before it once more."""
VERB = 3
"""Of how many words what an order does consists at most: `exercise claim in`."""
TRIED = 24
"""So many readings of parts of a line are tried; a text that has more is none of orders."""


def sentences(desk: Desk, line: str) -> list[str]:
    """Give the orders that a line says one after the other: `levy; conquer Wales`; none where it says one, or none.

    A semicolon and `then` part what is read in part; a comma and `and`, which stand in orders, what is read whole.
    """
    parting, plain = Parting(desk), spaced(line)
    return parting.of(line) or (parting.of(plain) if plain != line else [])


class Parting:
    """The parts of one line, each read once."""

    def __init__(self, desk: Desk) -> None:
        """Begin with nothing read."""
        self.desk, self.lists = desk, Lists(desk.lexicon())
        self.read: dict[str, list[Order[Any]]] = {}

    def of(self, line: str) -> list[str]:
        """Give the orders of a line; none where it says one, or none."""
        for between, enough in PARTED:
            parts = self.carried(self.together(line, between)) if between.search(line) else []
            found = [self.of(part) or [part] for part in parts] if len(parts) > 1 else []
            good = [all(map(self.readable, some)) for some in found]
            each = any(good) and self.stand_alone(parts, good)
            if found and (each or enough(good)) and self.beside([one for some in found for one in some], line):
                return [one for some in found for one in some]
        return []

    def together(self, line: str, between: re.Pattern[str]) -> list[str]:
        """Part a line, but not within an order: what follows one that is cut off, and begins none, belongs to it.

        `march 2 infantry, 2 archers to Ur` goes with both, or not at all.
        """
        found, begun = list[str](), 0
        for start, end in spans(line, between):
            part = line[start:end].strip()
            if found and TIMES.fullmatch(part):  # `conquer Wales with 1, 3 times`
                found[-1] = line[begun:end].strip()
                continue
            cut = bool(found) and self.begins(found[-1]) and not self.readable(found[-1])
            joined = line[begun:end].strip()
            if cut and not self.begins(part) and (self.readable(joined) or not self.readable(part)):
                found[-1] = joined
            elif part:
                found.append(part)
                begun = start
        return found

    def carried(self, parts: Sequence[str]) -> list[str]:
        """Give parts of a line, those that are no order with the words before the last name of the one before.

        `plan take Pamplona then Burgos` plans to take both.
        """
        found: list[str] = []
        for part in parts:
            before = found[-1].split() if found else []
            if before and not self.begins(part) and not self.readable(part):
                ways = (" ".join([*words, rest]).strip() for words, rest in led(before, part))
                part = next(filter(self.readable, ways), part)  # noqa: PLW2901  as it is meant
            found.append(part)
        return found

    def beside(self, parts: Sequence[str], line: str) -> bool:
        """Tell whether the orders of parts stand beside each other; two whole orders need not.

        `wish for Paris, Orléans` is one wish, of which the last would stand alone.
        """
        keys = [key for part in parts if self.readable(part) for one in self.read[part] if (key := one.key())]
        return len(set(keys)) == len(keys) or all(part in line and self.begins(part) for part in parts)

    def readable(self, line: str) -> bool:
        """Tell whether the open window takes a line as it stands."""
        if line not in self.read:
            self.read[line] = self.taken(line) if len(self.read) < TRIED else []
        return bool(self.read[line])

    def taken(self, line: str) -> list[Order[Any]]:
        """Read a line: to the letter, or as people say it where it begins an order, or divides a sum."""
        exact = orders_in(line, self.desk.orders, self.lists)
        if len(exact) == 1:
            return exact
        if heard := freely(self.desk, line, asking=False):
            return heard
        try:
            if self.begins(line):
                return leniently(self.desk, line, self.lists.lexicon)
            desk = self.desk
            if meant := gist(desk, line, self.lists.lexicon, part=True):
                return meant
            shared = divided(polite(line), desk.orders, desk.view(), desk.who.seat, self.lists.lexicon)
        except Answer:
            return []
        one = shared or surely(self.desk, line)
        return [one] if one else []

    def apart(self, part: str) -> bool:
        """Tell whether a part that is no order changes nothing of one beside it: it begins another, or stands alone."""
        words = set(WORDS.findall(fold(part)))
        if part.rstrip().endswith("?"):
            return False  # who asks orders nothing
        return self.begins(part) or bool((words & SAYING or speaks_of(self.desk, part)) and not words & TURNING)

    def stand_alone(self, parts: Sequence[str], good: Sequence[bool]) -> bool:
        """Tell whether each part that is no order leaves those beside it as they are, which say what is to be done."""
        if all(good):
            return True
        first = good.index(True)
        before = [part for part in parts[:first] if not self.apart(part)]
        after = [part for part, one in zip(parts[first:], good[first:], strict=True) if not one]
        idle = not any(TURNING & set(WORDS.findall(fold(part))) or "?" in part for part in before)
        told = all(self.says(part) for part, one in zip(parts, good, strict=True) if one)
        return told and idle and all(map(self.apart, after))

    def says(self, part: str) -> bool:
        """Tell whether a part says what is to be done, and does not only name what may belong to another part."""
        return self.begins(part) or speaks_of(self.desk, part)

    def begins(self, part: str) -> bool:
        """Tell whether a line begins as some order of the game does, or as players say it."""
        said = f"{fold(core(part))} "
        return any(said.startswith(f"{verb} ") for verb in self.verbs)

    @cached_property
    def verbs(self) -> set[str]:
        """Give the words with which orders begin, and what players say for them."""
        ruleset = self.desk.ruleset
        return {verb for order in ruleset.orders for verb in heads(order)}.union(ruleset.sayings) - ALONE


def led(before: Sequence[str], part: str) -> Iterator[tuple[Sequence[str], str]]:
    """Give the first words of the part before one that may lead it, too; never a number, which is that one's own.

    `again` leads it with as much of it as can be: `rule Anjou with 3 and again with 2`.
    """
    more = AGAIN.match(part)
    rest = part[more.end() :] if more else part
    for count in range(len(before) if more else min(VERB, len(before) - 1), 0, -1):
        words = before[:count]
        if (more and not rest) or not counted(" ".join(words)):
            yield words, rest


def counted(text: str) -> bool:
    """Tell whether a number stands in a text."""
    line = Line(text)
    return any(any(counts(line, word.start())) for word in WORDS.finditer(line.folded))


def spans(line: str, between: re.Pattern[str]) -> list[tuple[int, int]]:
    """Give where the parts of a line begin and end."""
    marks = [mark.span() for mark in between.finditer(line)]
    return list(zip([0, *(end for _, end in marks)], [*(start for start, _ in marks), len(line)], strict=True))
