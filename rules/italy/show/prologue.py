"""What the table reads before its first turn: who is active, what Rome must do, and when the campaign ends."""

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import BANDS, ROME
from rules.kernel.telling.phrases import row, several


def prologue(world: World) -> list[str]:
    """Tell of the Powers and their land, and of how Rome is judged (ITA-10.1, ITA-10.4)."""
    land, rome = Land(world), world.name(ROME)
    active = [power.id for power in world.powers.values() if land.active(power.id)]
    held = row(f"{world.name(power):the} {len(land.held(power))}" for power in active)
    best = next(iter(zip(BANDS, world.rules.bands, strict=False)))
    provinces, powers = several(len(world.provinces), "province", "provinces"), several(len(active), "Power", "Powers")
    end = f"After turn {world.turns} {rome:the} {rome:is|are} judged by the talents spent on Civic Improvement"
    return [
        f"Italy, {world.years()}: {provinces}, held by {powers}: {held}.",
        f"{end}, less a penalty for homes lost: from {best[1]} on, {BANDS[best[0]]}.",
    ]
