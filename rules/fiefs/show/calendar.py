"""When it is: `Spring 1174 (year 5 of 8)`."""

from rules.fiefs.board.state import World
from rules.fiefs.board.tables import SEASONS

PHASES = {
    "markers": "the first markers",
    "homes": "homes",
    "year_begins": "the new year",
    "actions": "the year's actions",
    "sides": "sides are taken",
    "year_ends": "the year's end",
}
"""By the function of a phase; the campaigns' are called after their season."""


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the year and its part, and how far the campaign is (section 4)."""
    if turn < 1:
        return f"Before {world.first_year}: {PHASES.get(phase, 'setting out')}"
    season = next((one for one in SEASONS if phase.endswith(one)), "")
    when = f"{season.capitalize()} {world.first_year + turn - 1}" if season else f"{world.first_year + turn - 1}"
    part = "" if season or phase not in PHASES else f", {PHASES[phase]}"
    return f"{when}{part} ({passed(world, turn)})"


def passed(world: World, year: int) -> str:
    """Say how far the campaign is: `year 5 of 8`."""
    return f"year {year} of {max(year, world.settings.years)}"


def dated(world: World) -> str:
    """Give the date of a state: `Spring 1174, year 5 of 8`."""
    when = f"{world.season.capitalize()} {world.date()}" if world.season else str(world.date())
    return f"{when}, {passed(world, world.year)}"
