"""The year: its beginning, its actions, its sides, a season for each campaign, and its end (section 4)."""

from rules.fiefs.board.state import World
from rules.fiefs.seats.seats import seated
from rules.fiefs.year import acting, year
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Phase, Play


def year_begins(play: Play[World]) -> Flow:
    """See who acts first (FIE-3.1)."""
    year.begin_year(play)
    yield from ()


def actions(play: Play[World]) -> Flow:
    """Let every House act once (FIE-3.2)."""
    yield from acting.actions(play)


def sides(play: Play[World]) -> Flow:
    """Let all take sides in what began this year (FIE-5.10)."""
    yield from year.sides(play)


def year_ends(play: Play[World]) -> Flow:
    """Reckon the year (FIE-3.10)."""
    year.end_year(play)
    yield from ()


def idle(world: World, phase: str) -> bool:
    """Tell whether a phase is passed over: a season of a campaign that there is not (FIE-3.4)."""
    del world, phase
    return False


YEAR: tuple[Phase[World], ...] = tuple(map(seated, (year_begins, actions, sides, year_ends)))
