"""Sequels: events that go on with earlier ones about the same thing, and are told in one breath with them."""

from collections.abc import Iterable, Iterator

from rules.kernel.facts.events import Event
from rules.kernel.telling.tellings import Sequel


def followed(sequels: Iterable[Sequel], events: Iterable[tuple[int, Event]]) -> Iterator[tuple[int, int]]:
    """Give the numbers of events that go on with each other, the earlier one first; each with the last before it."""
    told, rules = list[tuple[int, Event]](), tuple(sequels)
    for n, event in events:
        for one in rules:
            if isinstance(event, one.then):
                thing = str(getattr(event, one.about))
                found = [m for m, old in told if isinstance(old, one.first) and str(getattr(old, one.of)) == thing]
                yield from ((m, n) for m in found)
        told.append((n, event))
