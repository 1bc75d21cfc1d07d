"""Sharing: one sum divided in words: `5 on attack, the rest on defence`, `half attack, half civic`."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_origin

from pydantic import ValidationError

from rules.kernel.errors import Refusal
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import in_digits
from rules.kernel.orders.choice import offers
from rules.kernel.orders.order import Order
from rules.kernel.state.models import State

ALL, HALF, REST = "all", "half", "rest"
AMOUNTS = {
    "everything": ALL, "all": ALL, "it all": ALL, "half": HALF, "nothing": "0", "none": "0", "no": "0",
    "the rest": REST, "rest": REST, "what is left": REST, "remainder": REST, "the remainder": REST,
}  # fmt: skip
"""What people say in place of a number."""
IDLE = frozenset(
    re.findall(
        r"\w+",
        """
        spend use put give invest want would like to i we the my our your of on for in into and then with at it is go
        goes talents talent points point please a an keep set aside against towards toward
        """,
    )
)
"""Words that tell nothing of what goes where."""
WORD = re.compile(r"[\w'’-]+")


def divided(text: str, orders: Sequence[type[Order[Any]]], view: State, seat: str) -> Order[Any] | None:
    """Give the order of a kind that divides a sum which a line means; None where it means none.

    A part for several is shared evenly among them, odd points to the first. Raises Refusal for a part that is for
    nobody; else it may still be forbidden.
    """
    for kind in orders:
        sums = [
            int(one) for one in (offers(kind, view, seat, next(iter(kind.divides)), {}) if kind.divides else ()) or ()
        ]
        found = shares(text, kind.divides, max(sums)) if sums else None
        if found is None:
            continue
        given: dict[str, Any] = {}  # Any: the values of an order's fields
        for field, number in found.items():
            form = kind.model_fields[field]
            if get_origin(form.annotation) is dict:
                among = list((offers(kind, view, seat, field, {}) or {}).values())
                if number and not among:
                    raise Refusal(kind.clause, f"there is nothing now that {field} would be for")
                given[field] = evenly(number, among)
            elif form.default is not None:  # a field without a default is what the others leave
                given[field] = number
        try:
            return kind.model_validate(given)
        except ValidationError:
            continue
    return None


def evenly(number: int, among: Sequence[str]) -> dict[str, int]:
    """Share a number among some, odd ones to the first; none where there is nobody."""
    count = len(among)
    return {one: number // count + (place < number % count) for place, one in enumerate(among)}


def shares(text: str, names: Mapping[str, Sequence[str]], whole: int) -> dict[str, int] | None:
    """Give how much of a sum a line puts into each part, by the words for it; None where it says anything else.

    What a line does not name gets nothing of it; `rest` is what the others leave.
    """
    words = WORD.findall(fold(in_digits(text)))
    said = parsed(words, names)
    amounts, parts = [one for one in said if one[0] == "amount"], [one for one in said if one[0] == "part"]
    pairs = list(zip(amounts, parts, strict=False))
    if any(kind == "other" for kind, _ in said) or not pairs or len(amounts) != len(parts):
        return None
    found = {part: amount for (_, amount), (_, part) in pairs}
    if len(found) != len(pairs):
        return None
    given = {part: size(amount, whole) for part, amount in found.items() if amount != REST}
    left = max(0, whole - sum(given.values()))
    return given | {part: left for part, amount in found.items() if amount == REST}


def size(amount: str, whole: int) -> int:
    """Give an amount as a number, half of a sum rounded up."""
    if amount == HALF:
        return -(-whole // 2)
    return whole if amount == ALL else int(amount)


def parsed(words: Sequence[str], names: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Give what the words of a line are, one after the other: amounts, parts, and others; idle ones are left out."""
    called = {fold(one): part for part, ways in names.items() for one in ways}
    found, at = [], 0
    while at < len(words):
        for count in (3, 2, 1):
            said = " ".join(words[at : at + count])
            if said in AMOUNTS:
                found.append(("amount", AMOUNTS[said]))
            elif said.isdigit():
                found.append(("amount", said))
            elif said in called:
                found.append(("part", called[said]))
            else:
                continue
            break
        else:
            count = 1
            found += [("other", words[at])] if words[at] not in IDLE else []
        at += count
    return found
