"""Founding: where people for a new city come from, what it is called, and how it comes to stand."""

from collections.abc import Mapping

from rules.civilized.cities.tables import CITY_PEOPLE
from rules.civilized.world.geography import city_id, city_sites, is_coastal
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CITY_COST, CITY_POPULATION
from rules.kernel.language.matching import fold

MARKS = " -'’"
"""What a city's name may hold beside letters."""


def name_problem(world: World, name: str) -> Problem | None:
    """Say why a new city may not bear a name; none at all will do (CIV-5.1g)."""
    if not name:
        return None
    letters = sum(letter.isalpha() for letter in name)
    if letters <= 1 or any(not letter.isalpha() and letter not in MARKS for letter in name):
        letters_only = "a city's name is of two or more letters, with spaces, hyphens and apostrophes at most"
        return "CIV-5.1g", f"{letters_only}; left out, it is the next of your people's list"
    if fold(name) in {fold(city.name) for city in world.cities.values()}:
        return "CIV-5.1g", f"there is a city called {name} already; choose another name, or none for one of your list"
    return None


def source_problem(world: World, people: Mapping[str, int]) -> Problem | None:
    """Say why people may not leave these cities; the first pays one thousand more (CIV-5.1h, CIV-5.1i)."""
    for place, (source, moved) in enumerate(people.items()):
        city, lost = world.cities[source], moved + (0 if place else CITY_PEOPLE)
        if city.population - lost < CITY_POPULATION:
            most = max(0, city.population - CITY_POPULATION - (0 if place else CITY_PEOPLE))
            return "CIV-5.1i", f"{city.name} would fall under {CITY_POPULATION} thousand; at most {most} may leave it"
    return None


def spare_people(world: World, country: str) -> int:
    """Give the thousands that a country's cities can give without any falling under 20 (CIV-5.1i)."""
    return sum(max(0, city.population - CITY_POPULATION) for city in world.cities_of(country))


def may_found(world: World, country: str) -> bool:
    """Tell whether a country has the people and a place for a new city, points left aside (CIV-4.8.2e)."""
    return spare_people(world, country) >= CITY_POPULATION + CITY_PEOPLE and bool(city_sites(world, country))


def fund_missing(world: World, country: str) -> int:
    """Give the points that a new city costs beyond what was set aside for it (CIV-5.1h, CIV-4.8.2e)."""
    return CITY_COST - world.countries[country].city_fund


def sources(world: World, country: str) -> dict[str, int]:
    """Take 20 from the most populous city down to 20, then the next; of equal ones the first founded (CIV-4.8.2e)."""
    people: dict[str, int] = {}
    wanted = CITY_POPULATION
    for city in sorted(world.cities_of(country), key=lambda city: -city.population):
        moved = min(wanted, city.population - CITY_POPULATION - (0 if people else CITY_PEOPLE))
        if moved > 0:
            people[city.id] = moved
            wanted -= moved
    return people


def listed_name(world: World, country: str, source: str) -> str:
    """Give the first name of a country's list not in use, else `New` and the name of the source (CIV-4.8.2e)."""
    used = {city.name for city in world.cities.values()} | set(world.ruins.values())
    names = world.names[world.countries[country].culture].cities
    fallback = f"New {world.cities[source].name}"
    while fallback in used:
        fallback = f"New {fallback}"
    return next((name for name in names if name not in used), fallback)


def found(world: World, country: str, hexagon: str, name: str, people: Mapping[str, int]) -> City:
    """Found a city: pay for it, move its people, and count it last among all (CIV-5.1h, CIV-5.1j)."""
    land = world.countries[country]
    first = next(iter(people))
    name = name or listed_name(world, country, first)
    land.treasury -= fund_missing(world, country)
    land.city_fund = 0
    world.cities[first].population -= CITY_PEOPLE
    for source, moved in people.items():
        world.cities[source].population -= moved
    city = City(
        id=city_id(world, name),
        name=name,
        hex=hexagon,
        coastal=is_coastal(world, hexagon),
        owner=country,
        population=sum(people.values()),
        tax=land.tax,
    )
    world.cities[city.id] = city
    return city
