"""Marks and grounds of the maps: claims, homes, camps, ravaged land, and the nations' fields."""

from collections.abc import Sequence

from rules.fiefs.board.state import World
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.signs import Ground, Shape, Sign, Terrain, polygon, rectangle

CLAIM = Sign(
    kind="claim",
    words="Claim",
    shapes=(
        Shape(path=rectangle(-8, -10, 2, 20), fill="ink"),
        Shape(path=polygon([(-6, -9), (10, -9), (5, -3), (10, 3), (-6, 3)])),
    ),
)
HOME = Sign(
    kind="home",
    words="Home",
    shapes=(
        Shape(path=polygon([(-8, -1), (8, -1), (8, 9), (-8, 9)])),
        Shape(path=polygon([(-10, -1), (0, -10), (10, -1)]), fill="gold"),
    ),
)
LORD = Sign(
    kind="lord",
    words="Lord, where another claims it",
    shapes=(Shape(path=polygon([(-9, 8), (-10, -6), (-5, 0), (0, -9), (5, 0), (10, -6), (9, 8)])),),
)
RAVAGED = Sign(
    kind="ravaged",
    words="Ravaged",
    shapes=(
        Shape(path="M0 -10C5 -4 8 -1 7 4C6 9 -6 9 -7 4C-8 1 -5 -1 -4 -4C-2 -3 -1 -4 0 -10Z", fill="alarm"),
        Shape(path="M0 0C3 3 3 5 2 7C1 8 -2 8 -3 6C-3 4 -1 3 0 0Z", fill="gold"),
    ),
)
CAMP = Sign(
    kind="camp",
    words="Encamped",
    shapes=(Shape(path=polygon([(-10, 9), (0, -9), (10, 9)])), Shape(path="M-3 9L0 1L3 9Z", fill="paper")),
)
INSIDE = Sign(
    kind="inside",
    words="Army inside a fortress",
    shapes=(Shape(path="M-9 9V-9H-5V-5H-2V-9H2V-5H5V-9H9V9Z"), Shape(path=rectangle(-3, 2, 6, 7), fill="paper")),
)
CRUSADE = Sign(
    kind="crusade",
    words="Ruler on crusade",
    shapes=(Shape(path="M-3 -10H3V-4H9V2H3V10H-3V2H-9V-4H-3Z", fill="alarm"),),
)
DETACHMENT = Sign(
    kind="detachment",
    words="Detachment",
    shapes=(Shape(path=polygon([(0, -12), (12, 0), (0, 12), (-12, 0)])),),
)
"""A lozenge: its points show beside the number that is written over it."""
SIGNS = (CLAIM, HOME, INSIDE, CAMP, RAVAGED, CRUSADE, DETACHMENT)
"""In the order of the legend."""

LONGEST = 40
"""Letters of a legend's words, at most."""
GROUNDS: Sequence[tuple[Terrain, str]] = (
    ("plains", "m0 -8v16m-6 -10h12"),
    ("forest", "m-6 6c-6 -6 4 -7 6 -13c2 6 12 7 6 13m-9 0h6"),
    ("desert", "m-8 -5h16m-16 5h16m-16 5h16"),
    ("marsh", "m-6 -7v14m6 -14v14m6 -14v14"),
    ("hills", "m-7 7v-10h3v3h3v-3h3v3h3v-3h3v10"),
    ("mountain", "m-8 5l8 -9l8 9"),
)
"""What the nations' fields look like: the tint of a terrain, and a charge of heraldry."""


def field_of(world: World, nation: str) -> str:
    """Give the kind of ground by which a nation's land is known."""
    return f"field_{chr(ord('a') + list(world.nations).index(nation))}"


def grounds(world: World) -> tuple[Ground, ...]:
    """Give the grounds of all nations, the same for each as long as it stands."""
    found = []
    for place, (id, nation) in enumerate(world.nations.items()):
        like, glyph = GROUNDS[place % len(GROUNDS)]
        words = capital(f"{nation.article} {nation.name}".strip())
        found.append(Ground(kind=field_of(world, id), proper=True, words=words[:LONGEST], like=like, glyph=glyph))
    return tuple(found)
