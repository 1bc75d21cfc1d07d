"""Seats look different to everybody (H29)."""

from itertools import combinations

import pytest

from bot.pictures.ink.patterns import DRAWN, pattern
from bot.pictures.ink.theme import PALETTE, PATTERNS, Look, looks
from rules.kernel.telling.pictures import Side
from tests.pictures.samples import a_side, crowns
from tests.pictures.sight import SIGHTS, apart

SQUARE = [(0.0, 0.0), (200.0, 0.0), (200.0, 200.0), (0.0, 200.0)]


@pytest.mark.parametrize("sight", SIGHTS)
def test_H29_twelve_seats_of_the_palette_differ_in_colour_in_every_sight(sight: str) -> None:
    """Our own colours stay well apart, whatever somebody does not see."""
    distances = {pair: apart(*pair, SIGHTS[sight]) for pair in combinations(PALETTE, 2)}

    assert min(distances.values()) > 15, min(distances, key=distances.__getitem__)
    assert min(apart(*pair, SIGHTS[sight]) for pair in combinations(PALETTE[:8], 2)) > 25


@pytest.mark.parametrize("sight", SIGHTS)
def test_H29_seats_of_the_crowns_differ_by_pattern_and_colour_in_every_sight(sight: str) -> None:
    """A scenario brings colours of its own: where those come near each other, the patterns still differ."""
    seats = looks(crowns().sides).values()

    for one, other in combinations(seats, 2):
        assert one.pattern != other.pattern
        assert one.code != other.code
        assert apart(one.colour, other.colour, SIGHTS[sight]) > 5


def test_patterns_are_drawn_differently() -> None:
    """No two patterns give the same lines."""
    drawn = [pattern([SQUARE], Look("a", "A", "#000000", number, "A")) for number in range(len(PATTERNS))]

    assert len(PATTERNS) == len(DRAWN) == len(set(drawn))
    assert all(len(lines) > 200 for lines in drawn)


def test_a_pattern_stays_inside() -> None:
    """Lines end at the border, and a hole stays bare."""
    hole = [(60.0, 60.0), (140.0, 60.0), (140.0, 140.0), (60.0, 140.0)]
    level = DRAWN[PATTERNS.index("level")]([SQUARE, hole], 18.0)
    spans = [span.split("L") for span in level[1:].split("M")]
    ends = [(float(a.split()[0]), float(b.split()[0]), float(a.split()[1])) for a, b in spans]

    assert all(left >= 0 and right <= 200 for left, right, _ in ends)
    assert [(0, 60), (140, 200)] == sorted({(left, right) for left, right, y in ends if 60 < y < 140})


def test_seats_that_ask_for_the_same_get_different_patterns_and_codes() -> None:
    """Up to twelve seats never share a pattern, and no number of seats shares a code."""
    sides = [Side(id=f"s{number}", name=f"The House of Orm{number % 3}", colour="#2f6db3") for number in range(20)]
    found = looks(sides)

    assert 12 == len({found[side.id].pattern for side in sides[:12]})
    assert 20 == len({look.code for look in found.values()})
    assert all(1 <= len(look.code) <= 2 for look in found.values())


def test_a_wanted_pattern_is_given_while_it_is_free() -> None:
    """The first who asks has it."""
    found = looks([a_side("rome", pattern=4), a_side("capua", pattern=4), a_side("volsci", pattern=16)])

    assert 4 == found["rome"].pattern
    assert 3 == len({look.pattern for look in found.values()})


def test_what_is_no_colour_becomes_one() -> None:
    """A colour goes into the SVG, so nothing else may."""
    found = looks([a_side("rome", colour='red"/><script/>')])

    assert found["rome"].colour in PALETTE


def test_letters_stand_out_from_their_disc() -> None:
    """Dark colours bear white letters, light ones dark."""
    found = looks([a_side("night", colour="#101030"), a_side("day", colour="#f0f0a0")])

    assert "#ffffff" == found["night"].letters
    assert "#ffffff" != found["day"].letters
