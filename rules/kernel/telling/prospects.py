"""Prospects: what a seat is worth to somebody who could take it over, in one line."""

from collections.abc import Mapping, Sequence

from rules.kernel.telling.phrases import capital, in_words, ordinal, row, several

LONGEST = 200
"""The most letters of a line."""
NAMED = 2
"""How many places are named."""


def ranked(scores: Mapping[str, int], seat: str, points: str) -> str:
    """Say which place a seat has among others, and with what: `Joint second of six, with 214 points`."""
    many, own = in_words(len(scores)), scores[seat]
    if len(scores) > 1 and set(scores.values()) == {own}:
        return f"Level with all {many}, with {points}"
    place = 1 + sum(score > own for score in scores.values())
    shared = "joint " if sum(score == own for score in scores.values()) > 1 else ""
    return f"{capital(f'{shared}{ordinal(place)}')} of {many}, with {points}"


def holding(names: Sequence[str], one: str, many: str) -> str:
    """Name the first places of a seat, and count the others: `Sparta, Athens and three more cities`."""
    rest = len(names) - NAMED
    return row([*names[:NAMED], *([several(rest, f"more {one}", f"more {many}")] if rest > 0 else [])])
