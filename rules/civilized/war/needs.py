"""Needs: what a country lacks to wage a war, in ships and in numbers (house rule CIV-HA14)."""

from rules.civilized.cities.economy import growth
from rules.civilized.forces.levies import FREE, TRANSPORT, unit_cost
from rules.civilized.war.force import kept_home, least_army
from rules.civilized.war.reach import found_roads, shores
from rules.civilized.war.tables import TRANSPORTS
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CITY_POPULATION, ELEMENT_PEOPLE, STRONG_ARMY
from rules.kernel.telling.phrases import form, in_words, several


def ships_lacking(world: World, seat: str, foe: str) -> int:
    """Give how many Transport Ships a country lacks to carry an army to a foe whom no way reaches on foot."""
    if any(found_roads(world, seat, [foe])):
        return 0
    return max(0, TRANSPORTS - sum(ship.owner == seat and ship.type == TRANSPORT for ship in world.ships.values()))


def numbers_lacking(world: World, seat: str, foe: str, kind: str) -> int:
    """Give how many elements a country lacks to march, and for a Strong Army against a foe (CIV-4.4.2a)."""
    ours, against = STRONG_ARMY
    strong = -(-against * len(world.army_of(foe)) // ours)
    marches = kept_home(world, seat, kind) + least_army(world, kind)
    return max(0, max(strong, marches) - len(world.army_of(seat)))


def oversea(world: World, seat: str, foe: str) -> str:
    """Say what it takes to come to a country to which no way leads on foot, and how long; empty where one does."""
    text = carriage(world, seat, foe)
    return f"{text}{launched(world, seat, ships_lacking(world, seat, foe)) if any(shores(world, foe)) else ''}"


def carriage(world: World, seat: str, foe: str) -> str:
    """Say how many ships it takes; empty where a way leads there on foot."""
    if any(found_roads(world, seat, [foe])):
        return ""
    if not any(shores(world, foe)):
        return f" No way of a year or less leads to {world.named(foe)} on foot, and it has no port."
    ships = ships_lacking(world, seat, foe)
    lacking = f", and you lack {ships}: {unit_cost(world, TRANSPORT)} points each" if ships else ""
    way = f"No way of a year or less leads to {world.named(foe)} on foot"
    return f" {way}: {TRANSPORTS} Transport Ships carry an army{lacking}."


def launched(world: World, seat: str, ships: int) -> str:
    """Say how many Winters the harbours of a country take for some ships, or what they lack (CIV-8.5d, CIV-5.1n)."""
    harbours = list(shores(world, seat))
    if not ships:
        return ""
    if not harbours:
        return " You have no city on a coast to build them in."
    able = [city for city in harbours if manned(city)]
    if not able:
        return f" {spared(max(harbours, key=lambda city: city.population))}"
    if any(FREE["ship"] in city.improvements for city in able) or len(able) >= ships:
        return ""
    winters, names = -(-ships // len(able)), listed(city.name for city in able)
    each = f"{names} {form(len(able), 'launches', 'launch')} one a Winter{' each' * (len(able) > 1)}"
    return f" {each} without a Shipyard: that is {in_words(winters)} Winters."


def manned(city: City) -> bool:
    """Tell whether a harbour has the people for one ship (CIV-5.1n)."""
    return city.population - ELEMENT_PEOPLE >= CITY_POPULATION


def spared(city: City) -> str:
    """Say that the largest harbour has no people for a ship, and when it will (CIV-5.1c, CIV-5.1n)."""
    has = f"{city.name}, your largest harbour, must keep its {city.population} thousand people"
    if growth(city) <= 0:
        return f"{has}."
    short = CITY_POPULATION + ELEMENT_PEOPLE - city.population
    years = -(-short // growth(city))
    return f"{has}: no ship for {several(years, 'year', 'years')}, if it grows in order."
