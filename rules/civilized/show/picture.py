"""The map as a picture: land, borders, cities, roads, sea routes and rivers."""

from rules.civilized.world.geography import grid
from rules.civilized.world.state import City, World
from rules.civilized.world.years import year_name
from rules.kernel.state.maps import place_of
from rules.kernel.telling.pictures import Mark, Picture, Route, Side, Tile

ALT_MOST = 990
"""Characters of the description, under the kernel's 1,000."""
ARMY = 6
"""Elements from which a stack is marked as an army."""


def picture(world: World, seat: str | None) -> Picture:
    """Draw the map as everybody knows it."""
    return Picture(
        title=world.title,
        caption=year_name(world.year),
        alt=description(world),
        sides=sides(world),
        tiles=tiles(world),
        routes=(*rivers(world), *roads(world), *sea_routes(world), *marches(world)),
    )


def sides(world: World) -> tuple[Side, ...]:
    """Give the countries that stand, each with the number of its pattern, which factions do not change."""
    numbers = {seat: place for place, seat in enumerate(sorted(world.seats, key=lambda one: has_parent(world, one)))}
    return tuple(
        Side(id=seat, name=world.named(seat), colour=world.countries[seat].colour, pattern=numbers[seat])
        for seat in world.seats
        if world.countries[seat].status != "fallen"
    )


def has_parent(world: World, seat: str) -> bool:
    """Tell whether a country broke away from another."""
    return bool(world.countries[seat].parent)


def tiles(world: World) -> tuple[Tile, ...]:
    """Give every hex with its terrain, owner, city and marks."""
    land, cities = grid(world), {city.hex: city for city in world.cities.values()}
    marked = marks(world, cities)
    return tuple(
        tile(world, hexagon, terrain, hexagon in land.coast, cities.get(hexagon), marked.get(hexagon, ()))
        for hexagon, terrain in land.terrain.items()
    )


def tile(world: World, hexagon: str, terrain: str, coast: bool, city: City | None, marked: tuple[Mark, ...]) -> Tile:
    """Give one hex; a city's name goes before that of the region."""
    column, row = place_of(hexagon)
    return Tile(
        id=hexagon,
        column=column,
        row=row,
        terrain=terrain,
        side=world.owners.get(hexagon, ""),
        coast=coast,
        name=city.name if city else world.board.places.get(hexagon, ""),
        size=city.population if city else 0,
        marks=marked,
    )


def marks(world: World, cities: dict[str, City]) -> dict[str, tuple[Mark, ...]]:
    """Give the marks of each hex: city or ruin, fort, disorder, army, fleet, missions received."""
    found: dict[str, list[Mark]] = {}
    for hexagon, city in cities.items():
        kind = "capital" if "palace" in city.improvements else "city"
        found.setdefault(hexagon, []).append(Mark(kind=kind, text=city.name, side=city.owner))
        if city.disorder:
            found[hexagon].append(Mark(kind="disorder", side=city.owner))
    for hexagon, name in world.ruins.items():
        found.setdefault(hexagon, []).append(Mark(kind="ruin", text=name))
    for hexagon, fort in world.forts.items():
        found.setdefault(hexagon, []).append(Mark(kind="fort", side=fort.owner))
    for (hexagon, owner), number in stacks(world).items():
        if number >= ARMY:
            found.setdefault(hexagon, []).append(Mark(kind="army", text=str(number), side=owner))
    for (hexagon, owner), number in squadrons(world).items():
        found.setdefault(hexagon, []).append(Mark(kind="fleet", text=str(number), side=owner))
    for hexagon, siege in world.sieges.items():
        found.setdefault(hexagon, []).append(Mark(kind="siege", side=siege.besieger))
    return {hexagon: tuple(listed) for hexagon, listed in found.items()}


def stacks(world: World) -> dict[tuple[str, str], int]:
    """Count the land elements of each country on each hex."""
    numbers: dict[tuple[str, str], int] = {}
    for element in world.elements.values():
        numbers[element.hex, element.owner] = numbers.get((element.hex, element.owner), 0) + 1
    return numbers


def squadrons(world: World) -> dict[tuple[str, str], int]:
    """Count the Warships of each country in each port or on each beach."""
    numbers: dict[tuple[str, str], int] = {}
    for ship in world.ships.values():
        if ship.type == "Warship":
            numbers[ship.hex, ship.owner] = numbers.get((ship.hex, ship.owner), 0) + 1
    return numbers


def marches(world: World) -> list[Route]:
    """Give the marches that are ordered and not yet done: in a view only its own seat's (CIV-3.1f)."""
    routes = []
    for one in world.ordered:
        start = one.fields.get("army") or one.fields.get("port")
        goals = one.fields.get("path") or one.fields.get("hexes") or [one.fields.get("goal")]
        places = [str(place) for place in (start, *goals) if place in grid(world).neighbours]
        if len(places) > 1:
            routes.append(Route(kind="march", places=tuple(places), side=one.seat, solid=False))
    return routes


def rivers(world: World) -> list[Route]:
    """Give each river by the hex sides along which it runs."""
    return [
        Route(kind="river", name=name, places=tuple(hexagon for side in sides for hexagon in side.split()))
        for name, sides in world.board.rivers.items()
    ]


def roads(world: World) -> list[Route]:
    """Give each road as far as it is laid."""
    routes = []
    for road in world.roads.values():
        city, target = world.cities[road.city], world.cities.get(road.target)
        places = (city.hex, *road.path[: road.sections])
        whole = road.sections == len(road.path) and target is not None
        routes.append(Route(kind="road", places=(*places, target.hex) if whole and target else places, side=city.owner))
    return routes


def sea_routes(world: World) -> list[Route]:
    """Give each route that a Transport Ship works."""
    return [
        Route(
            kind="sea",
            places=(world.cities[ship.home].hex, world.cities[ship.target].hex),
            side=ship.owner,
            solid=False,
        )
        for ship in world.ships.values()
        if ship.home in world.cities and ship.target in world.cities
    ]


def description(world: World) -> str:
    """Describe the map in words, for those who cannot see it."""
    lines = [f"Map of {world.title}, {year_name(world.year)}."]
    for country in world.standing():
        cities = world.cities_of(country.id)
        named = ", ".join(f"{city.name} {city.population}{' in disorder' if city.disorder else ''}" for city in cities)
        lines.append(f"{country.name}, {len(world.hexes_of(country.id))} hexes: {named}.")
    for hexagon, siege in world.sieges.items():
        city = world.city_at(hexagon)
        lines.append(f"{world.named(siege.besieger)} besieges {city.name if city else hexagon}.")
    whole = " ".join(lines)
    return whole if len(whole) <= ALT_MOST else f"{whole[:ALT_MOST]}…"
