"""Prospects: what a seat is worth to somebody who could take it over, in one line."""

from collections.abc import Mapping, Sequence

from rules.kernel.telling.phrases import capital, in_words, ordinal, row, several

LONGEST = 200
"""The most letters of a line."""
NAMED = 2
"""How many places are named."""


def ranked(scores: Mapping[str, int], seat: str, points: str) -> str:
    """Say which place a seat has among others, and with what: `Second of six, with 214 points`; equals share one."""
    place = 1 + sum(score > scores[seat] for score in scores.values())
    return f"{capital(ordinal(place))} of {in_words(len(scores))}, with {points}"


def holding(names: Sequence[str], one: str, many: str) -> str:
    """Name the first places of a seat, and count the others: `Sparta, Athens and three more cities`."""
    rest = len(names) - NAMED
    return row([*names[:NAMED], *([several(rest, f"more {one}", f"more {many}")] if rest > 0 else [])])
