"""Two dice, counted out: of 36 ways each sum has as many as its table says (section 7)."""

from collections.abc import Mapping
from fractions import Fraction

from rules.empires.board.tables import DICE

SIX = 6
WAYS: Mapping[int, int] = {total: SIX - abs(SIX + 1 - total) for total in DICE}
"""For each sum of two dice in how many ways it falls."""
ALL = sum(WAYS.values())
"""All ways of two dice."""


def at_least(total: int) -> int:
    """Give the ways to reach a sum of at least this: all for 2 and less, none above 12 (section 7)."""
    return sum(ways for one, ways in WAYS.items() if one >= total)


def at_most(total: int) -> int:
    """Give the ways to a sum of at most this."""
    return ALL - at_least(total + 1)


def chance(ways: int) -> Fraction:
    """Give ways of 36 as a chance."""
    return Fraction(ways, ALL)
