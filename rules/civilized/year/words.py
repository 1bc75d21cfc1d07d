"""How the year read."""

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
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {"setup.army": "who joins the first army"}
TELLINGS = Tellings(purposes=PURPOSES) + conceding.tellings("realm")


@TELLINGS.of(YearBegan)
def year_began(event: YearBegan) -> Telling:
    """Tell that a year begins."""
    return Telling(text=f"The year {year_name(event.year)} begins.", news="realm", weight=0)


@TELLINGS.of(EndVoted)
def end_voted(event: EndVoted) -> Telling:
    """Tell how the vote went."""
    if event.agreed:
        return Telling(text="All players agree that the game ends this Winter.", news="ending", weight=3)
    return Telling(text=f"{row(event.ayes)} would end the game; it goes on.", news="ending", weight=2)


@TELLINGS.of(YearClosed)
def year_closed(event: YearClosed) -> Telling:
    """Tell how the countries compare."""
    ranked = sorted(event.scores, key=lambda score: -score[1])
    scores = ", ".join(f"{country} {score}" for country, score in ranked)
    return Telling(text=f"{year_name(event.year)} closes. Treasuries left out, the scores are {scores}.", news="realm")


@TELLINGS.of(CountryFell)
def country_fell(event: CountryFell) -> Telling:
    """Tell that a country is no more."""
    return Telling(text=f"{event.country} has no city left and falls.", news="realm", weight=3)


@TELLINGS.of(GameEnded)
def game_ended(event: GameEnded) -> Telling:
    """Tell how it all ended."""
    ranked = sorted(event.scores, key=lambda score: -score[1])
    scores = ", ".join(f"{country} {total} (treasury {treasury})" for country, total, treasury in ranked)
    won = f"{row(event.winners)} win{'' if event.winners[1:] else 's'}" if event.winners else "Nobody wins"
    return Telling(text=f"The game is over: {event.reason}. {won}. Scores: {scores}.", news="ending", weight=3)


SEASONS = {
    "Spring": "In the Spring of their five years, from {start} to {end}, {who} die, marry, inherit and decree.",
    "Summer": "In the Summer of their five years the people of {who} show what they think of their taxes.",
    "Autumn": "In the Autumn of their five years the cities of {who} pay.",
    "Winter": "In the Winter of their five years {who} negotiate, pay and build.",
}


@TELLINGS.of(LongSeasonBegan)
def long_season_began(event: LongSeasonBegan) -> Telling:
    """Tell where the five years stand."""
    who = "the people of " + row(event.countries) if event.season == "Spring" else row(event.countries)
    text = SEASONS[event.season].format(start=year_name(event.start), end=year_name(event.end), who=who)
    return Telling(text=text, news="realm", weight=0)
