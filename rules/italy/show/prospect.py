"""What somebody would take over with a Power, from what everybody knows of it (ITA-10.2, ITA-11.7)."""

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.words import talents
from rules.italy.seats.ending import score
from rules.kernel.telling.phrases import capital, points_of, the
from rules.kernel.telling.prospects import holding, ranked


def prospect(world: World, seat: str) -> str:
    """Give its place by the score, its provinces, its revenue, and who has struck at it."""
    if seat not in world.powers:
        return "It rules where two reports of one battle differ."
    land, scores = Land(world), {power: score(world, power) for power in world.powers}
    held = holding([world.provinces[id].name for id in land.held(seat)], "province", "provinces") or "no province"
    master = land.master(seat)
    under = f"; it is subject to {the(world.name(master))}" if master else ""
    revenue = land.revenue(seat)
    brings = f"; {talents(revenue)} a turn as the map stands" if revenue else ""
    return f"{ranked(scores, seat, points_of(scores[seat]))}. {capital(held)}{brings}{under}."


def plays(world: World, seat: str) -> bool:
    """Tell whether a Power holds a home of its own, so that it is asked anything; the chair always plays (ITA-1.7)."""
    return seat not in world.powers or Land(world).active(seat)
