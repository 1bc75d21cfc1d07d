"""Bearings: what a hex without a name is called by, the city nearest to it and the way it lies from there."""

from collections.abc import Sequence
from functools import lru_cache

from rules.civilized.world.state import World
from rules.kernel.state.maps import distance, place_of

WINDS = ("east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast")
STEEP = 5
"""Twelfths of the greater way from which the lesser one counts: about the tangent of half a right angle's half."""
SCALE = 12
TALL, WIDE = 7, 8
"""How much of a hex's width lies between two rows, and between two columns, as whole numbers."""


def spot(world: World, hexagon: str) -> str:
    """Give what a hex is called in a sentence: its city, else its number and where it lies."""
    city = world.city_at(hexagon)
    return city.name if city else bearing(hexagon, tuple((one.hex, one.name) for one in world.cities.values()))


@lru_cache(maxsize=4096)
def bearing(hexagon: str, towns: Sequence[tuple[str, str]]) -> str:
    """Give a hex with where it lies from the nearest of some towns, each its hex and its name; alone where none is."""
    near = min(towns, key=lambda town: (distance(town[0], hexagon), town[0]), default=None)
    return f"{hexagon} ({wind(near[0], hexagon)} of {near[1]})" if near else hexagon


def wind(start: str, goal: str) -> str:
    """Give in which of eight directions a hex lies from another."""
    (east, south), (east_2, south_2) = across(start), across(goal)
    x, y = east_2 - east, south_2 - south
    level, upright = SCALE * abs(y) < STEEP * abs(x), SCALE * abs(x) < STEEP * abs(y)
    if level:
        return WINDS[0] if x > 0 else WINDS[4]
    if upright:
        return WINDS[2] if y > 0 else WINDS[6]
    return (WINDS[1] if y > 0 else WINDS[7]) if x > 0 else (WINDS[3] if y > 0 else WINDS[5])


def across(hexagon: str) -> tuple[int, int]:
    """Give how far east and south the middle of a hex lies, in eighths of its width."""
    column, row = place_of(hexagon)
    return WIDE * column + WIDE // 2 * (row % 2), TALL * row
