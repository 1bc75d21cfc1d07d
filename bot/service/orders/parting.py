"""Parting: a line that says several orders one after the other, each of which is read by itself."""

import re
from collections.abc import Iterable, Sequence

from bot.service.desk.desk import Desk
from bot.service.orders.lines import understood
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import ALONE, core, heads


def most(flags: Iterable[bool]) -> bool:
    """Tell whether more of them are true than not."""
    found = list(flags)
    return 2 * sum(found) > len(found)


PARTED = (
    (re.compile(r"\s*;\s*|[\s,]+(?:and\s+)?(?:then|afterwards|after that)\s+", re.IGNORECASE), any),
    (re.compile(r"\s*,\s*(?:and\s+)?|\s+and\s+|\s+[&+]\s+|\s*\.\s+", re.IGNORECASE), all),
    (re.compile(r"\s*,\s*(?:and\s+)?", re.IGNORECASE), most),
)
"""What stands between orders on one line, and of how many of them it has to be certain."""
TURNING = frozenset(
    """
    no not dont don't never cancel without except nobody if unless or when but only until instead
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""Words that turn an order around, or tie it to something."""
WORDS = re.compile(r"[\w'’]+")
SAYING = frozenset({"shall", "will", "should", "must", "is", "are", "i", "we", "let", "my", "our"})
"""Words of a sentence that stands by itself."""
VERB = 3
"""Of how many words what an order does consists at most: `exercise claim in`."""


def sentences(desk: Desk, line: str) -> list[str]:
    """Give the orders that a line says one after the other: `levy; conquer Wales`; none where it says one, or none.

    A semicolon and `then` part what is read in part; a comma and `and`, which stand in orders, what is read whole.
    """
    for between, enough in PARTED:
        parts = carried(desk, together(desk, line, between))
        found = [sentences(desk, part) or [part] for part in parts] if len(parts) > 1 else []
        read = [all(readable(desk, one) for one in some) for some in found]
        each = any(read) and all(good or apart(desk, part) for good, part in zip(read, parts, strict=True))
        if found and (each or enough(read)):
            return [one for some in found for one in some]
    return []


def together(desk: Desk, line: str, between: re.Pattern[str]) -> list[str]:
    """Part a line, but not within an order: what follows one that is cut off, and begins none, belongs to it.

    `march 2 infantry, 2 archers to Ur` goes with both, or not at all.
    """
    found, ends = list[str](), list[int]()
    for start, end in spans(line, between):
        part = line[start:end].strip()
        cut = bool(found) and begins(desk, found[-1]) and not readable(desk, found[-1])
        if cut and not readable(desk, part) and not begins(desk, part):
            found[-1] = line[ends[-1] : end].strip()
        elif part:
            found.append(part)
            ends.append(start)
    return found


def spans(line: str, between: re.Pattern[str]) -> list[tuple[int, int]]:
    """Give where the parts of a line begin and end."""
    marks = [mark.span() for mark in between.finditer(line)]
    return list(zip([0, *(end for _, end in marks)], [*(start for start, _ in marks), len(line)], strict=True))


def apart(desk: Desk, part: str) -> bool:
    """Tell whether a part that is no order changes nothing of one beside it: it begins another, or ties it to none."""
    words = set(WORDS.findall(fold(part)))
    return begins(desk, part) or bool(words & SAYING and not words & TURNING)


def begins(desk: Desk, part: str) -> bool:
    """Tell whether a line begins as some order of the game does, or as players say it."""
    said = f"{fold(core(part))} "
    verbs = {verb for order in desk.ruleset.orders for verb in heads(order)}
    return any(said.startswith(f"{verb} ") for verb in verbs.union(desk.ruleset.sayings) if verb not in ALONE)


def carried(desk: Desk, parts: Sequence[str]) -> list[str]:
    """Give parts of a line, those that are no order with the words before the last name of the one before.

    `plan take Pamplona then Burgos` plans to take both.
    """
    found: list[str] = []
    for part in parts:
        before = found[-1].split() if found else []
        if before and not readable(desk, part):
            ways = (" ".join([*before[:count], part]) for count in range(min(VERB, len(before) - 1), 0, -1))
            part = next((way for way in ways if readable(desk, way)), part)  # noqa: PLW2901  as it is meant
        found.append(part)
    return found


def readable(desk: Desk, line: str) -> bool:
    """Tell whether the open window takes a line as it stands."""
    try:
        return bool(understood(desk, line))
    except Answer:
        return False
