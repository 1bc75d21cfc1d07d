"""Counsel on a report of a battle on a table: what silence costs, one press against it, and who would rule."""

from rules.italy.battle.claimed import FALSE
from rules.italy.battle.deciding import Dispute
from rules.italy.phases import battles
from rules.italy.ruleset import ITALY
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Weight
from rules.kernel.table.results import Result
from tests.rules.italy.battle.test_reporting import MAJOR
from tests.rules.italy.worlds import a_world, an_attack, attacked, run


def heard(claim, seat="rome", by="campanians", seated=("rome", "campanians"), **fields):
    """Give what a seat hears that is asked whether a report is right."""
    fought = an_attack("campanians", "rome", province="volsci", struck="volsci", army="rome")
    fought.attacker_parts, fought.defender_parts = [("base", 80)], [("base", 80)]
    fought.claims[by] = claim
    world = attacked(a_world(fighting="campanians", seated=list(seated), turn=5, **fields), fought)
    opened = Window(name="confirm", clause="ITA-6.24", asked=[seat], orders=ITALY.orders, silence="")
    return ITALY.advice(ITALY.view(world, seat), seat, opened)


def test_ITA_6_24_who_loses_by_a_report_is_warned_and_may_dispute_it_with_one_press() -> None:
    """First of all, with what silence costs; then how the dice would have it."""
    warned, fair = heard(Result(winner="attacker", degree="major"))
    told = (
        "The Campanians say that they took Ager Volscus on a table, a Major Victory. Your silence lets that stand: "
        "you lose Ager Volscus and another province. Disputed, the dice decide, as nobody is battle umpire."
    )

    assert (Weight.RUIN, told) == (warned.weight, warned.text)
    assert ["We fought no such battle", "It is right"] == [offer.label for offer in warned.offers]
    assert Dispute(reason=FALSE) == warned.offers[0].order
    assert "By the dice your 80 points against 80 would win 5 in 10." == fair.text


def test_ITA_6_24_it_is_said_that_the_umpire_rules_where_one_sits() -> None:
    """And who falls by it hears that."""
    lost = {"latium": "etruscans", "sabina": "boii"}
    warned = heard(
        Result(winner="attacker", degree="minor"), seated=("rome", "campanians", "gamemaster"), holders=lost
    )[0]

    assert warned.text.endswith("Your silence lets that stand: you fall. Disputed, the battle umpire rules.")


def test_ITA_6_24_a_report_by_which_one_loses_nothing_is_no_danger() -> None:
    """The one who struck owns that he was thrown back."""
    (piece,) = heard(Result(winner="defender", degree="minor"))

    assert Weight.DECIDE == piece.weight
    assert piece.text.startswith("The Campanians say that Rome held Ager Volscus on a table, a Minor Victory.")
    assert "It is right" == piece.offers[0].label


def test_ITA_6_24_a_stranger_hears_that_his_silence_leaves_it_to_the_generator() -> None:
    """Who is no side of it."""
    (piece,) = heard(Result(winner="attacker", degree="minor"), seat="boii", seated=("campanians", "boii"))

    assert "You are no side of it: without your yes the dice decide." in piece.text


def test_ITA_6_24_the_question_names_whose_report_it_is_and_what_silence_does() -> None:
    """Of this battle, not of any."""
    world = attacked(a_world(), an_attack("rome", "samnites", province="pentri"))
    end = run(battles, world, {"battle": {"rome": [MAJOR]}}, players=("rome", "samnites"))
    asked = next(window for window in end.windows if window.name == "confirm")

    assert asked.words is not None
    assert "Is it true what Rome reports of a battle on a table for Pentri?" == asked.words()["title"]
    assert "What Rome reports stands, as if you had agreed." == asked.words()["silence"]
