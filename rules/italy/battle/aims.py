"""Aims of a Power: every attack that it may declare, weighed, and what stands between it and another (ITA-4)."""

from collections.abc import Sequence
from typing import Any

from rules.italy.battle.counsel import stroke
from rules.italy.battle.gains import Prospect, battles, foreseen, prospects, strokes
from rules.italy.battle.prizes import Strike
from rules.italy.battle.threatened import decided, withstood
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.realm.spending import attackers
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.orders.windows import Window
from rules.kernel.play.aims import Aim
from rules.kernel.telling.phrases import row

NAMED = 3
"""How many provinces within reach of another are named."""


def aims(world: World, seat: str, window: Window[Any]) -> Sequence[Aim[World]]:  # Any: windows differ
    """Weigh the attack on each province that a Power may strike now (ITA-4.1, ITA-6.9)."""
    if seat not in world.powers or window.name not in ("attack", "retarget"):
        return ()
    again = window.name == "retarget"
    order = Strike if again else DeclareAttack
    found = strokes(world, seat, world.offered if again else Land(world).strikeable(seat))
    return [
        Aim(
            "province",
            one.province,
            stroke(world, seat, one),
            one.won("attacker"),
            one.gain,
            (order(province=one.province),),
            one.won("attacker"),
        )
        for one in found
    ]


def between(world: World, seat: str, other: str) -> Sequence[str]:
    """Say that nothing binds two Powers, and where the other can strike and how that would go (ITA-4.1, ITA-11.4)."""
    if other not in world.powers or seat not in world.powers:
        return ()
    name = world.name(other)
    word = f"The rules know no treaties: nothing binds {name:the} to you but {name:its|their} word."
    return [word, *comes(world, seat, other)]


def comes(world: World, seat: str, other: str, province: str = "") -> Sequence[str]:
    """Say where another can strike a Power now, and how likely that, or the province named, is lost (ITA-4.1).

    The attack that the Power has ordered counts already: its army at home is weaker by it.
    """
    world = decided(world, seat)
    name, reached = world.name(other), Land(world).within_reach(other, seat)
    if not reached:
        return [f"{name:The} cannot reach any province of yours now."]
    where = [world.provinces[one].name for one in reached[:NAMED]] + ["more"] * bool(reached[NAMED:])
    if other in attackers(world, seat):
        return [f"{name:The} {name:marches|march} on {withstood(world, seat, other, battles(world, seat)[other][0])}"]
    if province and province not in reached:
        return [f"{name:The} cannot reach {world.provinces[province].name}, but can strike {row(where)}."]
    one = attacked(world, seat, other, province or reached[0])
    return [f"{name:The} can strike {row(where)}. If {name:it does|they do}: {withstood(world, seat, other, one)}"]


def attacked(world: World, seat: str, other: str, province: str) -> Prospect:
    """Give the battle that another's attack on a province of a Power would be."""
    attack = Attack(attacker=other, target=seat, province=province)
    return prospects(foreseen(world, seat, attack), seat, attack, province)[0]
