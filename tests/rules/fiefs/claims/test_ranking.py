"""Several actions of a year in one line, each for the case that those before it fail (FIE-3.6)."""

import pytest

from rules.fiefs.claims.orders import Claim, Exercise
from tests.rules.fiefs.worlds import LETTERS, a_world

M = LETTERS["M"]
METZ, YORK, REIMS = (Exercise(fief=one) for one in ("metz", "york", "reims"))
LONDON, TOLEDO = (Claim(fief=one) for one in ("london", "toledo"))


def heard(words, season="", *ranks):
    """Give what a line is heard to order, by a House whose claims lie on Metz, York and Reims."""
    lords = {"metz": "B", "york": "B", "reims": "B", "london": "M", "toledo": "M"}
    world = a_world(control=lords, claim={"metz": "M", "york": "M", "reims": "M"})
    world.season, world.houses[M].ranks = season, [one.intent() for one in ranks]
    found = Exercise.heard(words, world, M)
    return list(found.orders) if found else []


@pytest.mark.parametrize(
    ("words", "orders"),
    [
        ("take metz, if not then york, else claim london", [METZ, YORK, LONDON]),
        ("I take Metz. If that fails, I want to claim Toledo instead.", [METZ, TOLEDO]),
        ("Metz first, Toledo only if Metz is not possible.", [METZ, TOLEDO]),
        ("2nd york, 3rd reims", [YORK, REIMS]),
        ("then york then reims", [YORK, REIMS]),
        ("take metz also york", [METZ, YORK]),
        ("take metz pls, else york", [METZ, YORK]),
        ("I take Metz, and after that Reims if somebody is faster.", [METZ, REIMS]),
        ("I want to lay my claim to Toledo, and if that is impossible I take Metz.", [TOLEDO, METZ]),
        ("take Metz with my claim, then York", [METZ, YORK]),
    ],
)
def test_FIE_3_6_several_actions_are_heard_in_their_order(words, orders) -> None:
    """What is said of none of them is what was said before it: taken where a claim takes it, else claimed."""
    assert orders == heard(words)


@pytest.mark.parametrize(
    "words",
    [
        "take York and Reims",
        "York second, Metz first",
        "take York and Reims first",
        "should I take Metz, or else York?",
        "why did Metz fall and then York",
    ],
)
def test_FIE_3_6_what_ranks_nothing_or_may_mean_either_is_not_guessed(words) -> None:
    """Nor is a question carried out."""
    assert [] == heard(words)


def test_FIE_3_6_a_fief_that_was_ordered_before_stays_what_it_was() -> None:
    """A capital that is claimed is claimed in its new place, too; and in a campaign nothing is ranked."""
    assert [METZ, LONDON] == heard("Metz first, London only if Metz is not possible", "", LONDON)
    assert [] == heard("take Metz, then York", "spring")
