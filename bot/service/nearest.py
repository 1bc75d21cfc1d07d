"""The name that was meant by a mistyped one."""

from collections.abc import Iterable

from rapidfuzz import fuzz, process, utils

LIKE = 60
"""How like a name a word must be to be taken for it, of 100."""


def nearest(word: str, among: Iterable[str], most: int = 3) -> list[str]:
    """Give the names that are likest to a word, best first."""
    found = process.extract(word, list(among), scorer=fuzz.WRatio, processor=utils.default_process, limit=most)
    return [name for name, _, _ in found]


def did_you_mean(word: str, among: Iterable[str]) -> str:
    """Ask whether the nearest name was meant; nothing if none is near."""
    found = process.extractOne(
        word, list(among), scorer=fuzz.WRatio, processor=utils.default_process, score_cutoff=LIKE
    )
    return f"; did you mean “{found[0]}”?" if found else ""
