"""Scenes: which events of a post belong to one battle, so that it is told before what came of it."""

from collections.abc import Sequence

from rules.italy.battle.events import BattleWon, PowerFell, PowerRevived, ProvinceTaken, Subjugated
from rules.kernel.facts.events import Event

OUTCOMES = (ProvinceTaken, PowerFell, PowerRevived, Subjugated)


def spans(events: Sequence[Event]) -> list[range]:
    """Give where each battle that was won begins, and where what it changed on the map ends (ITA-8.9)."""
    found: list[range] = []
    for place, event in enumerate(events):
        if isinstance(event, BattleWon):
            found.append(range(place, place + 1))
        elif isinstance(event, OUTCOMES) and found:
            found[-1] = range(found[-1].start, place + 1)
    return found
