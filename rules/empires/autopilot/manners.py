"""The five characters, and what each leaves to its own manner (EMP-HA.0)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.empires.board.state import World
from rules.empires.board.tables import Character


@dataclass(frozen=True)
class Manner:
    """How a character plays (EMP-HA.0)."""

    tax_value: int
    """Highest rebellion value of a tax; above 1 only in need, and never at its Court Area (EMP-HA.4)."""
    tax_until: int
    """Taxes while its gold is below (EMP-HA.4)."""
    tries: int
    """Tries endeavours while so many are not used (EMP-HA.5)."""
    steps: str
    """The steps of EMP-HA.5 after a, b and c, in its order."""
    daring: int
    """The highest needed roll of a conquest (EMP-HA.5e)."""
    rightful: int
    lawless: int
    """What another seat's area is worth more or less to it, claimed by itself or not (EMP-HA.5e)."""
    prey: int
    """And besides, if its owner is heirless, excommunicated or in exile."""
    infidel: int
    """What another religion counts in the worth of an area."""
    breaks_truces: bool
    ties_court: bool
    """Whether it renews the tie to its Court Area (EMP-HA.5f)."""
    mission_gold: int
    mission_roll: int
    """Gold from which, and the highest needed roll with which, it converts (EMP-HA.5h)."""
    if_lost: Literal["relinquish", "refuse"]
    """What it does if it loses a ballot on an inheritance (EMP-HA.7)."""
    place: Literal["early", "late"] = "early"
    """When it would act in a round (EMP-HA.11a)."""
    generous: bool = False
    """Whether it gives alms (EMP-HA.12)."""
    plunders: bool = False
    """Whether it plunders what others claim (EMP-HA.4b)."""
    patient: bool = False
    """Whether it keeps an inheritance for what nobody can contest, while it has room in hand (EMP-HA.2a)."""


MANNERS: Mapping[Character, Manner] = {
    "cautious": Manner(0, 20, 3, "dfgehij", 7, -3, -6, 0, -2, False, True, 8, 7, "relinquish"),
    "steady": Manner(1, 20, 4, "dfeghij", 8, -1, -2, 0, -2, False, True, 8, 7, "relinquish"),
    "ambitious": Manner(2, 30, 4, "defghikj", 9, 2, 0, 2, -2, False, False, 8, 7, "refuse", place="late"),
    "pious": Manner(1, 20, 4, "dhfegij", 8, -1, -2, 0, 4, False, True, 4, 8, "relinquish", generous=True),
    "treacherous": Manner(
        2, 20, 4, "dfekghij", 8, 0, 0, 6, -2, True, False, 8, 7, "refuse", place="late", plunders=True, patient=True
    ),
}
"""Each character's manner, in the order in which they are drawn (EMP-HA.0)."""


def manner(world: World, seat: str) -> Manner:
    """Give the manner of a seat's character."""
    return MANNERS[world.empires[seat].character]
