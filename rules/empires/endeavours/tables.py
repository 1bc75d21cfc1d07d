"""Figures of the endeavours (EMP-H9.2, EMP-H9.3, EMP-H9.5, EMP-H9.8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.empires.board.tables import Kind, Rating

Band = Literal["failure", "nothing", "success", "great"]
"""What two dice and a rating come to (EMP-H9.8)."""
NEVER = 99
"""A total that no endeavour reaches."""
COSTS: Mapping[Kind, int] = {
    "conquer": 2,
    "rule": 0,
    "fortify": 2,
    "negotiate": 1,
    "convert": 2,
    "restore": 0,
    "penance": 4,
}
"""Gold, paid when it begins and never given back (EMP-H9.2)."""
MOST_EXTRA = 3
"""Gold that may be added, each a point more (EMP-H9.3)."""


@dataclass(frozen=True)
class Bands:
    """Up to which total an endeavour fails, and from which it succeeds, and greatly (EMP-H9.8)."""

    failure: int
    success: int
    great: int = NEVER


BANDS: Mapping[Kind, Bands] = {
    "conquer": Bands(7, 13, 17),
    "rule": Bands(5, 12, 16),
    "fortify": Bands(8, 16),
    "negotiate": Bands(3, 12, 16),
    "convert": Bands(5, 12),
    "restore": Bands(-NEVER, 12),
}
"""The bands of all that are rolled for (EMP-H9.8)."""
RATED: Mapping[Kind, Rating] = {
    "conquer": "combat",
    "rule": "administration",
    "fortify": "administration",
    "negotiate": "diplomacy",
    "convert": "administration",
    "restore": "combat",
}
"""The rating of the leader on which each rests (EMP-H9.4)."""
EXILED, SHUNNED, PARIAH, LOYALTY, ARMED = -2, -2, 1, 2, 3
"""Without a court; excommunicated; against an excommunicated owner; of one's own people; each arm (EMP-H9.5)."""
SHUNNED_IN: tuple[Kind, ...] = ("rule", "negotiate", "convert")
"""Where excommunication weakens (EMP-H22.12)."""
ARMS = ("weapons", "tactics")
"""Cards in front that count in war (EMP-19.2f3)."""
HERETICS = 4
"""The conviction of a heretical area (EMP-H22.2)."""
RESTORATIONS = 2
"""How often an exile may try to come back in his player turn (EMP-H21.5)."""
FATAL = ((3, 3), (4, 4))
"""Dice by which the acting leader dies (EMP-H8.4)."""
LEADER_DIES = len(FATAL)
"""In how many of 36 ways he does (section 7)."""


def band(kind: Kind, total: int) -> Band:
    """Give what a total comes to (EMP-H9.8)."""
    bands = BANDS[kind]
    if total >= bands.great:
        return "great"
    if total >= bands.success:
        return "success"
    return "failure" if total <= bands.failure else "nothing"


def needed(kind: Kind, rating: int) -> int:
    """Give the sum of two dice with which an endeavour of a rating succeeds (section 7)."""
    return BANDS[kind].success - rating
