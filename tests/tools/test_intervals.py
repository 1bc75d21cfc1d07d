"""Intervals: the formulas against figures worked out by hand and printed in tables."""

import pytest

from bot.tools.intervals import quantile, student, wilson


@pytest.mark.parametrize(
    ("times", "of", "least", "most"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_bounds_a_share(times, of, least, most) -> None:
    """For 5 of 10: (0.5 + 0.19207 ∓ 1.95996 √(0.025 + 0.0096)) / 1.38415."""
    assert (least, most) == pytest.approx(wilson(times, of), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (10, 2.228), (30, 2.042), (100, 1.984)],
)
def test_the_quantiles_are_those_of_the_tables(freedom, t) -> None:
    """Student's t, two-sided, 5 per cent, as every table prints it."""
    assert t == pytest.approx(quantile(freedom), abs=5e-4)


def test_student_gives_the_mean_and_how_far_it_may_be_off() -> None:
    """Of 1 to 5: mean 3, deviation √2.5, so 2.776 · √(2.5 / 5) to either side; one value tells nothing."""
    assert (3.0, 1.963) == pytest.approx(student([1, 2, 3, 4, 5]), abs=5e-4)
    assert (7.0, None) == student([7])
    assert (2.0, 0.0) == student([2, 2, 2])
