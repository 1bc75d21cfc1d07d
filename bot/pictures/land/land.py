"""Land and sea, and whose land it is: what lies under everything else on a map."""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from bot.pictures.ink.draw import crisp, lines, outlines, path, stroke
from bot.pictures.ink.labels import Box
from bot.pictures.ink.patterns import pattern
from bot.pictures.ink.theme import COAST, INK, PAPER, SEA, SHALLOWS, SOFT, Look
from bot.pictures.land.cells import Board, Cell, between, inset, rim, seam
from bot.pictures.land.terrain import FLAT, textured, tinted


def ground(board: Board, bare: Iterable[str] = (), avoid: Sequence[Box] = (), *, shallows: bool = True) -> str:
    """Give sea, coasts and terrain; cells that are bare get no strokes, nor do boxes to avoid."""
    coast = lines(seam(board.cells, _land, lambda other: board.shores if other is None else not other.land))
    return "".join(
        (
            path(outlines(rim(board.cells, lambda cell: not cell.land)), fill=SEA, **FLAT),
            "" if board.dry or not shallows else crisp(coast, SHALLOWS, min(board.unit * 0.36, 30)),
            tinted(board),
            "" if board.shores else _paper(board),
            textured(board, bare, avoid),
            stroke(coast, SOFT if board.dry else COAST, 3.2),
        )
    )


STRAIT = 1.4
"""How wide a narrow water is, in bands of a border."""


def countries(board: Board, looks: Mapping[str, Look]) -> str:
    """Give each seat's land its colour and its pattern."""
    return "".join(_country(board, look) for look in looks.values())


def borders(board: Board, looks: Mapping[str, Look]) -> str:
    """Give strong borders around each seat's land: its own colour inside, a dark line where another's begins."""
    bands = "".join(_band(board, look) for look in looks.values())
    parted = between(board.cells, lambda one, other: one.side != other.side and one.land and other.land)
    return bands + stroke(lines(parted), INK, 2)


def straits(board: Board, parted: AbstractSet[tuple[str, str]]) -> str:
    """Part lands that touch on the paper, but meet across a sea alone, by a narrow water."""
    water = lines(between(board.cells, lambda one, other: (one.id, other.id) in parted))
    wide = STRAIT * band_width(board)
    return crisp(water, COAST, wide + 5) + crisp(water, SEA, wide) if water else ""


def grid(board: Board, width: float = 1, strength: float = 0.2) -> str:
    """Give the lines between cells of one holder; faint, unless they are more than a grid."""
    within = lines(between(board.cells, lambda one, other: one.side == other.side or not (one.land and other.land)))
    return crisp(within, INK, width, strength)


def band_width(board: Board) -> float:
    """Give how wide a border's coloured band is."""
    return min(max(board.unit * 0.12, 6), 11)


def _paper(board: Board) -> str:
    """Cover what the shallows left on the paper around the map."""
    frame = [(0.0, 0.0), (board.width, 0.0), (board.width, board.height), (0.0, board.height)]
    return path(outlines([frame, *rim(board.cells, lambda _: True)]), fill=PAPER, **FLAT)


def _land(cell: Cell) -> bool:
    return cell.land


def _country(board: Board, look: Look) -> str:
    loops = rim(board.cells, lambda cell: cell.side == look.id)
    inner = [inset(loop, band_width(board)) for loop in loops]
    wash = path(outlines(loops), fill=look.colour, fill_opacity=0.3, **FLAT)
    return wash + pattern(inner, look)


def _band(board: Board, look: Look) -> str:
    width = band_width(board)
    loops = rim(board.cells, lambda cell: cell.side == look.id)
    return crisp(lines([inset(loop, width / 2) for loop in loops]), look.colour, width)
