"""Staying: an order without those who are to stay: `leave 1 archer in Northmere`, `half of my cavalry stays home`."""

import re
from typing import Any

from pydantic import ValidationError

from rules.kernel.language.courtesies import in_digits
from rules.kernel.language.forms import Field, forms
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line, fold
from rules.kernel.language.wholly import filled
from rules.kernel.orders.choice import Pick, picks
from rules.kernel.orders.order import Order
from rules.kernel.state.models import State

LEFT = re.compile(r"(?:leave|keep|spare|hold back|let) (?:back )?(?P<who>.+)", re.IGNORECASE)
STAYS = re.compile(
    r"(?P<who>.+?) (?:(?:should|shall|must|will|can|may|has to|have to|to) )?(?:stays?|remains?)\b(?P<where>.*)",
    re.IGNORECASE,
)
HOME = re.compile(r"(?: (?:stays?|remain|be|at|back|behind|home|here|there|where they are|as (?:a )?guards?))+$")
MANY = re.compile(r"(?:at least |about )?(?P<many>\d+|half|all|an?|one)\b(?: of)?(?: (?:my|our|the|them))*(?P<rest>.*)")
HALF, WHOLE = "half", "all"


def who_stay(text: str) -> str:
    """Give who is to stay, and where, of a text that says so, in digits; empty for one that does not."""
    line = fold(in_digits(text)).rstrip(" .!")
    said = LEFT.fullmatch(line)
    if said:
        return HOME.sub("", said["who"])
    found = STAYS.fullmatch(line)
    return HOME.sub("", f"{found['who']}{found['where']}") if found else ""


def without(order: Order[Any], who: str, lists: Lists, view: State, seat: str) -> Order[Any] | None:
    """Give an order without those who are to stay, of those whom the seat has there; None where it sends no such.

    It is the same where they stay anyway.
    """
    many = MANY.fullmatch(who)
    sends = [(field, picks(type(order)).get(field.name)) for field in forms(type(order)) if field.kind == "amounts"]
    for field, mark in sends if many else ():
        thing = whom(order, field, many["rest"].strip(), lists) if many and mark else None
        if thing and many and mark:
            return less(order, field.name, mark, thing, many["many"], view, seat)
    return None


def whom(order: Order[Any], field: Field, said: str, lists: Lists) -> str:
    """Give which of its things stay, by name or as the only one; empty where a text says anything else."""
    line, sent = Line(said), getattr(order, field.name) or {}
    found = [(id, end) for ids, end in lists.of(field).at(line, 0) for id in ids]
    found = found or ([(next(iter(sent)), 0)] if len(sent) == 1 else [])
    for id, end in found:
        rest = re.sub(r"^(?:in|at|behind|back|on|from|\s)+\b", "", line.folded[end:].strip()).strip()
        if not rest or rest in places(order, lists):
            return str(id)
    return ""


def places(order: Order[Any], lists: Lists) -> set[str]:
    """Give the names of all that an order names one of, folded."""
    fields = [field for field in forms(type(order)) if field.kind == "name"]
    return {
        fold(name) for field in fields for name, id in lists.names(field).items() if id == getattr(order, field.name)
    }


def less(order: Order[Any], field: str, mark: Pick, thing: str, many: str, view: State, seat: str) -> Order[Any] | None:
    """Give an order that leaves so many of a thing where they are; half of them rounded down."""
    whole = order if getattr(order, field) else filled(order, field, mark, view, seat, 1, "")
    sent = dict(getattr(whole, field))  # an army that goes as a whole names nobody
    others = {name: value for name, value in order if name != field}
    here = mark.limit(view, seat, thing, {**others, field: {}})
    if thing not in sent or here is None:
        return order if here else None
    stay = {HALF: here // 2, WHOLE: here}.get(many, int(many) if many.isdigit() else 1)
    sent[thing] = min(sent[thing], max(0, here - stay))
    kept = {name: number for name, number in sent.items() if number}
    try:
        return type(order).model_validate({**dict(order), field: kept})
    except ValidationError:
        return None
