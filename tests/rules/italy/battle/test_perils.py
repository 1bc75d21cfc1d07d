"""What else an attack may cost, said in every warning and at every choice (ITA-1.7, ITA-8.3)."""

from rules.italy.battle.consequences import declared, spent
from rules.italy.battle.gains import battles, strokes
from rules.italy.board.land import Land
from rules.italy.ruleset import ITALY
from rules.kernel.orders.windows import Window
from tests.rules.italy.battle.test_counsel import heard
from tests.rules.italy.worlds import a_world, an_attack, attacked


def celts(**fields):
    """Give the Senon Celts with Pentri and one home, in which an army from abroad stands that fights first."""
    held = {"ager_gallicus": "boii", "pentri": "senones", "caudini": "senones", "hirpini": "senones"}
    world = a_world(held, turn=7, at={"epirus": ("picenum", 100, "samnites")}, **fields)
    foes = an_attack("epirus", "tarentines"), an_attack("rome", "senones", province="pentri")
    return attacked(world, *foes)


def test_ITA_9_17_a_home_that_an_army_from_abroad_leaves_may_be_taken_in_the_same_turn() -> None:
    """It fights first, and stays nowhere: a person who attacks may then end the seat."""
    world = celts(revenues={"senones": 10}, seated=["rome", "senones"])
    told = heard(world, "spend", "senones")

    assert "Rome may take your only home, 1 in 10: then you fall." in told[0][1]


def test_ITA_8_3_of_a_person_it_is_feared_that_he_ends_a_rival() -> None:
    """An autopilot takes what pays it most."""
    held = {"sabina": "samnites", "picenum": "boii", "apulia": "senones", "tarentum": "senones"}
    lost = {}
    for seated in (["samnites", "senones"], ["senones"]):
        world = attacked(a_world(held, turn=5, seated=seated), an_attack("samnites", "senones", province="apulia"))
        lost[len(seated)] = max(battles(world, "senones")["samnites"][0].homes.values())

    assert {2: 1, 1: 0} == lost


def test_ITA_8_3_the_second_province_is_named_where_it_can_be_no_other() -> None:
    """In the warning before an attack."""
    world = attacked(
        a_world({"sabina": "boii", "etruria": "rome"}, turn=5), an_attack("senones", "rome", province="etruria")
    )

    assert ("latium",) == battles(world, "rome")["senones"][0].more
    assert any("it is lost, 1 in 10 Latium too" in text for _, text, _ in heard(world, "attack"))


def test_ITA_6_14_that_one_falls_by_going_out_is_said_as_an_attack_is_chosen() -> None:
    """Of an only home, with the figure before and after."""
    world = a_world({"volsci": "boii", "sabina": "boii"}, turn=5)
    attacked(world, an_attack("etruscans", "rome", province="latium"), an_attack("samnites", "rome", province="latium"))
    world.powers["rome"].loose = 20

    assert "At home 10 points less, and you fall " in declared(world, "rome", "sabina")


def test_ITA_1_7_what_was_spent_says_how_likely_one_still_falls() -> None:
    """After the order."""
    world = attacked(a_world(revenues={"etruscans": 20}), an_attack("rome", "etruscans", province="etruria"))

    assert spent(world, "etruscans").endswith("You fall 5 in 10.")


def test_ITA_5_2_what_others_may_spend_is_called_a_guess() -> None:
    """Until they have spent it."""
    world = a_world(revenues={"campanians": 20}, ratings={"campanians": (0, 70, 30)}, turn=4)
    (one,) = strokes(world, "rome", ["north_campania"])

    assert 14 == one.guessed
    assert "80 points against about 104 (14 of them guessed)" in declared(world, "rome", "north_campania")


def test_ITA_2_7_a_gain_that_makes_up_for_lost_homes_says_so() -> None:
    """Else nobody can add it up."""
    world = a_world({"sabina": "boii", "pentri": "rome"}, turn=5)
    opened = Window(name="attack", clause="ITA-4.13", asked=["rome"], orders=ITALY.orders, silence="")
    told = " ".join(piece.text for piece in ITALY.counsel(ITALY.view(world, "rome"), "rome", opened))

    assert "a second quarry and the Etruscans as your Subjects: 10 talents a turn (15, less 5 for lost homes)" in told
    assert Land(world).revenue("rome") == 0
