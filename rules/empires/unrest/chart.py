"""The Unrest and Rebellion Table, read and counted out (EMP-17.3, EMP-17.4, EMP-17.5)."""

from collections.abc import Mapping
from typing import Literal

from rules.empires.board.chances import WAYS
from rules.empires.board.state import World
from rules.empires.board.tables import VALUES

Result = Literal["quiet", "unrest", "rebels"]
"""What a check comes to: nothing, U, or R (EMP-17.4)."""


def result(world: World, value: int, total: int) -> Result:
    """Look a sum of two dice up in the column of a value, the first or last where it lies outside (EMP-17.3).

    Rules: EMP-17.3b.
    """
    column = min(max(value, VALUES[0]), VALUES[-1])
    row = world.rebellion[column - VALUES[0]]
    if total in row.rebels:
        return "rebels"
    return "unrest" if total in row.unrest else "quiet"


def ways(world: World, value: int) -> Mapping[Result, int]:
    """Give in how many of 36 ways a check of a value comes to each result (EMP-17.5)."""
    found: dict[Result, int] = {"quiet": 0, "unrest": 0, "rebels": 0}
    for total, number in WAYS.items():
        found[result(world, value, total)] += number
    return found
