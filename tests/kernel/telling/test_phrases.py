"""The small turns of phrase of all games."""

import pytest

from rules.kernel.telling.phrases import points_of


@pytest.mark.parametrize(("number", "words"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (-1, "−1 points")])
def test_points_are_counted_in_figures(number, words) -> None:
    """One is a point; what is owed has a true minus."""
    assert words == points_of(number)
