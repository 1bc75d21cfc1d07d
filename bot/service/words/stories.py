"""Stories: events that belong together, a cause with what came of it and a battle whole, and which of them lead."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.service.words.chronicle import FRONT, HEADLINE, SPLASH, because
from bot.store.records import Entry

Touched = Callable[[Entry], frozenset[str]]
"""Gives the seats that an event is about."""
FEW = 4
"""The most events of a story of which those of the running account are told, too."""
LEAST = 2
"""As many headlines there are at least, where there is any news."""


@dataclass(frozen=True)
class Story:
    """Some events in the order in which they happened, and whom they are about."""

    entries: tuple[Entry, ...]
    seats: frozenset[str]

    @property
    def weight(self) -> int:
        """Give the weight of the weightiest."""
        return max(entry.weight for entry in self.entries)

    @property
    def first(self) -> int:
        """Give the number of the first."""
        return self.entries[0].told.n

    @property
    def lead(self) -> Entry:
        """Give the weightiest, the first of equals."""
        return max(self.entries, key=lambda entry: (entry.weight, -entry.told.n))

    @property
    def told(self) -> tuple[Entry, ...]:
        """Give those that are told: of a long story the weighty ones."""
        if len(self.entries) <= FEW:
            return self.entries
        return tuple(entry for entry in self.entries if entry.weight >= HEADLINE)


def stories(
    entries: Sequence[Entry], battles: Iterable[range], touched: Touched, sequels: Iterable[tuple[int, int]] = ()
) -> list[Story]:
    """Put what everybody was told into stories, in the order in which they began; `sequels` belong to one each."""
    chief = {entry.told.n: entry.told.n for entry in entries}

    def root(n: int) -> int:
        while chief[n] != n:
            n = chief[n]
        return n

    def join(one: int, other: int) -> None:
        first, then = sorted((root(one), root(other)))
        chief[then] = first

    for span in battles:
        for place in span:
            join(entries[span.start].told.n, entries[place].told.n)
    for first, then in ((one, other) for one, other in sequels if one in chief and other in chief):
        join(first, then)
    for entry in entries:
        for cause in because(entry) if entry.weight > 0 else ():
            if cause in chief:
                join(cause, entry.told.n)
    groups: dict[int, list[Entry]] = {}
    for entry in entries:
        if entry.weight > 0:
            groups.setdefault(root(entry.told.n), []).append(entry)
    found = [Story(tuple(group), frozenset().union(*map(touched, group))) for group in groups.values()]
    return sorted(found, key=lambda story: story.first)


def headlines(found: Sequence[Story], played: Collection[str]) -> list[Story]:
    """Choose what leads: what changes the game, people's own affairs first; in quiet times the weightiest there is."""

    def rank(story: Story) -> tuple[bool, bool, int]:
        return story.weight >= SPLASH, not story.seats.isdisjoint(played), story.weight

    weighty = [story for story in found if story.weight >= HEADLINE]
    order = sorted(weighty, key=rank, reverse=True)
    great = sum(story.weight >= SPLASH for story in weighty)
    chosen = order[: min(FRONT, max(LEAST, great))]
    return sorted(chosen, key=lambda story: (story.weight < SPLASH, story.seats.isdisjoint(played), story.first))
