"""Winter quarters: everybody goes home (CIV-6.8.1n to CIV-6.8.1v)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise

from rules.civilized.cities.highways import legs
from rules.civilized.conquest.exploration import clear_old
from rules.civilized.conquest.retreats import destroy, go, open_to
from rules.civilized.forces.levies import number_of
from rules.civilized.march.expeditions import lift_siege
from rules.civilized.march.storms import care_of, is_difficult, weather
from rules.civilized.sea.voyages import Voyage, ferry, find_voyage, fleet, sea_way
from rules.civilized.war.relations import hostile_hexes, is_friendly, stack
from rules.civilized.war.wars import end_wild_wars
from rules.civilized.world.geography import neighbours
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.war_tables import ABOARD, FORT_HOLDS
from rules.civilized.world.years import later
from rules.kernel.play.play import Play
from rules.kernel.state.maps import distance


@dataclass(frozen=True)
class Homeward:
    """A way home: its goal, how many difficult stages are on it, and whether ships carry it."""

    goal: str
    stages: int
    by_sea: bool = False


def go_home(play: Play[World]) -> None:
    """End all sieges, call home what is lent, then send every stack and fleet to its quarters (CIV-6.8.1n)."""
    world = play.state
    world.season = "Winter"
    for hexagon in list(world.sieges):
        lent = [one for one in world.elements.values() if one.lent == hexagon]
        lift_siege(play, hexagon, "winter")
        for ally in dict.fromkeys(one.owner for one in lent):
            bring_lent(play, ally, hexagon, [one for one in lent if one.owner == ally])
    for country in world.standing():
        for start, those in homeless(world, country.id):
            march_home(play, country.id, start, those)
        for start in beached(world, country.id):
            sail_home(play, country.id, start)
        country.preferences.quarters = {}
        country.preferences.marches = {}
    clear_old(world)
    end_wild_wars(play)
    world.ordered = []


def bring_lent(play: Play[World], country: str, siege: str, those: list[Element]) -> None:
    """Bring home what was lent to a siege, to its country's city nearest there, without a test (CIV-6.8.1n)."""
    cities = play.state.cities_of(country)
    if cities:
        near = min(cities, key=lambda city: (distance(siege, city.hex), -city.population, city.hex))
        go(play, those, near.hex, "home", siege)


def homeless(world: World, country: str) -> list[tuple[str, list[Element]]]:
    """Give the stacks that may not winter where they are; a fort keeps three (CIV-6.8.1n, CIV-6.8.1u)."""
    found = []
    for hexagon in sorted({one.hex for one in world.army_of(country)}):
        those = sorted(stack(world, country, hexagon), key=lambda one: number_of(one.id))
        city, fort = world.city_at(hexagon), world.forts.get(hexagon)
        if city and is_friendly(world, country, city):
            continue
        if fort and fort.owner == country:
            those = those[FORT_HOLDS:]
        if those and world.cities_of(country):
            found.append((hexagon, those))
    return found


def march_home(play: Play[World], country: str, start: str, those: list[Element]) -> None:
    """Take a stack home by the first class of route; without any it is lost (CIV-6.8.1q, CIV-6.8.1s, CIV-6.8.1t)."""
    world = play.state
    home = way_home(world, country, start, len(those))
    if home is None:
        destroy(play, country, those, start)
        return
    care = care_of(world, country, "Winter", home.goal)
    ships = fleet(world, country, start) if home.by_sea else []
    for _ in range(home.stages):
        weather(play, country, care, those, ships, "Winter", (start, home.goal))
    if home.by_sea:
        ferry(world, those, ships, later(world.year, 1))
        for ship in ships:
            ship.hex = home.goal
    if those:
        go(play, those, home.goal, "home", start)


def way_home(world: World, country: str, start: str, size: int) -> Homeward | None:
    """Give the way home: the wanted city if the same class of route reaches it, else the nearest (CIV-6.8.1p)."""
    wanted = world.cities.get(world.countries[country].preferences.quarters.get(start, ""))
    goals = [city for city in world.cities.values() if city.hex != start and is_friendly(world, country, city)]
    own = [city for city in goals if city.owner == country]
    reach = costs(world, country, start)
    for test in classes(world, country, start, size, reach):
        able = {city.id: way for city in goals if (way := test(city)) is not None}
        if wanted and wanted.id in able:
            return able[wanted.id]
        for some in (own, [city for city in goals if city not in own]):
            near = [city for city in some if city.id in able]
            if near:
                best = min(near, key=lambda city: (reach.get(city.hex, (0, 999))[1], -city.population, city.hex))
                return able[best.id]
    return None


def classes(
    world: World, country: str, start: str, size: int, reach: dict[str, tuple[int, int]]
) -> Sequence[Callable[[City], Homeward | None]]:
    """Give the classes of route, in order: easy land, difficult land, the sea (CIV-6.8.1q)."""
    able = [reach[city.hex][0] for city in world.cities.values() if city.hex in reach and city.owner == country]
    least = min(
        able, default=min((reach[city.hex][0] for city in world.cities.values() if city.hex in reach), default=0)
    )

    def easy(city: City) -> Homeward | None:
        return Homeward(city.hex, 0) if reach.get(city.hex, (1, 0))[0] == 0 else None

    def hard(city: City) -> Homeward | None:
        cost = reach.get(city.hex)
        if cost is None or cost[0] != least:
            return None
        return Homeward(city.hex, cost[0])

    def sea(city: City) -> Homeward | None:
        ships = fleet(world, country, start)
        room = ABOARD * sum(ship.type == "Transport Ship" for ship in ships)
        if room < size or not city.coastal or sea_way(world, start, city.hex) is None:
            return None
        return Homeward(city.hex, 1, by_sea=True)

    return (easy, hard, sea)


def costs(world: World, country: str, start: str) -> dict[str, tuple[int, int]]:
    """Give each hex in reach on foot with its fewest difficult stages, then hexes, on the way (CIV-6.8.1q).

    A way home comes into open land, or into a friendly city without an enemy (CIV-6.8.1r).
    """
    roads, hostile = legs(world), hostile_hexes(world, country)
    havens = {city.hex for city in world.cities.values() if is_friendly(world, country, city)} - hostile
    is_open = cache(lambda hexagon: open_to(world, country, hexagon, hostile))
    found: dict[str, tuple[int, int]] = {}
    edge: list[tuple[int, int, str]] = [(0, 0, start)]
    while edge:
        stages, steps, hexagon = heappop(edge)
        if hexagon in found:
            continue
        found[hexagon] = stages, steps
        if hexagon != start and not is_open(hexagon):
            continue  # an ally's city without passage is a goal, no way through
        for near in neighbours(world, hexagon):
            if near not in found and (near in havens or is_open(near)):
                heappush(edge, (stages + is_difficult(world, hexagon, near), steps + 1, near))
        for near, leg in roads.get(hexagon, {}).items():
            if near not in found and near in havens and all(is_open(each) for each in leg[1:-1]):
                heappush(edge, (stages, steps + len(leg) - 1, near))
    return found


def friendly_place(world: World, country: str, hexagon: str) -> bool:
    """Tell whether a hex holds a friendly city in which an army may end its way."""
    city = world.city_at(hexagon)
    return city is not None and is_friendly(world, country, city)


def beached(world: World, country: str) -> list[str]:
    """Give where ships lie that are in no friendly port."""
    places = {ship.hex: None for ship in world.ships.values() if ship.owner == country}
    return [hexagon for hexagon in sorted(places) if not friendly_place(world, country, hexagon)]


def sail_home(play: Play[World], country: str, start: str) -> None:
    """Take ships to the nearest friendly port; without any they are lost (CIV-6.8.1n, CIV-HS11)."""
    world = play.state
    ports = [city for city in world.cities.values() if city.coastal and is_friendly(world, country, city)]
    ways = [(found, city) for city in ports if isinstance(found := find_voyage(world, start, city.hex), Voyage)]
    ships = fleet(world, country, start)
    if not ways:
        for ship in ships:
            del world.ships[ship.id]
        return
    voyage, port = min(ways, key=lambda one: (one[1].owner != country, len(one[0].sea), one[1].hex))
    care = care_of(world, country, "Winter", port.hex)
    for stage in pairwise(voyage.stops):
        weather(play, country, care, [], ships, "Winter", stage)
    for ship in ships:
        ship.hex = port.hex
