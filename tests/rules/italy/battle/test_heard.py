"""Battles on a table in a player's own words, and what each word does, as it is given (ITA-6.23 to ITA-6.25)."""

import pytest

from rules.italy.battle.deciding import Confirm, Dispute, OnTable, Report, UseGenerator
from rules.italy.ruleset import ITALY
from rules.kernel.play.counsel import LONGEST, Vain
from rules.kernel.table.results import Result
from tests.rules.italy.worlds import a_world, an_attack, attacked


def a_battle(*seated, claim=None):
    """Give a world in which Rome fights for North Campania, perhaps with a report of it."""
    battle = an_attack("rome", "campanians", province="north_campania", struck="north_campania", army="campanians")
    battle.attacker_parts, battle.defender_parts = [("base", 80)], [("base", 80)]
    battle.claims |= {"rome": claim} if claim else {}
    return attacked(a_world(fighting="rome", seated=list(seated)), battle)


def heard(words, seat="rome"):
    """Give what a seat says of its battle, and what it is asked."""
    found = Report.heard(words, a_battle("rome", "campanians"), seat)
    return found and ([one.result() for one in found.orders], found.question)


MINOR, MAJOR = (Result(winner="attacker", degree=degree) for degree in ("minor", "major"))


@pytest.mark.parametrize(
    ("words", "seat", "result"),
    [
        ("I won the battle on the table, a major victory for me", "rome", MAJOR),
        ("i lost, he won narrowly", "campanians", MINOR),
        ("We fought it. I won. I lost 3 of 7, and I had 2 cavalry left against 1.", "rome", MAJOR),
        ("Rome won, losing 6 of 7", "campanians", MINOR),
        ("the Romans won, 2 of 6 lost and a big victory", "campanians", MAJOR),
    ],
)
def test_ITA_6_25_a_report_in_own_words(words, seat, result) -> None:
    """Whose side `I` is depends on who speaks; losses that tell need no degree beside them."""
    assert ([result], "") == heard(words, seat)


def test_ITA_6_25_what_a_report_leaves_open_is_asked() -> None:
    """Who won, how clearly, with how much cavalry; and what cannot be, or does not fit, is asked again."""
    assert ([MINOR, MAJOR], True) == (heard("I won")[0], heard("I won")[1].startswith("You won. It is Major if"))
    assert 2 == len(heard("a minor victory")[0]) and "Who won: Rome, attacking" in heard("a minor victory")[1]
    assert "had more light and medium cavalry left" in heard("I won, lost 4 of 7")[1]
    assert "would have broken" in heard("I won, lost 7 of 7")[1]
    assert "by these losses it is a Major Victory" in heard("I won, minor, lost 3 of 7")[1]
    assert heard("shall I report that I won?") is None and Report.heard("I won", a_world(), "rome") is None


def test_ITA_6_24_a_report_says_as_it_is_given_who_agrees_and_what_silence_means() -> None:
    """And how its degree was worked out."""
    numbers = Report(winner="attacker", losses=3, breaking=7, cavalry_winner=2, cavalry_loser=1)
    both = ITALY.effect(a_battle("rome", "campanians"), "rome", numbers)

    assert both == (
        "A Major Victory for you: 3 of 7 lost is less than half. The Campanians are asked whether a report is true, "
        "and silence means yes; if they dispute it, the dice decide, as nobody is battle umpire."
    )
    umpire = ITALY.effect(a_battle("rome", "campanians", "gamemaster"), "rome", numbers)
    assert umpire.endswith("if they dispute it, the battle umpire rules.")
    alone = ITALY.effect(a_battle("rome"), "rome", Report(winner="attacker", degree="minor"))
    assert "A Minor Victory for you. A report stands at once." == alone
    stranger = ITALY.effect(a_battle("rome", "boii"), "rome", Report(winner="attacker", degree="minor"))
    assert stranger.endswith("no side of it, are asked whether a report is true: without a yes the dice decide.")


def test_ITA_6_23_a_table_decides_nothing_without_a_report() -> None:
    """It says so, and whoever is ready with nothing more is asked back."""
    world = a_battle("rome", "campanians")
    told = ITALY.effect(world, "rome", OnTable())

    assert told.startswith("Fight it, tell me how it ended") and len(told) <= LONGEST
    assert [Vain.IDLE, Vain.NOT] == [ITALY.vain(world, "rome", one) for one in (OnTable(), UseGenerator())]
    assert OnTable().key() == UseGenerator().key()


def test_ITA_6_24_a_dispute_says_who_reads_its_reason() -> None:
    """And who decides; a yes says what it costs."""
    world = a_battle("rome", "campanians", claim=MINOR)

    assert ITALY.effect(world, "campanians", Dispute(reason="no such battle")) == (
        "The dice decide at once. Rome reads your words."
    )
    assert "is told that you dispute it, and none of your words" in ITALY.effect(world, "campanians", Dispute())
    assert "The report stands, for good: you lose North Campania." == ITALY.effect(world, "campanians", Confirm())
