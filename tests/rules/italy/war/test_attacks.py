"""Attack decisions, targets and the order of battles (ITA-4)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rules.italy.board.land import Land
from rules.italy.phases import attacks
from rules.italy.war.declaring import DeclareAttack, Hold, order_battles
from rules.italy.war.events import AttackDeclared, AttackRolled, TargetChosen
from rules.italy.war.targets import attack_modifiers, choose_target, power_modifiers, ranks, subject_bonus
from rules.kernel.facts.events import Rolled
from tests.rules.italy.worlds import a_table, a_world, an_attack, attacked, run

QUIET = {"attack": [1] * 16}
"""Attack rolls with which nobody attacks."""


def test_ITA_4_2_externals_choose_before_anyone_rolls() -> None:
    """Their targets stand first."""
    end = run(attacks, a_world(at={"carthage": ("latium", 100, "")}), dice=QUIET)
    kinds = [type(event) for event in end.events if isinstance(event, TargetChosen | AttackRolled)]

    assert TargetChosen is kinds[0]
    assert AttackRolled is kinds[1]


def test_ITA_4_3_each_autopilot_but_rome_with_a_target_rolls() -> None:
    """Players do not, nor who has nobody to attack."""
    world = a_world(at={"carthage": ("etruria", 100, "")})  # so the Etruscans control nothing
    told = run(attacks, world, dice=QUIET, players=("boii",)).told(AttackRolled)

    assert {"rome", "etruscans", "boii"}.isdisjoint(event.power for event in told)
    assert 6 == len(told)


@pytest.mark.parametrize(
    ("aggressor", "adds"), [(0, -1), (20, -1), (30, 0), (50, 0), (60, 1), (70, 1), (80, 2), (90, 2), (100, 3)]
)
def test_ITA_4_4_modifiers_of_the_attack_roll(aggressor, adds) -> None:
    """The aggressor's, and both of a Power that won and lost."""
    power = a_world(ratings={"boii": (aggressor, 0, 0)}).powers["boii"]

    assert adds == sum(number for _, number in attack_modifiers(power))

    power.won_last = True
    assert adds + 1 == sum(number for _, number in attack_modifiers(power))

    power.lost_last = True
    assert adds == sum(number for _, number in attack_modifiers(power))


@pytest.mark.parametrize(("lost", "attacks_now"), [(False, True), (True, False)])
def test_ITA_4_5_nine_or_more_attacks(lost, attacks_now) -> None:
    """Example 18: aggressor 60, won last turn, 7 rolled."""
    world = a_world(ratings={"boii": (60, 0, 0)})
    world.powers["boii"].won_last, world.powers["boii"].lost_last = True, lost

    end = run(attacks, world, dice={("attack", "boii"): [3, 4]} | QUIET)

    assert attacks_now is ("boii" in end.state.attacks)


def test_ITA_4_5_the_chances_of_an_attack() -> None:
    """Table 7.3, of 36."""
    throws = [sum(dice) for dice in product(range(1, 7), repeat=2)]

    assert [3, 6, 10, 15, 21, 26, 30] == [
        sum(throw + modifier >= 9 for throw in throws) for modifier in (-2, -1, 0, 1, 2, 3, 4)
    ]


def test_ITA_4_6_one_attack_a_turn() -> None:
    """A later order replaces the earlier one, and hold is none."""
    assert DeclareAttack(province="pentri").key() == DeclareAttack(province="etruria").key() == Hold().key()
    end = run(attacks, a_world(), {"rome": [DeclareAttack(province="pentri"), Hold()]}, QUIET, players=("rome",))

    assert {} == end.state.attacks


def test_ITA_4_7_targets_from_the_highest_total_down() -> None:
    """Equal totals in Power order."""
    rolls = {("attack", "samnites"): [5, 4], ("attack", "boii"): [6, 6], ("attack", "senones"): [5, 4]}
    world = a_world(ratings=dict.fromkeys(("samnites", "boii", "senones"), (50, 0, 0)))

    told = run(attacks, world, dice=rolls | QUIET).told(TargetChosen)

    assert ["boii", "samnites", "senones"] == [event.attacker for event in told]


def test_ITA_4_8_a_die_for_each_target_and_the_highest_is_attacked() -> None:
    """Example 20; a single target takes no die."""
    table = a_table(a_world(), {("target", "syracusans/campanians"): 3, ("target", "syracusans/bruttians"): 6})
    modifiers = power_modifiers(table.state, "syracusans", ["campanians", "bruttians"])
    target = choose_target(table.play.chance, "syracusans", modifiers).target
    (event,) = table.told(TargetChosen)

    assert "bruttians" == target
    assert (("campanians", 3, 1, 4), ("bruttians", 6, 3, 9)) == event.rolls
    assert (1, 2) == event.because

    before = len(table.told(Rolled))
    assert "boii" == choose_target(table.play.chance, "etruscans", {"boii": 1}).target
    assert before == len(table.told(Rolled))


def test_ITA_4_9_the_rich_are_preferred() -> None:
    """Example 19: 0, 10, 10 and 25; equal revenues share a number."""
    revenues = {"rome": 0, "samnites": 10, "campanians": 10, "boii": 25}
    world = a_world(revenues=revenues)

    assert {"rome": 1, "samnites": 2, "campanians": 2, "boii": 3} == ranks(world, list(revenues))

    world.rules = world.rules.model_copy(update={"target_rank": "poorest_highest"})

    assert {"rome": 3, "samnites": 2, "campanians": 2, "boii": 1} == ranks(world, list(revenues))


def test_ITA_4_10_two_more_for_a_new_subject() -> None:
    """Any Power's, not only the target's; not for one that is a Subject already."""
    assert 2 == subject_bonus(a_world(), "syracusans", "bruttians")
    assert 0 == subject_bonus(a_world(), "syracusans", "campanians")
    assert 2 == subject_bonus(a_world({"picenum": "rome", "ager_gallicus": "etruscans"}), "rome", "etruscans")


def test_ITA_4_11_equal_results_roll_off() -> None:
    """Example 19: 6 + 1, 4 + 2, 5 + 2, 3 + 3; the first and third roll a plain die."""
    modifiers = {"rome": 1, "samnites": 2, "campanians": 2, "boii": 3}
    rolls = {"rome": 6, "samnites": 4, "campanians": 5, "boii": 3}
    dice = {("target", f"senones/{one}"): die for one, die in rolls.items()}
    again = {("target.rolloff", "senones/rome"): [2, 3], ("target.rolloff", "senones/campanians"): [2, 5]}
    table = a_table(a_world(), dice | again)
    target = choose_target(table.play.chance, "senones", modifiers).target
    (event,) = table.told(TargetChosen)

    assert "campanians" == target
    assert (("rome", 2), ("campanians", 2), ("rome", 3), ("campanians", 5)) == event.rolloffs


def chances(modifiers):
    """Give each target's chance by all dice, ties shared equally."""
    won = Counter()
    for dice in product(range(1, 7), repeat=len(modifiers)):
        sums = [die + modifier for die, modifier in zip(dice, modifiers, strict=True)]
        best = [place for place, total in enumerate(sums) if total == max(sums)]
        for place in best:
            won[place] += Fraction(1, len(best) * 6 ** len(modifiers))
    return [won[place] for place in range(len(modifiers))]


@pytest.mark.parametrize(
    ("lead", "chance"), [(0, "1/2"), (1, "47/72"), (2, "7/9"), (3, "7/8"), (4, "17/18"), (5, "71/72"), (6, "1")]
)
def test_ITA_4_8_the_chances_of_two_targets(lead, chance) -> None:
    """Table 7.4, by the lead of the larger modifier."""
    assert Fraction(chance) == chances([1, 1 + lead])[1]


@pytest.mark.parametrize(
    ("modifiers", "shares"),
    [
        ([1, 1, 1], "1/3 1/3 1/3"),
        ([1, 1, 2], "325/1296 325/1296 323/648"),
        ([1, 2, 2], "125/648 523/1296 523/1296"),
        ([1, 2, 3], "11/81 193/648 367/648"),
        ([1, 2, 3, 4], "25/576 659/5184 1481/5184 2819/5184"),
    ],
)
def test_ITA_4_8_the_chances_of_several_targets(modifiers, shares) -> None:
    """Table 7.4, ties included."""
    assert [Fraction(share) for share in shares.split()] == chances(modifiers)


def test_ITA_4_12_nothing_changes_while_attacks_are_declared() -> None:
    """Neither the map nor revenue nor rulers."""
    world = a_world(revenues={"boii": 20})
    end = run(attacks, world, dice={"attack": [6] * 16}).state

    assert world.provinces == end.provinces
    assert [one.ruler for one in world.powers.values()] == [one.ruler for one in end.powers.values()]
    assert 20 == end.powers["boii"].revenue


def test_ITA_4_13_players_decide_when_the_autopilots_have() -> None:
    """They are asked last, Rome among them, and see all."""
    world = a_world(ratings={"boii": (100, 0, 0)})
    end = run(attacks, world, dice={("attack", "boii"): [6, 6]} | QUIET, players=("rome", "senones"))

    assert ["rome", "senones"] == list(end.windows[0].asked)
    assert ["boii"] == list(end.state.attacks)


def test_ITA_4_14_a_player_names_a_province_and_its_holder_is_the_target() -> None:
    """Whoever that is."""
    end = run(attacks, a_world({"etruria": "boii"}), {"rome": [DeclareAttack(province="etruria")]}, QUIET)

    assert ("boii", "etruria") == (end.state.attacks["rome"].target, end.state.attacks["rome"].province)


def test_ITA_4_15_an_attack_on_a_subjects_province_is_on_its_master() -> None:
    """And is fought against the Subject's army."""
    world = a_world({"etruria": "boii"})
    end = run(attacks, world, {"rome": [DeclareAttack(province="etruria")]}, QUIET)

    assert "boii" == end.state.attacks["rome"].target
    assert "etruscans" == Land(end.state).army("etruria")


def test_ITA_4_16_externals_first_then_by_total_then_rome() -> None:
    """Example 21: equal totals roll off."""
    world = attacked(
        a_world(at={"carthage": ("acragas", 100, "")}),
        an_attack("rome", "etruscans", province="etruria"),
        an_attack("boii", "etruscans", total=9),
        an_attack("syracusans", "bruttians", total=10),
        an_attack("samnites", "rome", total=10),
        an_attack("carthage", "syracusans"),
    )
    table = a_table(world, {("order.rolloff", "samnites"): 3, ("order.rolloff", "syracusans"): 5})
    order_battles(table.play)

    assert ["carthage", "syracusans", "samnites", "boii", "rome"] == list(world.attacks)
    assert ["T1A1", "T1A2", "T1A3", "T1A4", "T1A5"] == [one.label for one in world.attacks.values()]


def test_ITA_4_16_equals_roll_again_among_themselves() -> None:
    """Three equal; two of them equal again."""
    world = attacked(a_world(), *(an_attack(one, "rome", total=10) for one in ("samnites", "boii", "senones")))
    dice = {
        ("order.rolloff", "samnites"): [2, 1],
        ("order.rolloff", "senones"): [2, 6],
        ("order.rolloff", "boii"): 6,
    }
    order_battles(a_table(world, dice).play)

    assert ["boii", "senones", "samnites"] == list(world.attacks)


def test_ITA_4_17_a_player_rolls_for_the_order_only() -> None:
    """The lowest roll does not stop the attack."""
    world = a_world(ratings={"senones": (0, 0, 0)})
    end = run(attacks, world, {"senones": [DeclareAttack(province="sabina")]}, QUIET, players=("senones",))

    assert 1 == end.state.attacks["senones"].total
    assert [True] == [event.order_only for event in end.told(AttackRolled) if event.power == "senones"]


def test_ITA_4_18_each_attack_is_told() -> None:
    """With its place, its total and its named province."""
    dice = {("attack", "boii"): [6, 6], ("target", "boii/senones"): 6, ("target", "boii/etruscans"): 1} | QUIET
    end = run(attacks, a_world(ratings={"boii": (50, 0, 0)}), {"rome": [DeclareAttack(province="etruria")]}, dice)

    assert [("T1A1", "boii", "senones", "", 12), ("T1A2", "rome", "etruscans", "etruria", None)] == [
        (one.label, one.attacker, one.target, one.province, one.total) for one in end.told(AttackDeclared)
    ]
