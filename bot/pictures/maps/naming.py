"""Names on a hex map: cities first, then countries, seas, rivers and lands where they find room."""

from collections.abc import Iterable, Mapping, Sequence
from math import dist

from bot.pictures.ink.draw import Point
from bot.pictures.ink.labels import Box, Layout, beside, middle_of
from bot.pictures.ink.lettering import BOLD, SLANT, Style, run, text
from bot.pictures.ink.theme import EARTH, SEA_INK, Look
from bot.pictures.land.cells import Board
from bot.pictures.land.routes import river_lines
from bot.pictures.maps.tokens import city_radius, is_capital, is_city
from rules.kernel.telling.pictures import Route, Tile

CITY, CAPITAL = 34.0, 38.0
"""Pixels of 1,600: nine or so on a phone."""
COUNTRY = (32.0, 27.0, 23.0)
WATER = (46.0, 40.0, 34.0, 28.0, 23.0)
SMALL = 23.0
RISE = 0.36
"""From the middle of a line of letters down to its baseline, in ems."""


def written(box: Box, words: str, size: float, style: Style = BOLD, **paint: str | float) -> str:
    """Give words in the middle of a box."""
    x, y = middle_of(box)
    halo = float(paint.pop("halo", size * 0.2))
    spacing = float(paint.pop("spacing", 0))
    colour = str(paint.pop("colour"))
    return text(x, y + size * RISE, words, size, style, colour=colour, anchor="middle", halo=halo, spacing=spacing)


def city_names(layout: Layout, board: Board, tiles: Sequence[Tile], ink: str) -> str:
    """Write the name of each city beside it; the capitals choose first."""
    named = [tile for tile in tiles if tile.name and is_city(tile)]
    return "".join(
        _city_name(layout, board, tile, ink) for tile in sorted(named, key=lambda tile: not is_capital(tile))
    )


def _city_name(layout: Layout, board: Board, tile: Tile, ink: str) -> str:
    size = CAPITAL if is_capital(tile) else CITY
    wide = run(tile.name, size)
    radius = city_radius(tile, board.unit)
    spots = beside(board.places[tile.id], radius, wide, size * 0.95)
    box = layout.place(wide, size * 0.95, spots) or layout.squeeze(wide, size * 0.95, spots)
    return written(box, tile.name, size, colour=ink)


def country_names(layout: Layout, board: Board, looks: Mapping[str, Look]) -> str:
    """Write each country's name over its own land where there is room, else its code."""
    return "".join(_country_name(layout, board, look) for look in looks.values())


def _country_name(layout: Layout, board: Board, look: Look) -> str:
    own = [cell.centre for cell in board.cells.values() if cell.side == look.id]
    if not own:
        return ""
    heart, half = _heart(own), board.unit / 2
    spots = [(x + dx, y + dy) for x, y in own for dx in (0, half) for dy in (0, half * 0.87)]
    spots.sort(key=lambda spot: dist(spot, heart))
    for words, size in (*((look.name.upper(), size) for size in COUNTRY), (look.code, COUNTRY[-1])):
        wide = run(words, size, BOLD, 3) + 6
        box = layout.place(wide, size * 0.9, spots)
        if box:
            return written(box, words, size, colour=look.deep, spacing=3, halo=6)
    return ""


def water_names(layout: Layout, board: Board, tiles: Sequence[Tile]) -> str:
    """Write the name of each sea once, as large as its waters allow."""
    seas = _named([tile for tile in tiles if tile.terrain == "sea"], board)
    return "".join(
        _water_name(layout, board, name, seas[name]) for name in sorted(seas, key=lambda name: -len(seas[name]))
    )


def _named(tiles: Iterable[Tile], board: Board) -> dict[str, list[Point]]:
    found: dict[str, list[Point]] = {}
    for tile in tiles:
        if tile.name:
            found.setdefault(tile.name, []).append(board.places[tile.id])
    return found


def _heart(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _water_name(layout: Layout, board: Board, name: str, water: list[Point]) -> str:
    heart = _heart(water)
    spots = sorted(((x + dx, y) for x, y in water for dx in (0, board.unit / 2)), key=lambda spot: dist(spot, heart))
    for size in WATER:
        for rows in dict.fromkeys(((name,), tuple(name.rsplit(maxsplit=1)))):
            spacing = size * 0.12
            wide = max(run(row, size, SLANT, spacing) for row in rows)
            wet = [spot for spot in spots if _afloat(spot, wide if size > WATER[-1] else wide / 2, water, board.unit)]
            box = layout.place(wide, size * len(rows), wet)
            if box:
                return _rows(box, rows, size, spacing)
    return ""


def _rows(box: Box, rows: Sequence[str], size: float, spacing: float) -> str:
    left, top, right, _ = box
    return "".join(
        written(
            (left, top + size * row, right, top + size * (row + 1)),
            words,
            size,
            SLANT,
            colour=SEA_INK,
            spacing=spacing,
            halo=0,
        )
        for row, words in enumerate(rows)
    )


def _afloat(spot: Point, wide: float, water: Iterable[Point], unit: float) -> bool:
    """Say whether words of this width would stand on water from end to end."""
    steps = [spot[0] + wide * (part / 4 - 0.5) for part in range(5)]
    return all(any(dist((x, spot[1]), place) < unit * 0.56 for place in water) for x in steps)


def river_names(layout: Layout, board: Board, routes: Sequence[Route]) -> str:
    """Write each river's name beside it, as near its middle as there is room."""
    return "".join(_river_name(layout, board, route) for route in routes if route.kind == "river" and route.name)


def _river_name(layout: Layout, board: Board, route: Route) -> str:
    course = [point for chain in river_lines(board, route) for point in chain]
    if not course:
        return ""
    wide, size = run(route.name, SMALL, SLANT), SMALL
    heart = course[len(course) // 2]
    away = wide / 2 + size * 0.5
    spots = [(x + side * away, y) for x, y in sorted(course, key=lambda point: dist(point, heart)) for side in (1, -1)]
    box = layout.place(wide + 8, size, spots)
    return written(box, route.name, size, SLANT, colour="#2c6a8a", halo=5) if box else ""


def land_names(layout: Layout, board: Board, tiles: Sequence[Tile]) -> str:
    """Write the name of each ruin, and of each land without a city once, where there is room."""
    lands = _named([tile for tile in tiles if tile.terrain != "sea" and not is_city(tile)], board)
    ruins = {
        what.text: [board.places[tile.id]]
        for tile in tiles
        for what in tile.marks
        if what.kind == "ruin" and what.text and what.text != tile.name
    }
    named = [*ruins.items(), *lands.items()]
    return "".join(_land_name(layout, board, name, places) for name, places in named)


def _land_name(layout: Layout, board: Board, name: str, places: Sequence[Point]) -> str:
    heart, step = _heart(places), board.unit * 0.3
    spots = [heart] if len(places) > 1 else []
    near = ((0, 0), (0, -step), (0, step), (step, 0), (-step, 0), (0, 2 * step))
    spots += [(x + dx, y + dy) for x, y in places for dx, dy in near]
    box = layout.place(run(name, SMALL, SLANT) + 8, SMALL, sorted(spots, key=lambda spot: dist(spot, heart)))
    # On a seat's pattern thin letters need a halo; elsewhere the strokes of the terrain make way.
    owned = {cell.centre for cell in board.cells.values() if cell.side}
    halo = 4 if owned.intersection(places) else 0
    return written(box, name, SMALL, SLANT, colour=EARTH, halo=halo) if box else ""
