"""Lacking: lines that leave out where something comes from, with each name that would do: `march to Athens`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.kernel.language.forms import forms
from rules.kernel.language.matching import fold
from rules.kernel.language.suggestion import Narrowing
from rules.kernel.orders.order import Order

LED = re.compile(r"(\w+) \{(\w+)\}")
"""A field of an order with the word that leads to it: `from {origin}`."""
LITERAL = re.compile(r"\{\w+\}|[\[\]|]")
"""What is no word of an order in how it is written."""


def lacking(text: str, orders: Sequence[type[Order[Any]]], choices: Narrowing) -> Iterator[str]:
    """Give a line with each name that an order wants and may be given, where it leaves that and its word out."""
    line = " ".join(text.split())
    words = fold(line).split()
    for kind in orders:
        for way in kind.says:
            literals = LITERAL.sub(" ", way).split()
            if not words or words[0] not in way.split()[0].split("|"):
                continue
            for word, names in wanted(kind, way, words, choices):
                yield from placed(line, word, list(names), literals)


def wanted(
    kind: type[Order[Any]], way: str, words: Sequence[str], choices: Narrowing
) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Give each word that is left out of a line, with the names that may follow it."""
    needed = {field.name for field in forms(kind) if field.required and field.kind == "name"}
    for word, field in LED.findall(way):
        if field in needed and word not in words:
            yield word, choices(kind, field, {}) or {}


def placed(line: str, word: str, names: Sequence[str], literals: Sequence[str]) -> Iterator[str]:
    """Give a line with a word and each of these names before every other word of its order, and at its end."""
    words = line.split(" ")
    ends = [at for at, one in enumerate(words) if at and fold(one) in literals]
    for at in (*ends, len(words)):
        yield from (" ".join([*words[:at], word, name, *words[at:]]) for name in names)
