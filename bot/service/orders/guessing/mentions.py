"""Mentions: what a line names, told generously: shortened, mistyped, or by the word for its kind.

and grab 2 cav          2, cavalry
temple in umberfel      temple, Umberfell
all of them + leader    everything, any leader
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from rapidfuzz import fuzz, process

from bot.service.orders.guessing.deeds import is_deed
from rules.kernel.language.forms import Field
from rules.kernel.language.matching import Line, fold
from rules.kernel.language.numerals import counts
from rules.kernel.orders.order import Lexicon

Key = tuple[str, tuple[str, ...]]
"""The kind of thing that a field names, or the fixed list that it holds one of."""
TOKEN = re.compile(r"[\w'’-]+")
ALL = re.compile(
    r"\b(?:every(?:body|one|thing)|all|the (?:whole )?(?:army|lot|host)|(?:my|our) (?:whole |entire )?"
    r"(?:army|troops|men|units|forces|soldiers|people))\b"
)
"""What is said for as many as there are."""
PLAIN = frozenset(
    """
    the and for from with into onto all any some more most every each this that these those there here then than not
    but are was will would can could our his her its their them they you your who what when where which one two too
    also just like want need have has had get got put let make take give use out off over under against instead
    please only next first last still about around after before
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""Words that are nobody's name shortened."""
PREFIX, SHORT, SLIP = 3, 4, 82
"""A name is shortened to so many letters at least; one of so many may be mistyped, and is like it so much, of 100."""
LONGEST = 4
"""A name has so many words at most to be looked for."""


@dataclass(frozen=True)
class Mention:
    """A place in a line: a number, or what a name there may be."""

    text: str
    number: int | None = None
    named: Mapping[Key, tuple[Any, ...]] = field(default_factory=dict)  # Any: ids, choices
    whole: bool = True
    """Whether it is a name as it is written, not shortened, mistyped, or the word for a kind."""


@dataclass(frozen=True)
class Said:
    """What a line names, in its order, and the other words of it."""

    mentions: tuple[Mention, ...]
    words: tuple[str, ...]
    everything: bool
    """Whether it speaks of as many as there are."""


def said_in(line: str, fields: Sequence[Field], lexicon: Lexicon) -> Said:
    """Give what a line names of all that these fields may hold."""
    names = names_of(fields, lexicon)
    plain = fold(line)
    bare, everything = ALL.sub(" ", plain), bool(ALL.search(plain))
    tokens, mentions, words, at = [one[0] for one in TOKEN.finditer(bare)], list[Mention](), list[str](), 0
    while at < len(tokens):
        found, taken = named_at(tokens, at, names), 1
        if found is not None:
            mentions.append(found[0])
            taken = found[1]
        elif (number := number_at(tokens[at:])) is not None:
            mentions.append(Mention(" ".join(tokens[at : at + number[1]]), number=number[0]))
            taken = number[1]
        else:
            words.append(tokens[at])
        at += taken
    return Said(tuple(mentions), tuple(words), everything)


def names_of(fields: Sequence[Field], lexicon: Lexicon) -> dict[str, dict[Key, tuple[Any, ...]]]:
    """Give all names that fields may hold, folded, each with what it may be; the words for kinds are names of any."""
    found: dict[str, dict[Key, tuple[Any, ...]]] = {}
    for one in fields:
        key = (one.names_kind, one.choices)
        listed: Mapping[str, Any] = lexicon.get(one.names_kind, {}) if one.names_kind else {}
        listed = listed or {choice.replace("_", " "): choice for choice in one.choices}
        for name, id in listed.items():
            known = found.setdefault(fold(name).removeprefix("the "), {})
            known[key] = tuple(dict.fromkeys((*known.get(key, ()), id)))
    for one in fields:
        if one.names_kind and one.names_kind not in found:
            ids = tuple(dict.fromkeys(lexicon.get(one.names_kind, {}).values()))
            found |= {one.names_kind: {(one.names_kind, one.choices): ids}} if ids else {}
    return found


def named_at(
    tokens: Sequence[str], at: int, names: Mapping[str, Mapping[Key, tuple[Any, ...]]]
) -> tuple[Mention, int] | None:
    """Give what is named at a place, by the longest name that stands there, and how many words it has."""
    for many in range(min(LONGEST, len(tokens) - at), 0, -1):
        text = " ".join(tokens[at : at + many])
        for spelled in (text, text.removesuffix("s"), text.removesuffix("'s"), f"{text}s"):
            if spelled in names and len(spelled) > 1:
                return Mention(text, named=names[spelled]), many
    return (found, 1) if (found := shortened(tokens[at], names)) else None


def shortened(word: str, names: Mapping[str, Mapping[Key, tuple[Any, ...]]]) -> Mention | None:
    """Give what a word may be that is the beginning of names, a word of theirs, or one of these mistyped."""
    if len(word) < PREFIX or word in PLAIN or word.isdigit() or is_deed(word):
        return None
    begun = [name for name in names if any(part.startswith(word) for part in name.split())]
    if not begun and len(word) >= SHORT:
        parts = {part: name for name in names for part in chain([name], name.split()) if len(part) >= SHORT}
        met = process.extractOne(word, parts.keys(), scorer=fuzz.ratio, score_cutoff=SLIP)
        begun = [parts[met[0]]] if met and met[0][0] == word[0] else []
    merged: dict[Key, tuple[Any, ...]] = {}
    for name in begun:
        for key, ids in names[name].items():
            merged[key] = tuple(dict.fromkeys((*merged.get(key, ()), *ids)))
    return Mention(word, named=merged, whole=False) if merged else None


def number_at(tokens: Sequence[str]) -> tuple[int, int] | None:
    """Give the number that stands here, in digits or words, and how many words it has; None where none does."""
    text = " ".join(tokens[:LONGEST])
    found = next(counts(Line(text), 0), None)
    if found is None or tokens[0] in ("a", "an"):
        return None
    return found[0], max(1, len(text[: found[1]].split()))


def numbers(mentions: Sequence[Mention]) -> Iterator[int]:
    """Give the numbers among what is named."""
    return (one.number for one in mentions if one.number is not None)
