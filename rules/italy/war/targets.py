"""Whom a Power attacks: the attack roll, and the choice among its legal targets (ITA-4)."""

from collections.abc import Mapping, Sequence

from rules.italy.board.land import Land
from rules.italy.board.state import Power, World
from rules.italy.board.tables import AGGRESSION, DIE, Modifier, below
from rules.italy.war.events import AttackRolled, TargetChosen
from rules.kernel.facts.names import BETWEEN
from rules.kernel.luck.chance import Chance


def attack_modifiers(power: Power) -> tuple[Modifier, ...]:
    """Give what adds to a Power's attack roll, each once; a Power that won and lost takes both (ITA-4.4)."""
    won: list[Modifier] = [("won", 1)] * power.won_last
    lost: list[Modifier] = [("lost", -1)] * power.lost_last
    aggressor = below(AGGRESSION, power.ruler.aggressor) if power.ruler else 0
    return (*won, *lost, *((("aggressor", aggressor),) if aggressor else ()))


def roll_attack(world: World, chance: Chance, power: Power, *, order_only: bool = False) -> AttackRolled:
    """Roll 2D6 for an attack; 9 or more attacks. A player's attack rolls for its place only (ITA-4.5, ITA-4.17)."""
    modifiers = attack_modifiers(power)
    with chance.causes():
        dice = chance.dice("ITA-4.17" if order_only else "ITA-4.3", "attack", power.id, 2, DIE)
        total = sum(dice) + sum(added for _, added in modifiers)
        rolled = AttackRolled(
            clause="ITA-4.17" if order_only else "ITA-4.5",
            power=power.id,
            dice=dice,
            modifiers=modifiers,
            total=total,
            attacks=order_only or total >= world.figures.attack_threshold,
            order_only=order_only,
        )
        chance.tell(rolled)
    return rolled


def ranks(world: World, targets: Sequence[str]) -> dict[str, int]:
    """Number the revenues of legal targets from the lowest, equal ones alike: the rich are preferred (ITA-4.9)."""
    revenues = sorted({world.powers[target].revenue for target in targets})
    if world.figures.target_rank == "poorest_highest":
        revenues.reverse()
    return {target: 1 + revenues.index(world.powers[target].revenue) for target in targets}


def subject_bonus(world: World, attacker: str, target: str) -> int:
    """Give +2 if taking one province of a target would make any Power the attacker's new Subject (ITA-4.10)."""
    land = Land(world)
    mine = land.subjects(attacker)
    for province in land.within_reach(attacker, target):
        after = land.taken(attacker, [province])
        if any(one not in mine for one in after.subjects(attacker)):
            return world.figures.subject_bonus
    return 0


def power_modifiers(world: World, attacker: str, targets: Sequence[str]) -> dict[str, int]:
    """Give what a Power adds to the die of each target (ITA-4.8)."""
    return {target: rank + subject_bonus(world, attacker, target) for target, rank in ranks(world, targets).items()}


def choose_target(
    world: World, chance: Chance, attacker: str, modifiers: Mapping[str, int], clause: str = "ITA-4.8"
) -> str:
    """Roll a die for each target, in Power order; the highest is attacked; a single one without a roll (ITA-4.8)."""
    rolloffs: list[tuple[str, int]] = []
    with chance.causes():
        rolling = modifiers if len(modifiers) > 1 else {}
        dice = {one: chance.die("ITA-4.8", "target", BETWEEN.join((attacker, one)), DIE) for one in rolling}
        sums = {one: die + modifiers[one] for one, die in dice.items()}
        best = highest(sums) or list(modifiers)
        while len(best) > 1:
            again = {one: chance.die("ITA-4.11", "target.rolloff", BETWEEN.join((attacker, one)), DIE) for one in best}
            rolloffs += again.items()
            best = highest(again)
        chance.tell(
            TargetChosen(
                clause=clause,
                attacker=attacker,
                target=best[0],
                rolls=tuple((one, dice[one], modifiers[one], sums[one]) for one in rolling),
                rolloffs=tuple(rolloffs),
            )
        )
    return best[0]


def highest(sums: Mapping[str, int]) -> list[str]:
    """Give who has the highest number, in order."""
    return [one for one in sums if sums[one] == max(sums.values())]
