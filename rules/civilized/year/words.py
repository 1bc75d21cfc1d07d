"""How the year read."""

from collections.abc import Iterable
from typing import Any

from rules.civilized.world.words import ENDINGS
from rules.civilized.world.years import year_name
from rules.civilized.year.events import (
    CountryFell,
    EndVoted,
    GameEnded,
    LongSeasonBegan,
    YearBegan,
    YearClosed,
)
from rules.kernel.table import conceding
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Tellings

Score = tuple[Any, ...]  # Any: a country, and its points
PURPOSES = {"setup.army": "who joins the first army"}
SEASONS = {
    "Spring": "In the Spring of their five years, from {start} to {end}, the people of {who} die, marry, inherit "
    "and decree.",
    "Summer": "In the Summer of their five years the people of {who} show what they think of their taxes.",
    "Autumn": "In the Autumn of their five years the cities of {who} pay.",
    "Winter": "In the Winter of their five years {who} negotiate, pay and build.",
}
TELLINGS = Tellings(purposes=PURPOSES) + conceding.tellings("realm")


def ranked(scores: Iterable[Score]) -> list[Score]:
    """Put scores in order, the highest first."""
    return sorted(scores, key=lambda score: -score[1])


TELLINGS.say(YearBegan, "The year {year} begins.", "realm", 0, year=year_name)


TELLINGS.say(
    EndVoted,
    "{agreed:All players agree that the game ends this Winter|{ayes} would end the game; it goes on}"
    "{lacking:?: {lacking} did not vote for it}.",
    "ending",
    weight=lambda event: 3 if event.agreed else 2,
)
TELLINGS.say(
    YearClosed,
    "{year} closes. Treasuries left out, the scores are {scores}.",
    "realm",
    year=year_name,
    scores=lambda scores: ", ".join(f"{country} {score}" for country, score in ranked(scores)),
)
TELLINGS.say(CountryFell, "{country} {country:has|have} no city left and {country:falls|fall}.", "realm", 3)


TELLINGS.say(
    GameEnded,
    "The game is over: {why}. {winners:?{winners} {winners:wins|win}|Nobody wins}. Scores: {scores}.",
    "ending",
    3,
    why=lambda event: ENDINGS[event.reason].format(years=event.years),
    scores=lambda scores: ", ".join(f"{land} {total} (treasury {hoard})" for land, total, hoard in ranked(scores)),
)
TELLINGS.say(
    LongSeasonBegan,
    lambda event: SEASONS[event.season].format(
        start=year_name(event.start), end=year_name(event.end), who=row(event.countries)
    ),
    "realm",
    0,
)
