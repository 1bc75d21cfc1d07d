"""Routes: rivers, roads, sea routes, marches and crossings."""

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import dist

from bot.pictures.ink.draw import Point, curve, line, middle, stroke
from bot.pictures.ink.labels import Box
from bot.pictures.ink.theme import INK, NOBODY, PAPER, RIVER, ROAD, SEA_INK, Look
from bot.pictures.land.cells import Board, chained
from bot.pictures.land.hexes import shared
from rules.kernel.telling.pictures import Route

OVER = (0.28, 0.74)
"""Where on the way between two areas the arrow over their border begins and ends."""


def river_lines(board: Board, route: Route) -> list[list[Point]]:
    """Give a river's lines along the sides of hexes, from pairs of hexes."""
    pairs = zip(route.places[::2], route.places[1::2], strict=False)
    cells = board.cells
    sides = [shared(cells[one], cells[other]) for one, other in pairs if one in cells and other in cells]
    return _flowing([side for side in sides if side])


def _flowing(sides: Sequence[tuple[Point, Point]]) -> list[list[Point]]:
    """Turn each side so that it goes on where the one before it ended."""
    turned: list[tuple[Point, Point]] = []
    for place, (a, b) in enumerate(sides):
        onward = turned[-1][1] if turned else None
        ahead = sides[place + 1] if place + 1 < len(sides) else ()
        backwards = b == onward or (a != onward and a in ahead)
        turned.append((b, a) if backwards else (a, b))
    return chained(turned)


def rivers(board: Board, routes: Sequence[Route]) -> str:
    """Draw the rivers, soft, on a light bed."""
    data = "".join(curve(chain) for route in routes if route.kind == "river" for chain in river_lines(board, route))
    return stroke(data, "#dcebe8", 9, stroke_opacity=0.75) + stroke(data, RIVER, 5.5)


def roads(board: Board, routes: Sequence[Route]) -> str:
    """Draw roads, sea routes and crossings; what is not solid is only planned or broken."""
    return "".join(_road(board, route) for route in routes if route.kind in {"road", "sea", "link"})


def _road(board: Board, route: Route) -> str:
    if route.kind == "link":
        return "".join(_crossing(board, *pair) for pair in pairwise(route.places))
    if route.kind == "sea":
        legs = [_voyage(board, *leg) for leg in pairwise(route.places)]
        stops = [stop for leg in legs for stop in leg[1:]] if legs else []
        way = [board.places[place] for place in (*route.places[:1], *stops) if place in board.places]
        return stroke(curve(way), SEA_INK, 3.5, stroke_opacity=0.85, stroke_dasharray="14 9") if way else ""
    way = [board.places[place] for place in route.places if place in board.places]
    dashes = {} if route.solid else {"stroke_dasharray": "14 9"}
    return stroke(line(way), PAPER, 8, stroke_opacity=0.8) + stroke(line(way), ROAD, 4, **dashes) if way else ""


def _voyage(board: Board, start: str, end: str) -> list[str]:
    """Give the shortest way over water from one place to another; straight where there is none."""
    come: dict[str, str] = {start: ""}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for other in board.cells[here].across if here in board.cells else ():
            if other in board.cells and other not in come and (other == end or not board.cells[other].land):
                come[other] = here
                ahead.append(other)
    way = [end]
    while way[-1] in come and come[way[-1]]:
        way.append(come[way[-1]])
    return way[::-1] if way[-1] == start else [start, end]


def _crossing(board: Board, one: str, other: str) -> str:
    """Draw a way between two places that do not touch: over a strait, through a pass."""
    touching = one in board.cells and other in board.cells[one].across
    if touching or one not in board.places or other not in board.places:
        return ""
    return stroke(line((board.places[one], board.places[other])), INK, 3, stroke_dasharray="1 9", stroke_opacity=0.7)


def marches(board: Board, routes: Sequence[Route], looks: Mapping[str, Look]) -> str:
    """Draw marches as arrows in the colours of who marches."""
    return "".join(
        _arrow(way, looks.get(route.side, NOBODY), route, board.unit * 0.38) for route, way in _ways(board, routes)
    )


def inroads(board: Board, routes: Sequence[Route], looks: Mapping[str, Look]) -> str:
    """Draw marches between areas as short arrows over their borders, away from what is written in either."""
    return "".join(_arrow(_over(way), looks.get(route.side, NOBODY), route, 0) for route, way in _ways(board, routes))


def inroad_boxes(board: Board, routes: Sequence[Route]) -> list[Box]:
    """Give boxes along the short arrows, which words keep out of."""
    return _boxes([_over(way) for _, way in _ways(board, routes)])


def march_boxes(board: Board, routes: Sequence[Route]) -> list[Box]:
    """Give boxes along the marches, which words keep out of."""
    return _boxes([way for _, way in _ways(board, routes)])


def _ways(board: Board, routes: Sequence[Route]) -> list[tuple[Route, list[Point]]]:
    marches = [route for route in routes if route.kind == "march"]
    return [(route, [board.places[place] for place in route.places if place in board.places]) for route in marches]


def _over(way: list[Point]) -> list[Point]:
    """Give the middle of the last stretch of a way."""
    if len(way) < 2:  # noqa: PLR2004 - a line has two ends
        return way
    (ax, ay), (bx, by) = way[-2:]
    return [(ax + part * (bx - ax), ay + part * (by - ay)) for part in OVER]


def _boxes(ways: Sequence[Sequence[Point]]) -> list[Box]:
    points = [(a, middle(a, b), b) for way in ways for a, b in pairwise(way)]
    return [(x - 12, y - 12, x + 12, y + 12) for three in points for x, y in three]


def _arrow(way: list[Point], look: Look, route: Route, stop: float) -> str:
    if len(way) < 2:  # noqa: PLR2004 - a line has two ends
        return ""
    end, before = way[-1], way[-2]
    length = dist(end, before) or 1
    dx, dy = (end[0] - before[0]) / length, (end[1] - before[1]) / length
    tip = (end[0] - stop * dx, end[1] - stop * dy)
    neck = (tip[0] - 24 * dx, tip[1] - 24 * dy)
    head = line(
        (tip, (neck[0] - 14 * dy, neck[1] + 14 * dx), (neck[0] + 14 * dy, neck[1] - 14 * dx)),
        close=True,
    )
    shaft = curve([*way[:-1], neck])
    dashes = {} if route.solid else {"stroke_dasharray": "12 10"}
    colour = look.colour if look is not NOBODY else INK
    return (
        stroke(shaft + head, PAPER, 14)
        + stroke(shaft, INK, 10, **dashes)
        + stroke(shaft, colour, 6, **dashes)
        + f'<path d="{head}" fill="{colour}" stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>'
    )
