"""What players ask of the map in plain words, and what it answers."""

import pytest

from rules.italy.realm.spending import Spend
from rules.italy.replies.replies import reply
from rules.italy.war.declaring import DeclareAttack
from tests.rules.italy.worlds import a_world, an_attack, attacked


def a_turn(holders=None, *attacks, **more):
    """Give a turn in which Rome and the Samnites are played, and Rome has 25 talents, 5 of them bound."""
    held = {"etruria": "rome", "picenum": "rome", **(holders or {})}
    world = a_world(held, revenues={"rome": 25, "samnites": 10}, seated=["rome", "samnites"], turn=3, **more)
    world.powers["rome"].earmarked = 5
    return attacked(world, *attacks)


def at_war():
    """Let the Boeian Celts march on Rome, and Rome on Trebia."""
    return a_turn(None, an_attack("boii", "rome"), an_attack("rome", "boii", province="trebia"))


def asked(world, seat, window, words):
    """Give what is answered."""
    found = reply(world, seat, window, words)
    return "" if found is None else found.text


def test_ITA_7_4_odds_of_an_attack_are_counted_with_the_talents_that_are_named() -> None:
    """Of each province named, or of what has been ordered."""
    told = reply(a_turn(), "rome", "attack", "What are my odds against Felsina or Trebia with 20 talents on attack?")
    world = a_turn()
    world.powers["samnites"].named = "sabina"
    own = asked(world, "samnites", "attack", "wait what are the odds w all 10 on attack")

    assert told is not None and "Trebia: 20 on Attack, 100 points against 90: 7 in 10 you win" in told.text
    assert "Felsina: 20 on Attack" in told.text and "5 talents are left for your score." in told.text
    assert [DeclareAttack(province=one) for one in ("felsina", "trebia")] == list(told.orders)
    assert own.startswith("Sabina: 10 on Attack, 90 points against 90: 5 in 10 you win")
    assert "The 10 change nothing: 90 points hold four full 20s, as 80 do. Rome may spend 20 on it: 3 in 10" in own


def test_ITA_5_1_a_division_that_is_thought_of_is_weighed_and_offered() -> None:
    """Each part with its odds and its worth against its price; nothing is ordered by it."""
    words = "I would rather split it: 10 on the defence against the Boeians, 10 on my attack. Is that clever?"
    told = reply(at_war(), "rome", "spend", words)
    whole = reply(at_war(), "rome", "spend", "odds in Trebia with twenty on attack and nothing on defence?")

    assert told is not None and whole is not None
    assert [Spend(attack=10, defence={"boii": 10})] == list(told.orders)
    assert "Trebia: 10 on Attack, 90 points against 80: 5 in 10 you win" in told.text
    assert "Etruria: 10 against the Boeian Celts, 100 points against 80: 7 in 10 you hold it" in told.text
    assert "worth nothing to your score, and costs 10." in told.text
    assert "Trebia: 20 on Attack, 100 points against 80: 7 in 10 you win" in whole.text
    assert "with nothing against the Boeian Celts 5 in 10" in whole.text
    assert [Spend(attack=20)] == list(whole.orders)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "How likely is it that I lose Sabina if I put 10, 20 or 30 on defence?",
            "30 against the Samnites, 120",
        ),
        ("Is thirty too much?", "9 in 10 you hold it"),
        ("would ten be enough", "10 against the Samnites, 100 points"),
        ("If Ben puts his 5 talents on attack, is 10 on defence still enough?", "100 points against 85: 7 in 10"),
        ("What if I put 40 on defence?", "You have 35 talents to spend on war this turn."),
    ],
)
def test_ITA_5_10_sums_on_defence_are_counted(words: str, said: str) -> None:
    """Several at once, one of which nothing else is said, and against what the other side is supposed to spend."""
    world = attacked(a_world(revenues={"rome": 35}, turn=6), an_attack("samnites", "rome", province="sabina"))

    assert said in asked(world, "rome", "spend", words)


def test_ITA_5_13_what_the_other_spends_is_taken_from_the_question() -> None:
    """And not for a sum of the asker."""
    world = a_turn(None, an_attack("samnites", "rome", province="sabina"))
    told = asked(world, "samnites", "spend", "if rome puts 10 on def, then my 10 on attack matters right?")

    assert "10 on Attack, 90 points against 100: 3 in 10 you win" in told
    assert "with nothing on Attack 3 in 10, if the other side spends 10." in told


@pytest.mark.parametrize(
    "words",
    [
        "10 on attack",
        "20 on attack, the rest civic",
        "all civic then",
        "put 15 on defence against the Boeians",
        "Ready.",
    ],
)
def test_ITA_5_1_an_order_is_left_to_its_grammar(words: str) -> None:
    """However it is put."""
    assert "" == asked(at_war(), "rome", "spend", words)


def test_ITA_5_1_whether_one_may_attack_and_still_defend() -> None:
    """With what can be spent, and what an attack costs at home."""
    words = "If I attack somebody this turn, can I still spend talents on the defence of Etruria?"
    told = asked(a_turn(None, an_attack("boii", "rome")), "rome", "attack", words)

    assert told.startswith("Yes. You are asked for the talents after all have declared their attacks")
    assert "You can spend 20 talents so this turn." in told and "so it has 80" in told


def test_ITA_4_9_the_weakest_is_found_on_the_map_as_it_stands() -> None:
    """Powers that have fallen are not among them, nor one's own Subjects."""
    world = a_turn({"north_campania": "samnites", "south_campania": "samnites", "lucania_bruttium": "tarentines"})
    told = asked(world, "samnites", "attack", "who is weakest near me")

    assert "The Tarentine Greeks (three provinces, 5 talents a turn)" in told
    assert "Campanians" not in told and "The Bruttians" not in told


def test_ITA_8_2_what_a_province_would_change_is_said_of_both_sides() -> None:
    """From when on it pays, and which Subjects are lost by it."""
    world = a_turn({"north_campania": "samnites", "south_campania": "samnites"})
    told = asked(world, "rome", "attack", "If I took North Campania, would the Samnites lose their Subjects?")

    assert "North Campania would bring you a second port: 10 talents a turn more, from the next turn on." in told
    assert "The Samnites would lose the Campanians as a Subject: 0 talents a turn, not 10." in told


def test_ITA_6_9_what_becomes_of_an_attack_whose_province_is_taken_before() -> None:
    told = asked(at_war(), "rome", "take", "If I take Trebia now, what happens to my own attack on Trebia?")
    other = asked(at_war(), "rome", "take", "And if I take Felsina?")

    assert "With Trebia taken your attack can strike Trebia no more; it falls on Felsina." in told
    assert "With Felsina taken your attack on Trebia goes on as it stands." in other


def test_ITA_8_6_what_a_bad_defeat_is_and_takes() -> None:
    """Of the attack that stands ordered; without one only what it is."""
    world = a_turn()
    world.powers["rome"].named = "pentri"
    bare = asked(a_turn(), "rome", "attack", "what does 'lost badly' mean exactly?")
    told = asked(world, "rome", "attack", "Which home would I lose if it goes badly?")

    assert "come to 3 or more above yours" in bare and "Attacking" not in bare
    assert told.startswith("Attacking Pentri, 1 in 10, it costs ")
    assert "which the Samnites would choose" in told
    assert "" == asked(a_turn(), "rome", "attack", "Which home would I lose if it goes badly?")


def test_ITA_6_14_a_defence_counts_the_attack_that_one_has_ordered() -> None:
    """Eighty points instead of ninety; of the province that is named, with what helps."""
    world = a_turn()
    world.powers["rome"].named = "pentri"
    told = asked(world, "rome", "attack", "How strong is Picenum if the Senon Celts come for it?")
    marching = asked(at_war(), "rome", "spend", "What can I do against the Boeian Celts marching on Etruria?")

    assert "Picenum, 80 points against your 80" in told
    assert "Defence: 10 make it 7 in 10." in marching
    assert "A Subject's army defends there, which an attack of yours does not weaken." in marching


def test_ITA_2_3_who_pays_what_is_said() -> None:
    """Subjects by name, and sets with their provinces."""
    told = asked(a_turn(), "rome", "attack", "what are all my sources of income now?")

    assert told.startswith("The Etruscans 5; Sabina and Picenum, each with an olive grove, 10: 15 talents a turn")


def test_ITA_10_2_how_it_ends_for_who_only_builds() -> None:
    told = asked(a_turn(), "rome", "attack", "What if I attack nobody from now on and only build?")

    assert told.startswith("You have 0 points now. If the map stayed as it is you would end with 150 points")


def test_ITA_6_1_a_battle_that_is_to_come_is_not_told_as_fought() -> None:
    """Once one of one's own is fought, the question means that."""
    world = at_war()
    words = "How did our attack on Trebia end?"
    told = asked(world, "rome", "spend", words)
    world.attacks["rome"].state = "fought"

    assert told.startswith("It is not fought yet; battles come after the spending.\nTrebia: 5 in 10 that you win")
    assert "" == asked(world, "rome", "battle", words)


def test_ITA_2_10_nothing_is_saved() -> None:
    told = asked(at_war(), "rome", "spend", "can i save talents for next turn")

    assert told.startswith("No, nothing is carried over to the next turn. You have 20 talents for war this turn.")


def test_ITA_5_8_whether_to_spend_or_to_keep_is_said_with_its_price() -> None:
    """Where a sum gains more than it costs, and where none does."""
    spend = asked(at_war(), "rome", "spend", "Would you keep the talents for Civic Improvement instead?")
    world = attacked(a_world(revenues={"rome": 20}, turn=12), an_attack("rome", "boii", province="picenum"))
    keep = asked(world, "rome", "spend", "Would you keep the talents for Civic Improvement instead?")

    assert spend.startswith("I would spend some of them: of your 25 talents, 10 against the Boeian Celts win 7 in 10")
    assert keep.startswith("I would keep them for Civic Improvement: 20 on Attack win 7 in 10, not 5 in 10")
    assert "less than its price" in keep


def test_ITA_2_4_which_province_matters_most_is_counted() -> None:
    """Talents and lost homes together, with who can strike it."""
    told = asked(a_turn(), "rome", "attack", "Which of my provinces matters most for my income?")

    assert "· Sabina: 20 points a turn; the Samnites and the Senon Celts can strike it." in told
    assert "· Latium: 10 points a turn; nobody can strike it now." in told


def test_ITA_6_14_how_strong_one_stands_at_home_and_what_an_order_would_bring() -> None:
    world = a_turn()
    home = asked(world, "rome", "attack", "How strong am I at home?")
    world.powers["rome"].named = "pentri"

    assert home.startswith("At home you stand with 90 points")
    assert asked(world, "rome", "attack", "how strong am i").startswith("At home you stand with 80 points, as you")
    assert asked(world, "rome", "attack", "what do i get for it").startswith(
        "Pentri would bring you a second quarry: 10"
    )
