"""How disasters read."""

from rules.civilized.disasters.events import (
    CityAbandoned,
    CountryTested,
    DisasterStruck,
    ImprovementLost,
    OldDisorderEnded,
    PeopleLost,
    RoadsLost,
    ShipsLost,
    UnrestSpread,
)
from rules.civilized.world.words import CAUSES, work_name
from rules.kernel.telling.phrases import row, several, signed
from rules.kernel.telling.tellings import RANK_NAMES, Tellings

PURPOSES = {
    "disaster.city": "the omen of the Summer",
    "disaster.kind": "which disaster",
    "disaster.kind.side": "volcano or earthquake",
    "raid.side": "barbarians or pirates",
    "disaster.negate": "whether it is turned away",
    "disaster.loss": "which improvement falls",
    "disaster.mission": "which mission is betrayed",
    "country.card": "how a country fares in five years",
    "unrest.city": "the temper of the people",
    "disaster.where": "where the disaster falls",
}
STRUCK = {
    "famine": "The harvest fails, and famine strikes {city}",
    "fire": "Fire sweeps through {city}",
    "flood": "The waters rise over {city}",
    "plague": "Plague walks the streets of {city}",
    "volcano": "The mountain above {city} breaks open in fire",
    "earthquake": "The earth shakes {city}",
    "barbarians": "Barbarians raid the land around {city}, and its roads earn nothing until next Spring",
    "pirates": "Pirates raid the waters off {city}, and its ships earn nothing until next Spring",
    "demagogue": "A demagogue stirs up {city}, which makes half as much until next Spring",
    "corruption": "Corruption eats half of what {city} makes until next Spring",
    "bandits": "Bandits close every way to {city}, and its roads and ships earn nothing until next Spring",
    "espionage": "Spies are at work in {city}",
}


AVERTED = {
    "famine": "The harvest around {city} fails, but the {guard} feeds the people",
    "fire": "Fire breaks out in {city}, but the {guard} puts it out",
    "flood": "The waters rise around {city}, but the {guard} holds them back",
    "plague": "Plague comes to {city}, but the learning of the {guard} turns it away",
    "volcano": "The mountain above {city} rumbles, but prayers in the {guard} are heard",
    "earthquake": "The earth trembles under {city}, but prayers in the {guard} are heard",
    "barbarians": "Barbarians come near {city}, but riders and spears from the {guard} drive them off",
    "pirates": "Pirates are sighted off {city}, but the ships of the {guard} drive them off",
    "demagogue": "A demagogue speaks in {city}, but the crowd is at the {guard}",
    "corruption": "Corruption is found in {city}, and the {guard} punishes it",
    "bandits": "Bandits lie in wait near {city}, but the guards of the {guard} clear the roads",
}
"""Disaster to its words when it strikes, and when an improvement turns it away."""
TELLINGS = Tellings(purposes=PURPOSES)


def struck(event: DisasterStruck) -> str:
    """Tell of a disaster, or how it was turned away."""
    if event.guards == ("warships",):
        return f"Pirates come to {event.city}, and its Warships beat them off."
    guard = row(map(work_name, event.guards))
    if event.negated:
        return f"{AVERTED[event.disaster].format(city=event.city, guard=guard)}."
    return f"{STRUCK[event.disaster].format(city=event.city)}{f'; its {guard} cannot help' if guard else ''}."


def lost(event: ShipsLost | PeopleLost) -> int:
    """Count what a city lost."""
    return event.before - event.left


TELLINGS.say(DisasterStruck, struck, "disaster", 2)
TELLINGS.say(
    ImprovementLost, "{city} loses its {improvement} to {cause}.", "disaster", 2, improvement=work_name, cause=CAUSES
)
TELLINGS.say(
    RoadsLost,
    "{city} loses {lost}; {left} of {before} remain.",
    "trade",
    2,
    lost=lambda lost: row(f"{several(number, 'section', 'sections')} of the road from {road}" for road, number in lost),
)
TELLINGS.say(
    ShipsLost, "{city} loses {lost:Transport Ship|Transport Ships}; {left} of {before} remain.", "trade", 2, lost=lost
)
TELLINGS.say(
    PeopleLost, "{city} loses {lost} thousand people to {cause}; {left} remain.", "disaster", 2, lost=lost, cause=CAUSES
)
TELLINGS.say(
    CityAbandoned,
    "{city} is abandoned: the last {population} thousand leave it, and only ruins stand at {hex}.",
    "city",
    3,
)


TELLINGS.say(
    OldDisorderEnded, "{cities} in {country} {cities:is|are} in order again as the five years begin.", "disorder"
)


def fortunes(event: CountryTested) -> str:
    """Tell what a country's cards held."""
    found = ["a rebellion"] if event.rebellion else []
    found += [several(event.disasters, "disaster", "disasters")] if event.disasters else []
    return row(found) or "all quiet"


TELLINGS.say(
    CountryTested,
    "{country}, taxed at {tax} %: {cards:card|cards} for five years, {fortunes}.",
    "disorder",
    weight=lambda event: 2 if event.rebellion or event.disasters else 1,
    cards=len,
    fortunes=fortunes,
)


def tempers(cities: tuple[tuple[str, int, int], ...]) -> str:
    """Say which card each city drew, and what calms it."""
    return row(f"{city} {RANK_NAMES[value - 1]}{f' {signed(calm)}' if calm else ''}" for city, value, calm in cities)


TELLINGS.say(
    UnrestSpread,
    "Unrest grows in {country}: {fallen:?{fallen}|no city} will fall into disorder ({cities}).",
    "disorder",
    2,
    cities=tempers,
)
