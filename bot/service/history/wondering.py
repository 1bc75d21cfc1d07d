"""Wondering: which events people mean who ask, in words of their own, why something happened."""

from collections.abc import Sequence

from bot.service.rulebook.clause_search import stems
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.language.matching import fold

READ = 60
"""How many of the latest events with one of the words are looked at."""
WORDS = 8
"""How many words of a question are looked for."""


async def meant(look: Look, seats: Sequence[str] | None, question: str, most: int) -> list[Entry]:
    """Give the events that have most words of a question in them, told ones before draws, the newest first.

    None where no event has half of its words.
    """
    asked = list(dict.fromkeys(stems(fold(question))))[:WORDS]
    found: dict[int, Entry] = {}
    for word in asked:
        found |= {entry.told.n: entry for entry in await look.events(seats, words=word, most=READ)}
    scores = {n: held(entry, asked) for n, entry in found.items()}
    best = max(scores.values(), default=0)
    if 2 * best < len(asked):
        return []
    nearest = [entry for n, entry in found.items() if scores[n] == best]
    told = [entry for entry in nearest if entry.weight > 0] or nearest
    return sorted(told, key=lambda entry: -entry.told.n)[:most]


def held(entry: Entry, asked: Sequence[str]) -> int:
    """Count the words of a question that an event has, in whatever form."""
    words = stems(fold(entry.text))
    return sum(any(one.startswith(word) for one in words) for word in asked)
