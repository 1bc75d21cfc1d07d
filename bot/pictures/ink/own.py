"""A game's own marks and terrains, as one picture has them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.pictures.ink.draw import path
from bot.pictures.ink.theme import ALARM, GOLD, INK, PAPER, RIVER, ROAD, STONE, STROKES, TINTS, Look
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.signs import Ground, Shape, Sign

INKS: Mapping[str, str] = {
    "": "none",
    "ink": INK,
    "paper": PAPER,
    "stone": STONE,
    "gold": GOLD,
    "alarm": ALARM,
    "road": ROAD,
    "river": RIVER,
    "wood": STROKES["forest"],
}


@dataclass(frozen=True)
class Own:
    """The signs and grounds of a picture, by kind."""

    signs: Mapping[str, Sign] = field(default_factory=dict)
    grounds: Mapping[str, Ground] = field(default_factory=dict)

    @classmethod
    def of(cls, picture: Picture) -> "Own":
        """Give those that a picture names."""
        return cls({one.kind: one for one in picture.signs}, {one.kind: one for one in picture.grounds})

    def drawn(self, kind: str, look: Look) -> str:
        """Give a sign of ten units around the origin, in the colour of its seat."""
        return "".join(_piece(shape, look) for shape in self.signs[kind].shapes)

    def tint(self, terrain: str) -> str:
        """Give the tint of a terrain; unknown ones look as land of no kind."""
        ground = self.grounds.get(terrain)
        return TINTS.get(ground.like if ground else terrain, TINTS[""])

    def ink(self, terrain: str) -> str:
        """Give the colour of a terrain's strokes; plains have none, so what is like them is drawn as hills are."""
        ground = self.grounds.get(terrain)
        return STROKES.get(ground.like if ground else terrain, STROKES["hills"])


NOTHING = Own()


def _piece(shape: Shape, look: Look) -> str:
    fill, edge = (look.colour if ink == "side" else INKS[ink] for ink in (shape.fill, shape.edge))
    return path(shape.path, fill=fill, stroke=edge, stroke_width=1.6, stroke_linejoin="round", stroke_linecap="round")
