"""How disputed thrones and revolts read."""

from collections.abc import Sequence

from rules.civilized.strife.events import (
    AllegianceTested,
    CivilWarBegan,
    ClaimantBacked,
    ClaimWon,
    CountryParted,
    CourtParted,
    ForcesSided,
    PeopleScattered,
    RebellionBegan,
    RebellionTested,
    SeatTaken,
    StrifeEnded,
    WorkSteppedDown,
)
from rules.civilized.world.words import work_name
from rules.kernel.telling.phrases import an, row, several, verb
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "rebellion.test": "whether the cities revolt",
    "rebellion.leader": "who leads the revolt",
    "rebellion.standard": "where the standard is raised",
    "rebellion.city": "whether it joins the revolt",
    "civil.city": "whose side it takes",
    "civil.treasury": "who holds the treasury",
    "civil.force": "whose side it takes",
    "civil.character": "whose side",
    "allegiance.fallen": "whether it goes over",
    "allegiance.old": "whether it takes a side",
    "allegiance.side": "whose side it takes",
    "part.city": "whose it becomes",
}
TELLINGS = Tellings(purposes=PURPOSES)
TELLINGS.say(ClaimantBacked, "You stand by {name} in the strife of {country}.", news="strife")


def camps(event: CivilWarBegan) -> str:
    """Say who holds which cities."""
    sides = zip(event.leaders, event.sides, event.cities, strict=True)
    return "; ".join(f"{leader} leads {side} and holds {row(cities)}" for leader, side, cities in sides)


TELLINGS.say(
    CivilWarBegan,
    "Civil war in {country}. {camps}.{unaligned:? {unaligned} {unaligned:obeys|obey} nobody.} "
    "The treasury is in the hands of {treasury}.",
    news="strife",
    weight=3,
    camps=camps,
)


def choosing(forces: Sequence[tuple[str, int, str]]) -> str:
    """Say how many chose which side, and where."""
    return row(f"{several(number, 'element', 'elements')} at {where} for {side}" for where, number, side in forces)


TELLINGS.say(ForcesSided, "The forces of {country} choose: {forces}.", news="strife", weight=2, forces=choosing)
TELLINGS.say(
    ClaimWon,
    "{cities} {cities:opens its gates|all open their gates} to {winner}, "
    "and the claim of {loser} to {country} is dead.",
    news="strife",
    weight=3,
)


def company(event: CourtParted) -> str:
    """Say who went with whom."""
    sides = zip(event.people, event.sides, strict=True)
    return "; ".join(f"{row(people)} with {side}" for people, side in sides if people)


TELLINGS.say(CourtParted, "The court of {country} parts: {company}.", news="strife", company=company)
TELLINGS.say(
    RebellionTested,
    "{unruly} of the {cities} cities of {country} are in disorder, and the tax is {tax} %: "
    "{rebels:the country rises|yet there is no revolt}.",
    news="strife",
    weight=lambda event: 1 if event.rebels else 2,
)
TELLINGS.say(
    RebellionBegan,
    "Rebellion in {country}: {leader} raises the standard of revolt in {standard}."
    "{joined:? {joined} {joined:joins|join}.}"
    "{stayed:? {stayed} {stayed:stays|stay} with the old ruler, unruly as before.}",
    news="strife",
    weight=3,
)


@TELLINGS.of(AllegianceTested)
def allegiance_tested(event: AllegianceTested) -> Telling:
    """Tell what a city in strife did."""
    text, weight = f"{event.city} remains without a master", 1
    if event.calmed and event.before == event.after:
        text, weight = f"{event.city} comes to order under {event.after}", 2
    elif event.calmed:
        leaves = f"deserts {event.before} for" if event.before else "declares for"
        text, weight = f"{event.city} {leaves} {event.after}", 3
    elif event.tax:
        text = f"{event.city} murmurs against the tax of {event.tax} %, but stands by {event.before}"
    elif event.before:
        text = f"{event.city} remains under {event.before}, in disorder"
    return Telling(text=f"{text}.", news="strife", weight=weight)


STRIFES = {"rebellion": "The rebellion", "civil": "The civil war"}
DEFEATS = {
    "none": "{} {} no city left",
    "disorder": "no city of {} is in order",
    "joined": "every city has left {}",
}
TELLINGS.say(
    StrifeEnded,
    "{kind} in {country} is over: {defeat}, and {winner} {winner:rules|rule} the whole of it, "
    "{cities:city|cities} in all.",
    news="strife",
    weight=3,
    kind=STRIFES,
    defeat=lambda event: DEFEATS[event.reason].format(event.loser, verb(event.loser, "has", "have")),
)


def shares(event: CountryParted) -> str:
    """Say which country has which cities."""
    return row(
        f"{name} with {row(cities) or 'no city'}" for name, cities in zip(event.names, event.cities, strict=True)
    )


TELLINGS.say(
    CountryParted,
    "The strife in {country} ends by agreement, and there are two countries: {shares}.",
    news="strife",
    weight=3,
    shares=shares,
)


def a_work(work: str) -> str:
    """Name a work with its article; nothing for none."""
    return an(work_name(work)) if work else ""


TELLINGS.say(
    WorkSteppedDown,
    "{country} {country:has|have} {work} already: that of {city} {lesser:?becomes {lesser}|is pulled down}.",
    news="building",
    weight=2,
    work=a_work,
    lesser=a_work,
)
TELLINGS.say(
    PeopleScattered,
    "{ruler:?{ruler}, who ruled {country}, lives in exile from now on; the court is scattered"
    "|The people of note of {country} are scattered over the world}.",
    news="people",
    weight=lambda event: 2 if event.ruler else 1,
)
TELLINGS.say(SeatTaken, "The player of fallen {former} takes up {country}.", news="realm", weight=0)
