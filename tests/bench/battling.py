"""How fast battles are sampled, beside the plain resolver."""

from collections.abc import Sequence
from pathlib import Path
from random import Random as Chooser
from time import perf_counter

import numpy as np

from rules.candlebre.battle.melee import ATTACKING, DEFENDING, Melee, Side, values, wants_to_leave
from rules.candlebre.battle.rounds import fight_round
from rules.candlebre.battle.sampling import LAST_ROUND, Random, sampled
from rules.candlebre.board.tables import DIE

BATTLES = 100_000
PLAIN = 300
"""Battles that the plain resolver fights; it would take half a minute for all."""
ARMIES = ({"infantry": 20}, {"infantry": 8, "archers": 6, "cavalry": 6})


async def battling(folder: Path) -> tuple[str, ...]:
    """Fight twenty against twenty, of infantry alone and of three arms."""
    del folder
    return tuple(compared(army) for army in ARMIES)


def compared(army: dict[str, int]) -> str:
    """Time one battle both ways."""
    begin = perf_counter()
    sampled(a_melee(army), BATTLES, Random(np.random.default_rng(1)))
    at_once = perf_counter() - begin
    chooser = Chooser(1)

    def roll(_: Side, __: str, count: int, ___: int) -> Sequence[int]:
        return [chooser.randint(1, DIE) for _ in range(count)]

    begin = perf_counter()
    for _ in range(PLAIN):
        melee = a_melee(army)
        while (
            not melee.over and melee.round < LAST_ROUND and not (melee.round and wants_to_leave(melee, melee.attacker))
        ):
            fight_round(melee, roll)
    one_by_one = (perf_counter() - begin) / PLAIN * BATTLES
    arms = ", ".join(f"{number} {kind}" for kind, number in army.items())
    slower = f"the plain resolver {one_by_one / at_once:.0f} times that"
    return f"{BATTLES} battles of {arms}: {at_once:.2f} s (aim 1), {slower}"


def a_melee(army: dict[str, int]) -> Melee:
    """Give a battle of equals."""
    attacker = Side("attack", dict(army), values(), choices=ATTACKING)
    return Melee(attacker, Side("defence", dict(army), values(), choices=DEFENDING))
