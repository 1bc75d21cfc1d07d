"""The map: land and sea, sites for cities, ways for roads, seas for ships (CIV-1.2k)."""

from functools import lru_cache

from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CITY_DISTANCE, TERRAINS
from rules.kernel.state.maps import HexMap, distance, hex_map, place_of, reach, way


class Grid:
    """What follows from the printed map: terrain, coast, and which hexes lie on which sea and on which land."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.map: HexMap = hex_map(len(rows[0]), len(rows))
        self.neighbours = self.map.neighbours
        self.terrain = {hexagon: TERRAINS[letter(rows, hexagon)] for hexagon in self.neighbours}
        self.sea = self.bodies(water=True)
        self.land = self.bodies(water=False)
        self.coast = {
            hexagon: [self.sea[near] for near in around if near in self.sea]
            for hexagon, around in self.neighbours.items()
            if hexagon not in self.sea and any(near in self.sea for near in around)
        }

    def bodies(self, *, water: bool) -> dict[str, int]:
        """Give each sea hex the number of its sea, or each land hex that of its land."""
        numbers: dict[str, int] = {}
        for hexagon, terrain in self.terrain.items():
            if (terrain == "sea") is water and hexagon not in numbers:
                body = reach(hexagon, self.neighbours.__getitem__, lambda near: (self.terrain[near] == "sea") is water)
                numbers |= dict.fromkeys(body, len(set(numbers.values())))
        return numbers


def letter(rows: tuple[str, ...], hexagon: str) -> str:
    """Give the letter that the printed map has on a hex."""
    column, row = place_of(hexagon)
    return rows[row][column]


@lru_cache(maxsize=32)
def grid_of(rows: tuple[str, ...]) -> Grid:
    """Give what follows from a printed map."""
    return Grid(rows)


def grid(world: World) -> Grid:
    """Give what follows from the world's map."""
    return grid_of(tuple(world.board.rows))


def neighbours(world: World, hexagon: str) -> tuple[str, ...]:
    """Give the hexes around a hex, in the order E, NE, NW, W, SW, SE."""
    return grid(world).neighbours[hexagon]


def on_map(world: World, hexagon: str) -> bool:
    """Tell whether there is such a hex."""
    return hexagon in grid(world).neighbours


def is_land(world: World, hexagon: str) -> bool:
    """Tell whether a hex is land."""
    return grid(world).terrain[hexagon] != "sea"


def is_coastal(world: World, hexagon: str) -> bool:
    """Tell whether a hex is land that touches sea."""
    return hexagon in grid(world).coast


def same_sea(world: World, one: str, other: str) -> bool:
    """Tell whether two coastal hexes lie on one sea (CIV-5.2.2b)."""
    coast = grid(world).coast
    return bool(set(coast.get(one, ())) & set(coast.get(other, ())))


def same_land(world: World, one: str, other: str) -> bool:
    """Tell whether one could walk from a hex to another, whoever owns what lies between."""
    land = grid(world).land
    return land.get(one) == land.get(other)


def site_problem(world: World, seat: str, hexagon: str, besides: tuple[str, ...] = ()) -> str:
    """Say why a country may not found a city on a hex, `besides` counting as cities; empty if it may (CIV-5.1g)."""
    if not on_map(world, hexagon) or world.owners.get(hexagon) != seat:
        return f"{hexagon} is not your hex"
    if not is_land(world, hexagon):
        return f"{hexagon} is sea"
    if hexagon in world.ruins:
        return f"{hexagon} is a ruined hex"
    near = next((city for city in world.cities.values() if distance(city.hex, hexagon) < CITY_DISTANCE), None)
    if near:
        return f"{hexagon} is too near {near.name}"
    beside = next((other for other in besides if distance(other, hexagon) < CITY_DISTANCE), "")
    return f"{hexagon} is too near {beside}" if beside else ""


def city_sites(world: World, seat: str) -> list[str]:
    """Give the hexes on which a country may found a city, ascending (CIV-5.1g)."""
    return [hexagon for hexagon in world.hexes_of(seat) if not site_problem(world, seat, hexagon)]


def road_path(world: World, city: City, target: City) -> list[str] | None:
    """Give the hexes of a new road that want a section, from its own city on; None: no way through (CIV-5.2.1a)."""
    allowed = road_lands(world, city, target)

    def enter(hexagon: str) -> bool:
        return is_land(world, hexagon) and world.owners.get(hexagon) in allowed

    found = way(city.hex, target.hex, grid(world).neighbours.__getitem__, enter)
    if found is None:
        return None
    towns = {town.hex for town in world.cities.values()}
    return [hexagon for hexagon in found if hexagon not in towns]


def road_lands(world: World, city: City, target: City) -> set[str]:
    """Give the countries on whose land a city may lay a road toward another (CIV-5.2.1b, CIV-7.2g)."""
    granted = {
        kept.parties[0]
        for kept in world.agreements.values()
        if kept.kind == "access" and kept.parties[1] == city.owner and kept.purpose in ("trade", "both")
        if not kept.suspended and kept.third in ("", target.owner)
    }
    return {city.owner, target.owner} | granted


def trades(world: World, kind: str, city: City, target: City) -> bool:
    """Tell whether two cities may trade: one country's own, or under an agreement (CIV-5.2.1e, CIV-5.2.2b)."""
    return target.id in markets(world, kind, city)


def markets(world: World, kind: str, city: City) -> set[str]:
    """Give the cities, by id, with which a city may trade: its country's own, and those under an agreement."""
    own = {other.id for other in world.cities_of(city.owner)} if city.owner else set()
    return own | trade_partners(world, kind, city)


def trade_partners(world: World, kind: str, city: City) -> set[str]:
    """Give the cities, by id, with which a city has an agreement to trade, by land or by sea (CIV-7.2d)."""
    agreed = (kept.cities for kept in world.agreements.values() if city.id in kept.cities and kept.kind == kind)
    return {partner for cities in agreed for partner in cities} - {city.id}


def city_id(world: World, name: str) -> str:
    """Give a fresh id for a city of this name."""
    base = "".join(mark if mark.isalnum() else "-" for mark in name.lower()).strip("-") or "city"
    # A road or a ship may lead to a city that is no more (CIV-5.1m); it does not lead to a new one of that name.
    goals = {road.target for road in world.roads.values()} | {ship.target for ship in world.ships.values()}
    taken, number, fresh = {*world.cities, *goals}, 2, base
    while fresh in taken:
        fresh, number = f"{base}-{number}", number + 1
    return fresh
