"""Whom a Power attacks: the attack roll, the choice among its targets, and what Rome seeks (ITA-4, ITA-12)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.italy.board.land import Land
from rules.italy.board.manners import STEADY, Manner
from rules.italy.board.state import Power, World
from rules.italy.board.tables import AGGRESSION, DIE, ROME, WORTH, WORTH_TALENTS, Modifier, below
from rules.italy.war.attacks import against, attacking
from rules.italy.war.events import AttackRolled, TargetChosen
from rules.italy.war.sparing import unspared
from rules.kernel.facts.names import BETWEEN
from rules.kernel.luck.chance import Chance


class Chosen(NamedTuple):
    """Whom the dice chose, and the number of the event that told so."""

    target: str
    told: int


def attack_modifiers(power: Power) -> tuple[Modifier, ...]:
    """Give what adds to a Power's attack roll, each once; a Power that won and lost takes both (ITA-4.4)."""
    aggressor = below(AGGRESSION, power.ruler.aggressor) if power.ruler else 0
    all_three: tuple[Modifier, ...] = (
        ("won", int(power.won_last)), ("lost", -power.lost_last), ("aggressor", aggressor),
    )  # fmt: skip
    return tuple(one for one in all_three if one[1])


def roll_attack(world: World, chance: Chance, power: Power, *, order_only: bool = False) -> AttackRolled:
    """Roll 2D6 for an attack; 9 or more attacks. A player's attack rolls for its place only (ITA-4.5, ITA-4.17)."""
    modifiers = attack_modifiers(power)
    rolls, decides = ("ITA-4.17", "ITA-4.17") if order_only else ("ITA-4.3", "ITA-4.5")
    with chance.causes():
        dice = chance.dice(rolls, "attack", power.id, 2, DIE)
        total = sum(dice) + sum(added for _, added in modifiers)
        attacks = order_only or total >= world.rules.attack_threshold
        facts = {"power": power.id, "dice": dice, "modifiers": modifiers, "total": total, "order_only": order_only}
        rolled = AttackRolled.of(clause=decides, attacks=attacks, **facts)
        chance.tell(rolled)
    return rolled


def ranks(world: World, targets: Sequence[str]) -> dict[str, int]:
    """Number the revenues of legal targets from the lowest, equal ones alike: the rich are preferred (ITA-4.9)."""
    poorest = world.rules.target_rank == "poorest_highest"
    revenues = sorted({world.powers[target].revenue for target in targets}, reverse=poorest)
    return {target: 1 + revenues.index(world.powers[target].revenue) for target in targets}


def subject_bonus(world: World, attacker: str, target: str) -> int:
    """Give +2 if taking one province of a target would make any Power the attacker's new Subject (ITA-4.10)."""
    land = Land(world)
    mine = set(land.subjects(attacker))
    gains = (land.taken(attacker, [id]).subjects(attacker) for id in land.within_reach(attacker, target))
    return world.rules.subject_bonus if any(set(after) - mine for after in gains) else 0


def power_modifiers(world: World, attacker: str, targets: Sequence[str]) -> dict[str, int]:
    """Give what a Power adds to the die of each target (ITA-4.8)."""
    return {target: rank + subject_bonus(world, attacker, target) for target, rank in ranks(world, targets).items()}


def choose_target(chance: Chance, attacker: str, modifiers: Mapping[str, int], clause: str = "ITA-4.8") -> Chosen:
    """Roll a die for each target, in Power order; the highest is attacked; a single one without a roll (ITA-4.8)."""
    rolloffs: list[tuple[str, int]] = []
    with chance.causes():
        best, dice = list(modifiers), {}
        if len(best) > 1:
            dice = {one: chance.die("ITA-4.8", "target", BETWEEN.join((attacker, one)), DIE) for one in best}
            best = highest({one: die + modifiers[one] for one, die in dice.items()})
        while len(best) > 1:
            again = {one: chance.die("ITA-4.11", "target.rolloff", BETWEEN.join((attacker, one)), DIE) for one in best}
            rolloffs += again.items()
            best = highest(again)
        rolls = tuple((one, die, modifiers[one], die + modifiers[one]) for one, die in dice.items())
        told = TargetChosen(clause=clause, attacker=attacker, target=best[0], rolls=rolls, rolloffs=tuple(rolloffs))
        return Chosen(best[0], chance.tell(told))


def highest(sums: Mapping[str, int]) -> list[str]:
    """Give who has the highest number, in order."""
    return [one for one in sums if sums[one] == max(sums.values())]


def summed(terms: Mapping[str, int]) -> int:
    """Add up so many of each term."""
    return sum(WORTH[term] * number for term, number in terms.items())


def prize_worth(world: World, province: str, first: Sequence[str] = ()) -> int:
    """Give the first four terms: revenue gained, a Roman home, a resource, sisters held (ITA-12.5).

    `first` counts as taken and held.
    """
    place, before = world.provinces[province], Land(world).taken(ROME, first)
    gained = before.taken(ROME, [province]).revenue(ROME) - before.revenue(ROME)
    sisters = sum(before.holders[home] == ROME for home in world.powers[place.home].home)
    terms = {"revenue": gained, "home": place.home == ROME, "resource": bool(place.resource), "sister": sisters}
    return summed(terms)


def worth(world: World, province: str, own: Manner = STEADY) -> int:
    """Give all terms: also how hard its holder is pressed already, and how rich it is (ITA-12.3, ITA-12.7)."""
    holder = world.provinces[province].holder
    pressed = sum(attack.attacker != ROME for attack in against(world, holder))
    if pressed and not attacking(world, holder):
        pressed -= 1
    rich = world.powers[holder].revenue // WORTH_TALENTS
    return prize_worth(world, province) + summed({"attacked": own.hunted * pressed, "rich": own.rich * rich})


def best_attack(world: World, own: Manner = STEADY) -> str:
    """Give what Rome attacks: the most worth; on the last turn only Roman homes; else empty (ITA-12.1, ITA-12.2)."""
    open_to = unspared(world, Land(world).strikeable(ROME))
    if world.turn == world.turns:
        open_to = [id for id in open_to if world.provinces[id].home == ROME]
    best = max(open_to, key=lambda id: worth(world, id, own), default="")
    return best if best and worth(world, best, own) >= own.least else ""


def best_prize(world: World, places: Sequence[str], first: Sequence[str] = ()) -> str:
    """Give what Rome takes: the highest worth of the first four terms, of equals the first (ITA-12.5)."""
    return max(places, key=lambda id: prize_worth(world, id, first))
