"""Change of ruler (ITA-3), with its tables enumerated (7.1, 7.2)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rules.italy.board.tables import AGGRESSION, CARDS, QUALITIES, below
from rules.italy.phases import rulers
from rules.italy.realm.events import ReignTested, RulerCame
from rules.italy.realm.rulers import clamped, new_ruler, ratings
from tests.rules.italy.worlds import a_table, a_world, run, scenario

MODIFIERS = {power.id: power.modifiers for power in scenario().power if power.has_ruler}


def rolled(power, dice):
    """Give the ratings of three dice for a Power, without rolling."""
    values = tuple(die + MODIFIERS[power][quality] for die, quality in zip(dice, QUALITIES, strict=True))
    return ratings(clamped(values))


def test_ITA_3_1_each_active_power_but_rome_rolls_in_power_order() -> None:
    """Players' Powers, too."""
    told = run(rulers, a_world({"etruria": "rome"}, turn=2), players=("boii",)).told(ReignTested)

    assert [
        "samnites", "campanians", "bruttians", "senones", "boii", "tarentines",
        "syracusans",
    ] == [event.power for event in told]  # fmt: skip


@pytest.mark.parametrize(("since", "turn", "die", "changes"), [(3, 5, 4, True), (3, 5, 3, False), (1, 6, 1, True)])
def test_ITA_3_2_the_turns_since_the_last_change_are_added(since, turn, die, changes) -> None:
    """Example 13."""
    world = a_world(turn=turn)
    for power in world.powers.values():
        if power.ruler:
            power.ruler.since = since

    told = run(rulers, world, dice={("change", "boii"): die}).told(ReignTested)

    assert [(turn - since, changes)] == [(one.turns, one.changes) for one in told if one.power == "boii"]


def test_ITA_3_3_turn_1_has_no_change_rolls() -> None:
    """The first rulers count as changed on it."""
    world = a_world()

    assert [] == run(rulers, world).events
    assert {1} == {one.ruler.since for one in world.powers.values() if one.ruler}


def test_ITA_3_4_at_6_the_ruler_changes_before_the_next_roll() -> None:
    """And counts as of this turn."""
    end = run(rulers, a_world(turn=2), dice={"change": [5, 4]}, quiet=0)

    assert [ReignTested, RulerCame, ReignTested] == [
        type(event) for event in end.events if isinstance(event, ReignTested | RulerCame)
    ][:3]
    assert 2 == end.state.powers["samnites"].ruler.since
    assert 1 == end.state.powers["campanians"].ruler.since


def test_ITA_3_5_three_d10_in_order() -> None:
    """Aggressor, protector, builder; example 17."""
    world = a_world()
    dice = {"ruler.aggressor": 5, "ruler.protector": 7, "ruler.builder": 8}
    table = a_table(world, dice)
    new_ruler(table.play.chance, world.powers["etruscans"], 4)
    (event,) = table.told(RulerCame)

    assert (5, 7, 8) == event.dice
    assert (1, 2, 3) == event.because
    assert (30, 40, 40, 4) == tuple(world.powers["etruscans"].ruler.model_dump().values())


def test_ITA_3_6_the_modifiers_of_each_power() -> None:
    """As the rulebook's table has them."""
    table = {power: tuple(MODIFIERS[power][quality] for quality in QUALITIES) for power in MODIFIERS}

    assert {
        "samnites": (4, 2, -3),
        "campanians": (-2, 3, 0),
        "bruttians": (4, -2, -3),
        "etruscans": (0, 0, 0),
        "senones": (4, -2, -3),
        "boii": (4, -2, -3),
        "tarentines": (-2, 3, 0),
        "syracusans": (2, 2, 0),
    } == table


@pytest.mark.parametrize(
    ("values", "lifted"), [((5, -1, -2), (2, 0, 0)), ((-1, 7, 7), (0, 6, 7)), ((3, 4, 5), (3, 4, 5))]
)
def test_ITA_3_7_what_is_below_0_is_paid_by_the_highest(values, lifted) -> None:
    """Of equals by the first; examples 14 and 15."""
    assert lifted == clamped(values)


@pytest.mark.parametrize(
    ("power", "dice", "rated"),
    [
        ("bruttians", (1, 1, 1), (100, 0, 0)),
        ("campanians", (1, 4, 7), (0, 50, 50)),
        ("samnites", (6, 10, 4), (40, 50, 0)),
        ("etruscans", (5, 7, 8), (30, 40, 40)),
    ],
)
def test_ITA_3_8_ratings_are_rounded_to_tens_a_five_up(power, dice, rated) -> None:
    """Examples 14 to 17."""
    assert rated == rolled(power, dice)


TABLE = {
    "samnites": ((11, 712, 253, 24, 0), (545, 421, 34), (76, 762, 162), 200, Fraction(2297, 7200)),
    "bruttians": ((0, 396, 386, 158, 60), (476, 399, 125), (47, 802, 151), 280, Fraction(1219, 3000)),
    "campanians": ((600, 396, 4, 0, 0), (159, 431, 410), (76, 739, 185), 100, Fraction(127, 600)),
    "syracusans": ((173, 749, 77, 1, 0), (210, 532, 258), (104, 687, 209), 0, Fraction(1213, 4500)),
    "etruscans": ((300, 610, 81, 9, 0), (141, 396, 463), (88, 687, 225), 0, Fraction(1163, 4500)),
}


@pytest.mark.parametrize("power", TABLE)
def test_ITA_3_9_all_1000_rulers_of_each_power(power) -> None:
    """Modifiers, cards, sums of ratings, clamped values and chances to attack are those of table 7.2."""
    modifiers, cards, sums, lifted = Counter(), Counter(), Counter(), 0
    for dice in product(range(1, 11), repeat=3):
        rated = rolled(power, dice)
        modifiers[below(AGGRESSION, rated[0])] += 1
        cards[below(CARDS, rated[2])] += 1
        sums[sum(rated)] += 1
        lifted += any(die + MODIFIERS[power][one] < 0 for die, one in zip(dice, QUALITIES, strict=True))
    throws = Counter(sum(dice) for dice in product(range(1, 7), repeat=2))
    attack = sum(
        Fraction(count * throws[throw], 36_000)
        for modifier, count in modifiers.items()
        for throw in throws
        if throw + modifier >= 9
    )

    assert TABLE[power] == (
        tuple(modifiers[one] for one in (-1, 0, 1, 2, 3)),
        tuple(cards[one] for one in (4, 5, 6)),
        tuple(sums[one] for one in (90, 100, 110)),
        lifted,
        attack,
    )


def test_ITA_3_10_new_ratings_hold_in_the_same_turn() -> None:
    """The attack roll that follows takes them."""
    dice = {"change": 5, ("ruler.aggressor", "samnites"): 10, "ruler.protector": 1, "ruler.builder": 1}
    end = run(rulers, a_world(turn=2), dice=dice)

    assert 80 == end.state.powers["samnites"].ruler.aggressor


def test_ITA_3_4_the_chances_of_a_change() -> None:
    """Table 7.1: by turns since the last, and how long a reign lasts."""
    change = [Fraction(sum(die + turns >= 6 for die in range(1, 7)), 6) for turns in range(1, 6)]
    lasts, left = [], Fraction(1)
    for chance in change:
        lasts.append(left * chance)
        left -= lasts[-1]

    assert [Fraction(sixths, 6) for sixths in (2, 3, 4, 5, 6)] == change
    assert [Fraction(part, 54) for part in (18, 18, 12, 5, 1)] == lasts
    assert Fraction(115, 54) == sum(turn * chance for turn, chance in enumerate(lasts, start=1))
