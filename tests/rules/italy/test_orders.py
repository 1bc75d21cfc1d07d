"""What orders refuse, and what the seat reads of it; how they are written."""

import pytest

from rules.italy.battle.deciding import Report, RuleBattle
from rules.italy.battle.prizes import Strike, Take
from rules.italy.realm.spending import Spend
from rules.italy.ruleset import ITALY
from rules.italy.seats.seats import GiveUp, Standing
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.errors import Refusal, Unreadable
from rules.kernel.language.grammar import read
from tests.rules.italy.worlds import a_world, an_attack, attacked

OPEN = "Pentri, North Campania, Etruria, Ager Gallicus or Picenum"


def refused(order, world, seat="rome"):
    """Give the refusal of an order, and see that the check changed nothing."""
    before = world.write()
    with pytest.raises(Refusal) as caught:
        order.check(world, seat)

    assert before == world.write()
    return f"{caught.value} ({caught.value.clause})"


@pytest.mark.parametrize(
    ("province", "words"),
    [
        ("latium", f"Latium is yours; choose {OPEN} (ITA-4.14)"),
        ("apulia", f"Apulia touches no province that you control; choose {OPEN} (ITA-4.1)"),
        ("gaul", f"gaul will not do as a free province of another Power next to yours; choose {OPEN} (ITA-4.14)"),
    ],
)
def test_ITA_4_14_attacks_that_are_refused(province, words) -> None:
    """One's own, out of reach, unknown."""
    assert words == refused(DeclareAttack(province=province), a_world())


def test_ITA_9_22_an_attack_on_an_occupied_province_is_refused() -> None:
    """Nobody attacks an External army (ITA-6.5)."""
    words = refused(DeclareAttack(province="etruria"), a_world(at={"carthage": ("etruria", 100, "")}))

    assert "the army of Carthage stands in Etruria" in words


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Spend(attack=10), "you attack nobody this turn, so nothing can go to Attack; choose 0 (ITA-5.12)"),
        (Spend(defence={"boii": 5}), "there is no attack on you by Boeian Celts; choose Etruscans (ITA-5.12)"),
        (
            Spend(defence={"etruscans": 5}, civic=10),
            "10 is not what is left of your revenue; choose 15 (ITA-5.1)",
        ),
        (
            Spend(defence={"etruscans": 5}, civic=20),
            "20 is not what is left of your revenue; choose 15 (ITA-5.1)",
        ),
        (
            Spend(defence={"etruscans": 25}),
            "that is 5 more than your revenue of 20; Civic Improvement may take the rest (ITA-5.1)",
        ),
        (Spend(defence={"etruscans": 16}), "5 talents are earmarked: give at least 5 to Civic Improvement (ITA-2.9)"),
    ],
)
def test_ITA_5_12_divisions_that_are_refused(order, words) -> None:
    """No use, wrong sum, earmarked (ITA-5.1, ITA-2.9)."""
    world = attacked(a_world(revenues={"rome": 20}), an_attack("etruscans", "rome"), an_attack("boii", "etruscans"))
    world.powers["rome"].earmarked = 5

    assert words == refused(order, world)


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Spend(attack=16), "5 talents are earmarked: give at least 5 to Civic Improvement"),
        (Spend(attack=16, civic=4), "5 talents are earmarked: give at least 5 to Civic Improvement"),
        (Spend(attack=21), "that is 1 more than your revenue of 20; Civic Improvement may take the rest"),
    ],
)
def test_ITA_2_9_who_arms_with_what_is_earmarked_hears_why(order, words) -> None:
    """Not only that the number is too many."""
    world = attacked(a_world(revenues={"rome": 20}), an_attack("rome", "etruscans"))
    world.powers["rome"].earmarked = 5

    assert refused(order, world).startswith(words)


@pytest.mark.parametrize(
    ("order", "clause"), [(Strike(province="pentri"), "ITA-6.9"), (Take(province="pentri"), "ITA-8.8")]
)
def test_ITA_6_9_only_what_is_offered(order, clause) -> None:
    """To strike, or to take (ITA-8.8)."""
    world = a_world(offered=["caudini", "hirpini"])

    assert f"Pentri is not offered; choose Caudini or Hirpini ({clause})" == refused(order, world)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "say minor or major, or give losses"),
        ({"degree": "minor", "losses": 3}, "not both"),
        ({"losses": 3, "breaking": 6}, "the four numbers go together"),
        ({"losses": 6, "breaking": 6, "cavalry_winner": 1, "cavalry_loser": 0}, "would have broken"),
    ],
)
def test_ITA_6_25_reports_that_are_refused(fields, words) -> None:
    """No degree, two, half of the numbers, a broken winner."""
    assert words in refused(Report(winner="attacker", **fields), a_world())


def test_ITA_6_24_only_the_gamemaster_rules() -> None:
    """The host may give the chair to anybody."""
    order = RuleBattle(winner="attacker", degree="minor")
    order.check(a_world(), "gamemaster")

    assert "only the battle umpire" in refused(order, a_world())


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Standing(), "name a method"),
        (Standing(prizes=("gaul",)), "there is no province gaul"),
        (Standing(prizes=("pentri", "pentri")), "Pentri is named twice"),
        (GiveUp(sure=False), "say concede yes"),
    ],
)
def test_ITA_6_26_standing_choices_that_are_refused(order, words) -> None:
    """Empty, unknown, twice; and a slip (ITA-10.8)."""
    assert words in refused(order, a_world())


def test_ITA_6_26_the_gamemaster_has_no_standing_choices() -> None:
    """He fights no battles."""
    assert "only a Power" in refused(Standing(method="ask"), a_world(), "gamemaster")


WRITTEN = {
    "attack Etruria": DeclareAttack(province="etruria"),
    "spend attack 10 defence Etruscans 5 and Boeian Celts 3 civic 2": Spend(
        attack=10, defence={"etruscans": 5, "boii": 3}, civic=2
    ),
    "report attacker wins major": Report(winner="attacker", degree="major"),
    "report defender losing 3 of 6 cavalry 2 against 1": Report(
        winner="defender", losses=3, breaking=6, cavalry_winner=2, cavalry_loser=1
    ),
    "standing prizes Pentri, Caudini and Hirpini": Standing(prizes=("pentri", "caudini", "hirpini")),
}


@pytest.mark.parametrize("line", WRITTEN)
def test_orders_as_players_write_them(line) -> None:
    """An attack is known by its attacker."""
    world = attacked(a_world(), an_attack("etruscans", "rome"), an_attack("boii", "rome"))

    assert WRITTEN[line] == read(line, ITALY.orders, ITALY.lexicon(world, "rome"))


WRONG = [
    "attack", "attack Gaul", "attack Etruria with 10", "spend -5 on attack", "spend attack plenty", "spend attack 2.5",
    "report draw", "report Rome wins", "report attacker losing 3 of 0 cavalry 1 against 1", "rule attacker", "take",
    "strike nothing", "standing method dice", "concede perhaps", "make peace with Etruscans",
]  # fmt: skip


@pytest.mark.parametrize("line", WRONG)
def test_wrong_lines_are_answered_in_words(line) -> None:
    """Each says what would do."""
    world = attacked(a_world(), an_attack("etruscans", "rome"))
    with pytest.raises(Unreadable) as caught:
        read(line, ITALY.orders, ITALY.lexicon(world, "rome"))

    assert str(caught.value)
