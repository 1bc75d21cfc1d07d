"""Hexes in words: what lies around a place and where the next ones are, for who plays without seeing the map."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import atan2, pi

from bot.service.ground.wording import listed, plural
from rules.kernel.state.maps import EVEN_ROW, ODD_ROW
from rules.kernel.telling.pictures import Picture, Tile

SIDES = ("east", "north-east", "north-west", "west", "south-west", "south-east")
"""The six sides of a hex, in the order of the steps over them."""
WINDS = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
"""The directions in which something may lie, against the clock."""
TALL = 0.866
"""How far rows lie apart, in widths of a hex."""
NEAREST = 3
"""How many places are named as the nearest."""
SEA = "sea"


def around(picture: Picture, tile: Tile) -> str:
    """Say what lies on the six sides of a hex, like sides together: `around it hills (east and west)`."""
    places = {(one.column, one.row): one for one in picture.tiles}
    found: dict[str, list[str]] = {}
    for side, (column, row) in zip(SIDES, ODD_ROW if tile.row % 2 else EVEN_ROW, strict=True):
        beside = places.get((tile.column + column, tile.row + row))
        found.setdefault(ground(picture, tile, beside), []).append(side)
    if len(found) == 1:
        return f"{next(iter(found))} all around"
    return f"around it {', '.join(f'{what} ({listed(sides)})' for what, sides in found.items())}"


def ground(picture: Picture, tile: Tile, beside: Tile | None) -> str:
    """Say what the next hex is: a city, else its land and whose it is where it is another's."""
    if beside is None:
        return "the edge of the map"
    if beside.size:
        return beside.name
    names = {side.id: side.name for side in picture.sides}
    whose = f" of {names[beside.side]}" if beside.side in names and beside.side != tile.side else ""
    return f"{picture.word(beside.terrain)}{whose}"


def waters(picture: Picture, tile: Tile) -> str:
    """Say which rivers run along which of its sides: `river Nile along the east`."""
    places = {one.id: one for one in picture.tiles}
    found: dict[str, list[str]] = {}
    for route in picture.routes if tile.id in places else ():
        pairs = zip(route.places[::2], route.places[1::2], strict=False) if route.kind == "river" else ()
        for one, other in pairs:
            beside = places.get(other if one == tile.id else one) if tile.id in (one, other) else None
            if beside is not None:
                found.setdefault(f"river {route.name}".strip(), []).append(direction(tile, beside))
    return "; ".join(f"{name} along the {listed(dict.fromkeys(sides))}" for name, sides in found.items())


def nearest(picture: Picture, tile: Tile) -> str:
    """Name the next cities, how many hexes away and in which direction: `Athens 2 hexes east`."""
    others = [one for one in picture.tiles if one.size and one.id != tile.id]
    others.sort(key=lambda one: (steps(tile, one), one.id))
    told = [f"{one.name} {plural(steps(tile, one), 'hex', 'hexes')} {direction(tile, one)}" for one in others[:NEAREST]]
    return f"nearest: {', '.join(told)}" if told else ""


def steps(one: Tile, other: Tile) -> int:
    """Count the steps between two hexes."""
    x, z = (one.column - one.row // 2) - (other.column - other.row // 2), one.row - other.row
    return max(abs(x), abs(z), abs(x + z))


def direction(one: Tile, other: Tile) -> str:
    """Say in which direction a hex lies."""
    east = other.column + other.row % 2 / 2 - one.column - one.row % 2 / 2
    return WINDS[round(atan2((one.row - other.row) * TALL, east) / (pi / 4)) % len(WINDS)]


def lands(picture: Picture, tiles: Sequence[Tile]) -> Iterator[str]:
    """Give hexes by their land: `Hills, by row and column: row 3: 4-7, 9.`; the sea is the rest."""
    grounds = dict.fromkeys(tile.terrain for tile in tiles if tile.terrain != SEA)
    for terrain in sorted(grounds):
        held = rows(tile for tile in tiles if tile.terrain == terrain)
        yield f"{picture.word(terrain).capitalize()}, by row and column: {'; '.join(held)}."


def rows(tiles: Iterable[Tile]) -> Iterator[str]:
    """Give hexes as `row 3: 4-7, 9`."""
    ordered = sorted(tiles, key=lambda tile: (tile.row, tile.column))
    for row, found in groupby(ordered, key=lambda tile: tile.row):
        yield f"row {row}: {', '.join(spans([tile.column for tile in found]))}"


def spans(numbers: Sequence[int]) -> Iterator[str]:
    """Give ascending numbers as spans: 4, 5, 6, 9 are `4-6` and `9`."""
    for _, found in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        run = [number for _, number in found]
        yield f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0])
