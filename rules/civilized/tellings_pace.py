"""How the pace of the game reads, and the cards of a turn of five years."""

from rules.civilized import events_pace as ev
from rules.civilized.tellings_war import TELLINGS
from rules.civilized.years import year_name
from rules.kernel.telling.phrases import row, several, signed
from rules.kernel.telling.tellings import RANK_NAMES, Telling

__all__ = ["TELLINGS"]

SEASONS = {
    "Spring": "In the Spring of their five years, from {start} to {end}, {who} die, marry, inherit and decree.",
    "Summer": "In the Summer of their five years the people of {who} show what they think of their taxes.",
    "Autumn": "In the Autumn of their five years the cities of {who} pay.",
    "Winter": "In the Winter of their five years {who} negotiate, pay and build.",
}


@TELLINGS.of(ev.PaceCalled)
def pace_called(event: ev.PaceCalled) -> Telling:
    """Tell of a call."""
    if event.change == "stop":
        text = f"{event.country} withdraws from five-year turns: after this cycle all play years."
    else:
        text = f"{event.country} calls for turns of five years. All players vote on it before next Spring."
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(ev.PaceRefused)
def pace_refused(event: ev.PaceRefused) -> Telling:
    """Tell that nobody is free."""
    text = f"Nobody may take a turn of five years now, so there is no vote. Held to years: {row(event.held)}."
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(ev.PaceVoted)
def pace_voted(event: ev.PaceVoted) -> Telling:
    """Tell how the players voted."""
    if event.passed:
        return Telling(text="All players agree to turns of five years.", news="realm", weight=2)
    yes = f" {row(event.ayes)} said yes." if event.ayes else ""
    text = f"There will be no turns of five years: {row(event.noes)} did not say yes.{yes}"
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(ev.CycleBegan)
def cycle_began(event: ev.CycleBegan) -> Telling:
    """Tell who plays five years at once, and who plays years."""
    years = f"from {year_name(event.start)} to {year_name(event.end)}"
    text = f"A {'new ' if event.again else ''}cycle of five years {'follows' if event.again else 'begins'}, {years}. "
    text += f"{row(event.long)} {'play' if event.long[1:] else 'plays'} it in one turn."
    if event.annual:
        text += f" Held to years: {row(event.annual)}."
    return Telling(text=text, news="realm", weight=3)


@TELLINGS.of(ev.CycleEnded)
def cycle_ended(event: ev.CycleEnded) -> Telling:
    """Tell that years are played again."""
    why = "as was called for" if event.stopped else "for nobody is free to go on"
    return Telling(text=f"The cycle of five years ends, {why}. From now on all play years.", news="realm", weight=3)


@TELLINGS.of(ev.LongSeasonBegan)
def long_season_began(event: ev.LongSeasonBegan) -> Telling:
    """Tell where the five years stand."""
    who = "the people of " + row(event.countries) if event.season == "Spring" else row(event.countries)
    text = SEASONS[event.season].format(start=year_name(event.start), end=year_name(event.end), who=who)
    return Telling(text=text, news="realm", weight=0)


@TELLINGS.of(ev.OldDisorderEnded)
def old_disorder_ended(event: ev.OldDisorderEnded) -> Telling:
    """Tell which cities calm down."""
    verb = "are" if event.cities[1:] else "is"
    text = f"{row(event.cities)} in {event.country} {verb} in order again as the five years begin."
    return Telling(text=text, news="disorder")


@TELLINGS.of(ev.CountryTested)
def country_tested(event: ev.CountryTested) -> Telling:
    """Tell what a country's cards held."""
    cards = several(len(event.cards), "card", "cards")
    found = ["a rebellion"] if event.rebellion else []
    found += [several(event.disasters, "disaster", "disasters")] if event.disasters else []
    text = f"{event.country}, taxed at {event.tax} %: {cards} for five years, {row(found) if found else 'all quiet'}."
    return Telling(text=text, news="disorder", weight=2 if found else 1)


@TELLINGS.of(ev.UnrestSpread)
def unrest_spread(event: ev.UnrestSpread) -> Telling:
    """Tell which cities fall into disorder."""
    tests = row(
        f"{city} {RANK_NAMES[value - 1]}{f' {signed(calm)}' if calm else ''}" for city, value, calm in event.cities
    )
    verb = "fall" if event.fallen[1:] else "falls"
    fallen = f"{row(event.fallen) if event.fallen else 'no city'} {verb} into disorder"
    return Telling(text=f"Unrest spreads in {event.country}: {fallen} ({tests}).", news="disorder", weight=2)


@TELLINGS.of(ev.SplitHeld)
def split_held(event: ev.SplitHeld) -> Telling:
    """Tell what is to come."""
    what = "A rebellion" if event.kind == "rebellion" else "A civil war"
    text = f"{what} is brewing in {event.country}; it breaks out in Spring, {year_name(event.year)}."
    return Telling(text=text, news="strife", weight=3)
