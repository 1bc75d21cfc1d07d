"""Aiming: why nothing of a kind can be done to what a line names, however the rest of it would be filled in."""

import re
from collections.abc import Collection
from typing import Any

from rapidfuzz import fuzz

from bot.service.desk.desk import Desk
from rules.kernel.errors import Refusal
from rules.kernel.language.forms import forms
from rules.kernel.language.gists import TALK
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import heads, holds
from rules.kernel.orders.choice import Pick, picks
from rules.kernel.orders.order import Order

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
LIKE = 75
"""How like a word of a name another has to be, of 100, that stands for it."""


def out_of_question(desk: Desk, kind: type[Order[Any]], line: str) -> str:  # Any: each game has its own state
    """Say why none of these orders can name what a line names, such as a place out of reach; empty where one could.

    Only what the order needs counts; of several parts that it could stand for, the last, which is what one aims at.
    """
    fields = [(one.name, picks(kind).get(one.name)) for one in forms(kind) if one.required and one.kind == "name"]
    named = [(field, mark, id) for field, mark in fields if mark and mark.binding for id in ids(desk, mark, line)]
    said = [problem(desk, kind, field, mark, id) for field, mark, id in named]
    return said[-1] if said and all(said) else ""


def strange(desk: Desk, line: str) -> str:
    """Give the first name in a line, behind its verb, that nothing here bears, told by its capital; empty for none."""
    known = {word for names in desk.lexicon().values() for name in names for word in WORD.findall(fold(name))}
    verbs = {word for order in desk.ruleset.orders for verb in heads(order) for word in verb.split()}
    named = (word for word in WORD.findall(line)[1:] if word[:1].isupper() and not word.isupper())
    return next((word for word in named if fold(word) not in TALK and not like(fold(word), known | verbs)), "")


def like(word: str, known: Collection[str]) -> bool:
    """Tell whether a word is one of these, or one of them misspelt."""
    return word in known or any(fuzz.ratio(word, one) >= LIKE for one in known)


def ids(desk: Desk, mark: Pick, line: str) -> list[str]:
    """Give the things of a kind that a line names, whole, the longest name first."""
    names = desk.lexicon().get(mark.kind, {})
    found = sorted((name for name in names if holds(line, fold(name))), key=lambda name: -len(name))
    return [names[name] for name in found[:1]]


def problem(desk: Desk, kind: type[Order[Any]], field: str, mark: Pick, id: str) -> str:  # Any: as above
    """Say why a field of an order can never hold a thing now; empty where it could, or nobody can say."""
    view, seat = desk.view(), desk.who.seat
    offered = desk.ruleset.choices(kind, view, seat, field, {})
    if offered is None or id in offered.values():
        return ""
    try:
        mark.check(view, seat, id, {}, (), kind.clause)
    except Refusal as refusal:
        return str(refusal)
    except LookupError:  # what speaks against it depends on what was not said
        return ""
    return ""
