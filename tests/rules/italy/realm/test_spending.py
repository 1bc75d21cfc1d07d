"""Spending (ITA-5)."""

import pytest

from rules.italy.battle.armies import meet
from rules.italy.phases import spending
from rules.italy.realm.events import Spent
from rules.italy.realm.spending import Spend, shares
from rules.italy.ruleset import ITALY
from rules.italy.war.attacks import cancel
from rules.kernel.errors import Refusal
from rules.kernel.language.several import several
from rules.kernel.language.sharing import divided
from tests.rules.italy.worlds import a_table, a_world, an_attack, attacked, run


def at_war(revenue=25, ratings=(60, 20, 20), *, strikes=True, struck=0, earmarked=0):
    """Give a world in which the Senones attack, or are attacked by so many."""
    world = a_world(revenues={"senones": revenue}, ratings={"senones": ratings})
    world.powers["senones"].earmarked = earmarked
    attackers = ["boii", "etruscans", "tarentines"][:struck]
    own = [an_attack("senones", "rome")] if strikes else []
    return attacked(world, *(an_attack(one, "senones") for one in attackers), *own)


def spent(world, **more):
    """Give what the Senones spend on Attack, in reserves, and on Civic Improvement."""
    power = (end := run(spending, world, **more).state).powers["senones"]
    return power.attack_points, [one.reserve for one in end.attacks.values() if one.target == "senones"], power.civic


def test_ITA_5_1_the_whole_revenue_is_spent() -> None:
    """On three things."""
    attack, reserves, civic = spent(at_war(struck=2))

    assert 25 == attack + sum(reserves) + civic


def test_ITA_5_2_an_autopilot_divides_the_free_part_by_its_ruler() -> None:
    """Example 22: attacked and attacking."""
    assert (15, [5], 5) == spent(at_war(struck=1))


def test_ITA_5_3_who_does_not_attack_defends_with_it() -> None:
    """60 and 20 per cent."""
    assert (0, [20], 5) == spent(at_war(strikes=False, struck=1))


def test_ITA_5_4_who_is_not_attacked_attacks_with_it() -> None:
    """Example 22."""
    assert (20, [], 5) == spent(at_war())


def test_ITA_5_5_who_does_neither_builds() -> None:
    """With the whole."""
    assert (0, [], 25) == spent(at_war(strikes=False))


@pytest.mark.parametrize(
    ("free", "ratings", "split"),
    [(15, (50, 40, 10), (8, 6)), (10, (60, 50, 0), (6, 4)), (20, (100, 10, 0), (20, 0))],
)
def test_ITA_5_6_shares_are_rounded_and_defence_gets_no_more_than_is_left(free, ratings, split) -> None:
    """Example 23."""
    world = at_war(free, ratings, struck=1)

    assert split == shares(world, world.powers["senones"])


def test_ITA_5_6_a_percentage_above_100_counts_as_100() -> None:
    """Two ratings rounded up, and no use for the second."""
    world = at_war(20, (60, 50, 0))

    assert (20, 0) == shares(world, world.powers["senones"])


def test_ITA_5_7_the_earmarked_part_is_added_to_civic() -> None:
    """10 of 25: only 15 are divided."""
    assert (12, [], 13) == spent(at_war(earmarked=10))


def test_ITA_5_8_civic_improvement_adds_up() -> None:
    """Turn by turn."""
    world = at_war(strikes=False)
    world.powers["senones"].civic = 100

    assert 125 == spent(world)[2]


def test_ITA_5_9_attack_points_strengthen_ones_own_attack() -> None:
    """And nothing else."""
    world = attacked(a_world(), an_attack("boii", "senones"), an_attack("senones", "rome"))
    world.powers["senones"].attack_points = 12

    assert 80 == meet(world, world.attacks["boii"], "ager_gallicus").defender_points
    assert 92 == meet(world, world.attacks["senones"], "sabina").attacker_points


def test_ITA_5_10_reserves_are_divided_evenly_odd_points_to_the_earliest() -> None:
    """Example 24."""
    assert (0, [9, 8, 8], 0) == spent(at_war(25, (50, 50, 0), strikes=False, struck=3))


def test_ITA_5_11_freed_reserves_serve_the_next_battle() -> None:
    """Example 24: the second attack is cancelled."""
    world = at_war(25, (50, 50, 0), strikes=False, struck=3)
    world = run(spending, world).state
    table = a_table(world)
    cancel(table.play, world.attacks["etruscans"], "gone")
    briefing = meet(world, world.attacks["tarentines"], "picenum")

    assert (("base", 80), ("reserve", 8), ("loose", 8)) == briefing.defender_parts[:3]
    assert 0 == world.powers["senones"].loose


def test_ITA_5_11_attack_points_of_a_cancelled_attack_defend() -> None:
    """Example 25: 80 + 3 + 12 + 10."""
    world = attacked(a_world(), an_attack("senones", "rome"), an_attack("boii", "senones", reserve=3))
    world.powers["senones"].attack_points = 12
    cancel(a_table(world).play, world.attacks["senones"], "gone")

    assert 105 == meet(world, world.attacks["boii"], "ager_gallicus").defender_points


def test_ITA_5_12_only_a_player_with_a_choice_is_asked() -> None:
    """One at war, with revenue beyond the earmarked part; silence builds."""
    asked = run(spending, at_war(struck=1), players=("senones", "rome"))

    assert [["senones"]] == [list(window.asked) for window in asked.windows]
    assert 25 == asked.state.powers["senones"].civic
    assert [] == run(spending, at_war(strikes=False), players=("senones",)).windows
    assert [] == run(spending, at_war(earmarked=25), players=("senones",)).windows


def test_ITA_5_13_spending_is_public_when_the_window_closes() -> None:
    """For all Powers."""
    world = at_war(struck=1)
    end = run(spending, world, {"senones": [Spend(attack=10, defence={"boii": 7})]}, players=("senones",))

    assert [("senones", 10, (("boii", 7),), 8)] == [
        (one.power, one.attack, one.reserves, one.civic) for one in end.told(Spent)
    ]


def beset():
    """Give Rome with 20 talents, attacked by two, and attacking a third."""
    world = a_world(at={"epirus": ("south_campania", 90, "")}, revenues={"rome": 20})
    foes = (an_attack("epirus", "rome"), an_attack("bruttians", "rome"))
    return attacked(world, *foes, an_attack("rome", "samnites", province="pentri"))


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("defence Epirus 10, defence Bruttians 10", Spend(defence={"epirus": 10, "bruttians": 10})),
        ("10 on defense against epirus, 10 against the bruttians", Spend(defence={"epirus": 10, "bruttians": 10})),
        ("20 against epirus", Spend(defence={"epirus": 20})),
        ("10 on defence against the lucanians, rest on attack", Spend(attack=10, defence={"bruttians": 10})),
        ("15 on defence", Spend(defence={"epirus": 8, "bruttians": 7})),
    ],
)
def test_ITA_5_10_a_player_names_each_amount_as_he_says_it(line, order) -> None:
    """By a part of a name, after the word for the defence or without it; what names nobody is shared evenly."""
    assert order == divided(line, (Spend,), beset(), "rome")


def test_ITA_5_12_a_share_for_who_does_not_attack_is_refused() -> None:
    """And says who does."""
    with pytest.raises(Refusal, match="for “samnites” now; choose Epirus / Macedonia or Bruttians and Lucanians"):
        divided("10 on defence against the samnites, rest on attack", (Spend,), beset(), "rome")


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("defend latium with 10", Spend(defence={"epirus": 10})),
        ("set 10 aside for defense of latium", Spend(defence={"epirus": 10})),
        ("put 10 on defense of latium and 5 on the towns", Spend(defence={"epirus": 10}, civic=5)),
        ("10 against the bruttians, rest into civic improvement", Spend(defence={"bruttians": 10})),
    ],
)
def test_ITA_5_12_the_place_stands_for_the_one_who_marches_there(line, order) -> None:
    """Where nobody else does."""
    world = beset()
    world.attacks["epirus"].province = "latium"

    assert order == divided(line, (Spend,), world, "rome", ITALY.lexicon(world, "rome"))
    world.attacks["bruttians"].province = "latium"
    if "latium" in line:
        with pytest.raises(Refusal, match="for “latium” now; choose Epirus / Macedonia or Bruttians and Lucanians"):
            divided("defend latium with 10", (Spend,), world, "rome", ITALY.lexicon(world, "rome"))


def test_ITA_5_1_two_divisions_on_one_line_are_no_list_of_orders() -> None:
    """The second would take the place of the first in silence."""
    lexicon = ITALY.lexicon(beset(), "rome")
    line = "spend defence Epirus / Macedonia 10, defence Bruttians and Lucanians 10"

    assert not several(line, (Spend,), lexicon)
