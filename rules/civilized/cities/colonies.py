"""Colonies: how a country that nobody plays settles its crowds on the land that it made war for (source 4.6.3)."""

from rules.civilized.cities.founding import fund_missing
from rules.civilized.cities.orders import FoundCity
from rules.civilized.cities.tables import CITY_PEOPLE, CROWD, CROWD_CAPITAL
from rules.civilized.world.deed import Deed
from rules.civilized.world.geography import city_sites
from rules.civilized.world.state import World
from rules.civilized.world.tables import CITY_POPULATION


def colonies(world: World, seat: str) -> list[Deed]:
    """Found cities on conquered land while there are hexes, points and people to spare (CIV-4.6.3a)."""
    orders: list[Deed] = []
    while (order := colony(world, seat)) is not None:
        order.apply(world, seat)
        orders.append(order)
    return orders


def colony(world: World, seat: str) -> FoundCity | None:
    """Give the next city to found: on the first open hex that was won, out of the most crowded cities."""
    land = world.countries[seat]
    sites = [hexagon for hexagon in city_sites(world, seat) if hexagon in land.won]
    people = settlers(world, seat) if sites else {}
    if sum(people.values()) < CITY_POPULATION or land.treasury < fund_missing(world, seat):
        return None
    return FoundCity(hex=sites[0], people=people)


def settlers(world: World, seat: str) -> dict[str, int]:
    """Take up to 40 thousand, the most crowded cities first, none under its figure (CIV-4.6.3a).

    No more than 40, for a new city should not be too crowded in its turn.
    """
    crowds = {city.id: spare(world, seat, city.id) for city in world.cities_of(seat)}
    people: dict[str, int] = {}
    for city, crowd in sorted(crowds.items(), key=lambda one: -one[1]):
        moved = min(CROWD - sum(people.values()), crowd - (0 if people else CITY_PEOPLE))
        if moved > 0:
            people[city] = moved
    return people


def spare(world: World, seat: str, city: str) -> int:
    """Give the thousands by which a city is over 80, if it is the capital, or over 40 (CIV-4.6.3a)."""
    capital = world.capital(seat)
    floor = CROWD_CAPITAL if capital is not None and capital.id == city else CROWD
    return world.cities[city].population - floor
