"""How the figures behind an event read."""

import pytest

from rules.kernel.telling.figures import read


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "yes"),
        ([], "none"),
        ([["temple", -1], ["capital", 1]], "temple -1, capital 1"),
        ([["Spears", "Spears", "Bows"], ["Knights"]], "2 Spears, Bows | Knights"),
        ([["Spears"], []], "Spears | none"),
        ([3, 3, 5], "3, 3, 5"),
        (["Ur", 4], "Ur 4"),
        ({"Ur": 2, "Mari": [1, 1]}, "Ur 2, Mari 1, 1"),
    ],
)
def test_H22_inputs_read_as_a_person_would_write_them(value: object, text: str) -> None:
    """A modifier with its figure, elements counted, the two sides of a battle apart."""
    assert text == read(value, {}, {})
