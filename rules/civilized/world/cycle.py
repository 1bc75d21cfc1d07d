"""Cycles of five years: how far one has run, and whose affairs are settled until it ends (CIV-3.9h)."""

from rules.civilized.world.state import World
from rules.civilized.world.tables import CYCLE
from rules.civilized.world.years import between, later, year_name


def is_last_year(world: World) -> bool:
    """Tell whether this is the fifth year of the cycle."""
    return between(world.cycle_start, world.year) >= CYCLE - 1


def settled(world: World, country: str) -> bool:
    """Tell whether a country has played its five years, so that nobody makes war on it or for it (CIV-3.9h)."""
    return world.cycle_on and world.countries[country].turn_length == "five_year" and not is_last_year(world)


def settled_words(world: World, country: str) -> str:
    """Say that a country is out of reach, and until when (CIV-3.9h)."""
    last = year_name(later(world.cycle_start, CYCLE - 1))
    return f"{world.named(country)} has settled its affairs for this cycle; war is possible in Winter, {last}"
