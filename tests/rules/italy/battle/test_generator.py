"""The Battle Result Generator (ITA-7), with its tables enumerated (7.5)."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from rules.italy.battle.deciding import generate, judged
from rules.italy.battle.events import BattleBriefed, GeneratorThrown
from rules.italy.battle.throws import OUTCOMES
from rules.italy.board.state import Attack
from rules.kernel.table.results import Result
from tests.rules.italy.worlds import a_table, a_world, an_attack

HIGHER = Counter(max(dice) for dice in product(range(1, 7), repeat=2))


@cache
def one_throw(d):
    """Count the outcomes of one throw of 1296 with a lead of d twenties."""
    world, found = a_world(), Counter()
    for ours, theirs in product(range(1, 7), repeat=2):
        lead = ours + d - theirs
        found[judged(world, lead) if lead else "again"] += HIGHER[ours] * HIGHER[theirs]
    return found


def fought(attacker=80, defender=80, **dice):
    """Let the generator decide between two armies."""
    table = a_table(a_world(), dice)
    parts = {"attacker_parts": [("points", attacker)], "defender_parts": [("points", defender)]}
    attack = an_attack("rome", "boii", label="T1A1", struck="felsina", army="boii", **parts)
    return generate(table.play, attack), table.told(GeneratorThrown)


def test_ITA_7_1_each_side_keeps_the_higher_of_two_dice() -> None:
    """Attacker first."""
    result, throws = fought(**{"generator.attacker": [2, 6], "generator.defender": [5, 3]})

    assert Result(winner="attacker", degree="minor") == result
    assert ((2, 6), (5, 3)) == (throws[0].attacker_dice, throws[0].defender_dice)


def test_ITA_7_2_points_count_by_twenties_rounded_down() -> None:
    """Example 30: 100 against 90."""
    _, throws = fought(100, 90, **{"generator.attacker": [4, 1], "generator.defender": [1, 1]})

    assert (9, 5) == (throws[0].attacker_sum, throws[0].defender_sum)


def test_ITA_7_3_equals_throw_again() -> None:
    """Example 30, whole."""
    dice = {"generator.attacker": [2, 5, 4, 1], "generator.defender": [6, 3, 1, 1]}
    result, throws = fought(100, 90, **dice)

    assert Result(winner="attacker", degree="major") == result
    assert [(10, 10), (9, 5)] == [(one.attacker_sum, one.defender_sum) for one in throws]


@pytest.mark.parametrize(("lead", "result"), [(1, "minor"), (2, "minor"), (3, "major"), (5, "major")])
def test_ITA_7_4_three_or_more_is_major(lead, result) -> None:
    """Of whoever is higher."""
    assert Result(winner="attacker", degree=result) == judged(a_world(), lead)
    assert Result(winner="defender", degree=result) == judged(a_world(), -lead)


def test_ITA_7_5_cards_generals_terrain_and_allies_do_nothing() -> None:
    """The generator is handed points alone; the briefing tells the rest."""
    assert {"attacker_parts", "defender_parts"} == {name for name in Attack.model_fields if "parts" in name}
    assert {"cards", "generals", "terrain", "attacker_allies"} <= set(BattleBriefed.model_fields)
    assert not {"cards", "generals", "terrain", "attacker_allies"} & set(Attack.model_fields)


@pytest.mark.parametrize(
    ("d", "counts"),
    [
        (0, (286, 142, 363, 363, 142)),
        (1, (215, 290, 501, 237, 53)),
        (2, (148, 505, 501, 131, 11)),
        (3, (89, 791, 363, 53, 0)),
        (4, (42, 1006, 237, 11, 0)),
        (5, (11, 1154, 131, 0, 0)),
        (6, (0, 1243, 53, 0, 0)),
        (7, (0, 1285, 11, 0, 0)),
        (8, (0, 1296, 0, 0, 0)),
    ],
)
def test_ITA_7_4_one_throw_of_1296(d, counts) -> None:
    """Table 7.5: thrown again, attacker Major and Minor, defender Minor and Major; swapped for a negative lead."""
    throw, other = one_throw(d), one_throw(-d)

    assert counts == (throw["again"], *(throw[side] for side in OUTCOMES))
    assert counts == (other["again"], *(other[side] for side in reversed(OUTCOMES)))


@pytest.mark.parametrize(
    ("d", "finals"),
    [
        (0, ("71/505", "363/1010", "363/1010", "71/505")),
        (1, ("290/1081", "501/1081", "237/1081", "53/1081")),
        (2, ("505/1148", "501/1148", "131/1148", "11/1148")),
        (3, ("791/1207", "363/1207", "53/1207", "0")),
        (4, ("503/627", "79/418", "1/114", "0")),
        (5, ("1154/1285", "131/1285", "0", "0")),
        (6, ("1243/1296", "53/1296", "0", "0")),
    ],
)
def test_ITA_7_3_final_results(d, finals) -> None:
    """Table 7.5, draws thrown again."""
    throw = one_throw(d)
    left = 1296 - throw["again"]

    assert [Fraction(one) for one in finals] == [Fraction(throw[side], left) for side in OUTCOMES]
