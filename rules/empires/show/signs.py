"""Marks and grounds of the maps: claims, ties, holds, heresy, the plague; and faiths, by which land is tinted."""

from collections.abc import Sequence

from rules.empires.board.state import World
from rules.kernel.telling.signs import Ground, Shape, Sign, Terrain, circle, polygon, rectangle

CLAIM = Sign(
    kind="claim",
    words="Claim of another",
    shapes=(
        Shape(path=polygon([(-8, -9), (6, -9), (9, -6), (9, 9), (-8, 9)]), fill="paper"),
        Shape(path="M-4 -4H5M-4 0H5", fill=""),
        Shape(path=circle(3, 7, 4)),
    ),
)
RIGHT = Sign(
    kind="right",
    words="Owner’s claim",
    shapes=(
        Shape(path=polygon([(-9, 7), (-10, -6), (-4, 0), (0, -9), (4, 0), (10, -6), (9, 7)]), fill="gold"),
        Shape(path=rectangle(-9, 7, 18, 3), fill="gold"),
    ),
)
UNCLAIMED = Sign(
    kind="unclaimed",
    words="Owner has no claim",
    shapes=(
        Shape(path=polygon([(-9, 7), (-10, -6), (-4, 0), (0, -9), (4, 0), (10, -6), (9, 7)]), fill="stone"),
        Shape(path=polygon([(-10, 8), (8, -10), (10, -8), (-8, 10)]), fill="alarm"),
    ),
)
TIE = Sign(
    kind="tie",
    words="Diplomatic tie",
    shapes=(Shape(path=circle(-4, 0, 6)), Shape(path=circle(4, 0, 6)), Shape(path=circle(4, 0, 2.5), fill="paper")),
)
HOLD = Sign(
    kind="hold",
    words="Holds on it, of how many",
    shapes=(Shape(path=polygon([(-10, -10), (10, -10), (10, 2), (0, 10), (-10, 2)])),),
)
HERESY = Sign(
    kind="heresy",
    words="Heresy",
    shapes=(
        Shape(path=polygon([(0, -10), (9, 8), (-9, 8)]), fill="alarm"),
        Shape(path=rectangle(-1.5, -4, 3, 6), fill="paper", edge=""),
        Shape(path=rectangle(-1.5, 4, 3, 3), fill="paper", edge=""),
    ),
)
UNREST = Sign(
    kind="unrest",
    words="Unrest",
    shapes=(
        Shape(path="M0 -10C5 -4 8 -1 7 4C6 9 -6 9 -7 4C-8 1 -5 -1 -4 -4C-2 -3 -1 -4 0 -10Z", fill="alarm"),
        Shape(path="M0 0C3 3 3 5 2 7C1 8 -2 8 -3 6C-3 4 -1 3 0 0Z", fill="gold"),
    ),
)
PLAGUE = Sign(
    kind="plague",
    words="Struck by the plague",
    shapes=(
        Shape(path=circle(0, -2, 8), fill="ink"),
        Shape(path=rectangle(-4, 4, 8, 5), fill="ink"),
        Shape(path=circle(-3, -2, 2), fill="paper", edge=""),
        Shape(path=circle(3, -2, 2), fill="paper", edge=""),
    ),
)
SIGNS = (UNREST, HERESY, HOLD, UNCLAIMED, CLAIM, TIE)
"""Of the first map, in the order of the legend."""

GROUNDS: Sequence[tuple[Terrain, str]] = (
    ("plains", "m0 -8v16m-5 -11h10"),
    ("hills", "m0 -9v18m-3 -15h6m-8 4h10"),
    ("desert", "m3 -7a7 7 0 1 0 3 11a5 5 0 1 1 -3 -11"),
    ("forest", "m0 8v-6m-6 0h12l-6 -10z"),
)
"""What the faiths' lands look like: the tint of a terrain, and a sign: cross, cross of two bars, crescent, tree."""


LEGEND = 40
"""The most letters that a legend has for a ground."""


def field_of(faith: str) -> str:
    """Give the kind of ground by which a faith's land is known."""
    return f"faith_{faith}"


def grounds(world: World) -> tuple[Ground, ...]:
    """Give the grounds of all faiths."""
    return tuple(
        Ground(kind=field_of(id), words=faith.name[:LEGEND], like=GROUNDS[place % len(GROUNDS)][0], glyph=drawn(place))
        for place, (id, faith) in enumerate(world.faiths.items())
    )


def drawn(place: int) -> str:
    """Give the sign of a faith by its place."""
    return GROUNDS[place % len(GROUNDS)][1]
