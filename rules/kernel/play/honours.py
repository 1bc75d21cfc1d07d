"""Honours: what is read out when a game is over, reckoned from what was told."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from rules.kernel.facts.events import Event
from rules.kernel.telling.phrases import several

FEWEST = 3
"""How many honours every game has."""


@dataclass(frozen=True)
class Honour:
    """Who has done most of something."""

    title: str
    """What it is for: `Most cities taken`."""
    event: type[Event]
    """What is looked at."""
    whose: Callable[[Any], str]  # Any: the event of that type
    """The seat for which such an event counts; empty for nobody."""
    one: str
    many: str
    """What is counted: `city`, `cities`."""
    counts: Callable[[Any], int] = lambda _event: 1  # Any: as above
    """What such an event counts."""
    by: Literal["sum", "most"] = "sum"
    """Whether all of a seat are added up, or its greatest is looked at."""


@dataclass(frozen=True)
class Honoured:
    """An honour that somebody has earned; equals share it."""

    title: str
    seats: tuple[str, ...]
    figure: str
    """`four cities`."""


def honoured(honours: Iterable[Honour], events: Iterable[Event], seats: Collection[str]) -> list[Honoured]:
    """Give the honours that these seats have earned, in order; what none of them has done is left out."""
    told = list(events)
    return [one for honour in honours if (one := earned(honour, told, seats)) is not None]


def earned(honour: Honour, events: list[Event], seats: Collection[str]) -> Honoured | None:
    """Give who has done most of it, in the order in which they did it first; powers without a seat earn nothing."""
    tally: dict[str, int] = {}
    for event in events:
        seat = honour.whose(event) if isinstance(event, honour.event) else ""
        if seat in seats:
            before, count = tally.get(seat, 0), honour.counts(event)
            tally[seat] = before + count if honour.by == "sum" else max(before, count)
    best = max(tally.values(), default=0)
    if best <= 0:
        return None
    winners = tuple(seat for seat, count in tally.items() if count == best)
    return Honoured(honour.title, winners, several(best, honour.one, honour.many))
