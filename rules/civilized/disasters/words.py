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
from rules.kernel.telling.tellings import RANK_NAMES, Telling, Tellings

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
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(DisasterStruck)
def disaster_struck(event: DisasterStruck) -> Telling:
    """Tell of a disaster, or how it was turned away."""
    if event.guards == ("warships",):
        return Telling(text=f"Pirates come to {event.city}, and its Warships beat them off.", news="disaster", weight=2)
    if event.negated:
        guard = row(work_name(work) for work in event.guards)
        return Telling(
            text=f"{AVERTED[event.disaster].format(city=event.city, guard=guard)}.", news="disaster", weight=2
        )
    vain = f"; its {row(work_name(work) for work in event.guards)} cannot help" if event.guards else ""
    return Telling(text=f"{STRUCK[event.disaster].format(city=event.city)}{vain}.", news="disaster", weight=2)


@TELLINGS.of(ImprovementLost)
def improvement_lost(event: ImprovementLost) -> Telling:
    """Tell what a city lost."""
    text = f"{event.city} loses its {work_name(event.improvement)} to {CAUSES.get(event.cause, event.cause)}."
    return Telling(text=text, news="disaster", weight=2)


@TELLINGS.of(RoadsLost)
def roads_lost(event: RoadsLost) -> Telling:
    """Tell which roads were cut."""
    lost = row(f"{several(sections, 'section', 'sections')} of the road from {road}" for road, sections in event.lost)
    return Telling(text=f"{event.city} loses {lost}; {event.left} of {event.before} remain.", news="trade", weight=2)


@TELLINGS.of(ShipsLost)
def ships_lost(event: ShipsLost) -> Telling:
    """Tell how many ships were lost."""
    ships = several(event.before - event.left, "Transport Ship", "Transport Ships")
    return Telling(text=f"{event.city} loses {ships}; {event.left} of {event.before} remain.", news="trade", weight=2)


@TELLINGS.of(PeopleLost)
def people_lost(event: PeopleLost) -> Telling:
    """Tell how many people a city lost."""
    dead = event.before - event.left
    text = f"{event.city} loses {dead} thousand people to {CAUSES.get(event.cause, event.cause)}; {event.left} remain."
    return Telling(text=text, news="disaster", weight=2)


@TELLINGS.of(CityAbandoned)
def city_abandoned(event: CityAbandoned) -> Telling:
    """Tell that a city is no more."""
    people = f"the last {event.population} thousand"
    text = f"{event.city} is abandoned: {people} leave it, and only ruins stand at {event.hex}."
    return Telling(text=text, news="city", weight=3)


@TELLINGS.of(OldDisorderEnded)
def old_disorder_ended(event: OldDisorderEnded) -> Telling:
    """Tell which cities calm down."""
    verb = "are" if event.cities[1:] else "is"
    text = f"{row(event.cities)} in {event.country} {verb} in order again as the five years begin."
    return Telling(text=text, news="disorder")


@TELLINGS.of(CountryTested)
def country_tested(event: CountryTested) -> Telling:
    """Tell what a country's cards held."""
    cards = several(len(event.cards), "card", "cards")
    found = ["a rebellion"] if event.rebellion else []
    found += [several(event.disasters, "disaster", "disasters")] if event.disasters else []
    text = f"{event.country}, taxed at {event.tax} %: {cards} for five years, {row(found) if found else 'all quiet'}."
    return Telling(text=text, news="disorder", weight=2 if found else 1)


@TELLINGS.of(UnrestSpread)
def unrest_spread(event: UnrestSpread) -> Telling:
    """Tell which cities fall into disorder."""
    tests = row(
        f"{city} {RANK_NAMES[value - 1]}{f' {signed(calm)}' if calm else ''}" for city, value, calm in event.cities
    )
    verb = "fall" if event.fallen[1:] else "falls"
    fallen = f"{row(event.fallen) if event.fallen else 'no city'} {verb} into disorder"
    return Telling(text=f"Unrest spreads in {event.country}: {fallen} ({tests}).", news="disorder", weight=2)


STRUCK = {
    "famine": "The harvest fails, and famine strikes {city}",
    "fire": "Fire sweeps through {city}",
    "flood": "The waters rise over {city}",
    "plague": "Plague walks the streets of {city}",
    "volcano": "The mountain above {city} breaks open in fire",
    "earthquake": "The earth shakes {city}",
    "barbarians": "Barbarians raid the land around {city}",
    "pirates": "Pirates raid the waters off {city}",
    "demagogue": "A demagogue stirs up {city}",
    "corruption": "Corruption eats the revenues of {city}",
    "bandits": "Bandits close every way to {city}",
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
