"""What moved a score is told to its player alone, area by area, and what of it is par (EMP-H26.2, EMP-H26.3)."""

from rules.empires.ending.account import moved
from rules.empires.ending.words import score_moved
from tests.rules.empires.worlds import a_world


def test_EMP_H26_2_what_moved_a_score_is_named() -> None:
    """Land lost and won, areas worth more or less, and another par."""
    world = a_world(people=("france",))
    france = world.empires["france"]
    worth = dict.fromkeys(("ile_de_france", "champagne", "brittany"), 5)
    france.worth, france.measured = {"ile_de_france": 6, "champagne": 6, "flanders": 4}, 30

    told = moved(world, "france", worth)

    assert told is not None
    assert ("france",) == told.audience
    assert (-14, 15 - france.par[0]) == (told.before, told.now)
    assert (("brittany",), ("flanders",), ("ile_de_france", "champagne")) == (told.won, told.lost, told.changed)
    said = score_moved(told)
    assert "brittany won +5" in said
    assert "flanders lost −4" in said
    assert "ile_de_france and champagne, each −1" in said
    assert f"your par rises from 30 to {france.par[0]} −{france.par[0] - 30}" in said


def test_EMP_H26_2_a_score_that_nothing_moved_is_no_news() -> None:
    """Nor is the first one."""
    world = a_world(people=("france",))
    france = world.empires["france"]
    france.worth, france.measured = {"flanders": 4}, france.par[0]

    assert moved(world, "france", {"flanders": 4}) is None
