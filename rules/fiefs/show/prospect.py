"""What somebody would take over with a House, from what everybody knows of it (FIE-18.3, FIE-18.9)."""

from rules.fiefs.board.land import held, ruled, standing, total
from rules.fiefs.board.state import World
from rules.fiefs.seats.seats import aim_from, closed_until
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import capital, ordinal, points_of, row
from rules.kernel.telling.prospects import holding, ranked


def prospect(world: World, seat: str) -> str:
    """Give its place, its prestige, its crowns and fiefs, and what would be a victory of one's own."""
    if seat not in world.playing():
        return "Its lands are laid out when the campaign begins." if not world.playing() else "It is not in this game."
    scores = {other: total(world, other) for other in world.playing()}
    fiefs = sorted(held(world, seat), key=lambda id: (not world.fiefs[id].capital_of, -world.fiefs[id].fortress, id))
    land = holding([world.fiefs[id].name for id in fiefs], "fief", "fiefs") if fiefs else "no fief"
    crowns = row(world.called("nation", one) for one in ruled(world, seat))
    rules = f"; rules {crowns}" if crowns else ""
    aim = ordinal(aim_from(standing(world).index(seat) + 1))
    own = f" To end in {aim} place would be a victory of your own." if world.year > 1 else ""
    closed = closed_until(world, seat)
    waits = f" It was given up: until {closed} its autopilot leads it." if closed else ""
    return f"{ranked(scores, seat, points_of(scores[seat]))}. {capital(land)}{rules}.{waits}{own}"


def plays(world: World, seat: str) -> bool:
    """Tell whether a House is in the game, or the game has not begun (FIE-2.1, FIE-18.7); the chair is always there."""
    return seat == CHAIR or not world.playing() or seat in world.playing()
