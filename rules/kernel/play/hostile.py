"""Hostile: who has begun a war against whom, by the events that a game declares for it."""

from collections.abc import Sequence
from typing import Any

from rules.kernel.facts.events import Told
from rules.kernel.play.ruleset import Ruleset


def assaults(game: Ruleset[Any], told: Sequence[Told]) -> list[tuple[str, str]]:  # Any: each game has its own state
    """Give who has begun a war, and against whom, of what everybody is told: that breaks the pacts between them."""
    begun = {kind.__name__: fields for kind, fields in game.hostile.items()}
    events = [(game.read_event(one), begun[one.event]) for one in told if one.event in begun]
    known = [(event, fields) for event, fields in events if event.audience == "everyone"]
    return [(getattr(event, by), getattr(event, against)) for event, (by, against) in known]
