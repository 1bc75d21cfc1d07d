"""Tokens: which marks stand where on a map."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.pictures.ink.draw import Point, moved
from bot.pictures.ink.labels import Box
from bot.pictures.ink.marks import RADIUS, city, mark
from bot.pictures.ink.own import NOTHING, Own
from bot.pictures.ink.theme import NOBODY, Look
from rules.kernel.telling.pictures import Mark, Tile

AROUND = (
    (0.46, -0.3),
    (-0.46, -0.3),
    (0.46, 0.32),
    (-0.46, 0.32),
    (0.0, 0.52),
    (0.62, 0.0),
    (-0.62, 0.0),
    (0.0, -0.56),
)
"""Where marks stand around a city, in widths of a hex."""
ALONE = ((0.0, 0.0), (0.3, 0.26), (-0.3, 0.26), (0.3, -0.28), (-0.3, -0.28), *AROUND)


class Token:
    """A mark at its place, with its size."""

    def __init__(self, what: Mark, place: Point, radius: float) -> None:
        """Keep what stands where, and how far it reaches."""
        self.what, self.place, self.radius = what, place, radius

    def drawn(self, look: Look, own: Own = NOTHING) -> str:
        """Give the token as SVG."""
        return moved(mark(self.what, look, own), *self.place, self.radius / RADIUS)

    @property
    def box(self) -> Box:
        """Give the box that words keep out of."""
        x, y = self.place
        return (x - self.radius, y - self.radius, x + self.radius, y + self.radius)


def is_city(tile: Tile) -> bool:
    """Say whether a city stands on a hex."""
    return tile.size > 0 or any(what.kind in {"city", "capital"} for what in tile.marks)


def is_capital(tile: Tile) -> bool:
    """Say whether it is a country's first city."""
    return any(what.kind == "capital" for what in tile.marks)


def city_radius(tile: Tile, unit: float) -> float:
    """Give how large a city's disc is: more people, a larger one."""
    return (13.5 + 1.25 * math.sqrt(min(tile.size, 150))) * scaled(unit)


def scaled(unit: float) -> float:
    """Give how much larger things are drawn on hexes of this width than on those of 62 pixels."""
    return min(max(unit / 62, 0.8), 1.7)


def cities(tiles: Iterable[Tile], at: Mapping[str, Point], unit: float, looks: Mapping[str, Look]) -> str:
    """Draw the cities, the capitals with a star above."""
    return "".join(_city(tile, at[tile.id], unit, looks) for tile in tiles if is_city(tile))


def _city(tile: Tile, place: Point, unit: float, looks: Mapping[str, Look]) -> str:
    radius = city_radius(tile, unit)
    own = next((what.side for what in tile.marks if what.kind in {"city", "capital"} and what.side), tile.side)
    drawn = moved(city(tile.size, looks.get(own, NOBODY), radius), *place)
    if not is_capital(tile):
        return drawn
    return drawn + moved(mark(Mark(kind="capital")), place[0], place[1] - radius * 1.05, 1.25 * scaled(unit))


def tokens(tile: Tile, place: Point, unit: float) -> Iterator[Token]:
    """Give the marks of a hex beside its city, each at its own spot."""
    here = is_city(tile)
    size = scaled(unit)
    rest = [what for what in tile.marks if what.kind not in {"city", "capital", "siege"}]
    if any(what.kind == "siege" for what in tile.marks):
        yield Token(Mark(kind="siege"), place, city_radius(tile, unit) * 1.22 if here else 18 * size)
    yield from spread(rest, place, unit, 16.5 * size, AROUND if here else ALONE)


def spread(what: Sequence[Mark], place: Point, unit: float, radius: float, spots: Sequence[Point]) -> Iterator[Token]:
    """Give marks their spots, round and round outwards when they are many."""
    for number, one in enumerate(what):
        dx, dy = spots[number % len(spots)]
        out = 1 + 0.5 * (number // len(spots))
        yield Token(one, (place[0] + dx * unit * out, place[1] + dy * unit * out), radius)
