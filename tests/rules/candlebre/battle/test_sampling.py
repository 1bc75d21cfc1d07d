"""Many battles at once end as each of them does alone, on the same dice."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random as Chooser

import numpy as np
import pytest

from rules.candlebre.battle.battles import infantry_class
from rules.candlebre.battle.chances import exact
from rules.candlebre.battle.melee import Choices, Melee, Side, values, wants_to_leave
from rules.candlebre.battle.rounds import NEVER, SURE, fight_round
from rules.candlebre.battle.sampling import LAST_ROUND, Numbers, Random, sampled, shares
from rules.candlebre.board.tables import DIE, TYPES

BATTLES = 60
MOST = 12
Key = tuple[int, str, str, bool]


@dataclass
class Shared:
    """Dice that lie ready for every battle, round, side and type of unit."""

    seed: int

    def faces(self, key: Key) -> Numbers:
        """Give a row of dice for each battle."""
        number = sum(ord(mark) * 31**place for place, mark in enumerate(repr(key))) % 2**32
        return np.random.default_rng([self.seed, number]).integers(1, DIE + 1, (BATTLES, MOST))

    def hits(self, key: Key, battles: Numbers, dice: Numbers, needed: Numbers) -> Numbers:
        """Count the hits among the first so many of each row."""
        faces = self.faces(key)[battles]
        struck = (faces == SURE) | ((faces <= needed[:, None]) & (faces != NEVER))
        return (struck & (np.arange(MOST) < dice[:, None])).sum(axis=1)


def alone(melee: Melee, battle: int, shared: Shared) -> tuple[list[int], list[int], int, int]:
    """Fight one battle with the shared dice; give what is left of both sides, the rounds, and who left."""
    seen: set[Key] = set()

    def roll(side: Side, kind: str, count: int, needed: int) -> Sequence[int]:
        key = (melee.round, side.role, kind, (melee.round, side.role, kind, False) in seen)
        seen.add(key)
        return [int(face) for face in shared.faces(key)[battle][:count]]

    while not melee.over:
        leaver = next((place for place, side in enumerate(melee.sides) if melee.round and leaves(melee, side)), -1)
        if leaver >= 0:
            melee.sides[leaver].units = {}
            break
        fight_round(melee, roll)
    else:
        leaver = -1
    ours, theirs = ([side.count(kind) for kind in TYPES] for side in melee.sides)
    return ours, theirs, melee.round, leaver


def leaves(melee: Melee, side: Side) -> bool:
    """Tell whether a side leaves now."""
    return wants_to_leave(melee, side) or (side is melee.attacker and melee.round >= LAST_ROUND)


def some_melee(seed: int) -> Melee:
    """Give a battle of any kind."""
    luck = Chooser(seed)

    def side(role: str) -> Side:
        kinds = luck.sample(TYPES[:5] + TYPES[6:], luck.randint(1, 4))
        units = {kind: luck.randint(1, MOST) for kind in kinds}
        units |= {"siege_engines": luck.randint(0, 2)} if role == "attack" else {}
        blows = ("standard", "standard", "ranged", "mounted", "foot", "train")
        choices = Choices(
            ranged=luck.choice(blows),
            mounted=luck.choice(blows),
            foot=luck.choice(blows),
            charge=luck.choice(("never", "screened", "open")),
            flank=luck.choice(("never", "screened", "open")),
            pick=tuple(luck.sample(TYPES, len(TYPES))),
            casualties=tuple(luck.sample(TYPES, len(TYPES))),
            reroll=luck.choice(("misses", "none")),
            reroll_min=luck.randint(1, 12),
            withdraw_ratio=luck.choice((0, 25, 80)),
            withdraw_after=luck.choice((0, 0, 4)),
        )
        high = luck.random() < 0.3
        return Side(
            role,
            units,
            values(luck.randint(0, 10), luck.randint(0, 1)),
            plus=luck.randint(0, 3),
            choices=choices,
            counters=luck.choice((0, 3, 5)),
            bounty=luck.randint(0, 2),
            initiative=infantry_class() if high else frozenset({"light_infantry"}),
            flanks=luck.random() < 0.5,
            engineers=luck.randint(0, 1) if role == "attack" else 0,
            captures=luck.random() < 0.8,
        )

    return Melee(side("attack"), side("defence"), luck.randint(0, 2))


def copied(melee: Melee) -> Melee:
    """Give a melee of its own."""
    ours, theirs = (replace(side, units=dict(side.units), ready=set(side.ready)) for side in melee.sides)
    return Melee(ours, theirs, melee.fort)


@pytest.mark.parametrize("seed", range(40))
def test_CAN_7_many_battles_end_as_each_alone(seed: int) -> None:
    """What is left of both sides, the rounds, and who withdrew: equal in every battle, on the same dice."""
    melee, shared = some_melee(seed), Shared(seed)

    ends = sampled(copied(melee), BATTLES, shared)

    for battle in range(BATTLES):
        ours, theirs, rounds, leaver = alone(copied(melee), battle, shared)
        assert (ours, theirs, rounds, leaver) == (
            ends.left[0][battle].tolist(),
            ends.left[1][battle].tolist(),
            ends.rounds[battle],
            ends.leaver[battle],
        )


def test_CAN_7_samples_come_near_the_exact_chances() -> None:
    """Within four standard deviations, for 3 infantry on 2 (example 34)."""
    plain = Choices(charge="never", reroll="none")
    melee = Melee(
        Side("attack", {"infantry": 3}, values(), choices=plain),
        Side("defence", {"infantry": 2}, values(), choices=plain),
    )

    found = shares(sampled(copied(melee), 20_000, Random(np.random.default_rng(7))))
    true = exact(copied(melee))

    for way in ("attacker", "defender", "nobody"):
        share = getattr(true, way)
        assert share == pytest.approx(found[way], abs=4 * (share * (1 - share) / 20_000) ** 0.5)
