"""Focus: a map cut down to somebody's land, or to what lies around a place, drawn for a phone."""

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise

from rules.kernel.telling.pictures import Picture, Region, Route, Tile

AROUND = 2
"""Hexes that are shown around somebody's own."""
NEARBY = 3
"""Hexes that are shown around one."""
CORNERS = 2
"""Corners that two provinces share whose borders touch."""


def focused(picture: Picture, seat: str) -> Picture | None:
    """Give one's own land of a map, with its neighbours; None where one has none on it.

    Of provinces that lie all over the map it is the whole of it, with nothing written but on those.
    """
    shown = hexes(picture, seat) or provinces(picture, seat)
    if not shown:
        return None
    own = next((side.name for side in picture.sides if side.id == seat), picture.title)
    if picture.regions and scattered(picture, shown):
        return singled_out(picture, seat, own)
    return cut(picture, shown, own)


def singled_out(picture: Picture, seat: str, title: str) -> Picture:
    """Give a whole map for a phone, on which a side's provinces alone are named and bear their marks."""
    bare = {"name": "", "value": "", "marks": (), "side": "", "silent": True}
    plain = {"value": ""}
    regions = [one.model_copy(update=plain if one.side == seat else bare) for one in picture.regions]
    marked = {seat} | {mark.side for one in regions for mark in one.marks}
    links = tuple(route for route in picture.routes if route.kind == "link")
    sides = tuple(side for side in picture.sides if side.id in marked)
    update = {"title": title, "regions": tuple(regions), "routes": links, "sides": sides, "near": True}
    return picture.model_copy(update=update | {"caption": ""})  # what it says of figures and roads is not here


def scattered(picture: Picture, shown: Collection[str]) -> bool:
    """Tell whether some provinces lie over more than a third of a map."""
    return 3 * extent(region for region in picture.regions if region.id in shown) > extent(picture.regions)


def extent(regions: Iterable[Region]) -> float:
    """Give how large the least frame around some provinces is."""
    places = [(region.x, region.y) for region in regions]
    across, down = [x for x, _ in places], [y for _, y in places]
    return (max(across) - min(across)) * (max(down) - min(down))


def places(picture: Picture) -> Mapping[str, str]:
    """Give what can be looked at from near, by name: whoever has land, cities, provinces, hexes; and its id."""
    held = {tile.side for tile in picture.tiles} | {region.side for region in picture.regions}
    sides = {side.name: side.id for side in picture.sides if side.id in held}
    cities = {tile.name: tile.id for tile in picture.tiles if tile.name and is_city(tile)}
    provinces_ = {region.name: region.id for region in picture.regions if region.name}
    lands = {region.within: region.within for region in picture.regions if region.within}
    return {tile.id: tile.id for tile in picture.tiles} | lands | provinces_ | cities | sides


def around(picture: Picture, id: str, name: str) -> Picture:
    """Give the part of a map that holds a side's land, or what lies around a place; as named by `places`."""
    if any(side.id == id and side.name == name for side in picture.sides):
        return focused(picture, id) or picture
    middle = [tile for tile in picture.tiles if tile.id == id]
    if middle:
        return cut(picture, frame(picture, middle, NEARBY), name)
    here = [region for region in picture.regions if region.id == id or id == name == region.within]
    return cut(picture, beside(picture, here), name)


def is_city(tile: Tile) -> bool:
    """Tell whether a hex bears a city, whose name it has."""
    return tile.size > 0 or any(mark.kind in {"city", "capital"} for mark in tile.marks)


def cut(picture: Picture, shown: Collection[str], title: str) -> Picture:
    """Give the part of a map that these hexes or provinces are, laid out for a phone."""
    tiles = tuple(tile for tile in picture.tiles if tile.id in shown)
    regions = tuple(region for region in picture.regions if region.id in shown)
    seen = {tile.side for tile in tiles} | {region.side for region in regions}
    return picture.model_copy(
        update={
            "title": title,
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
    return frame(picture, own, AROUND) if own else set()


def frame(picture: Picture, own: Collection[Tile], reach: int) -> set[str]:
    """Give the hexes of the least frame around some, and so many beyond it."""
    left, right = min(tile.column for tile in own) - reach, max(tile.column for tile in own) + reach
    top, bottom = min(tile.row for tile in own) - reach, max(tile.row for tile in own) + reach
    return {tile.id for tile in picture.tiles if left <= tile.column <= right and top <= tile.row <= bottom}


def provinces(picture: Picture, seat: str) -> set[str]:
    """Give a seat's provinces, and those that touch them."""
    return beside(picture, [region for region in picture.regions if region.side == seat])


def beside(picture: Picture, own: Collection[Region]) -> set[str]:
    """Give provinces, and those that touch them."""
    linked = {pair for route in picture.routes if route.kind == "link" for pair in pairwise(route.places)}
    pairs = linked | {(b, a) for a, b in linked}
    return {one.id for one in own} | {
        one.id for one in picture.regions if any(touching(one, mine, pairs) for mine in own)
    }


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
