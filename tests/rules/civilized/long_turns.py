"""Worlds in the middle of a turn of five years."""

from typing import Any

from rules.civilized.disasters.five_years import long_summer
from rules.civilized.world.state import World
from tests.rules.civilized.worlds import (
    a_city,
    a_world,
)
from tests.rules.playing import Played, play_out


def five_years(*cities: Any, season: Any = "Spring", **fields: Any) -> World:
    """Rome in a turn of five years from the year 100 on."""
    world = a_world(*(cities or (a_city(),)), **fields)
    world.cycle_on, world.cycle_start, world.long_season = True, 100, season
    for land in world.countries.values():
        land.turn_length = "five_year"
    return world


def summer(world: World, cards: Any = None, **orders: Any) -> Played:
    """Carry out step F6."""
    world.long_season = "Summer"
    return play_out(long_summer, world, orders, cards)


def three_towns(**fields: Any) -> World:
    """Rome with three cities of 40, in a turn of five years."""
    return five_years(a_city(), a_city("veii", "0403"), a_city("alba", "0603"), **fields)


# --- 4.9: the lives of people
