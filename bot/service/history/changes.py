"""Changes: of which kinds what happened is, and of which kinds somebody asks who names a change."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.service.rulebook.clause_search import stem
from bot.service.words import plain
from bot.store.records import Entry
from rules.kernel.language.matching import fold

FILE = Path(__file__).with_name("changes.toml")
WORD = re.compile(r"[a-z]+")


@dataclass(frozen=True)
class Change:
    """A kind of change, by the stems of the words that ask for it, and of those that tell of it."""

    asked: frozenset[str]
    event: frozenset[str]
    text: frozenset[str]


@lru_cache(maxsize=1)
def known() -> Mapping[str, Change]:
    """Give the kinds of change by name."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: Change(**{part: words_of(words) for part, words in one.items()}) for name, one in found.items()}


def asked_for(text: str) -> frozenset[str]:
    """Give the kinds of change that a question asks for."""
    said = words_of(text)
    return frozenset(name for name, one in known().items() if one.asked & said)


def told_by(entry: Entry) -> Mapping[str, float]:
    """Give the kinds of change that an event tells of, and how surely: by its own kind, or by its sentence alone."""
    return told(entry.told.event, entry.text)


@lru_cache(maxsize=4096)
def told(event: str, text: str) -> Mapping[str, float]:
    """Give the kinds of change that an event of this class and sentence tells of."""
    own, said = words_of(plain.WORD.sub(" ", event)), words_of(text)
    found = {name: 1.0 if one.event & own else 0.5 if one.text & said else 0.0 for name, one in known().items()}
    return {name: sure for name, sure in found.items() if sure}


def words_of(text: str) -> frozenset[str]:
    """Give the stems of all words of a text, the small ones too: `has`, `got`."""
    return frozenset(map(stem, WORD.findall(fold(text))))
