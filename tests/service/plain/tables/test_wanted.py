"""What a question wants of the tables, and what asks for something else."""

import pytest

from bot.service.plain.tables.rows import figure
from bot.service.plain.tables.wanted import questions, wanted


@pytest.mark.parametrize(
    ("line", "want", "kind", "direction"),
    [
        ("which is my weakest city", "superlative", "place", -1),
        ("which are the strongest castles around paris", "superlative", "place", 1),
        ("who has the fewest fiefs", "superlative", "seat", -1),
        ("who in my family is the best soldier", "superlative", "person", 1),
        ("how many neighbours do i have", "count", "seat", 0),
        ("which neutral provinces could i take this turn", "list", "place", 0),
        ("who borders on me by land", "list", "seat", 0),
        ("is blois stronger than me in england", "compare", "seat", 1),
    ],
)
def test_a_question_of_figures_is_told_by_what_it_wants(line: str, want: str, kind: str, direction: int) -> None:
    """The most, the least, a number and neighbours are wanted of seats, places or persons."""
    found = wanted(line)

    assert found is not None
    assert (want, kind, direction) == (found.want, found.kind, found.direction)


@pytest.mark.parametrize(
    "line",
    ["which province should i attack", "what is the best way to win", "march to the nearest city", "why only fifth"],
)
def test_what_to_do_is_no_question_of_figures(line: str) -> None:
    """What to do and what the rules say stands in no table."""
    assert wanted(line) is None


def test_a_reason_is_no_question_of_its_own() -> None:
    """The figures by which something is the weakest are the reason."""
    assert ["which is my weakest city"] == questions("Which is my weakest city and why?")


@pytest.mark.parametrize(
    ("cell", "expected"),
    [("44", 44), ("−1 of 2", -1), ("20 %", 20), ("4 infantry and 2 archers, with a head", 6), ("none", None)],
)
def test_a_cell_is_read_as_its_figure(cell: str, expected: int | None) -> None:
    """Amounts are summed up; a figure out of another is the first."""
    assert expected == figure(cell)
