"""What somebody would take over with an empire, from what everybody knows of it."""

from rules.empires.board.measures import prosperity, score
from rules.empires.board.state import World
from rules.empires.show.standing import against_par
from rules.kernel.telling.phrases import capital, several
from rules.kernel.telling.prospects import holding, ranked


def prospect(world: World, seat: str) -> str:
    """Give its place against par, its first areas, its gold, and what ails it."""
    empire, own = world.empires[seat], world.owned(seat)
    scores = {other: score(world, other) for other in world.empires}
    best = sorted(own, key=lambda id: (id != empire.court, -prosperity(world.areas[id])))
    land = holding([world.areas[id].name for id in best], "area", "areas") if best else "no area"
    uneasy = sum(world.areas[id].unrest for id in own)
    ails = f", {several(uneasy, 'area', 'areas')} in unrest" if uneasy else ""
    exile = "" if empire.court else "; in exile"
    return f"{ranked(scores, seat, against_par(scores[seat]))}. {capital(land)}; {empire.gold} gold{ails}{exile}."
