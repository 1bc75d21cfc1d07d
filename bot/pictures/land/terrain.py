"""Terrain: tints, and light strokes that tell it without colour."""

from collections.abc import Iterable, Mapping, Sequence
from zlib import crc32

from bot.pictures.ink.draw import Point, crisp, number, outlines, path
from bot.pictures.ink.labels import Box, near, overlap
from bot.pictures.ink.own import NOTHING, Own
from bot.pictures.ink.patterns import lattice
from bot.pictures.land.cells import Board, Cell, rim

FLAT = {"fill_rule": "evenodd", "shape_rendering": "crispEdges"}
GLYPHS: Mapping[str, str] = {
    "hills": "m-10 4q5 -11 10 -3q5 -9 10 3",
    "forest": "m0 8v-5m-6 0l6 -13l6 13z",
    "mountain": "m-10 7l9 -16l9 16m-9 -16l3 9l-4 3",
    "marsh": "m-9 4h18m-13 -3l-2 -6m6 6v-8m4 8l2 -6",
    "desert": "m-8 2h2m5 -5h2m-1 8h2m4 -4h2",
    "sea": "m-9 0q4.5 -5 9 0q4.5 5 9 0",
}
"""Path data for each terrain, about 20 wide, from its middle."""


def tinted(board: Board) -> str:
    """Give the tints of all land, terrain by terrain."""
    kinds = sorted({cell.terrain for cell in board.cells.values() if cell.land})
    return "".join(_tinted(board, kind) for kind in kinds)


def _tinted(board: Board, terrain: str) -> str:
    return path(outlines(rim(board.cells, lambda cell: cell.terrain == terrain)), fill=board.own.tint(terrain), **FLAT)


def textured(board: Board, bare: Iterable[str] = (), avoid: Sequence[Box] = ()) -> str:
    """Give the strokes of all terrain, but for cells and boxes that must stay bare for what stands there."""
    skipped = frozenset(bare)
    found: dict[str, list[str]] = {}
    for cell in board.cells.values():
        if not drawn(cell.terrain, board.own) or cell.id in skipped:
            continue
        spots = lattice([cell.points], 50, 16) if board.shores else _spots(cell, board.unit)
        around = _around(cell.points, 0)
        boxes = [box for box in avoid if near(box, around)]
        free = (spot for spot in spots if not _meets(boxes, _around([spot], 9)))
        found.setdefault(cell.terrain, []).extend(glyph(cell.terrain, spot, board.own) for spot in free)
    return "".join(crisp("".join(strokes), board.own.ink(terrain), 2) for terrain, strokes in sorted(found.items()))


def glyph(terrain: str, spot: Point, own: Own = NOTHING) -> str:
    """Give one glyph of a terrain as path data."""
    return f"M{number(spot[0])} {number(spot[1])}{drawn(terrain, own)}"


def drawn(terrain: str, own: Own) -> str:
    """Give the glyph of a terrain; nothing for one that has none."""
    return own.grounds[terrain].glyph if terrain in own.grounds else GLYPHS.get(terrain, "")


def _meets(boxes: Iterable[Box], around: Box) -> bool:
    return any(near(box, around) and overlap(box, around) for box in boxes)


def _around(points: Sequence[Point], room: float) -> Box:
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - room, min(down) - room, max(across) + room, max(down) + room


def _spots(cell: Cell, unit: float) -> list[Point]:
    """Give where a cell's glyphs stand: on a triangle about its middle, each cell's a little different."""
    chance = crc32(cell.id.encode())
    if cell.terrain == "sea":
        return [_near(cell.centre, unit, 0.1, 0.1, chance)] if chance % 3 == 0 else []
    corners = ((-0.22, -0.2), (0.22, -0.14), (-0.02, 0.24))
    return [_near(cell.centre, unit, dx, dy, chance >> 6 * place) for place, (dx, dy) in enumerate(corners)]


def _near(centre: Point, unit: float, dx: float, dy: float, chance: int) -> Point:
    jitter = unit / 150
    return centre[0] + dx * unit + (chance % 8 - 4) * jitter, centre[1] + dy * unit + (chance // 8 % 8 - 4) * jitter
