"""Two dice, counted out: of 36 ways each sum has as many as its table says (section 7)."""

from collections.abc import Mapping
from fractions import Fraction

from rules.empires.board.tables import DICE
from rules.kernel.play.counsel import in_ten

SIX = 6
WAYS: Mapping[int, int] = {total: SIX - abs(SIX + 1 - total) for total in DICE}
"""For each sum of two dice in how many ways it falls."""
ALL = sum(WAYS.values())
"""All ways of two dice."""
FAINT = Fraction(1, 20)
"""Below which nothing more is said of a chance than that it is small."""


def at_least(total: int) -> int:
    """Give the ways to reach a sum of at least this: all for 2 and less, none above 12 (section 7)."""
    return sum(ways for one, ways in WAYS.items() if one >= total)


def at_most(total: int) -> int:
    """Give the ways to a sum of at most this."""
    return ALL - at_least(total + 1)


def chance(ways: int) -> Fraction:
    """Give ways of 36 as a chance."""
    return Fraction(ways, ALL)


def tenths(likely: Fraction) -> str:
    """Say how likely something is, in tenths and in nothing else: `4 in 10`, `less than 1 in 10`."""
    return "less than 1 in 10" if 0 < likely < FAINT else in_ten(likely)
