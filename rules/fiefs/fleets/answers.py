"""Where a fleet may flee, and what it does by itself (FIE-14.12, FIE-16.17)."""

from rules.fiefs.board.forces import Fleet
from rules.fiefs.board.land import coastwise, ways
from rules.fiefs.board.sides import comrades_at, enemies_at, enemy_fleets, friendly, laden
from rules.fiefs.board.state import World

FIGHT = "fight"
"""What stands for battle among places to flee to."""


def refuges(world: World, fleet: Fleet) -> list[str]:
    """Give the friendly coastal fiefs one coast route or one sea route away, without an enemy fleet (FIE-14.12).

    With its army it goes neither where an army of its side stands nor back to where that retreated from (FIE-8.30).
    """
    army = world.armies[fleet.army]
    near = ways(world).get(fleet.fief, {})
    over = [one for one, kind in near.items() if kind == "sea" and one in world.fiefs]
    found = [
        one
        for one in sorted({*coastwise(world, fleet.fief), *over})
        if friendly(world, army, one) and not enemy_fleets(world, army, one)
    ]
    if not laden(world, fleet):
        return found
    return [one for one in found if one not in army.left and not comrades_at(world, army, one)]


def best_refuge(world: World, fleet: Fleet) -> str:
    """Give the best of them: without enemy army, unravaged, first id; else none (FIE-16.12, FIE-16.17)."""
    army = world.armies[fleet.army]

    def mark(fief: str) -> tuple[bool, bool, str]:
        return bool(enemies_at(world, army, fief)), world.fiefs[fief].ravaged, fief

    return min(refuges(world, fleet), key=mark, default="")


def fights(world: World, fleet: Fleet, enemy: Fleet | None) -> bool:
    """Tell whether a fleet gives battle by itself: laden, with as many markers or nowhere to flee (FIE-16.17)."""
    if enemy is None or not laden(world, fleet):
        return False
    return fleet.markers >= enemy.markers or not best_refuge(world, fleet)


def by_itself(world: World, fleet: Fleet, enemy: Fleet | None) -> str:
    """Give what a fleet does by itself: it fights, or flees somewhere; nothing where it can do neither (FIE-16.17)."""
    return FIGHT if fights(world, fleet, enemy) else best_refuge(world, fleet)
