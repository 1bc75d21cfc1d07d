"""What people read about the pace of the game while a cycle of five years runs (source 3.9)."""

from rules.civilized.world.state import World
from rules.civilized.world.tables import CYCLE
from rules.civilized.world.years import later, year_name
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Page


def pace_page(world: World) -> list[Page]:
    """Give how long the cycle runs, who plays it in one turn, and which strife waits for its end (CIV-3.9a)."""
    if not world.cycle_on:
        return []
    end = year_name(later(world.cycle_start, CYCLE - 1))
    lines = [f"From {year_name(world.cycle_start)} to {end}; it renews itself unless a player calls pace stop"]
    scales = {"five_year": "One turn of five years", "annual": "Years"}
    for scale, words in scales.items():
        names = [land.name for land in world.standing() if land.turn_length == scale]
        lines += [f"{words}: {row(names)}"] if names else []
    lines += [
        f"{'A rebellion' if land.postponed.kind == 'rebellion' else 'A civil war'} is brewing in {land.name}"
        for land in world.standing()
        if land.postponed
    ]
    if world.pace_called == "stop":
        lines.append("A player has called for its end")
    return [Page(title="The cycle of five years", lines=tuple(lines), news="realm")]
