"""Maps of areas, layer upon layer: each province with its name, its holder's badge, its value and its marks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import combinations, pairwise

from bot.pictures.ink.draw import Point, moved, number, path, stroke, tag
from bot.pictures.ink.labels import Box, Layout, middle_of, overlap
from bot.pictures.ink.lettering import BOLD, SLANT, Style, run, text, wrapped
from bot.pictures.ink.marks import RADIUS, centred, mark
from bot.pictures.ink.own import Own
from bot.pictures.ink.theme import INK, NOBODY, PAPER, SEA, SEA_INK, STROKES, TINTS, Look, width
from bot.pictures.land import land, routes
from bot.pictures.land.cells import Board, Cell
from bot.pictures.land.terrain import glyph
from bot.pictures.maps.hex_maps import Part, kinds
from bot.pictures.maps.regions import region_board
from rules.kernel.telling.pictures import Picture, Region

SMALLEST, LARGEST = 22.0, 36.0
NEARER = 1.5
"""How much larger marks are on a map for a phone."""
SMALLER = (1.0, 0.85, 0.7)
"""How much smaller words and marks may be on it where they have no room; none is smaller than a phone can show."""
PHONE = 11 / 400
"""The least letters, as a part of how wide a map is: 11 pixels on a phone that shows 400."""
CROWD = 0.0
"""How much of what is written may lie on other writing before it is tried smaller."""
LETTER = 0.6
"""How far out a mark goes, and how tall a letter on it is, as a part of how large it is drawn."""
CODE = 0.74
"""How tall the letters on a badge are, as a part of how large it is drawn."""
FIRST = (0, 7, 13, 23, 31, 41, 53)
"""Which provinces may choose first where nothing else helps, by their places in the list."""
AGAIN = 4
"""How often what is crowded looks for a better place."""
PEAK = 74.0
"""From one mountain around a map to the next."""
AROUND = (
    (0, 0),
    (0, -1),
    (0, 1),
    (-1, 0),
    (1, 0),
    (-1, -1),
    (1, -1),
    (-1, 1),
    (1, 1),
    (0, -2),
    (0, 2),
    (-2, 0),
    (2, 0),
)
"""Where to try to write, in tenths of a cell from its place."""
BESIDE = (
    *AROUND,
    *((dx, dy) for dx in (-3, 0, 3) for dy in (-3, 0, 3) if dx or dy),
    *((-1, -4), (1, -4), (-1, 4), (1, 4), (-4, -1), (4, -1), (-4, 1), (4, 1)),
)
FURTHER = (
    *BESIDE,
    *((dx, dy) for dx in (-5, 0, 5) for dy in (-5, 0, 5) if dx or dy),
    *((-2, -5), (2, -5), (-2, 5), (2, 5), (-6, -3), (6, -3), (-6, 3), (6, 3)),
    *((dx, dy) for dx in (-7, 0, 7) for dy in (-7, 0, 7) if dx or dy),
)
"""Where else, near and less near, on a map on which one side's provinces alone are named."""


def region_map(picture: Picture, looks: Mapping[str, Look]) -> Part:
    """Draw the regions of a picture."""
    board = region_board(picture.regions, picture.routes, width(picture))
    board.own = Own.of(picture)
    layout, written = _best(board, picture, looks)
    plates = "".join(_plates(block, box) for block, box in written)
    parted = overseas(picture)
    wild = picture.beyond == "mountain"
    beyond = _peaks(board) if wild else tag("rect", width=board.width, height=board.height, fill=SEA)
    water = "" if board.dry else beyond
    layers = (
        water,
        land.ground(board, avoid=layout.taken, shallows=not wild),
        land.countries(board, looks),
        land.grid(board, 2, 0.6),
        land.borders(board, looks),
        land.straits(board, parted),
        routes.roads(board, picture.routes),
        routes.inroads(board, picture.routes, looks),
        path(plates, fill=PAPER, fill_opacity=0.66, shape_rendering="crispEdges"),
        *(_drawn(block, box, looks, board.own) for block, box in written),
    )
    return Part(
        height=board.height,
        body="".join(layers),
        width=board.width,
        marks=kinds(picture.regions),
        terrains=tuple(dict.fromkeys(region.terrain for region in picture.regions if region.terrain)),
        lines=tuple(dict.fromkeys(route.kind for route in picture.routes if route.kind != "link")),
        boxes=tuple(box for _, box in written),
    )


Written = list[tuple["Block", Box]]
Choice = tuple["Block", list[Point]]
"""What is to be written at a province, and the spots where it may be, the best first."""
Tenths = tuple[int, int]


def _best(board: Board, picture: Picture, looks: Mapping[str, Look]) -> tuple[Layout, Written]:
    """Find room for what is written: as large as nothing is crowded, else as it is crowded least."""
    found: list[tuple[float, Layout, Written]] = []
    alone = any(region.silent for region in picture.regions)  # all that is named is one side's: it needs no badges
    choices = cache(partial(_choices, board, picture, {} if alone else looks))
    for way in _ways(picture, alone=alone):
        layout, written = _laid(board, picture, choices(way.small, way.around), way.first)
        found.append((_crowd(written), layout, written))
        if found[-1][0] <= CROWD:
            return layout, written
    _, layout, written = min(found, key=lambda way: way[0])
    return layout, written


@dataclass(frozen=True)
class Way:
    """A way to write on a map."""

    small: float = 1.0
    """How much smaller than it might be."""
    around: tuple[Tenths, ...] = AROUND
    first: int = 0
    """Which province has the first choice of its place."""


def _ways(picture: Picture, *, alone: bool) -> list[Way]:
    """Give how to write, the best first: words shrink before they go away."""
    if not picture.near:
        return [Way()]
    sizes = [Way(small) for small in SMALLER]
    return [*sizes, *(Way(SMALLER[-1], far, first) for far in (BESIDE, FURTHER) for first in FIRST if alone)]


def _choices(
    board: Board, picture: Picture, looks: Mapping[str, Look], small: float, around: Sequence[Tenths]
) -> list[Choice]:
    """Give what is to be written at each province, so much smaller, and where it may be."""
    least = PHONE * board.width if picture.near else 0.0
    blocks = [_block(region, board.unit, looks, small, least) for region in picture.regions]
    return [(block, _spots(board, block.region, block, around)) for block in blocks]


def _laid(board: Board, picture: Picture, choices: Sequence[Choice], first: int) -> tuple[Layout, Written]:
    """Give everything that is written its place; the land first, while a sea has room to give."""
    layout = Layout(board.width, board.height, routes.inroad_boxes(board, picture.routes))
    ordered = sorted((*choices[first:], *choices[:first]), key=lambda choice: _is_sea(choice[0].region))
    boxes = [_placed(layout, block, spots) for block, spots in ordered]
    for _ in range(AGAIN if picture.near else 0):
        boxes = [_moved(layout, block, spots, box) for (block, spots), box in zip(ordered, boxes, strict=True)]
    return layout, [(block, box) for (block, _), box in zip(ordered, boxes, strict=True)]


def _crowd(written: Written) -> float:
    """Give what part of all that is written lies on other writing."""
    whole = sum(overlap(box, box) for _, box in written)
    return sum(overlap(one, other) for (_, one), (_, other) in combinations(written, 2)) / (whole or 1)


def overseas(picture: Picture) -> set[tuple[str, str]]:
    """Give the pairs of lands that are near each other without a border, either way; none where roads tell the ways."""
    if any(route.kind == "road" for route in picture.routes):
        return set()
    links = [pair for route in picture.routes if route.kind == "link" for pair in pairwise(route.places)]
    joined = {pair for a, b in links for pair in ((a, b), (b, a))}
    close = {pair for one in picture.regions for other in one.near for pair in ((one.id, other), (other, one.id))}
    return close - joined if joined else set()


def _peaks(board: Board) -> str:
    """Give mountains all around, in rows that are set off against each other."""
    ground = tag("rect", width=board.width, height=board.height, fill=TINTS["mountain"])
    across, down = int(board.width // PEAK), int(board.height // PEAK)
    places = [
        (PEAK * (place + 0.25 + row % 2 / 2), PEAK * (row + 0.5)) for row in range(down) for place in range(across)
    ]
    return ground + stroke("".join(glyph("mountain", spot) for spot in places), STROKES["mountain"], 1.8)


@dataclass(frozen=True)
class Block:
    """What is written at a province: marks, the lines of its name, badge and value, from top to bottom."""

    region: Region
    look: Look
    names: tuple[str, ...]
    size: float
    style: Style
    mark: float
    """How large its marks are drawn, and below how large badge and value: both have letters of their own."""
    badge: float

    @property
    def head(self) -> float:
        """Give how tall its marks are."""
        return self.mark * 1.35 if self.region.marks else 0

    @property
    def foot(self) -> float:
        """Give how tall badge and value are."""
        return self.badge * 1.2 if self.look is not NOBODY or self.region.value else 0

    @property
    def footing(self) -> float:
        """Give how wide badge and value are."""
        disc = self.badge * 1.25 if self.look is not NOBODY else 0
        return disc + run(self.region.value, self.badge * 0.9)

    @cached_property
    def width(self) -> float:
        """Give how wide it is."""
        names = (run(name, self.size, self.style) for name in self.names)
        return max(0.0, *names, self.mark * 1.45 * len(self.region.marks), self.footing)

    @property
    def height(self) -> float:
        """Give how tall it is."""
        return self.head + self.size * 1.02 * len(self.names) + self.foot


def _is_sea(region: Region) -> bool:
    return region.terrain == "sea"


def _moved(layout: Layout, block: Block, spots: Sequence[Point], box: Box) -> Box:
    """Give what lies on other writing another place, once all have one."""
    layout.taken.remove(box)
    if not layout.crowd(box):
        layout.taken.append(box)
        return box
    return _placed(layout, block, spots)


def _placed(layout: Layout, block: Block, spots: Sequence[Point]) -> Box:
    return layout.place(block.width, block.height, spots) or layout.squeeze(block.width, block.height, spots)


def _block(region: Region, unit: float, looks: Mapping[str, Look], small: float, least: float) -> Block:
    """Break the name where it has blanks; a word too long for its cell is written smaller, none below the least."""
    style = SLANT if _is_sea(region) else BOLD
    size = min(max(unit * 0.165, SMALLEST), LARGEST)
    longest = max((run(word, size, style) for word in region.name.split()), default=0)
    fitted = max(min(size, size * unit * 0.9 / (longest or 1)), min(size, SMALLEST))
    size = max(fitted * small, min(fitted, least))
    longest = max((run(word, size, style) for word in region.name.split()), default=0)
    names = wrapped(region.name, size, style, max(unit * 0.9, longest + 1))
    nameless = region.silent or _is_sea(region)  # a narrow sea keeps coasts apart, and need not be called anything
    names = names or ([] if nameless else [region.id])
    # A phone has to show the letters of marks and badges, too.
    mark, badge = (max(size * NEARER, least / LETTER), max(size, least / CODE)) if least else (size, size)
    return Block(region, looks.get(region.side, NOBODY), tuple(names), size, style, mark, badge)


def _spots(board: Board, region: Region, block: Block, around: Sequence[Tenths]) -> list[Point]:
    """Give the spots for a block, those first where least of it leaves its cell."""
    x, y = board.places[region.id]
    step = board.unit * 0.1
    near = [(x + dx * step, y + dy * step) for dx, dy in around]
    cell = board.cells.get(region.id)
    if cell is None:
        return near
    across, down = block.width / 2, block.height / 2
    corners = [(dx * across, dy * down) for dx in (-1, 1) for dy in (-1, 0, 1)]
    level = cache(lambda y: crossings(cell, y))  # many corners of these spots lie on one level
    return sorted(near, key=lambda spot: sum(not inside(level(spot[1] + dy), spot[0] + dx) for dx, dy in corners))


def crossings(cell: Cell, y: float) -> list[float]:
    """Give where the sides of a cell cross a level."""
    return [a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) for a, b, _ in cell.edges() if (a[1] > y) != (b[1] > y)]


def inside(crossed: Sequence[float], x: float) -> bool:
    """Say whether a point lies in a cell: a line from it to the right leaves the cell once more than it enters."""
    return sum(x < side for side in crossed) % 2 == 1


def _plates(block: Block, box: Box) -> str:
    """Give path data of light plates under a block's lines: a halo around each letter takes far longer to draw."""
    if _is_sea(block.region):
        return ""
    middle, top = middle_of(box)[0], box[1] + block.head
    rows = [run(name, block.size, block.style) for name in block.names]
    plates = [(wide + 8, top + block.size * 1.02 * row, block.size * 1.02) for row, wide in enumerate(rows)]
    if block.region.value:
        plates.append((block.footing + 8, box[3] - block.foot, block.foot))
    return "".join(
        f"M{number(middle - wide / 2)} {number(y)}h{number(wide)}v{number(tall)}h-{number(wide)}z"
        for wide, y, tall in plates
    )


def _drawn(block: Block, box: Box, looks: Mapping[str, Look], own: Own) -> str:
    middle, top = middle_of(box)[0], box[1]
    size, region = block.size, block.region
    colour = SEA_INK if _is_sea(region) else INK
    names = [
        text(
            middle,
            top + block.head + size * (1.02 * row + 0.86),
            name,
            size,
            block.style,
            colour=colour,
            anchor="middle",
        )
        for row, name in enumerate(block.names)
    ]
    marks = [
        moved(
            mark(what, looks.get(what.side or region.side, NOBODY), own),
            middle + (place - (len(region.marks) - 1) / 2) * block.mark * 1.45,
            top + block.mark * 0.62,
            block.mark * LETTER / RADIUS,
        )
        for place, what in enumerate(region.marks)
    ]
    return "".join(names + marks) + _foot(block, middle, box[3] - block.foot / 2)


def _foot(block: Block, x: float, y: float) -> str:
    """Give the badge of who holds a province, with its code, and the province's value."""
    left, size, drawn = x - block.footing / 2, block.badge, ""
    if block.look is not NOBODY:
        disc = tag("circle", r=size * 0.56, fill=block.look.colour, stroke=INK, stroke_width=1.6)
        letters = centred(block.look.code, size * 1.08, size * CODE, block.look.letters)
        drawn = moved(disc + letters, left + size * 0.56, y)
        left += size * 1.25
    if block.region.value:
        drawn += text(left, y + size * 0.32, block.region.value, size * 0.9)
    return drawn
