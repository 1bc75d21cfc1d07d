"""Odds of battles: equal to every fall of the four dice, and to the tables of section 7.5 (H24)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rules.italy.battle.odds import QUESTIONS, Weigh, WeighAttack, WeighDefence, WeighPoints
from rules.italy.battle.throws import OUTCOMES, chances
from rules.italy.ruleset import ITALY
from rules.kernel.errors import Refusal
from rules.kernel.language.grammar import read, write
from tests.rules.italy.worlds import a_world, an_attack, attacked

TABLE = {
    0: ("71/505", "363/1010", "363/1010", "71/505"),
    1: ("290/1081", "501/1081", "237/1081", "53/1081"),
    2: ("505/1148", "501/1148", "131/1148", "11/1148"),
    3: ("791/1207", "363/1207", "53/1207", "0"),
    4: ("503/627", "79/418", "1/114", "0"),
    5: ("1154/1285", "131/1285", "0", "0"),
    6: ("1243/1296", "53/1296", "0", "0"),
    7: ("1285/1296", "11/1296", "0", "0"),
    8: ("1", "0", "0", "0"),
}
"""Attacker Major and Minor, defender Minor and Major, by the attacker's lead in steps of twenty points."""


@pytest.mark.parametrize("lead", range(-8, 9))
def test_ITA_7_4_odds_are_those_of_the_table(lead: int) -> None:
    """Exactly; for a negative lead the sides are swapped."""
    shares = [Fraction(share) for share in TABLE[abs(lead)]]

    found = chances(a_world(), 200 + 20 * lead, 200)

    assert (shares if lead >= 0 else shares[::-1]) == list(found.values())
    assert 1 == sum(found.values())


@pytest.mark.parametrize(("attacker", "defender"), [(80, 90), (80, 70), (100, 80), (119, 120), (0, 139), (165, 60)])
def test_H24_odds_equal_a_count_of_every_fall(attacker: int, defender: int) -> None:
    """To the last digit: 1,296 falls, those drawn left out."""
    falls: Counter[str] = Counter()
    for a, b, c, d in product(range(6), repeat=4):
        lead = max(a, b) + attacker // 20 - max(c, d) - defender // 20
        falls["again" if not lead else f"{lead > 0} {abs(lead) >= 3}"] += 1
    whole = 1296 - falls["again"]
    keys = ("True True", "True False", "False False", "False True")

    found = chances(a_world(), attacker, defender)

    assert [Fraction(falls[key], whole) for key in keys] == [found[outcome] for outcome in OUTCOMES]


def test_ITA_6_13_an_attack_considered_is_mustered_as_it_would_meet() -> None:
    """With talents on both sides, the bonus of an army that does not attack, and the malus of one attacked twice."""
    world = attacked(a_world(), an_attack("samnites", "campanians"))

    found = WeighAttack(province="north_campania", talents=20, reserve=10).odds(world, "rome")

    assert found.assumed[0].startswith("Rome wins 7 in 10. Each side keeps the better of two dice and adds 1 for every")
    assert "Rome: 100 points (base 80, Attack +20)" == found.assumed[1]
    assert found.assumed[2] == (
        "The Campanians: 90 points (base 80, reserve +10, not attacking +10, attacked more than once −10)"
    )
    assert Fraction(290, 1081) == found.outcomes["Rome, a Major Victory"]


def test_ITA_5_10_a_defence_considered_counts_the_reserve() -> None:
    """And what the attacker may bring."""
    world = attacked(a_world(), an_attack("samnites", "rome"))

    found = WeighDefence(attacker="samnites", reserve=15, talents=20).odds(world, "rome")

    assert ("The Samnites: 100 points", "Rome: 105 points") == tuple(
        one.partition(" (")[0] for one in found.assumed[1:3]
    )
    assert 1 == sum(found.outcomes.values())


def test_ITA_6_22_the_open_battle_is_weighed_as_it_met() -> None:
    """Its points stand fast; without a battle the question is refused with what would do."""
    sides = {"attacker_parts": [("base", 80)], "defender_parts": [("base", 80), ("idle", 10)]}
    attack = an_attack("rome", "samnites", struck="pentri", army="samnites", **sides)
    world = attacked(a_world(fighting="rome"), attack)

    assert Fraction(71, 505) == Weigh().odds(world, "rome").outcomes["The Samnites, a Major Victory"]
    with pytest.raises(Refusal, match="ask of an attack, a defence, or of points"):
        Weigh().check(a_world(), "rome")


def test_ITA_7_4_a_defence_against_whoever_could_come_is_counted_out() -> None:
    """Though nobody has declared anything: he may do so in secret."""
    world = a_world(seated=["rome", "samnites"])
    WeighDefence(attacker="etruscans").check(world, "rome")
    found = WeighDefence(attacker="etruscans").odds(world.fresh(), "rome")

    assert 1 == sum(found.outcomes.values())
    assert "A defence against the Etruscans" == found.title
    assert not world.attacks


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (WeighAttack(province="latium"), "Latium is yours; choose"),
        (WeighAttack(province="syracuse"), "touches no province that you control"),
        (WeighDefence(attacker="boii"), "Boeian Celts cannot reach you; choose Samnites"),
    ],
)
def test_ITA_7_4_what_cannot_come_about_is_refused(question, words) -> None:
    """With what would do."""
    world = attacked(a_world(), an_attack("samnites", "rome"), an_attack("boii", "senones"))

    with pytest.raises(Refusal, match=words):
        question.check(world, "rome")


@pytest.mark.parametrize(
    "line",
    [
        "attack Etruria",
        "attack Etruria with 20 held with 10",
        "defence against Samnites with 15 who spends 20",
        "battle",
        "points 100 against 80",
    ],
)
def test_questions_are_read_as_they_are_written(line: str) -> None:
    """In the words of players."""
    world = attacked(a_world(), an_attack("samnites", "rome"))
    names = ITALY.lexicon(world, "rome")

    assert line == write(read(line, QUESTIONS, names), names)


def test_ITA_7_4_points_are_weighed_alone() -> None:
    """Wherever they may meet."""
    found = WeighPoints(attacker=139, defender=60).odds(a_world(), "rome")

    assert Fraction(791, 1207) == found.outcomes["Attacker, a Major Victory"]


def test_ITA_6_8_odds_of_an_attack_name_who_may_be_there_first() -> None:
    """They count one battle alone, and say so."""
    world = a_world()
    world.attacks["samnites"] = an_attack("samnites", "campanians", province="north_campania")

    assumed = WeighAttack(province="north_campania").odds(world, "rome").assumed

    told = "The Samnites may be there first, 5 in 10, and then you meet the Samnites with 80: not counted here"
    assert told in assumed
