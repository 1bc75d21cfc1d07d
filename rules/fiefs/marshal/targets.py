"""Where an army would go: its targets, and what a fief costs that lies on the way to them (FIE-16.10)."""

from collections.abc import Iterable, Sequence

from rules.fiefs.armies.tempers import Temper
from rules.fiefs.board.forces import Army
from rules.fiefs.board.land import NOWHERE, distances, fiefs_of
from rules.fiefs.board.sides import enemies_at, enemy_held
from rules.fiefs.board.state import World
from rules.fiefs.march.paths import Way, can_succeed, reach
from rules.fiefs.siege.siege import first_t


def honorable(world: World, army: Army) -> bool:
    """Tell whether an army ravages for honor: side 1 in such a war."""
    return world.conflicts[army.conflict].pretext == "honor" and army.side == 1


def prizes(world: World, army: Army) -> list[str]:
    """Give the fiefs that a conflict is about, for the side of an army (FIE-16.10)."""
    conflict = world.conflicts[army.conflict]
    if conflict.kind == "usurpation" and army.side == 1:
        return [world.nations[conflict.nation_d].capital]
    of_regions = conflict.kind == "independence" or (conflict.pretext == "territory" and army.side == 1)
    if of_regions:
        return [fief for fief, place in world.fiefs.items() if place.region in conflict.regions]
    return fiefs_of(world, conflict.nation_d)


def targets(world: World, army: Army, temper: Temper) -> list[str]:
    """Give the fiefs that an army would take, or lay waste for honor (FIE-16.10)."""
    conflict, honor = world.conflicts[army.conflict], honorable(world, army)
    found = [fief for fief in prizes(world, army) if enemy_held(world, army, fief)]
    if honor:
        found = [fief for fief in found if not world.fiefs[fief].ravaged]
    elif not found:
        nations = {conflict.nation_a, conflict.nation_d}
        found = [fief for one in sorted(nations) for fief in fiefs_of(world, one) if enemy_held(world, army, fief)]
    within = [fief for fief in found if first_t(world, army, fief) <= temper.limit]
    return within or found


def costs(world: World, aims: Sequence[str], fiefs: Iterable[str], *, honor: bool = False) -> dict[str, int]:
    """Give for fiefs the least, over some targets, of twice the distance and the target's fortress (FIE-16.10)."""
    tables = distances(world, aims)
    walls = [0 if honor else world.fiefs[aim].fortress for aim in aims]
    pairs = list(zip(tables, walls, strict=True))
    return {fief: min(2 * table.get(fief, NOWHERE) + wall for table, wall in pairs) for fief in fiefs}


def approach(world: World, army: Army, aims: Sequence[str], temper: Temper, *, away: bool = False) -> Way | None:
    """Give the move that brings an army nearest to one of some targets; any move if it is to go `away` (FIE-16.10)."""
    if not aims:
        return None
    own = len(army.elements)
    ways = [way for way in reach(world, army).values() if can_succeed(world, way)]
    ways = [way for way in ways if all(temper.dares(own, len(one.elements)) for one in enemies_at(world, army, way.to))]
    if not ways:
        return None
    found = costs(world, aims, (army.fief, *(way.to for way in ways)), honor=honorable(world, army))
    best = min(ways, key=lambda way: (found[way.to], way.ravaged, way.sea, way.to))
    return best if away or found[best.to] < found[army.fief] else None
