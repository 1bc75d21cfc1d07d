"""When it is: `Spring 1174 (year 5 of 8)`, `1174 (year 5 of 8)` outside campaigns.

A year's campaigns are fought one after the other, each from its spring on: where there is more than one it says which.
"""

from rules.fiefs.board.state import World
from rules.fiefs.board.tables import PLACES, SEASONS


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the year, in a campaign its season, and how far the game is; questions say what part of it (section 4)."""
    if turn < 1:
        return f"Before {world.first_year}"
    season = next((one for one in SEASONS if phase.endswith(one)), "")
    when = f"{season.capitalize()} {world.first_year + turn - 1}" if season else f"{world.first_year + turn - 1}"
    return f"{when}{which(world, phase) if season else ''} ({passed(world, turn)})"


def which(world: World, phase: str) -> str:
    """Say of which of the year's campaigns a season is, where there is more than one: `, campaign 2 of 3` (FIE-7.2)."""
    number = next((at for at, one in enumerate(PLACES, start=1) if phase.startswith(f"{one}_")), 0)
    many = len(world.campaigns)
    return f", campaign {number} of {many}" if 1 <= number <= many and many > 1 else ""


def passed(world: World, year: int) -> str:
    """Say how far the campaign is: `year 5 of 8`."""
    return f"year {year} of {max(year, world.settings.years)}"


def dated(world: World) -> str:
    """Give the date of a state: `Spring 1174, year 5 of 8`."""
    when = f"{world.season.capitalize()} {world.date()}" if world.season else str(world.date())
    return f"{when}, {passed(world, world.year)}"
