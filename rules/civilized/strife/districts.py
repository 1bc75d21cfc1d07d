"""Districts: which of two factions the land between their cities belongs to."""

from rules.civilized.world.state import City, Split, World
from rules.kernel.state.finding import find
from rules.kernel.state.maps import distance


def divide_land(world: World, split: Split) -> None:
    """Let each hex of either faction go with the nearest city; between equally near ones it stays as it is.

    Land goes with its city as when a city is captured (CIV-6.8.4.6c). Near a city that nobody owns it stays, too.
    """
    cities = [city for city in world.cities.values() if city.owner in split.sides or city.torn == split.record]
    for hexagon, owner in list(world.owners.items()):
        if owner not in split.sides:
            continue
        takers = {city.owner for city in nearest(cities, hexagon)}
        if owner not in takers and "" not in takers and takers:
            world.owners[hexagon] = find(
                (side for side in split.sides if side in takers), f"a side that takes {hexagon}"
            )


def nearest(cities: list[City], hexagon: str) -> list[City]:
    """Give the cities that lie nearest to a hex."""
    least = min((distance(city.hex, hexagon) for city in cities), default=0)
    return [city for city in cities if distance(city.hex, hexagon) == least]
