"""Intervals of 95 per cent: Wilson's for how often something happens, Student's for how much it comes to."""

from collections.abc import Sequence
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev

SURE = 0.95
"""How often the truth lies within an interval."""
HALVINGS = 60
"""How often the search for a quantile halves where it looks; more changes nothing in a float."""


def wilson(times: float, of: int) -> tuple[float, float]:
    """Give the bounds of the share that `times` out of `of` tells of; everything where there was no try."""
    if not of:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    share, spread = times / of, z * z / of
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def student(values: Sequence[float]) -> tuple[float, float | None]:
    """Give the mean of some values and how far the true one may lie from it; None for fewer than two values."""
    mean = fmean(values)
    if len(values) < 2:  # noqa: PLR2004  one value tells nothing of how far they spread
        return mean, None
    return mean, quantile(len(values) - 1) * stdev(values) / sqrt(len(values))


def quantile(freedom: int) -> float:
    """Give how far from 0 Student's t of so many degrees of freedom lies in 5 cases of 100."""
    low, high = 0.0, 1.0
    while within(high, freedom) < SURE:
        high *= 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < SURE else (low, middle)
    return high


def within(t: float, freedom: int) -> float:
    """Give the chance that Student's t lies between -t and t, by its finite series for whole degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for place in range(2 + odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (place - 1) / place
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
