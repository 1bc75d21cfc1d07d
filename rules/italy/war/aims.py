"""Which province is struck or taken: by revenue, then by resource, then by a die (ITA-6.2, ITA-6.3)."""

from collections.abc import Sequence

from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.kernel.luck.chance import Chance


def best(world: World, taker: str, candidates: Sequence[str], first: Sequence[str] = ()) -> list[str]:
    """Give what is still in the running for a taker after revenue and resource; `first` counts as taken (ITA-6.3)."""
    land = Land(world)
    worth = {id: land.taken(taker, [*first, id]).revenue(taker) for id in candidates}
    richest = [id for id in candidates if worth[id] == max(worth.values())]
    return [id for id in richest if world.provinces[id].resource] or richest


def drawn(world: World, chance: Chance, who: str, candidates: Sequence[str], *, prize: bool = False) -> str:
    """Draw one of some provinces by a die over them in province order; no die for one (ITA-6.2)."""
    if len(candidates) == 1:
        return candidates[0]
    clause, purpose = ("ITA-8.8", "prize") if prize else ("ITA-6.2", "province")
    listed = [id for id in world.provinces if id in candidates]
    return listed[chance.die(clause, purpose, who, len(listed)) - 1]


def can_strike(land: Land, attack: Attack) -> bool:
    """Tell whether an attack's named province can be struck as the map stands (ITA-6.6)."""
    named = attack.province
    return (
        bool(named)
        and land.holders[named] != attack.attacker
        and land.free(named)
        and land.touches(attack.attacker, named)
    )


def may_strike(world: World, land: Land, attack: Attack) -> list[str]:
    """Give the provinces on which a Power's attack may yet fall as the map stands (ITA-6.16)."""
    if not land.active(attack.attacker):
        return []
    if can_strike(land, attack):
        return [attack.province]
    reach = land.within_reach(attack.attacker, attack.target)
    return best(world, attack.attacker, reach) if reach else []
