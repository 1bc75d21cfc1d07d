"""Sharing: one sum divided in words: `5 on attack, the rest on defence`, `10 against Samnium, 5 against Capua`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_origin

from pydantic import ValidationError

from rules.kernel.errors import Refusal
from rules.kernel.language.courtesies import in_digits
from rules.kernel.language.matching import fold
from rules.kernel.language.names import parts
from rules.kernel.orders.choice import offers, picks, some_of
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.state.models import State

ALL, HALF, REST = "all", "half", "rest"
AMOUNTS = {
    "everything": ALL, "all": ALL, "it all": ALL, "half": HALF, "nothing": "0", "none": "0", "no": "0",
    "the rest": REST, "rest": REST, "what is left": REST, "remainder": REST, "the remainder": REST,
}  # fmt: skip
"""What people say in place of a number."""
EXACTLY = re.compile(r"(?:(?:all )?(?:of |my |the )?(?:other |others |remaining |last |whole )?)(?P<number>\d+)")
"""How people say a number with what it is of the whole: `all 10`, `the other 4`."""
TOWARDS = frozenset({"against", "vs", "versus", "towards", "toward"})
"""Words after which somebody is named."""
IDLE = TOWARDS | frozenset(
    re.findall(
        r"\w+",
        """
        spend use put give invest want would like to i we the my our your of on for in into and then with at it is go
        goes talents talent points point please a an keep set aside
        """,
    )
)
"""Words that tell nothing of what goes where."""
WORD = re.compile(r"[\w'’-]+")
SHAPES = re.compile(r"AP?N+|AP|P?N+A|PAN*|N+AP")
"""What one share is made of, by the first letters of amount, part and name."""
LONGEST = 3
"""Of how many words an amount or a part consists at most."""


@dataclass(frozen=True)
class Vocabulary:
    """What the words of a line may stand for, folded."""

    parts: Mapping[str, str]
    """Each part of the sum."""
    named: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Whom a part may be for: the part, and the id."""

    def read(self, said: str) -> tuple[str, Any] | None:  # Any: an amount, a part, or whom it is for
        """Give what some words are; None where they are nothing of this."""
        if said in AMOUNTS or said.isdigit():
            return "A", AMOUNTS.get(said, said)
        if exact := EXACTLY.fullmatch(said):
            return "A", exact["number"]
        if said in self.parts:
            return "P", self.parts[said]
        return ("N", self.named[said]) if said in self.named else None


@dataclass(frozen=True)
class Share:
    """What a line gives to a part, or to some of those whom it may be for."""

    part: str
    amount: str
    among: tuple[str, ...] = ()


def divided(
    text: str, orders: Sequence[type[Order[Any]]], view: State, seat: str, lexicon: Lexicon | None = None
) -> Order[Any] | None:
    """Give the order of a kind that divides a sum which a line means; None where it means none.

    A part for several is shared evenly among those named, else among all; odd points to the first. Whatever a lexicon
    calls one of them stands for it. Raises Refusal for a part that is for nobody, or for somebody else; else it may
    still be forbidden.
    """
    for kind in orders:
        sums = [
            int(one) for one in (offers(kind, view, seat, next(iter(kind.divides)), {}) if kind.divides else ()) or ()
        ]
        among = {part: offers(kind, view, seat, part, {}) or {} for part in kind.divides if several(kind, part)}
        every = {part: {**some, **others(kind, part, some, lexicon or {})} for part, some in among.items()}
        said = understood(text, kind, every) if sums else None
        if said is None:
            continue
        given: dict[str, Any] = {}  # Any: the values of an order's fields
        counted = {one.part for one in said if one.amount.isdigit()}
        for (part, whose), number in sized(said, max(sums)).items():
            if part in among:
                some = whose or tuple(among[part].values())
                if number and not some:
                    raise Refusal(kind.clause, f"there is nothing now that {part} would be for")
                given[part] = {**given.get(part, {}), **evenly(number, some)}
            elif part in counted or kind.model_fields[part].default is not None:  # else it is what the others leave
                given[part] = number
        try:
            return kind.model_validate(given)
        except ValidationError:
            continue
    return None


def others(kind: type[Order[Any]], part: str, offered: Mapping[str, str], lexicon: Lexicon) -> Mapping[str, str]:
    """Give what else those are called whom a part may be for."""
    mark = picks(kind).get(part)
    return {name: id for name, id in lexicon.get(mark.kind if mark else "", {}).items() if id in offered.values()}


def several(kind: type[Order[Any]], part: str) -> bool:
    """Tell whether a part of a sum is divided among several."""
    return get_origin(kind.model_fields[part].annotation) is dict


def understood(text: str, kind: type[Order[Any]], among: Mapping[str, Mapping[str, str]]) -> list[Share] | None:
    """Give the shares that a line says; None where it says anything else. Raises Refusal for a name that none has."""
    known = Vocabulary(called(kind.divides), {said: (part, id) for part in among for said, id in names(among[part])})
    found = parsed(WORD.findall(fold(in_digits(text))), known)
    strange = " ".join(what for sign, what in found if sign == "!")
    if not strange or len(among) > 1:
        return apportioned(found)
    ((part, some),) = among.items()
    if some and apportioned(assumed(found, part)) is not None:
        raise Refusal(
            kind.clause,
            f"{part} cannot be for “{strange}” now",
            f"choose {some_of(list({id: name for name, id in reversed(list(some.items()))}.values())[::-1])}",
        )
    return None


def assumed(found: Sequence[tuple[str, Any]], part: str) -> list[tuple[str, Any]]:  # Any: as `read` gives it
    """Give a line as if what is strange in it were a name, some words of which are one."""
    read: list[tuple[str, Any]] = []
    for place, (sign, what) in enumerate(found):
        if sign != "!":
            read.append((sign, what))
        elif not place or found[place - 1][0] != "!":
            read.append(("N", (part, what)))
    return read


def called(ways: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Give each part of a sum by what people call it."""
    return {fold(one): part for part, names in ways.items() for one in names}


def names(offered: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Give all that people say for those whom a part may be for: whole names, and words that stand in one alone."""
    for name, id in offered.items():
        yield " ".join(WORD.findall(fold(name))), id
    for word, name in parts(offered).items():
        yield word, offered[name]
        yield f"{word}s", offered[name]  # “the Boeians” are the Boeian Celts


def evenly(number: int, among: Sequence[str]) -> dict[str, int]:
    """Share a number among some, odd ones to the first; none where there is nobody."""
    count = len(among)
    return {one: number // count + (place < number % count) for place, one in enumerate(among)}


def sized(said: Sequence[Share], whole: int) -> dict[tuple[str, tuple[str, ...]], int]:
    """Give each share in numbers, the rest being what the others leave."""
    given = {(one.part, one.among): size(one.amount, whole) for one in said if one.amount != REST}
    left = max(0, whole - sum(given.values()))
    return given | {(one.part, one.among): left for one in said if one.amount == REST}


def size(amount: str, whole: int) -> int:
    """Give an amount as a number, half of a sum rounded up."""
    if amount == HALF:
        return -(-whole // 2)
    return whole if amount == ALL else int(amount)


def parsed(words: Sequence[str], known: Vocabulary) -> list[tuple[str, Any]]:  # Any: as `read` gives it
    """Give what the words of a line are, one after the other; idle ones are left out.

    A strange one is `?`, and `!` where a name would stand: after a part, another name, or `against`.
    """
    found: list[tuple[str, Any]] = []
    most, at, due = max([LONGEST, *(len(one.split()) for one in known.named)]), 0, False
    while at < len(words):
        counts = range(min(most, len(words) - at), 0, -1)
        count, read = next(
            ((one, it) for one in counts if (it := known.read(" ".join(words[at : at + one])))), (1, None)
        )
        if read:
            found.append(read)
            due = read[0] in "PN"
        elif words[at] not in IDLE:
            found.append(("!" if due else "?", words[at]))
        due = due or words[at] in TOWARDS
        at += count
    return found


def apportioned(found: Sequence[tuple[str, Any]]) -> list[Share] | None:  # Any: as above
    """Give the shares that a line is made of; None where it is made of anything else, or gives to one twice."""
    said = split("".join(sign for sign, _ in found))
    if not said:
        return None
    at, made = 0, list[Share]()
    for length in said:
        some = found[at : at + length]
        (amount,), whose = (what for sign, what in some if sign == "A"), [what for sign, what in some if sign == "N"]
        of = {what for sign, what in some if sign == "P"} | {part for part, _ in whose}
        if len(of) != 1:
            return None
        made.append(Share(of.pop(), amount, tuple(id for _, id in whose)))
        at += length
    return None if overlapping(made) else made


def overlapping(said: Sequence[Share]) -> bool:
    """Tell whether shares give to one part, or to one whom it is for, more than once."""
    everybody = [one.part for one in said if not one.among]
    named = [(one.part, id) for one in said for id in one.among]
    twice = len(set(everybody)) < len(everybody) or len(set(named)) < len(named)
    return twice or any(part in everybody for part, _ in named)


def split(signs: str) -> list[int]:
    """Give how long each share of a line is, by the signs of its words; none where it is not made of shares."""
    for length in range(len(signs), 0, -1):
        if SHAPES.fullmatch(signs[:length]):
            rest = split(signs[length:]) if signs[length:] else []
            if rest or not signs[length:]:
                return [length, *rest]
    return []
