"""Partial: a list of names in one order, some of which it cannot name: the rest of it is given, those are said."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.ground.values import Verdict
from bot.service.orders.gist import TURNING
from bot.service.orders.lenient import loosely
from bot.service.orders.parting import VERB, WORDS, counted
from rules.kernel.errors import Answer
from rules.kernel.language.courtesies import polite
from rules.kernel.language.forms import forms
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.several import BETWEEN, PARTS
from rules.kernel.orders.order import Order

LEFT = 2
"""So many names of a list may be left out, as long as two are left: less is asked back."""
WORD = re.compile(r"\S+")
UNKNOWN = "that is none of those that can be named here"


def partly(desk: Desk, line: str) -> tuple[Order[Any] | None, list[str]]:
    """Give the order that a line says but for one or two names of its list, and those; none where it says none."""
    lists = Lists(desk.lexicon())
    known = {fold(name) for names in lists.lexicon.values() for name in names}
    if not any(fold(item.strip()) in known for item in BETWEEN.split(line)[1:]):
        return None, []  # nothing of the list is known but, at most, what stands in its first part
    for text, left in without(polite(line)):
        try:
            found = loosely(desk, text, lists.lexicon, lists)
        except Answer:
            continue
        if len(found) == 1 and lists_names(found[0]) and not any(map(tells, left)):
            return found[0], left
    return None, []


def lists_names(order: Order[Any]) -> bool:
    """Tell whether an order holds a list of names."""
    return any(field.kind == "names" and getattr(order, field.name) for field in forms(type(order)))


def tells(item: str) -> bool:
    """Tell whether what is left out of a list may be more than a name: it counts, denies, or goes on."""
    words = WORDS.findall(fold(item))
    return len(words) > VERB or counted(item) or bool(set(words) & TURNING)


def without(line: str) -> Iterator[tuple[str, list[str]]]:
    """Give a line without one or two things of its list, and what they are."""
    first, *others = BETWEEN.split(line)
    if not others or len(others) >= PARTS:
        return
    for words in [word.start() for word in WORD.finditer(first)][1 : VERB + 1]:
        items = [first[words:], *others]
        for count in range(1, min(LEFT, len(items) - 1) + 1):
            for gone in combinations(range(len(items)), count) if len(items) - count > 1 else ():
                kept = [item for place, item in enumerate(items) if place not in gone]
                yield f"{first[:words]}{', '.join(kept)}", [items[place] for place in gone]


def standing(desk: Desk, verdicts: Sequence[Verdict]) -> list[Verdict]:
    """Give verdicts as they are in the end: what another order of the same lines has replaced is taken no more."""
    given = desk.given()
    # What an order takes away has no name any more beside it, and what it brings had none before.
    texts = {write(order, names): order.key() for names in (desk.lexicon(), desk.names_before()) for order in given}
    found = list[Verdict]()
    for place, one in enumerate(verdicts):
        if one.ok and texts.get(one.text) is not None and one.text in [later.text for later in verdicts[place + 1 :]]:
            continue  # said twice, it stands once
        order = read(desk, one.text) if one.ok and one.text not in texts else None
        if order is None or order in given:
            found.append(one)
            continue
        instead = next((text for text, key in texts.items() if key is not None and key == order.key()), "")
        answer = f"“{instead}” stands instead of it" if instead else "it does not stand any more"
        found.append(replace(one, ok=False, answer=answer))
    return found


def read(desk: Desk, text: str) -> Order[Any] | None:
    """Read an order as it is written; None where that is not possible any more."""
    lists = Lists(desk.lexicon())
    found = loosely(desk, text, lists.lexicon, lists)
    return found[0] if len(found) == 1 else None
