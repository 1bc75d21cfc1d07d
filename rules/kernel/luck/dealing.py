"""Dealing: which seat falls to which place at the table, by a draw that anybody can repeat from the seed."""

from collections.abc import Sequence

from rules.kernel.luck.chance import Key, Luck


def dealt(luck: Luck, seats: Sequence[str]) -> tuple[str, ...]:
    """Give the seat of each place, the first place first; each draw is keyed by its place (HRD-H1)."""
    left = list(seats)
    keys = [Key(0, "seating", "HRD-H1", "seat", f"place {place}", 1) for place in range(1, len(left) + 1)]
    return tuple(left.pop(luck.number(key, len(left))) for key in keys)
