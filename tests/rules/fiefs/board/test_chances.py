"""The tables of section 7, line by line."""

from fractions import Fraction

import pytest

from rules.fiefs.board.chances import arrives, fallen_by, falls, hunger, mean_hunger, mean_rolls, starves

SIEGES = {
    1: ("5/6 1", "7/6"),
    2: ("2/3 17/18 1", "25/18"),
    3: ("1/2 5/6 35/36 1", "61/36"),
    4: ("1/3 2/3 8/9 53/54 1", "115/54"),
    5: ("1/6 4/9 13/18 49/54 319/324 1", "899/324"),
    6: ("0 1/6 4/9 13/18 49/54 319/324", "1223/324"),
}
"""By the T of the first roll: fallen by the first, the second, …; and the mean number of rolls."""


def test_FIE_8_39_one_roll_falls_stands_or_starves() -> None:
    """Of six faces, by T from 0 to 7."""
    targets = range(8)

    assert [6, 5, 4, 3, 2, 1, 0, 0] == [6 * falls(target) for target in targets]
    assert [0, 0, 1, 2, 3, 4, 5, 6] == [6 * starves(target) for target in targets]


@pytest.mark.parametrize("target", SIEGES)
def test_FIE_8_42_an_unbroken_siege_grows_more_likely(target: int) -> None:
    """Fallen by each roll, and the rolls in the mean; a unit above six is one roll more."""
    by, mean = SIEGES[target]

    assert [Fraction(one) for one in by.split()] == [fallen_by(target, n) for n in range(1, len(by.split()) + 1)]
    assert Fraction(mean) == mean_rolls(target)
    assert mean_rolls(6) + 1 == mean_rolls(7)


def test_FIE_8_44_hunger_by_the_sum_of_what_is_added() -> None:
    """Elements lost on 1, 2 and 3, and the mean."""
    sums = range(-2, 4)

    assert [(0, 0, 1), (0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)] == [hunger(one) for one in sums]
    assert [Fraction(1, 3), 1, 2, 3, 4, 5] == [mean_hunger(one) for one in sums]


def test_FIE_8_17_a_passage_needs_a_die_above_nought() -> None:
    """Of three faces, by what is added: summer over one route is −1, spring over one −2, winter over one −3."""
    assert [3, 2, 1, 0, 0] == [3 * arrives(added) for added in (0, -1, -2, -3, -4)]
