"""Hex maps: pointed top, odd rows half a hex further right."""

from collections.abc import Sequence

from bot.pictures.ink.draw import Point
from bot.pictures.ink.theme import MARGIN, WIDTH
from bot.pictures.land.cells import Board, Cell
from rules.kernel.telling.pictures import Tile

RULER = 34
"""Pixels beside and above the map for the numbers of rows and columns."""
TALLEST = 1500

# In half widths to the right and half sides downwards all corners are whole numbers: none differs by a rounding.
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
ACROSS = ((1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3))


def hex_board(tiles: Sequence[Tile], wide: float = WIDTH) -> Board:
    """Lay tiles out over the width of the picture."""
    at = {tile.id: spot(tile) for tile in tiles}
    named = {place: tile for tile, place in at.items()}
    left, right = min(x for x, _ in at.values()) - 1, max(x for x, _ in at.values()) + 1
    top, bottom = min(y for _, y in at.values()) - 2, max(y for _, y in at.values()) + 2
    half = min((wide - 2 * MARGIN - RULER) / (right - left), TALLEST / (bottom - top) * 3**0.5)
    rise = half / 3**0.5
    shift = (wide - RULER - half * (right - left)) / 2 + RULER

    def pixel(x: int, y: int) -> Point:
        return round(shift + (x - left) * half, 1), round(RULER + (y - top) * rise, 1)

    cells = {}
    for tile in tiles:
        x, y = at[tile.id]
        cells[tile.id] = Cell(
            id=tile.id,
            centre=pixel(x, y),
            points=tuple(pixel(x + dx, y + dy) for dx, dy in CORNERS),
            across=tuple(named.get((x + dx, y + dy), "") for dx, dy in ACROSS),
            terrain=tile.terrain,
            side=tile.side,
        )
    places = {id: cell.centre for id, cell in cells.items()}
    return Board(cells, wide, RULER + (bottom - top) * rise, 2 * half, shores=False, places=places)


def spot(tile: Tile) -> tuple[int, int]:
    """Give a hex's centre in half widths and half sides."""
    return 2 * tile.column + tile.row % 2, 3 * tile.row


def shared(one: Cell, other: Cell) -> tuple[Point, Point] | None:
    """Give the side that two hexes share, if they are neighbours."""
    return next(((a, b) for a, b, id in one.edges() if id == other.id), None)
