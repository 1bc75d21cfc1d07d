"""Declared attacks: where they may fall, how they are cancelled, turned and counted (ITA-6.2 to ITA-6.16)."""

from collections.abc import Sequence

from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import Cancelled
from rules.italy.war.events import AttackCancelled, AttackFollowed
from rules.kernel.luck.chance import Chance
from rules.kernel.play.play import Play

STRUCK = ("ITA-6.2", "province")
PRIZE = ("ITA-8.8", "prize")
"""By which rule a province is drawn, and what for."""


def best(world: World, taker: str, candidates: Sequence[str], first: Sequence[str] = ()) -> list[str]:
    """Give what is still in the running for a taker after revenue and resource; `first` counts as taken (ITA-6.3)."""
    land = Land(world)
    worth = {id: land.taken(taker, [*first, id]).revenue(taker) for id in candidates}
    richest = [id for id in candidates if worth[id] == max(worth.values())]
    return [id for id in richest if world.provinces[id].resource] or richest


def drawn(world: World, chance: Chance, who: str, candidates: Sequence[str], why: tuple[str, str] = STRUCK) -> str:
    """Draw one of some provinces by a die over them in province order; no die for one, and none of none (ITA-6.2)."""
    listed = [id for id in world.provinces if id in candidates]
    return listed[chance.die(*why, who, len(listed)) - 1] if len(listed) > 1 else "".join(listed)


def may_strike(world: World, attack: Attack) -> list[str]:
    """Give the provinces on which an attack may yet fall as the map stands (ITA-6.6, ITA-6.16)."""
    land = Land(world)
    if attack.attacker in world.externals:
        return [id for id in land.prey(world.externals[attack.attacker]) if land.holders[id] == attack.target]
    if attack.province in land.strikeable(attack.attacker):
        return [attack.province]
    return best(world, attack.attacker, land.within_reach(attack.attacker, attack.target))


def pending(world: World) -> list[Attack]:
    """Give the attacks that are still to be fought, in battle order."""
    return [attack for attack in world.attacks.values() if attack.state == "pending"]


def against(world: World, power: str) -> list[Attack]:
    """Give the pending attacks on a Power, its Subjects included (ITA-5.4, ITA-5.10)."""
    return [attack for attack in pending(world) if attack.target == power]


def attacking(world: World, power: str) -> bool:
    """Tell whether a Power attacks this turn; a cancelled attack does not count, one fought does (ITA-6.14)."""
    return power in world.attacks and world.attacks[power].state != "cancelled"


def retarget(world: World, attack: Attack, target: str) -> None:
    """Turn an attack to another target; what was held against it becomes loose (ITA-5.11)."""
    world.powers[attack.target].loose += attack.reserve
    attack.reserve, attack.target = 0, target


def cancel(play: Play[World], attack: Attack, reason: Cancelled) -> None:
    """Give an attack up: its reserve and the attacker's Attack points become loose (ITA-6.10)."""
    freed, reserve = 0, attack.reserve
    retarget(play.state, attack, attack.target)
    attack.state = "cancelled"
    attacker = play.state.powers.get(attack.attacker)
    if attacker:
        freed, attacker.attack_points = attacker.attack_points, 0
        attacker.loose += freed
    place = play.state.provinces.get(attack.province)
    stands = {"holder": place.holder, "occupier": place.occupier} if place else {}
    play.tell(AttackCancelled.of(attack, reason=reason, freed=freed, reserve=reserve, **stands))


def follow(play: Play[World]) -> None:
    """Turn each named attack to whoever holds its province now, but for the attacker (ITA-6.8)."""
    world = play.state
    for attack in pending(world):
        before = attack.target
        holder = world.provinces[attack.province].holder if attack.province else before
        if holder not in (attack.attacker, before):
            retarget(world, attack, holder)
            play.tell(AttackFollowed.of(attack, before=before, now=holder))


def facing(world: World, attack: Attack) -> str:
    """Give whose army faces an attack: who defended, or would wherever it may fall, in doubt the target (ITA-6.16)."""
    if attack.army or attack.state == "cancelled":
        return attack.army
    land = Land(world)
    armies = {land.army(id) for id in may_strike(world, attack)}
    return attack.target if len(armies) > 1 else "".join(armies)


def faced(world: World, army: str, now: Attack | None = None) -> int:
    """Count the attacks that an army faces this turn; `now` is the one that it fights (ITA-6.15)."""
    others = [attack for attack in world.attacks.values() if attack is not now]
    return sum(facing(world, attack) == army for attack in others) + (now is not None)
