"""A game's own marks and terrains for maps: shapes in inks of the theme, and words for the legend.

    WELL = Sign(kind="well", words="Well", shapes=(Shape(path=circle(0, 0, 9), fill="river"),))
    SALT = Ground(kind="salt", words="Salt pan", like="desert", glyph="m-6 -4h12m-12 4h12m-12 4h12")

A picture that uses them names them in `signs` and `grounds`; its marks then say `kind="well"`, and its places
`terrain="salt"`.
"""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from pydantic import Field, field_validator

from rules.kernel.state.models import Value

Ink = Literal["", "side", "ink", "paper", "stone", "gold", "alarm", "road", "river", "wood"]
"""A colour of the theme: none, that of the mark's seat, or one that every map has."""
Terrain = Literal["plains", "hills", "forest", "mountain", "marsh", "desert"]
MARKS: Final = (
    "city", "capital", "ruin", "fort", "army", "fleet", "siege", "disorder", "mission", "resource",
)  # fmt: skip
"""The marks that every game has."""
TERRAINS: Final = ("", "sea", *get_args(Terrain))
"""The terrains that every game has."""
LETTERS: Final = 2
"""A mark of no more characters is those letters in a disc."""
DATA = r"^[MmLlHhVvCcSsQqTtAaZz0-9 .,+\-]+$"
KIND = r"^[a-z][a-z_]{2,30}$"


class Shape(Value):
    """A piece of a mark: path data within ten units of the origin, y downwards, with its inks."""

    path: str = Field(pattern=DATA, max_length=1000)
    fill: Ink = "side"
    edge: Ink = "ink"


class Sign(Value):
    """A mark of a game's own: its pieces, the lowest first; a mark's text is written over them."""

    kind: str = Field(pattern=KIND)
    words: str = Field(min_length=1, max_length=40)
    """What the legend calls it: `Well`."""
    shapes: tuple[Shape, ...] = Field(min_length=1, max_length=12)

    @field_validator("kind")
    @classmethod
    def is_new(cls, kind: str) -> str:
        """Refuse the name of a mark that every game has."""
        if kind in MARKS:
            raise ValueError(f"every map has a mark “{kind}”; give yours another name")
        return kind


class Ground(Value):
    """A terrain of a game's own: tinted like another, with a glyph by which it is told without colour."""

    kind: str = Field(pattern=KIND)
    proper: bool = False
    """Whether its words are a name, which keeps its capitals within a sentence: a nation's land."""
    words: str = Field(min_length=1, max_length=40)
    like: Terrain
    glyph: str = Field(pattern=DATA, max_length=300)
    """Path data about 20 wide, from its middle: it begins with a small `m`."""

    @field_validator("kind")
    @classmethod
    def is_new(cls, kind: str) -> str:
        """Refuse the name of a terrain that every game has."""
        if kind in TERRAINS:
            raise ValueError(f"every map has a terrain “{kind}”; give yours another name")
        return kind

    @field_validator("glyph")
    @classmethod
    def is_relative(cls, glyph: str) -> str:
        """Refuse a glyph that would stand at one spot of the map alone."""
        if not glyph.startswith("m"):
            raise ValueError("a glyph is drawn many times: begin it with a small m, and go on in small letters")
        return glyph


def circle(x: float, y: float, radius: float) -> str:
    """Give the path data of a circle."""
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}{half} {2 * radius:g} 0{half} {-2 * radius:g} 0Z"


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """Give the path data of a rectangle from its upper left corner."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}Z"


def polygon(corners: Sequence[tuple[float, float]]) -> str:
    """Give the path data of an area with these corners."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in corners) + "Z"
