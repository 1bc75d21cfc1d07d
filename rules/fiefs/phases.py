"""The year: its beginning, its actions, its sides, a season for each campaign, and its end (section 4)."""

from rules.fiefs.board.state import World
from rules.fiefs.board.tables import PLACES, SEASONS, Season
from rules.fiefs.campaign import season as campaign
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


def fought(place: int, season: Season) -> Phase[World]:
    """Give the phase of a season of one of the year's campaigns (FIE-7.1, FIE-7.2)."""

    def phase(play: Play[World]) -> Flow:
        yield from campaign.season(play, place, season)

    phase.__name__ = f"{PLACES[place]}_{season}"
    phase.__doc__ = f"Fight the {season} of the year's {PLACES[place]} campaign (FIE-7.1)."
    return phase


def idle(world: World, phase: str) -> bool:
    """Tell whether a phase is passed over: a season of a campaign that there is not (FIE-3.4)."""
    place, _, season = phase.partition("_")
    found = next((one for one in SEASONS if one == season), None)
    return place in PLACES and found is not None and campaign.waits(world, PLACES.index(place), found)


CAMPAIGNS = tuple(fought(place, season) for place in range(len(PLACES)) for season in SEASONS)
YEAR: tuple[Phase[World], ...] = tuple(map(seated, (year_begins, actions, sides, *CAMPAIGNS, year_ends)))
