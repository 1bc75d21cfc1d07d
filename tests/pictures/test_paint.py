"""Paint is the same on every machine, and what is no drawing is an error that can be told."""

import struct

import pytest

from bot.pictures import paint
from bot.pictures.paint import painted
from bot.pictures.svg import svg
from tests.pictures.samples import chart

EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="10"/>'


def test_only_our_own_fonts_are_painted_with() -> None:
    """No font that a machine happens to have changes a picture."""
    assert {"DejaVu Sans", "DejaVu Serif"} == set(paint._fonts().list_fonts())


@pytest.mark.parametrize(("zoom", "wide"), [(1, 1600), (0.25, 400)])
def test_a_drawing_is_painted_as_large_as_is_asked(zoom: float, wide: int) -> None:
    """All of it, smaller."""
    png = painted(svg(chart()), zoom)

    assert wide == struct.unpack(">I", png[16:20])[0]


@pytest.mark.parametrize("drawing", ["", "<svg", "Herald", EMPTY])
def test_what_is_no_drawing_is_an_error(drawing: str) -> None:
    """The library panics at it, which no Exception would be."""
    with pytest.raises(ValueError, match=r"ParsingFailed|InvalidSize"):
        painted(drawing)
