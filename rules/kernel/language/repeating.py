"""Repeating: one order said so many times, `conquer Anjou with 3 twice`; a bare number after it is what it may take.

conquer Anjou 3 times      three of them, as `x3` or `thrice`
conquer Anjou 3            one, with 3 of what may be added to it
"""

import re
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError

from rules.kernel.language.forms import Field, forms
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line
from rules.kernel.language.numerals import in_words, numerals
from rules.kernel.language.parsing import orders_in, within
from rules.kernel.language.several import MOST
from rules.kernel.orders.order import Order

TIMES = re.compile(
    r"\s*\b(?:(?P<many>\d{1,3}|[a-z]+) times|x ?(?P<by>\d{1,3})|(?P<fold>\d{1,3}) ?x|(?P<word>once|twice|thrice))\b",
    re.IGNORECASE,
)
EACH = re.compile(r"[\s,]+(?:each|apiece)(?: time)?$", re.IGNORECASE)
"""What is said behind what all of them have alike."""
WORDS = {"once": 1, "twice": 2, "thrice": 3}


def repeated(text: str, orders: Sequence[type[Order[Any]]], lists: Lists) -> list[Order[Any]]:
    """Give an order as often as a line says it, or with the number behind it; none where it says neither."""
    said = TIMES.search(text)
    if said is None:
        return topped(text, orders, lists)
    count = times(said)
    rest = " ".join(f"{text[: said.start()]} {text[said.end() :]}".split()).strip(" ,")
    rest = EACH.sub("", rest)
    found = orders_in(rest, orders, lists) or topped(rest, orders, lists)
    if len(found) != 1 or not 1 <= count <= MOST or (count > 1 and found[0].key() is not None):
        return []
    return found * count


def times(said: re.Match[str]) -> int:
    """Give how often something is said; 0 where that is no number."""
    if said["word"]:
        return WORDS[said["word"].lower()]
    number = said["many"] or said["by"] or said["fold"]
    return int(number) if number.isdigit() else in_words(number.lower()) or 0


def topped(text: str, orders: Sequence[type[Order[Any]]], lists: Lists) -> list[Order[Any]]:
    """Give the order that a line says but for a bare number behind it, with that number in the one place it may go."""
    line = Line(text)
    last = line.folded.rfind(" ") + 1
    number = next((number for number, end in numerals(line, last) if end == line.end), None)
    found = orders_in(line.raw[: line.columns[last]], orders, lists) if number is not None and last else []
    if number is None or len(found) != 1:
        return []
    free = spare(found[0])
    if len(free) != 1 or not within(free[0], number):
        return []
    try:
        return [type(found[0]).model_validate(found[0].model_dump() | {free[0].name: number})]
    except ValidationError:
        return []


def spare(order: Order[Any]) -> list[Field]:
    """Give the numbers that an order may hold and does not say."""
    kind = type(order)
    return [
        field
        for field in forms(kind)
        if field.kind == "int" and not field.required and getattr(order, field.name) == field.default
    ]
