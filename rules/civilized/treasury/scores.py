"""The score that compares countries (CIV-2.2e)."""

from rules.civilized.forces.levies import unit_cost
from rules.civilized.treasury.tables import SCORE_VALUES
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import IMPROVEMENTS


def score(world: World, country: str, *, treasury: bool) -> int:
    """Give a country's score; running prints leave the treasury out (CIV-2.2e, CIV-2.2f)."""
    return possessions(world, country) + (world.countries[country].treasury if treasury else 0)


def verdict(world: World, seat: str) -> int:
    """Give what the end of the game compares: the score with the treasury, for countries that stand (CIV-2.2e)."""
    stands = any(country.id == seat for country in world.standing())
    return score(world, seat, treasury=True) if stands else 0


def possessions(world: World, country: str) -> int:
    """Give the people and the replacement value of everything that a country owns, won or built (CIV-2.2e, CIV-HW5)."""
    cities = world.cities_of(country)
    forts = SCORE_VALUES["fort"] * sum(fort.owner == country for fort in world.forts.values())
    army = sum(unit_cost(world, element.type) for element in world.army_of(country))
    navy = sum(unit_cost(world, ship.type) for ship in world.ships.values() if ship.owner == country)
    sections = sum(road.sections for city in cities for road in world.roads_of(city.id))
    missions = SCORE_VALUES["mission"] * len(world.missions_of(country))
    return sum(map(holdings, cities)) + forts + army + navy + SCORE_VALUES["section"] * sections + missions


def holdings(city: City) -> int:
    """Give what a city counts with its people and its improvements (CIV-2.2e)."""
    return city.population + SCORE_VALUES["city"] + sum(improvement_value(work) for work in city.improvements)


def improvement_value(work: str) -> int:
    """Give what an improvement counts: an upgrade counts double (CIV-2.2e)."""
    return SCORE_VALUES["upgrade" if IMPROVEMENTS[work].upgrades else "improvement"]
