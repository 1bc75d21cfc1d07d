"""What somebody would take over with a House, from what everybody knows of it (CAN-15.8)."""

from rules.candlebre.board.forces import count
from rules.candlebre.board.state import World
from rules.candlebre.ending.ending import score
from rules.kernel.telling.phrases import capital, row, several
from rules.kernel.telling.prospects import holding, ranked


def prospect(world: World, seat: str) -> str:
    """Give its place in the race for the crown by both its goals, its provinces, its troops, and its allies."""
    if seat not in world.living():
        return "Its candle is out."
    scores, held = {other: score(world, other) for other in world.living()}, world.held(seat)
    first = sorted(held, key=lambda place: not place.barracks)
    land = holding([place.name for place in first], "province", "provinces") if held else "no land yet"
    units = several(sum(count(place.units) for place in held), "unit", "units")
    allies = [world.name(other) for other in world.houses[seat].allies]
    bound = f"; allied with {row(allies)}" if allies else ""
    honor = f"honor {world.houses[seat].honor} of {world.honor_goal}"
    lands = f"provinces {len(held)} of {world.province_goal}"
    way = f"{scores[seat]} per cent of the way to the crown ({lands}, {honor})"
    return f"{ranked(scores, seat, way)}. {capital(land)}; {units}{bound}."


def plays(world: World, seat: str) -> bool:
    """Tell whether a House lives (CAN-15.5)."""
    return seat in world.houses and world.houses[seat].alive
