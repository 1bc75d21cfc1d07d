"""Hex maps, layer upon layer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.pictures.ink.draw import Point
from bot.pictures.ink.labels import Box, Layout
from bot.pictures.ink.lettering import BOOK, text
from bot.pictures.ink.own import Own
from bot.pictures.ink.theme import INK, NOBODY, SOFT, WIDTH, Look, width
from bot.pictures.land import land, routes
from bot.pictures.land.cells import Board
from bot.pictures.land.hexes import hex_board
from bot.pictures.maps import naming, tokens
from rules.kernel.telling.pictures import Picture, Region, Tile


@dataclass(frozen=True)
class Part:
    """A part of a picture: how tall it is, what it shows, and what the legend has to explain."""

    height: float
    body: str
    width: float = WIDTH
    marks: tuple[str, ...] = ()
    terrains: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    boxes: tuple[Box, ...] = field(default=(), repr=False)
    """Where words stand, for those who want to know whether they lie on one another."""


def hex_map(picture: Picture, looks: Mapping[str, Look]) -> Part:
    """Draw the tiles of a picture."""
    board, tiles = hex_board(picture.tiles, width(picture)), picture.tiles
    board.own = Own.of(picture)
    standing = [(tile, token) for tile in tiles for token in tokens.tokens(tile, board.places[tile.id], board.unit)]
    layout = _laid(board, picture, [token.box for _, token in standing])
    blocked = len(layout.taken)
    cities = naming.city_names(layout, board, tiles, INK)
    names = (
        naming.country_names(layout, board, looks),
        naming.water_names(layout, board, tiles),
        naming.river_names(layout, board, picture.routes),
        naming.land_names(layout, board, tiles),
    )
    layers = (
        land.ground(board, [tile.id for tile in tiles if tile.marks or tile.size], layout.taken[blocked:]),
        land.countries(board, looks),
        land.grid(board),
        land.borders(board, looks),
        routes.rivers(board, picture.routes),
        ruler(board, tiles),
        routes.roads(board, picture.routes),
        *names[::-1],
        routes.marches(board, picture.routes, looks),
        tokens.cities(tiles, board.places, board.unit, looks),
        *(token.drawn(looks.get(token.what.side or tile.side, NOBODY), board.own) for tile, token in standing),
        cities,
    )
    return Part(
        height=board.height,
        width=board.width,
        body="".join(layers),
        marks=kinds(tiles),
        terrains=tuple(dict.fromkeys(tile.terrain for tile in tiles)),
        lines=tuple(dict.fromkeys(route.kind for route in picture.routes)),
        boxes=tuple(layout.taken[blocked:]),
    )


def _laid(board: Board, picture: Picture, standing: Sequence[Box]) -> Layout:
    """Give the layout with all that names keep out of: cities, marks, marches and the numbers at the rim."""
    discs = (
        _disc(board.places[tile.id], tokens.city_radius(tile, board.unit))
        for tile in picture.tiles
        if tokens.is_city(tile)
    )
    taken = [*discs, *standing, *routes.march_boxes(board, picture.routes), *_ruled(board)]
    return Layout(board.width, board.height, taken)


def _disc(place: Point, radius: float) -> Box:
    return place[0] - radius, place[1] - radius, place[0] + radius, place[1] + radius


def kinds(places: Sequence[Tile] | Sequence[Region]) -> tuple[str, ...]:
    """Give the kinds of marks in use."""
    found = [what.kind for place in places for what in place.marks]
    if any(isinstance(place, Tile) and place.size for place in places):
        found.insert(0, "city")
    return tuple(dict.fromkeys(found))


def _ruled(board: Board) -> list[Box]:
    """Give the strips above and beside the map that the numbers need."""
    left = min(x for x, _ in board.places.values()) - board.unit / 2
    return [(0, 0, board.width, 30), (0, 0, left, board.height)]


def ruler(board: Board, tiles: Sequence[Tile]) -> str:
    """Number the columns above the map and the rows beside it, as hexes are called."""
    columns: dict[int, float] = {}
    rows: dict[int, float] = {}
    for tile in tiles:
        x, y = board.places[tile.id]
        columns[tile.column] = min(x, columns.get(tile.column, x))
        rows[tile.row] = y
    left = min(columns.values()) - board.unit / 2
    written = [text(x, 24, f"{column:02}", 22, BOOK, colour=SOFT, anchor="middle") for column, x in columns.items()]
    written += [text(left - 10, y + 8, f"{row:02}", 22, BOOK, colour=SOFT, anchor="end") for row, y in rows.items()]
    return "".join(written)
