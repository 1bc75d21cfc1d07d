"""Routes: which roads a city may lay, which ways its Transport Ships may work, and what is in the way."""

from rules.civilized.world.geography import markets, road_lands, road_path, same_sea, trade_partners, trades
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import City, Road, World


def road_between(world: World, city: City, target: City) -> Road | None:
    """Give the road that a city has laid toward another (CIV-5.2.1c)."""
    return world.roads.get(road_id(city, target))


def road_id(city: City, target: City) -> str:
    """Give the id of the one road that a city may lay toward another."""
    return f"{city.id}-{target.id}"


def road_problem(world: World, city: City, target: City) -> Problem | None:
    """Say why a city may not lay a section toward another, points left aside (CIV-5.2.1)."""
    if city.id == target.id:
        return "CIV-5.2.1a", f"a road runs from {city.name} to another city"
    if not trades(world, "land_trade", city, target):
        return "CIV-5.2.1e", f"no Trade Agreement by land with {target.name}; roads to your own cities need none"
    left = sections_left(world, city, target)
    if left is None:
        why = "a road needs land of yours or of the other city's country all along"
        return "CIV-5.2.1b", f"no way through from {city.name} to {target.name}; {why}"
    if not left:
        return "CIV-5.2.1c", f"the road from {city.name} to {target.name} is complete"
    return closed_land(world, city, target, 1)


def closed_land(world: World, city: City, target: City, sections: int) -> Problem | None:
    """Say where a road once begun would cross land that is open to its builder no more (CIV-5.2.1b)."""
    road = road_between(world, city, target)
    to_lay = road.path[road.sections : road.sections + sections] if road else ()
    allowed = road_lands(world, city, target)
    closed = next((hexagon for hexagon in to_lay if world.owners.get(hexagon) not in allowed), "")
    if not closed:
        return None
    return "CIV-5.2.1b", f"the road from {city.name} to {target.name} would cross {closed}, which is closed to you now"


def sections_left(world: World, city: City, target: City) -> int | None:
    """Give how many sections a road from a city to another still lacks; None where there is no way."""
    road = road_between(world, city, target)
    path = road.path if road else road_path(world, city, target)
    return None if path is None else len(path) - (road.sections if road else 0)


def route_problem(world: World, city: City, target: City, ship: str = "") -> Problem | None:
    """Say why a Transport Ship of a city may not work the way to another (CIV-5.2.2b)."""
    if city.id == target.id:
        return "CIV-5.2.2a", f"a Transport Ship works between {city.name} and another coastal city"
    if not target.coastal or not same_sea(world, city.hex, target.hex):
        return "CIV-5.2.2b", f"no way by sea from {city.name} to {target.name}"
    if not trades(world, "sea_trade", city, target):
        return "CIV-5.2.2b", f"no Trade Agreement by sea with {target.name}; between your own cities none is needed"
    if any(other.target == target.id and other.id != ship for other in world.ships_of(city.id)):
        return "CIV-5.2.2b", f"the route from {city.name} to {target.name} is full: one ship based at each end"
    return None


def ports_of(world: World, city: City) -> list[City]:
    """Give the cities with which a Transport Ship of a city could begin to trade (CIV-5.2.2b)."""
    taken = {city.id, *(ship.target for ship in world.ships_of(city.id))}
    free = markets(world, "sea_trade", city) - taken
    return [
        port
        for port in world.cities.values()
        if port.id in free and port.coastal and same_sea(world, city.hex, port.hex)
    ]


def open_roads(world: World, country: str) -> list[tuple[City, City]]:
    """Give the ordered pairs of cities between which a country may lay a section now (CIV-5.2.1)."""
    own = world.cities_of(country)
    found = []
    for city in own:
        partners = trade_partners(world, "land_trade", city)
        foreign = [target for target in world.cities.values() if target.id in partners and target.owner != country]
        found += [(city, target) for target in (*own, *foreign) if road_problem(world, city, target) is None]
    return found
