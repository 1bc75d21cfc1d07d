"""The chances of whole battles, exact, against the worked examples (section 10)."""

from dataclasses import replace
from typing import Any

import pytest

from rules.candlebre.battle.battles import infantry_class
from rules.candlebre.battle.chances import Chances, exact
from rules.candlebre.battle.melee import Choices, Melee, Side, values
from rules.candlebre.battle.rounds import hits

PLAIN = Choices(charge="never", reroll="none")
OPEN = replace(PLAIN, charge="open")
SCREENED = replace(PLAIN, charge="screened")
Units = dict[str, int]


def chances(ours: Units, theirs: Units, fort: int = 0, **more: Any) -> Chances:
    """Give the chances of a battle: `our` and `their` choices, the attacker's `plus` and `level`, `guard` theirs."""
    level, guard = more.get("level", 0), more.get("guard", 0)
    attacker = Side("attack", dict(ours), values(level), more.get("plus", 0), more.get("our", PLAIN))
    defender = Side("defence", dict(theirs), values(guard), 0, more.get("their", PLAIN))
    if level == 10:
        attacker.initiative = infantry_class()
    return exact(Melee(attacker, defender, fort))


FOOT, BOWS, HORSE, LIGHT, PIKES = "infantry", "archers", "cavalry", "light_infantry", "pikemen"
HIRED = "mercenaries"
EXAMPLES = [
    (32, {FOOT: 1}, {FOOT: 1}, {}, (0.344262, 0.426230, 0.229508, 1.6393)),
    (33, {FOOT: 2}, {FOOT: 2}, {}, (0.388082, 0.510619, 0.101299, 2.3089)),
    (34, {FOOT: 3}, {FOOT: 2}, {}, (0.774297, 0.177477, 0.048226, 2.3097)),
    (35, {BOWS: 1}, {FOOT: 1}, {}, (0.517241, 0.482759, 0, 1.7241)),
    (36, {BOWS: 2}, {FOOT: 2}, {}, (0.515296, 0.484704, 0, 2.6460)),
    (37, {FOOT: 2}, {BOWS: 2}, {}, (0.436281, 0.563719, 0, 2.8074)),
    (38, {BOWS: 1}, {BOWS: 1}, {}, (0.411765, 0.411765, 0.176471, 1.9608)),
    (39, {HORSE: 1}, {FOOT: 1}, {"our": OPEN}, (0.517241, 0.482759, 0, 1.7241)),
    (40, {HORSE: 1}, {FOOT: 1}, {}, (0.375, 0.375, 0.25, 1.5625)),
    (41, {FOOT: 2, HORSE: 2}, {FOOT: 4}, {}, (0.445950, 0.505357, 0.048694, 2.9264)),
    (42, {FOOT: 2, HORSE: 2}, {FOOT: 4}, {"our": SCREENED}, (0.496596, 0.458483, 0.044921, 3.1398)),
    (43, {FOOT: 1}, {HORSE: 1}, {"their": OPEN}, (0.432004, 0.567996, 0, 1.8023)),
    (44, {FOOT: 1}, {HORSE: 1}, {}, (0.449541, 0.357798, 0.192661, 1.8349)),
    (45, {HORSE: 2}, {FOOT: 1, PIKES: 1}, {"our": OPEN}, (0.364932, 0.503758, 0.131310, 2.0412)),
    (46, {FOOT: 3}, {PIKES: 3}, {}, (0.263960, 0.668337, 0.067703, 2.3853)),
    (47, {BOWS: 3}, {PIKES: 1, BOWS: 2}, {}, (0.535138, 0.426573, 0.038288, 3.3745)),
    (48, {LIGHT: 2}, {FOOT: 2}, {}, (0.335826, 0.602452, 0.061721, 2.7009)),
    (49, {FOOT: 2}, {LIGHT: 2}, {}, (0.607967, 0.341752, 0.050281, 3.0439)),
    (50, {FOOT: 2}, {FOOT: 2}, {"level": 10, "guard": 9}, (0.530606, 0.361287, 0.108107, 2.0371)),
    (51, {FOOT: 4, BOWS: 2}, {FOOT: 4}, {}, (0.900359, 0.099641, 0, 2.8618)),
    (52, {FOOT: 4, BOWS: 2}, {FOOT: 4}, {"plus": 1}, (0.945377, 0.054623, 0, 2.4748)),
    (53, {FOOT: 4}, {FOOT: 3}, {"fort": 0}, (0.723025, 0.237580, 0.039394, 2.7368)),
    (53, {FOOT: 4}, {FOOT: 3}, {"fort": 1}, (0.660841, 0.291458, 0.047701, 2.6693)),
    (53, {FOOT: 4}, {FOOT: 3}, {"fort": 2}, (0.598962, 0.345313, 0.055725, 2.5917)),
    (54, {FOOT: 4, "siege_engines": 1}, {FOOT: 3}, {"fort": 2}, (0.660841, 0.291458, 0.047701, 2.6693)),
    (55, {HIRED: 4}, {FOOT: 2}, {}, (0.860062, 0.118908, 0.021030, 2.6096)),
    (55, {HIRED: 4}, {FOOT: 2}, {"our": replace(PLAIN, bounty=1)}, (0.913190, 0.070296, 0.016514, 2.2209)),
    (55, {HIRED: 4}, {FOOT: 2}, {"our": replace(PLAIN, bounty=2)}, (0.946815, 0.040833, 0.012352, 1.9261)),
    (56, {FOOT: 3}, {FOOT: 3}, {"plus": 2}, (0.531638, 0.391894, 0.076467, 2.4489)),
    (58, {BOWS: 6, FOOT: 2}, {FOOT: 4, HORSE: 2}, {"their": OPEN}, (0.911642, 0.088358, 0, 3.4945)),
]


@pytest.mark.parametrize(
    ("ours", "theirs", "more", "expected"), [one[1:] for one in EXAMPLES], ids=range(len(EXAMPLES))
)
def test_CAN_7_the_worked_examples_of_whole_battles(ours: Units, theirs: Units, more: Any, expected: Any) -> None:
    """Examples 32 to 58 to the last figure given; the chances add up to 1 (H24)."""
    found = chances(ours, theirs, **more)

    assert expected[:3] == pytest.approx((found.attacker, found.defender, found.nobody), abs=6e-7)
    assert expected[3] == pytest.approx(found.rounds, abs=6e-5)
    assert pytest.approx(1, abs=1e-9) == found.attacker + found.defender + found.nobody


def test_CAN_7_14_without_leader_and_rally_example_56_is_won_less_often() -> None:
    """0.393703."""
    assert pytest.approx(0.393703, abs=6e-7) == chances({FOOT: 3}, {FOOT: 3}).attacker


def test_CAN_7_17d_an_attacker_leaves_when_his_power_falls_below_a_quarter() -> None:
    """Example 57."""
    found = chances({FOOT: 6}, {FOOT: 6}, our=replace(PLAIN, withdraw_ratio=25))

    assert (0.372375, 0.170100, 0.021619, 0.435905) == pytest.approx(
        (found.attacker, found.defender, found.nobody, found.attacker_leaves), abs=6e-7
    )
    assert pytest.approx(2.7723, abs=6e-5) == found.rounds


def test_CAN_7_9_a_precision_strike_of_archers_is_worse_there() -> None:
    """Example 58: 0.455802 instead of 0.911642."""
    found = chances({BOWS: 6, FOOT: 2}, {FOOT: 4, HORSE: 2}, our=replace(PLAIN, ranged="mounted"), their=OPEN)

    assert pytest.approx(0.455802, abs=6e-7) == found.attacker


def test_CAN_7_4_one_round_of_three_on_two_decides_for_the_attacker() -> None:
    """Example 24: 0.281750."""
    found = chances({FOOT: 3}, {FOOT: 2}, our=replace(PLAIN, withdraw_after=1))

    assert pytest.approx(0.281750, abs=6e-7) == found.attacker


@pytest.mark.parametrize("needed", range(1, 20))
def test_CAN_7_4c_the_chance_of_a_hit_is_a_twentieth_of_the_hit_number(needed: int) -> None:
    """Enumerated over the twenty faces; exactly one of them captures (CAN-7.4d)."""
    faces = range(1, 21)

    assert needed == sum(hits(die, needed) for die in faces)
    assert 1 == sum(die == needed and hits(die, needed) for die in faces)
