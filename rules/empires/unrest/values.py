"""Rebellion values: what makes an area rise, and by how much (EMP-17.21, EMP-17.22); pure, for all who foretell."""

from dataclasses import dataclass
from typing import Literal

from rules.empires.board.measures import creed, faith_gap, language_gap
from rules.empires.board.state import World

Circumstance = Literal["gold", "fort", "own_tie", "foreign_tie", "unrest", "language", "faith", "kindred"]
"""What changes a value, in the order of the table (EMP-17.22)."""
OWN_TIE, FOREIGN_TIE, UNREST, KINDRED = -2, 2, 5, 1
"""Figures of the table (EMP-17.22c, EMP-17.22d, EMP-17.22e, EMP-17.22h)."""


@dataclass(frozen=True)
class Weighed:
    """The value of an area with everything that it is made of."""

    area: str
    parts: tuple[tuple[Circumstance, int], ...]
    """Each circumstance that counts, with what it adds; none that adds nothing."""

    @property
    def value(self) -> int:
        """Give the sum, which may be below 0 (EMP-17.21, EMP-17.22)."""
        return sum(amount for _, amount in self.parts)


def weigh(world: World, area: str, gold: int = 0, *, unrest: bool | None = None, lord: str = "") -> Weighed:
    """Weigh an owned area now, taxed for so much gold; `unrest` supposes a marker, or none (EMP-17.21, EMP-17.22).

    `lord` supposes another owner than it has.

    Rules: EMP-17.12, EMP-17.22a, EMP-17.22b, EMP-17.22f, EMP-17.22g, EMP-17.22i.
    """
    one = world.areas[area]
    marked = one.unrest if unrest is None else unrest
    owner = lord or one.owner
    parts: tuple[tuple[Circumstance, int], ...] = (
        ("gold", gold),
        ("fort", -one.fort),
        ("own_tie", OWN_TIE if area in world.empires[owner].ties else 0),
        ("foreign_tie", FOREIGN_TIE if unfriendly(world, area, owner) else 0),
        ("unrest", UNREST if marked else 0),
        ("language", language_gap(world, owner, area)),
        ("faith", faith_gap(world, owner, area)),
        ("kindred", KINDRED if kindred(world, area) else 0),
    )
    return Weighed(area, tuple(part for part in parts if part[1]))


def unfriendly(world: World, area: str, lord: str = "") -> list[str]:
    """Give the other seats with a tie to an area that they do not waive toward its owner (EMP-17.22d, EMP-H12.42)."""
    owner = lord or world.areas[area].owner
    return [
        seat
        for seat, empire in world.empires.items()
        if seat != owner and area in empire.ties and owner not in empire.waivers
    ]


def kindred(world: World, area: str) -> list[str]:
    """Give the independent land neighbours of an area's own language and creed (EMP-17.22h)."""
    one = world.areas[area]
    near = (world.areas[id] for id in one.borders)
    return [
        other.id
        for other in near
        if not other.owner and other.language == one.language and creed(world, other) == creed(world, one)
    ]
