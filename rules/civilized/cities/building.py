"""Building: which improvement may stand where, and what is in the way."""

from rules.civilized.world.geography import is_land
from rules.civilized.world.requirements import Problem, people_problem
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import IMPROVEMENT_PEOPLE, IMPROVEMENTS

FORT = "fort"
PLAIN = tuple(work for work, improvement in IMPROVEMENTS.items() if not improvement.upgrades)
"""What is built from the ground, in the order of the table."""
UPGRADES = tuple(work for work, improvement in IMPROVEMENTS.items() if improvement.upgrades)
GREATER = {improvement.upgrades: work for work, improvement in IMPROVEMENTS.items() if improvement.upgrades}
"""Lesser improvement to what replaces it (CIV-8.6.2c)."""


def may_have(world: World, city: City, work: str) -> bool:
    """Tell whether a city may build an improvement or upgrade to it now, points left aside."""
    return building_problem(world, city, work) is None


def building_problem(world: World, city: City, work: str) -> Problem | None:
    """Say why a city may not build or upgrade, points left aside; a Palace only while there is none (CIV-8.6.2f)."""
    improvement = IMPROVEMENTS[work]
    greater = GREATER.get(work, "")
    if work in city.improvements or greater in city.improvements:
        there = IMPROVEMENTS[work if work in city.improvements else greater].name
        return "CIV-8.6.2b", f"{city.name} has a {there} already"
    if improvement.upgrades and improvement.upgrades not in city.improvements:
        lesser = IMPROVEMENTS[improvement.upgrades].name
        return "CIV-8.6.2c", f"{city.name} needs a {lesser} first, which the {improvement.name} then replaces"
    elsewhere = holder(world, city.owner, work) if improvement.lone else None
    if elsewhere:
        return "CIV-8.6.2d", f"only one {improvement.name} in a country, and yours stands in {elsewhere.name}"
    if improvement.coastal and not city.coastal:
        return "CIV-8.6.2a", f"{city.name} lies inland, and a {improvement.name} needs a coast"
    return people_problem(city, IMPROVEMENT_PEOPLE)


def holder(world: World, country: str, work: str) -> City | None:
    """Give the city of a country that has an improvement (CIV-8.6.2d)."""
    return next((city for city in world.cities_of(country) if work in city.improvements), None)


def kept_fort(world: World, city: City) -> str:
    """Give the hex of the Fort that a city paid for, if one stands (CIV-8.6.2h)."""
    return next((fort.hex for fort in world.forts.values() if fort.city == city.id), "")


def fort_hexes(world: World, country: str) -> list[str]:
    """Give the hexes on which a country may build a Fort, ascending (CIV-8.6.2h)."""
    cities = {city.hex for city in world.cities.values()}
    return [
        hexagon
        for hexagon in world.hexes_of(country)
        if is_land(world, hexagon) and hexagon not in cities and hexagon not in world.forts
    ]
