"""What the other player of a battle may still spend on it is said beside the odds (ITA-5.13)."""

import pytest

from rules.italy.battle.consequences import consequences
from rules.italy.battle.counsel import stroke
from rules.italy.battle.gains import battles, strokes
from rules.italy.battle.purses import purse
from rules.italy.battle.throws import chances
from rules.italy.realm.spending import SPENDING, Spend
from rules.italy.ruleset import ITALY
from rules.italy.war.declaring import DeclareAttack
from tests.rules.italy.worlds import a_world, an_attack, attacked


def at_war(**more):
    """Give a turn in which the Samnites, with 10 talents, march on Rome, which has 35, 5 of them bound."""
    world = a_world({"etruria": "rome"}, revenues={"rome": 35, "samnites": 10}, seated=["rome", "samnites"], **more)
    world.powers["rome"].earmarked = 5
    return attacked(world, an_attack("samnites", "rome", province="sabina"))


@pytest.mark.parametrize("theirs", range(80, 141, 5))
def test_ITA_7_2_each_army_counts_its_own_twenties(theirs: int) -> None:
    """Ten on 80 change nothing against any army, as five on 100 do not."""
    world = a_world()

    assert chances(world, 80, theirs) == chances(world, 90, theirs)
    assert chances(world, theirs, 100) == chances(world, theirs, 105)


def test_ITA_5_13_who_attacks_hears_what_the_other_may_spend() -> None:
    """Rome has 30 to spend on Sabina, and then little is left of 5 in 10; the odds of a bad defeat are said."""
    said = "Rome may spend 30 on it: 1 in 10 you win then, 4 in 10 you lose badly."
    own = at_war()

    assert said == purse(own, "samnites", "samnites", battles(own, "samnites")["samnites"][0])
    assert said in ITALY.advice(own, "samnites", SPENDING)[0].text
    own.powers["samnites"].attack_points = 10
    told = consequences(own, "samnites", Spend(attack=10))
    assert said in told
    assert "The 10 on Attack change nothing, whatever the other side spends: 90 points hold four full 20s" in told


def test_ITA_5_13_who_is_attacked_hears_that_the_other_changes_nothing() -> None:
    """The 10 of the Samnites lift 80 points to no full twenty."""
    one, *_ = battles(at_war(), "rome")["samnites"]

    assert "The 10 that the Samnites may spend on it change nothing." == purse(at_war(), "rome", "samnites", one)


def test_ITA_5_13_an_attack_considered_tells_of_the_purse_too() -> None:
    """At the counsel, and when the order is given."""
    world = a_world({"etruria": "rome"}, revenues={"rome": 35, "samnites": 10}, seated=["rome", "samnites"])
    one = strokes(world, "samnites", ["sabina"])[0]

    assert "Rome may spend 35 on it: 1 in 10 you win then." in stroke(world, "samnites", one)
    assert "Rome may spend 35 on it" in consequences(world, "samnites", DeclareAttack(province="sabina"))


def test_ITA_5_2_of_an_autopilot_nothing_is_said() -> None:
    """It divides as its ruler would, which is counted already."""
    world = at_war()
    world.seated = ["samnites"]

    assert "" == purse(world, "samnites", "samnites", battles(world, "samnites")["samnites"][0])


def test_ITA_6_8_who_may_take_a_province_from_a_rival_is_named_too() -> None:
    """The Boeian Celts march on Etruria, and the Senon Celts, its neighbours, on them."""
    world = a_world(seated=["rome"])
    for attacker, target, total in (("boii", "etruscans", 12), ("senones", "boii", 11)):
        world.attacks[attacker] = an_attack(attacker, target, total=total)
    said = "The Senon Celts march on the Boeian Celts and may take it from them before you."
    told = consequences(world, "rome", DeclareAttack(province="etruria"))

    assert "the Boeian Celts take it before you" in told
    assert said in told
    assert "The Senon Celts march" not in consequences(world, "rome", DeclareAttack(province="pentri"))
