"""How likely a siege, a passage or hunger goes how, counted out exactly (section 7)."""

from fractions import Fraction
from functools import cache

from rules.fiefs.board.tables import Season

SIX, THREE = 6, 3
"""Faces of the dice of sieges, and of hunger and the sea."""
SEA: dict[Season, int] = {"spring": -1, "summer": 0, "fall": -1, "winter": -2}
"""What the season adds to the roll for a passage (FIE-8.18)."""
HUNGER: dict[Season, int] = {"spring": 0, "summer": -1, "fall": 0, "winter": 1}
"""What the season adds to a roll for attrition (FIE-8.44)."""


def falls(target: int) -> Fraction:
    """Give the chance that a siege roll takes a fief whose T is so: a die above T (FIE-8.39)."""
    return Fraction(min(max(SIX - target, 0), SIX), SIX)


def starves(target: int) -> Fraction:
    """Give the chance that a siege roll fails so that all armies there roll for attrition: a die below T (FIE-8.40)."""
    return Fraction(min(max(target - 1, 0), SIX), SIX)


@cache
def fallen_by(target: int, rolls: int) -> Fraction:
    """Give the chance that a fief has fallen after so many rolls of an unbroken siege; T falls by one (FIE-8.42)."""
    if rolls < 1:
        return Fraction(0)
    now = falls(target)
    return now + (1 - now) * fallen_by(target - 1, rolls - 1)


@cache
def mean_rolls(target: int) -> Fraction:
    """Give how many rolls an unbroken siege takes in the mean."""
    now = falls(target)
    return Fraction(1) if now == 1 else 1 + (1 - now) * mean_rolls(target - 1)


def hunger(modifiers: int) -> tuple[int, ...]:
    """Give how many elements a roll for attrition takes by the face of its die (FIE-8.44)."""
    return tuple(max(0, face + modifiers) for face in range(1, THREE + 1))


def mean_hunger(modifiers: int) -> Fraction:
    """Give how many elements a roll for attrition takes in the mean."""
    return Fraction(sum(hunger(modifiers)), THREE)


def arrives(season: Season, routes: int, *, first_free: bool = False) -> Fraction:
    """Give the chance that a passage over so many sea routes arrives: a die and what is added above 0 (FIE-8.17)."""
    added = SEA[season] - routes + first_free
    return Fraction(sum(face + added > 0 for face in range(1, THREE + 1)), THREE)
