"""How likely a siege, a passage, a battle at sea or hunger goes how, counted out exactly (section 7)."""

from fractions import Fraction
from functools import cache

SIX, THREE = 6, 3
"""Faces of the dice of sieges, and of hunger and the sea."""


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


@cache
def fallen_before_hunger(target: int, turns: tuple[tuple[int, bool], ...], spare: int) -> Fraction:
    """Give the chance that a besieger takes a fief before the turns, or the elements that he may lose, run out.

    Of each turn what is added to the die of hunger, and whether the cold takes its toll, too (FIE-8.40, FIE-8.57).
    """
    if not turns or spare < 0:
        return Fraction(0)
    (added, cold), later = turns[0], turns[1:]
    taken, hungry = falls(target), starves(target)
    losses = hunger(added)

    def left(lost: int) -> Fraction:
        if not cold:
            return fallen_before_hunger(target - 1, later, spare - lost)
        frozen = (fallen_before_hunger(target - 1, later, spare - lost - one) for one in losses)
        return Fraction(sum(frozen), len(losses))

    starved = Fraction(sum(left(lost) for lost in losses), len(losses))
    return taken + hungry * starved + (1 - taken - hungry) * left(0)


def mean_hunger(modifiers: int) -> Fraction:
    """Give how many elements a roll for attrition takes in the mean."""
    return Fraction(sum(hunger(modifiers)), THREE)


def arrives(added: int) -> Fraction:
    """Give the chance that a passage arrives: a die and what is added to it, above 0 (FIE-8.17)."""
    return Fraction(sum(face + added > 0 for face in range(1, THREE + 1)), THREE)


def wins_at_sea(own: int, other: int) -> Fraction:
    """Give the chance that a fleet of so many markers beats another, ties rolled again (FIE-14.13)."""
    rolls = [(one + own) - (two + other) for one in range(1, SIX + 1) for two in range(1, SIX + 1)]
    decided = [one for one in rolls if one]
    return Fraction(sum(one > 0 for one in decided), len(decided))
