"""How the Houses stand, and how the game is won (FIE-12.5, FIE-18.1)."""

import re

from rules.fiefs.board.land import standing, total
from rules.fiefs.board.state import World
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import row


def lead(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Name the points of all Houses, and what counts at the end."""
    del window, said
    found = standing(world)
    points = [(("you" if one == seat else world.short(one)), total(world, one)) for one in found]
    first = f"{row(f'{name} {count}' for name, count in points)} points." if any(n for _, n in points) else ""
    last = world.first_year + world.settings.years - 1
    text = f"The most prestige after {last} wins: a point for each fief, each whole region and each capital that you "
    text += "hold, and for ever what battles and wars of honor bring you."
    return Reply(f"It stands: {first} {text}" if first else f"Nobody has points yet. {text}")
