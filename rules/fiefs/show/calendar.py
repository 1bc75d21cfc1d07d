"""When it is: `Spring 1174 (year 5 of 8)`, `1174 (year 5 of 8)` outside campaigns."""

from rules.fiefs.board.state import World
from rules.fiefs.board.tables import SEASONS


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the year, in a campaign its season, and how far the game is; questions say what part of it (section 4)."""
    if turn < 1:
        return f"Before {world.first_year}"
    season = next((one for one in SEASONS if phase.endswith(one)), "")
    when = f"{season.capitalize()} {world.first_year + turn - 1}" if season else f"{world.first_year + turn - 1}"
    return f"{when} ({passed(world, turn)})"


def passed(world: World, year: int) -> str:
    """Say how far the campaign is: `year 5 of 8`."""
    return f"year {year} of {max(year, world.settings.years)}"


def dated(world: World) -> str:
    """Give the date of a state: `Spring 1174, year 5 of 8`."""
    when = f"{world.season.capitalize()} {world.date()}" if world.season else str(world.date())
    return f"{when}, {passed(world, world.year)}"
