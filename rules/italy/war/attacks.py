"""Declared attacks: how they are cancelled, turned and counted (ITA-6.8, ITA-6.10, ITA-6.16)."""

from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import Cancelled
from rules.italy.war.aims import may_strike
from rules.italy.war.events import AttackCancelled, AttackFollowed
from rules.italy.war.prey import prey_of
from rules.kernel.play.play import Play


def pending(world: World) -> list[Attack]:
    """Give the attacks that are still to be fought, in battle order."""
    return [attack for attack in world.attacks.values() if attack.state == "pending"]


def against(world: World, power: str) -> list[Attack]:
    """Give the pending attacks on a Power, its Subjects included (ITA-5.4, ITA-5.10)."""
    return [attack for attack in pending(world) if attack.target == power]


def attacking(world: World, power: str) -> bool:
    """Tell whether a Power attacks this turn; a cancelled attack does not count, one fought does (ITA-6.14)."""
    attack = world.attacks.get(power)
    return attack is not None and attack.state != "cancelled"


def retarget(world: World, attack: Attack, target: str) -> None:
    """Turn an attack to another target; what was held against it becomes loose (ITA-5.11)."""
    world.powers[attack.target].loose += attack.reserve
    attack.reserve, attack.target = 0, target


def cancel(play: Play[World], attack: Attack, reason: Cancelled) -> None:
    """Give an attack up: its reserve and the attacker's Attack points become loose (ITA-6.10)."""
    world = play.state
    freed, reserve = 0, attack.reserve
    retarget(world, attack, attack.target)
    attack.state = "cancelled"
    attacker = world.powers.get(attack.attacker)
    if attacker:
        freed, attacker.attack_points = attacker.attack_points, 0
        attacker.loose += freed
    play.tell(AttackCancelled.of(attack, reason=reason, freed=freed, reserve=reserve))


def follow(play: Play[World]) -> None:
    """Turn each named attack to whoever holds its province now, but for the attacker (ITA-6.8)."""
    world = play.state
    for attack in pending(world):
        holder = world.provinces[attack.province].holder if attack.province else attack.target
        if holder in (attack.attacker, attack.target):
            continue
        before = attack.target
        retarget(world, attack, holder)
        play.tell(AttackFollowed.of(attack, before=before, now=holder))


def facing(world: World, attack: Attack) -> str:
    """Give whose army faces an attack: who defended, or would wherever it may fall, in doubt the target (ITA-6.16)."""
    if attack.state == "cancelled" or attack.army:
        return "" if attack.state == "cancelled" else attack.army
    land = Land(world)
    external = world.externals.get(attack.attacker)
    places = prey_of(land, external, attack.target) if external else may_strike(world, land, attack)
    armies = list(dict.fromkeys(land.army(id) for id in places))
    if len(armies) > 1:
        return attack.target
    return armies[0] if armies else ""


def faced(world: World, army: str, now: Attack | None = None) -> int:
    """Count the attacks that an army faces this turn; `now` is the one that it fights (ITA-6.15)."""
    others = [attack for attack in world.attacks.values() if attack is not now]
    return sum(facing(world, attack) == army for attack in others) + (now is not None)
