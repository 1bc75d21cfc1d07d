"""Maps of areas: a province's own outline, or the land that lies nearest to its place."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from statistics import median
from zlib import crc32

from bot.pictures.ink.draw import Point
from bot.pictures.ink.theme import MARGIN, WIDTH
from bot.pictures.land.cells import Board, Cell
from rules.kernel.telling.pictures import Region, Route

TALLEST = 1120
NARROW = 1080
"""A map no wider than this leaves room for the legend beside it."""
ROUGH = 0.16
"""How far borders wander, as a share of their length."""
SHORTEST = 20
"""Pixels under which a border is straight."""
KEPT = 16
"""Maps whose shapes are kept: they are the same turn for turn, and each is half a megabyte at most."""
NEAR = 0.5
"""Pixels within which corners of neighbours are one corner."""

Edge = tuple[Point, str]
"""A corner, and what lies across the side from it to the next."""


def region_board(regions: Sequence[Region], routes: Sequence[Route] = (), wide: float = WIDTH) -> Board:
    """Lay provinces out: over the width of the picture, or narrower where they are taller than wide."""
    reach = _reach(regions, routes)
    corners = [corner for region in regions for corner in region.outline or _frame(region, reach)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    scale = min((wide - 2 * MARGIN) / (right - left or 1), TALLEST / (bottom - top or 1))
    width = 2 * MARGIN + scale * (right - left)
    width = width if width <= NARROW and wide == WIDTH else wide
    shift = (width - scale * (right - left)) / 2

    def pixel(point: Point) -> Point:
        return round(shift + (point[0] - left) * scale, 1), round(MARGIN + (point[1] - top) * scale, 1)

    places = {region.id: pixel((region.x, region.y)) for region in regions}
    free = tuple((region.id, places[region.id], region.terrain == "sea") for region in regions if not region.outline)
    edges = {**_outlined(regions, pixel), **_nearest(free, reach * scale)}
    cells = {region.id: _cell(region, places[region.id], edges[region.id]) for region in regions if region.id in edges}
    size = sum(area(cell.points) for cell in cells.values()) / (len(cells) or 1)
    unit = max(60.0, min(1.1 * size**0.5, 260.0))
    dry = all(region.terrain != "sea" for region in regions)
    return Board(cells, width, 2 * MARGIN + (bottom - top) * scale, unit, shores=True, dry=dry, places=places)


def area(points: Sequence[Point]) -> float:
    """Give the area inside; positive where the corners run clockwise as seen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True)) / 2


def _cell(region: Region, place: Point, edges: Sequence[Edge]) -> Cell:
    points, across = tuple(point for point, _ in edges), tuple(other for _, other in edges)
    return Cell(region.id, place, points, across, region.terrain, region.side)


def _reach(regions: Sequence[Region], routes: Sequence[Route]) -> float:
    """Give how far land reaches from its place: a little more than half-way to a usual neighbour."""
    at = {region.id: (region.x, region.y) for region in regions if region.terrain != "sea"}
    links = [pair for route in routes if route.kind == "link" for pair in pairwise(route.places)]
    spans = [math.dist(at[a], at[b]) for a, b in links if a in at and b in at]
    if len(spans) < max(1, len(at) - 1):  # too few to tell what is usual
        near = at if len(at) > 1 else {region.id: (region.x, region.y) for region in regions}
        spans = [1.3 * min(math.dist(at[a], near[b]) for b in near if b != a) for a in at if len(near) > 1]
    return 0.72 * median(spans or [0]) or 100


def _frame(region: Region, reach: float) -> list[Point]:
    room = reach / 3 if region.terrain == "sea" else reach
    return [(region.x - room, region.y - room), (region.x + room, region.y + room)]


def _outlined(regions: Sequence[Region], pixel: Callable[[Point], Point]) -> dict[str, list[Edge]]:
    """Give the sides of provinces with outlines of their own; a side is shared where both ends are."""
    rings = {
        region.id: _clockwise([pixel(corner) for corner in region.outline]) for region in regions if region.outline
    }
    owners = {(a, b): id for id, ring in rings.items() for a, b in pairwise([*ring, ring[0]])}
    return {id: [(a, owners.get((b, a), "")) for a, b in pairwise([*ring, ring[0]])] for id, ring in rings.items()}


def _clockwise(ring: list[Point]) -> list[Point]:
    return ring if area(ring) > 0 else ring[::-1]


@lru_cache(KEPT)
def _nearest(free: tuple[tuple[str, Point, bool], ...], reach: float) -> Mapping[str, Sequence[Edge]]:
    """Give the land nearest to each place; seas, and points strewn around all land, push the coasts towards it."""
    sites = {id: place for id, place, _ in free}
    lands = [id for id, _, sea in free if not sea]
    afloat = _strewn([sites[id] for id in lands], list(sites.values()), reach)
    sites |= {f"{place} afloat": point for place, point in enumerate(afloat)}
    seen: dict[tuple[int, int], Point] = {}
    return {id: _wandering(_joined(_land(id, sites, reach), seen)) for id in lands}


def _strewn(lands: Sequence[Point], sites: Sequence[Point], reach: float) -> list[Point]:
    """Strew points around the land, about as far from it as the next place would be."""
    found: list[Point] = []
    for x, y in lands:
        for part in range(12):
            chance = crc32(f"{x} {y} {part}".encode())
            turn, far = 2 * math.pi * (part + chance % 7 / 14) / 12, reach * (1.7 + chance % 11 / 16)
            point = (x + far * math.cos(turn), y + far * math.sin(turn))
            if all(math.dist(point, site) > 1.6 * reach for site in sites) and all(
                math.dist(point, other) > 0.5 * reach for other in found
            ):
                found.append(point)
    return found


def _land(id: str, sites: Mapping[str, Point], reach: float) -> list[Edge]:
    """Cut a square of land around a place back to the middle lines towards all others near it."""
    here, room = sites[id], 1.8 * reach
    x, y = here
    land: list[Edge] = [((x + dx * room, y + dy * room), "") for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    others = sorted((math.dist(here, there), other) for other, there in sites.items() if other != id and there != here)
    for far, other in others:
        if far > 2 * max(math.dist(here, point) for point, _ in land):
            break
        land = _cut(land, here, sites[other], other)
    return land


def _cut(land: list[Edge], here: Point, there: Point, other: str) -> list[Edge]:
    """Keep the part of the land that lies nearer here than there."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    limit = (there[0] ** 2 + there[1] ** 2 - here[0] ** 2 - here[1] ** 2) / 2
    kept: list[Edge] = []
    for (a, across), (b, _) in pairwise([*land, land[0]] if land else []):
        from_a, from_b = a[0] * dx + a[1] * dy - limit, b[0] * dx + b[1] * dy - limit
        if from_a <= 0:
            kept.append((a, across))
        if (from_a <= 0) != (from_b <= 0):
            share = from_a / (from_a - from_b)
            crossing = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            kept.append((crossing, other if from_a <= 0 else across))
    return kept


def _joined(land: list[Edge], seen: dict[tuple[int, int], Point]) -> list[Edge]:
    """Let corners that nearly meet those of neighbours be the same."""
    snapped = [(_known(point, seen), across) for point, across in land]
    following = [*snapped[1:], snapped[0]] if snapped else []
    return [edge for edge, after in zip(snapped, following, strict=True) if edge[0] != after[0]]


def _known(point: Point, seen: dict[tuple[int, int], Point]) -> Point:
    column, row = round(point[0] / NEAR), round(point[1] / NEAR)
    for key in ((column + dx, row + dy) for dx in (0, -1, 1) for dy in (0, -1, 1)):
        if key in seen and math.dist(seen[key], point) <= NEAR:
            return seen[key]
    return seen.setdefault((column, row), (round(point[0], 1), round(point[1], 1)))


def _wandering(land: list[Edge]) -> list[Edge]:
    """Let long borders wander as borders do; both neighbours find the same way."""
    found: list[Edge] = []
    for (a, across), (b, _) in pairwise([*land, land[0]] if land else []):
        way = _way(a, b) if a < b else _way(b, a)[::-1]
        found += [(point, across) for point in way[:-1]]
    return found


def _way(a: Point, b: Point) -> list[Point]:
    length = math.dist(a, b)
    if length < SHORTEST:
        return [a, b]
    aside = (crc32(f"{a}{b}".encode()) % 2001 / 1000 - 1) * ROUGH
    bend = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * aside, (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside)
    bend = round(bend[0], 1), round(bend[1], 1)
    return [*_way(a, bend)[:-1], *_way(bend, b)]
