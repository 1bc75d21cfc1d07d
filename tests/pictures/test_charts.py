"""Charts: lines end at their values, are named there, and are told apart without colour."""

import re
from itertools import pairwise

import pytest

from bot.pictures.ink.theme import PATTERNS, looks
from bot.pictures.sheets.charts import BOTTOM, MARKERS, NAME, TOP, _apart, _ticks, chart
from bot.pictures.svg import svg
from rules.kernel.telling.pictures import Picture, Series
from tests.pictures.samples import a_side
from tests.pictures.samples import chart as a_chart
from tests.pictures.sight import letters


def a_line(*values: int) -> Picture:
    return Picture(title="A line", alt="A line.", sides=(a_side("rome"),), series=(Series(side="rome", values=values),))


@pytest.mark.parametrize(("least", "most"), [(0, 0), (3, 3), (0, 7), (5, 112), (990, 1010), (-40, 25), (0, 1234567)])
def test_ticks_are_round_and_reach_both_ends(least: int, most: int) -> None:
    """Few enough to read."""
    ticks = _ticks(least, most)

    assert ticks[0] <= least <= most <= ticks[-1]
    assert 2 <= len(ticks) <= 8
    assert 1 == len({after - before for before, after in pairwise(ticks)})


def test_a_line_goes_through_its_values() -> None:
    """The least lies lower than the most."""
    _, drawing = chart(a_line(0, 10, 5), looks([a_side("rome")]))
    points = re.search(r'd="M([\d. L]+)"[^>]*stroke-width="5"', drawing)

    assert points is not None
    heights = [float(point.split()[1]) for point in points[1].split("L")]
    assert [BOTTOM, TOP, (BOTTOM + TOP) / 2] == pytest.approx(heights)


def test_each_line_is_named_at_its_end() -> None:
    """No name lies on another."""
    drawing = svg(a_chart())
    heights = sorted(
        float(found[1]) for found in re.finditer(rf'<text [^>]*y="([\d.]+)" font-size="{NAME:.0f}"', drawing)
    )

    assert 6 == len(heights)
    assert all(below - above >= NAME for above, below in pairwise(heights))


def test_crowded_names_are_pushed_apart_within_the_chart() -> None:
    """Equal ends become a list."""
    found = _apart([BOTTOM - 1, BOTTOM, BOTTOM], 30)

    assert [BOTTOM - 50, BOTTOM - 20, BOTTOM + 10] == found


def test_markers_differ_with_the_patterns() -> None:
    """Each pattern has a marker of its own."""
    assert len(PATTERNS) == len(MARKERS) == len(set(MARKERS))


def test_a_chart_alone_can_be_read_on_a_phone() -> None:
    """Names, figures and labels are at least 11 pixels high when it is shown 400 wide."""
    series = tuple(Series(side=name, values=tuple(range(0, 9000, 300))) for name in ("The Senate of Carthage", "Rome"))
    labels = tuple(f"{year} BC" for year in range(600, 570, -1))
    chart = Picture(title="Points", caption="From 600 to 571 BC", alt="Lines.", series=series, labels=labels)

    assert not [words for words, size in letters(svg(chart), 400) if size < 11]


def test_an_empty_chart_is_nothing() -> None:
    """No values, no axes."""
    assert (0, "") == chart(a_line(), {})


def test_one_value_is_a_point() -> None:
    """The first year of a game has a chart too."""
    assert "Rome" in svg(a_line(7))
