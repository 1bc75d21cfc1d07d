"""Focus: a map cut down to one's own land and what lies beside it, drawn for a phone."""

from collections.abc import Collection, Iterable
from itertools import pairwise

from rules.kernel.telling.pictures import Picture, Region, Route

AROUND = 2
"""Hexes that are shown around one's own."""
CORNERS = 2
"""Corners that two provinces share whose borders touch."""


def focused(picture: Picture, seat: str) -> Picture | None:
    """Give one's own land of a map, with its neighbours; None where one has none on it."""
    shown = hexes(picture, seat) or provinces(picture, seat)
    if not shown:
        return None
    tiles = tuple(tile for tile in picture.tiles if tile.id in shown)
    regions = tuple(region for region in picture.regions if region.id in shown)
    seen = {tile.side for tile in tiles} | {region.side for region in regions}
    own = next((side.name for side in picture.sides if side.id == seat), picture.title)
    return picture.model_copy(
        update={
            "title": own,
            "tiles": tiles,
            "regions": regions,
            "routes": tuple(part for route in picture.routes for part in within(route, shown)),
            "sides": tuple(side for side in picture.sides if side.id in seen),
            "near": True,
        }
    )


def hexes(picture: Picture, seat: str) -> set[str]:
    """Give the hexes of the least frame around a seat's own, and some beyond it."""
    own = [tile for tile in picture.tiles if tile.side == seat]
    if not own:
        return set()
    left, right = min(tile.column for tile in own) - AROUND, max(tile.column for tile in own) + AROUND
    top, bottom = min(tile.row for tile in own) - AROUND, max(tile.row for tile in own) + AROUND
    return {tile.id for tile in picture.tiles if left <= tile.column <= right and top <= tile.row <= bottom}


def provinces(picture: Picture, seat: str) -> set[str]:
    """Give a seat's provinces, and those that touch them."""
    own = [region for region in picture.regions if region.side == seat]
    linked = {pair for route in picture.routes if route.kind == "link" for pair in pairwise(route.places)}
    pairs = linked | {(b, a) for a, b in linked}
    beside = {one.id for one in picture.regions if any(touching(one, mine, pairs) for mine in own)}
    return {one.id for one in own} | beside


def touching(one: Region, other: Region, linked: Collection[tuple[str, str]]) -> bool:
    """Tell whether two provinces touch: by a side that both outlines have, or by a way between them."""
    return (one.id, other.id) in linked or len({*one.outline} & {*other.outline}) >= CORNERS


def within(route: Route, shown: Collection[str]) -> Iterable[Route]:
    """Give the parts of a way that lie on what is shown; a river's sides stand by pairs of hexes."""
    if route.kind == "river":
        sides = zip(route.places[::2], route.places[1::2], strict=True)
        kept = [pair for pair in sides if pair[0] in shown and pair[1] in shown]
        return [route.model_copy(update={"places": tuple(id for pair in kept for id in pair)})] if kept else []
    runs: list[list[str]] = [[]]
    for place in route.places:
        if place in shown:
            runs[-1].append(place)
        elif runs[-1]:
            runs.append([])
    return [route.model_copy(update={"places": tuple(run)}) for run in runs if len(run) > 1]
