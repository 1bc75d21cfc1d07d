"""Summer of a turn of five years: a few cards for the whole country (step F6, source 6.3.9)."""

from rules.civilized.disasters.disasters import Blow, fall, strike
from rules.civilized.disasters.events import CountryTested, OldDisorderEnded, UnrestSpread
from rules.civilized.disasters.tables import UNREST
from rules.civilized.throne.postponement import postpone
from rules.civilized.world.state import City, Country, PostponedStrife, World
from rules.civilized.world.tables import CALM, GARRISON, GARRISON_CALM
from rules.kernel.luck.cards import pick
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

REBELLION, DISASTER = "AC", "AS"
LEAST_CITIES = 3
"""A country of two cities or fewer does not rebel (CIV-6.3.9c)."""


def long_summer(play: Play[World]) -> Flow:
    """End old disorder, draw for every country, and let the disasters fall (CIV-6.3.9b, CIV-6.1.9a)."""
    world = play.state
    for land in world.on_turn():
        calm(play, land)
    blows = [blow for land in world.on_turn() for blow in country_cards(play, land)]
    yield from fall(play, blows)


def calm(play: Play[World], land: Country) -> None:
    """Bring to order the cities that come into the turn in disorder; no bribe works on them (CIV-6.3.9f, CIV-7.4a)."""
    cities = play.state.cities_of(land.id)
    for city in cities:
        city.bribed = False
    unruly = [city for city in cities if city.disorder]
    for city in unruly:
        city.disorder = city.fell = False
    if unruly:
        play.tell(OldDisorderEnded(country=land.id, cities=tuple(city.id for city in unruly)))


def country_cards(play: Play[World], land: Country) -> list[Blow]:
    """Draw a card for each ten per cent of tax; give the disasters of its Aces of Spades (CIV-6.3.9a, CIV-6.3.9e)."""
    world = play.state
    rate = common_rate(world, land)
    cards = [play.chance.card("CIV-6.3.9a", "country.card", land.id) for _ in range(rate // 10)]
    cities = world.cities_of(land.id)
    omens = [card for card in cards if card.code == DISASTER]
    rebels = any(card.code == REBELLION for card in cards) and len(cities) >= LEAST_CITIES and land.postponed is None
    play.tell(
        CountryTested(
            because=tuple(card.n for card in cards),
            country=land.id,
            tax=rate,
            cards=tuple(card.code for card in cards),
            rebellion=rebels,
            disasters=len(omens),
        )
    )
    if rebels:
        postpone(play, land, PostponedStrife(kind="rebellion", cities=spread(play, land, cities)))
    struck = [(pick(play.chance, "CIV-6.3.9e", "disaster.where", land.id, cities), card) for card in omens]
    return [blow for city, card in struck if (blow := strike(play, city, card.n))]


def common_rate(world: World, land: Country) -> int:
    """Give the tax under which most people live; of equal ones the higher (CIV-6.3.9a)."""
    people: dict[int, int] = {}
    for city in world.cities_of(land.id):
        people[city.tax] = people.get(city.tax, 0) + city.population
    return max(people, key=lambda rate: (people[rate], rate), default=0)


def spread(play: Play[World], land: Country, cities: list[City]) -> list[str]:
    """Draw which cities will be in disorder when the rebellion comes: 4 or more, less what calms (CIV-6.3.9d)."""
    with play.causes():
        values = [play.chance.card("CIV-6.3.9d", "unrest.city", city.id).value for city in cities]
        soothed = [soothing(play.state, city) for city in cities]
        fallen = [city for city, value, less in zip(cities, values, soothed, strict=True) if value + less >= UNREST]
        rows = zip((city.id for city in cities), values, soothed, strict=True)
        play.tell(
            UnrestSpread(
                country=land.id,
                cities=tuple(rows),
                fallen=tuple(city.id for city in fallen),
            )
        )
    return [city.id for city in fallen]


def soothing(world: World, city: City) -> int:
    """Give what calms a city: temples, shows, and more than six land elements, 0 or less (CIV-6.3.9d)."""
    garrison = sum(element.owner == city.owner for element in world.standing_at(city.hex))
    works = sum(calming for work, calming in CALM.items() if work in city.improvements)
    return works + (GARRISON_CALM if garrison > GARRISON else 0)
