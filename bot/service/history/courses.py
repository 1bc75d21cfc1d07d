"""Courses: how a battle went, blow by blow, for whoever asks why it ended as it did."""

from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.facts.events import Cast, Drawn, Rolled, Shuffled
from rules.kernel.telling.tellings import Page

AROUND = 200
"""How many events before and behind one are looked through for its battle."""
LINES = 14
"""The most lines of a battle."""
LUCK = tuple(draw.__name__ for draw in (Drawn, Rolled, Cast, Shuffled))
"""The events that are luck alone; a blow tells its own dice."""


async def course(herald: Herald, look: Look, seats: Sequence[str] | None, entry: Entry) -> Page | None:
    """Give what happened in the battle to which an event belongs, in order; None where it belongs to none."""
    game = herald.games.get(look.campaign.game)
    if game is None:
        return None
    latest = await look.events(seats, after=entry.told.n - AROUND, most=4 * AROUND)
    known = [one for one in reversed(latest) if one.told.event not in LUCK and one.told.n <= entry.told.n + AROUND]
    fought = game.battles([game.read_event(one.told) for one in known])
    inside = next((known[one.start : one.stop] for one in fought if holds(known[one.start : one.stop], entry)), [])
    lines = [one.text for one in inside if one.text and one.told.n != entry.told.n]
    return Page(title="How it went", lines=tuple(lines[:LINES])) if lines else None


def holds(known: Sequence[Entry], entry: Entry) -> bool:
    """Tell whether an event is among some."""
    return any(one.told.n == entry.told.n for one in known)
