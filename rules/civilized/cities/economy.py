"""What a city makes: people, trade, production, revenue, growth; and what it leaves when it is abandoned."""

from collections.abc import Iterable, Mapping

from rules.civilized.cities.tables import LONG_FACTOR, PEOPLE_FACTORS, PRODUCTION_FACTORS, SECTION_TRADE, SHIP_TRADE
from rules.civilized.world.characters import leave_school, release
from rules.civilized.world.geography import markets
from rules.civilized.world.state import Character, City, Mission, Road, Ship, World
from rules.civilized.world.tables import CITY_POPULATION, GROWTH

Factors = Mapping[str, tuple[int, int]]


def rounded(city: City, above: int, below: int) -> int:
    """Give a fraction that belongs to a city in whole: up with a Courthouse, else down (CIV-1.2i)."""
    return -(-above // below) if "courthouse" in city.improvements else above // below


def multiplied(city: City, amount: int, factors: Factors) -> int:
    """Give an amount times the factors of the improvements there, rounded once (CIV-1.2i, CIV-5.1b)."""
    above, below = amount, 1
    for work, (numerator, denominator) in factors.items():
        if work in city.improvements:
            above, below = above * numerator, below * denominator
    return rounded(city, above, below)


def effective(city: City) -> int:
    """Give the effective population: half as much again with a Granary, and with an Aqueduct (CIV-5.1a)."""
    return multiplied(city, city.population, PEOPLE_FACTORS)


def trade(world: World, city: City) -> int:
    """Give a year's trade: 10 for each earning road section, 20 for each earning Transport Ship (CIV-5.2a).

    Five years take the same figures: their revenue is multiplied (CIV-5.2.9a).
    """
    land = 0 if city.land_trade_off else SECTION_TRADE * earning_sections(world, city)
    sea = 0 if city.sea_trade_off else SHIP_TRADE * earning_ships(world, city)
    return land + sea


def earning_sections(world: World, city: City) -> int:
    """Count the sections toward cities with which a city may trade (CIV-5.2.1d, CIV-5.2.1e, CIV-5.2.1g)."""
    open_to = markets(world, "land_trade", city)
    return sum(road.sections for road in world.roads_of(city.id) if road.target in open_to)


def earning_ships(world: World, city: City) -> int:
    """Count a city's Transport Ships on a route with a city with which it may trade (CIV-5.2.2a, CIV-5.2.2c)."""
    ships = world.ships_of(city.id) if city.coastal else ()
    open_to = markets(world, "sea_trade", city) if ships else set()
    # A year at war is no year of trade (CIV-5.2.2e).
    return sum(ship.ferried != world.year and ship.target in open_to for ship in ships)


def production(world: World, city: City, more: int = 0) -> int:
    """Give production: people, trade and `more`, times Marketplace or Bank, Library (CIV-5.3a, CIV-5.3c, CIV-5.3d)."""
    made = multiplied(city, effective(city) + trade(world, city) + more, PRODUCTION_FACTORS)
    return rounded(city, made, 2) if city.production_halved else made


def revenue(world: World, city: City, rate: int, more: int = 0) -> int:
    """Give the points that a city's production brings at `rate` per cent in its turn (CIV-5.6a, CIV-5.6.9a)."""
    return levied(world, city, production(world, city, more), rate)


def levied(world: World, city: City, made: int, rate: int) -> int:
    """Give the points that a city of this production brings at `rate` per cent in its turn (CIV-5.6a, CIV-5.6.9a)."""
    above, below = span(world, city.owner)
    return rounded(city, made * rate * above, 100 * below)


def span(world: World, country: str) -> tuple[int, int]:
    """Give what a country's turn counts for in years, a fraction: 1, or 2.5 for five years."""
    long = bool(country) and world.countries[country].turn_length == "five_year"
    return LONG_FACTOR if long else (1, 1)


def pays(world: World, city: City) -> bool:
    """Tell whether a city pays its owner: in order, not captured this year (CIV-5.6b, CIV-6.3.2a, CIV-6.8.4.6b)."""
    return not city.disorder and city.captured != world.year


def grows(world: World, city: City) -> bool:
    """Tell whether a city grows: it might, and was not besieged in this turn (CIV-5.1d, CIV-5.1.9a)."""
    besieged = city.besieged and not world.long_season  # what is noted then is of the year before (CIV-4.1.2d)
    return might_grow(world, city) and not besieged


def might_grow(world: World, city: City) -> bool:
    """Tell whether a city grows unless besieged: owned, in order, not captured this year (CIV-5.1d)."""
    return bool(city.owner) and not city.disorder and city.captured != world.year


def growth(city: City, rate: int = GROWTH, most: int = 0) -> int:
    """Give the thousands by which a city grows, until it has `most`; 0: without end (CIV-5.1c, CIV-5.1f)."""
    more = rounded(city, effective(city) * rate, 100)
    return min(more, max(0, most - city.population)) if most else more


def may_spare(city: City, people: int = 1) -> bool:
    """Tell whether a city can give people and keep the 20 thousand without which it dies (CIV-5.1n)."""
    return city.population - people >= CITY_POPULATION


def lose_improvement(world: World, city: City, improvement: str) -> None:
    """Take an improvement from a city; the students of a lost school leave without gain (CIV-6.1.3b, CIV-4.2.2f)."""
    city.improvements.remove(improvement)
    for one in world.characters.values():
        if one.studies and one.studies.city == city.id and one.studies.school == improvement:
            leave_school(one)


def cut(world: World, road: Road, sections: int = 1) -> None:
    """Take sections from the far end of a road; one without any is gone (CIV-5.2.1f)."""
    road.sections -= sections
    if road.sections <= 0:
        del world.roads[road.id]


def end_mission(world: World, mission: Mission) -> None:
    """End a mission; its leader and whoever travels with him come home (CIV-8.6.3e, CIV-8.6.3c)."""
    del world.missions[mission.id]
    for one in company(world, mission):
        one.mission = ""
    if mission.leader:
        release(world, world.characters[mission.leader])


def company(world: World, mission: Mission) -> list[Character]:
    """Give those who travel with a mission's leader (CIV-8.6.3c)."""
    return [one for one in world.characters.values() if one.mission == mission.id and one.id != mission.leader]


def come_back(world: World, one: Character) -> None:
    """Take somebody from a mission: with its leader it ends, others only leave it (CIV-8.6.3e, CIV-8.6.3c)."""
    mission = world.missions.get(one.mission)
    if mission and mission.leader == one.id:
        end_mission(world, mission)
    one.mission = ""


def abandon(world: World, city: City) -> None:
    """Give a city up to ruin; what belonged to it finds another home or is lost (CIV-5.1k, CIV-5.1l, CIV-5.1m)."""
    del world.cities[city.id]
    world.ruins[city.hex] = city.name
    for one in world.characters.values():
        if one.studies and one.studies.city == city.id:
            leave_school(one)
    for road in world.roads_of(city.id):
        del world.roads[road.id]
    for agreement in [kept for kept in world.agreements.values() if city.id in kept.cities]:
        del world.agreements[agreement.id]
    for fort in world.forts.values():
        if fort.city == city.id:
            fort.city = ""
    new_homes(world, city)


def new_homes(world: World, city: City) -> None:
    """Move what an abandoned city was home to: to the capital, else the most populous city (CIV-5.1l)."""
    home = world.seat_of_power(city.owner)
    for element in world.elements.values():
        if element.home == city.id:
            element.home = home.id if home else ""
    for mission in world.missions.values():
        if mission.sponsor == city.id:
            mission.sponsor = home.id if home else ""
    port = home if home and home.coastal else most_populous(one for one in world.cities_of(city.owner) if one.coastal)
    for ship in [ship for ship in world.ships.values() if ship.home == city.id]:
        if port is None:
            del world.ships[ship.id]  # a ship must have a coastal home (CIV-5.2.2f, reading 38)
        else:
            rehome(world, ship, port)


def most_populous(cities: Iterable[City]) -> City | None:
    """Give the most populous city, of equal ones the first; None of none."""
    return max(cities, key=lambda city: city.population, default=None)


def rehome(world: World, ship: Ship, port: City) -> None:
    """Give a ship a new home; its route goes on only if nobody there works it yet (CIV-5.2.2b)."""
    taken = {other.target for other in world.ships_of(port.id)}
    ship.home = port.id
    if ship.target == port.id or ship.target in taken:
        ship.target = ""
