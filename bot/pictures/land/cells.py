"""Cells: the areas of a map, and the lines around those that belong together."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bot.pictures.ink.draw import Point
from bot.pictures.ink.own import NOTHING, Own


@dataclass(frozen=True)
class Cell:
    """An area: its corners clockwise as seen, and the cell across each side from a corner to the next, if any."""

    id: str
    centre: Point
    points: tuple[Point, ...]
    across: tuple[str, ...]
    terrain: str = ""
    side: str = ""

    @property
    def land(self) -> bool:
        """Say whether it is no sea."""
        return self.terrain != "sea"

    def edges(self) -> Iterable[tuple[Point, Point, str]]:
        """Give its sides: from, to, and the cell across."""
        return zip(self.points, (*self.points[1:], self.points[0]), self.across, strict=True)


@dataclass
class Board:
    """A map to be drawn: its cells, its size in pixels, and how large a thing in it is."""

    cells: dict[str, Cell]
    width: float
    height: float
    unit: float
    """About the width of a cell, in pixels."""
    shores: bool
    """Whether a side with nothing across is a coast, or the edge of the paper."""
    dry: bool = False
    """Whether there is no water on the map, so that its edge is no coast."""
    places: dict[str, Point] = field(default_factory=dict)
    """Where things at a place are drawn."""
    own: Own = NOTHING
    """What the picture has of its own."""


Within = Callable[[Cell], bool]


def rim(cells: Mapping[str, Cell], within: Within) -> list[list[Point]]:
    """Give the closed lines around all cells that are within; those lie on the right hand of each line."""
    edges = {(a, b): None for cell in cells.values() if within(cell) for a, b, _ in cell.edges()}
    return chained((a, b) for a, b in edges if (b, a) not in edges)


def seam(cells: Mapping[str, Cell], within: Within, beyond: Callable[[Cell | None], bool]) -> list[list[Point]]:
    """Give the lines between cells that are within and what is beyond."""
    return chained(
        (a, b) for cell in cells.values() if within(cell) for a, b, other in cell.edges() if beyond(cells.get(other))
    )


def between(cells: Mapping[str, Cell], part: Callable[[Cell, Cell], bool]) -> list[list[Point]]:
    """Give the lines between neighbours that are parted, each once."""
    return chained(
        (a, b)
        for cell in cells.values()
        for a, b, other in cell.edges()
        if other in cells and cell.id < other and part(cell, cells[other])
    )


def chained(edges: Iterable[tuple[Point, Point]]) -> list[list[Point]]:
    """Join directed edges into lines as long as they go; a closed one ends where it began."""
    onward: dict[Point, list[Point]] = {}
    reached: Counter[Point] = Counter()
    for a, b in edges:
        onward.setdefault(a, []).append(b)
        reached[b] += 1
    found = []
    for start in [*(point for point in onward if not reached[point]), *onward]:
        while onward[start]:
            chain = [start]
            while onward.get(chain[-1]):
                chain.append(onward[chain[-1]].pop())
            found.append(chain)
    return found


def inset(chain: Sequence[Point], depth: float) -> list[Point]:
    """Give the same line moved to its right hand, which is the inside of a rim."""
    closed = chain[0] == chain[-1]
    normals = [_normal(a, b) for a, b in pairwise(chain)]
    before = [normals[-1] if closed else normals[0], *normals]
    after = [*normals, normals[0] if closed else normals[-1]]
    return [_moved(*joint, depth) for joint in zip(chain, before, after, strict=True)]


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    return -dy / length, dx / length


def _moved(point: Point, before: Point, after: Point, depth: float) -> Point:
    # A mitre grows without end as the corner sharpens: half a right angle is as sharp as it may get.
    spread = max(1 + before[0] * after[0] + before[1] * after[1], 0.5)
    return point[0] + (before[0] + after[0]) / spread * depth, point[1] + (before[1] + after[1]) / spread * depth
