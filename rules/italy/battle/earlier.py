"""Who fights before a Power, and so may be at its goal first (ITA-4.16, ITA-6.8, ITA-6.10)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from rules.italy.battle.armies import mustered
from rules.italy.battle.prizes import eligible
from rules.italy.battle.throws import OUTCOMES, chances
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import DIE, ROME
from rules.italy.war.attacks import best, may_strike, pending
from rules.italy.war.targets import attack_modifiers
from rules.kernel.table.results import Result


@dataclass(frozen=True)
class Rival:
    """Somebody who may hold a province before an attack on it is fought."""

    who: str
    chance: Fraction
    """How likely he is there first."""
    points: tuple[int, int] | None
    """With what the attack meets him then; None where it cannot strike him."""


def rivals(world: World, attack: Attack, province: str) -> list[Rival]:
    """Give who may take a province, or stand in it, before an attack on it is fought, and how likely each does."""
    found, left = list[Rival](), Fraction(1)
    for other in pending(world):
        if attack.struck or other.attacker == attack.attacker:
            continue
        chance = left * sooner(world, attack.attacker, other) * takes(world, other, province)
        if chance:
            found.append(Rival(other.attacker, chance, meeting(world, attack, other, province)))
            left -= chance
    return found


def followers(world: World, attack: Attack, province: str, rival: str) -> list[str]:
    """Give who marches on a rival that may take a province first, and could then take it from him (ITA-6.2)."""
    after = Land(world, Land(world).taken(rival, [province]).holders)
    others = [one for one in pending(world) if one.attacker != attack.attacker and one.target == rival]
    return [
        one.attacker
        for one in others
        if not one.province and sooner(world, attack.attacker, one) and province in after.strikeable(one.attacker)
    ]


def sooner(world: World, seat: str, other: Attack) -> Fraction:
    """Give how likely another attack is fought before that of a seat: by their order, else by its roll (ITA-4.17)."""
    order = list(world.attacks)
    if any(one.label for one in world.attacks.values()):
        return Fraction(seat in order and order.index(other.attacker) < order.index(seat))
    if other.attacker in world.externals or seat == ROME:
        return Fraction(1)
    if other.attacker == ROME or other.total is None:
        return Fraction(0)
    added = sum(number for _, number in attack_modifiers(world.powers[seat]))
    rolls = Counter(a + b + added for a, b in product(range(1, DIE + 1), repeat=2))
    fewer = sum(ways for total, ways in rolls.items() if total < other.total)
    return (fewer + Fraction(rolls[other.total], 2)) / DIE**2


def takes(world: World, other: Attack, province: str) -> Fraction:
    """Give how likely an attack takes a province, or occupies it, as the map stands (ITA-6.2, ITA-8.3, ITA-9.15)."""
    places, found = may_strike(world, other), Fraction(0)
    for place in places:
        odds = chances(world, *mustered(world, other, place))
        if place == province:
            found += sum((chance for result, chance in odds.items() if result.winner == "attacker"), Fraction(0))
            continue
        won = other.model_copy(update={"won": True, "struck": place})
        second = best(world, other.attacker, eligible(world, won, "major"), [place])
        found += odds[OUTCOMES[0]] / len(second) if province in second else 0
    return found / len(places) if places else found


def meeting(world: World, attack: Attack, other: Attack, province: str) -> tuple[int, int] | None:
    """Give with what an attack meets the army that defends a province once another has taken it (ITA-6.8)."""
    if other.attacker in world.externals:
        return None
    copy = world.fresh()
    for id, holder in Land(world).taken(other.attacker, [province]).holders.items():
        copy.provinces[id].holder = holder
    copy.attacks[other.attacker].state = "fought"
    turned = attack.model_copy(update={"target": other.attacker, "reserve": 0})
    copy.attacks[attack.attacker] = turned
    return mustered(copy, turned, province)


def overall(world: World, met: tuple[int, int], first: Sequence[Rival], spent: int) -> Mapping[Result, Fraction]:
    """Give the chance of each result of an attack, whoever is met; what is missing is that it finds nobody."""
    left = 1 - sum((one.chance for one in first), Fraction(0))
    found = {result: left * chance for result, chance in chances(world, *met).items()}
    for one in first:
        if one.points:
            ours, theirs = one.points
            for result, chance in chances(world, ours + spent, theirs).items():
                found[result] += one.chance * chance
    return found
