"""Retreats: where a beaten army can go, and who finds no way (CIV-6.8.4.4e to CIV-6.8.4.4j)."""

from collections.abc import Container, Sequence
from functools import partial

from rules.civilized.cities.highways import road_ways
from rules.civilized.conquest.events import ArmyLost
from rules.civilized.conquest.tables import RETREAT
from rules.civilized.forces.levies import number_of, worth
from rules.civilized.march.events import ArmyMoved
from rules.civilized.march.generals import try_general
from rules.civilized.march.marches import may_stand
from rules.civilized.sea.voyages import Voyage, ferry, find_voyage, fleet
from rules.civilized.war.relations import at_war, barred_by, has_passage, hostile_at, over_limit, place_owner
from rules.civilized.war.wars import wrong
from rules.civilized.world.geography import is_land, neighbours, same_sea
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.war_tables import ABOARD
from rules.kernel.play.play import Play
from rules.kernel.state.maps import distance, reach, way


def open_to(world: World, country: str, hexagon: str, hostile: Container[str] | None = None) -> bool:
    """Tell whether an army may pass a hex when it flees or goes home (CIV-6.8.1r, CIV-6.8.4.4e).

    `hostile` are the hexes of enemies, where somebody asks for many at once.
    """
    if not is_land(world, hexagon):
        return False
    if hostile_at(world, country, hexagon) if hostile is None else hexagon in hostile:
        return False
    barred = barred_by(world, country, hexagon)
    return not barred or has_passage(world, country, place_owner(world, hexagon) or "")


def land_retreat(world: World, country: str, start: str, goal: str) -> bool:
    """Tell whether an army can flee there on foot: by road, or over at most four hexes (CIV-6.8.4.4e)."""
    for hexes in road_ways(world, start, goal):
        if all(open_to(world, country, hexagon) for hexagon in hexes[1:]):
            return True
    if distance(start, goal) > RETREAT or hostile_at(world, country, goal):
        return False
    found = way(start, goal, lambda hexagon: neighbours(world, hexagon), lambda near: open_to(world, country, near))
    return found is not None and len(found) - 1 <= RETREAT


def ranked_cities(world: World, country: str, start: str) -> list[City]:
    """Give the own cities to which an army flees: as its country prefers, else the nearest (CIV-6.8.4.4e)."""
    wanted = world.countries[country].preferences.retreat
    own = [city for city in world.cities_of(country) if city.hex != start]
    nearest = sorted(own, key=lambda city: (distance(start, city.hex), -city.population, city.hex))
    first = [world.cities[city] for city in wanted if city in world.cities and world.cities[city] in own]
    return [*first, *(city for city in nearest if city not in first)]


def retreat(
    play: Play[World], country: str, elements: Sequence[Element], start: str, by: str = "retreat", victor: str = ""
) -> None:
    """Let a beaten army flee to the first city it can reach; who cannot is destroyed (CIV-6.8.4.4e, CIV-6.8.4.4f)."""
    world = play.state
    left = sorted(elements, key=lambda one: number_of(one.id))
    if not left:
        lose_beached(play, country, start, victor)
        return
    for city in ranked_cities(world, country, start):
        if land_retreat(world, country, start, city.hex):
            go(play, left, city.hex, by, start)
            return
        left = flee_by_sea(play, country, left, start, city, by)
        if not left:
            return
    destroy(play, country, left, start, victor)


def flee_by_sea(play: Play[World], country: str, left: list[Element], start: str, city: City, by: str) -> list[Element]:
    """Let as many flee to a port as the ships at hand carry; give those who stay behind (CIV-6.8.4.4i)."""
    world = play.state
    ships = fleet(world, country, start)
    room = ABOARD * sum(ship.type == "Transport Ship" for ship in ships)
    sails = city.coastal and isinstance(find_voyage(world, start, city.hex), Voyage)
    if not room or not sails or hostile_at(world, country, city.hex):
        return left
    aboard = left[:room]
    ferry(world, aboard, ships, world.year)
    for ship in ships:
        ship.hex = city.hex
    go(play, aboard, city.hex, by, start)
    return left[room:]


def go(play: Play[World], elements: Sequence[Element], goal: str, by: str, start: str) -> None:
    """Put elements somewhere else, and tell it."""
    for one in elements:
        one.hex = goal
    types = tuple(one.type for one in elements)
    play.tell(ArmyMoved(country=elements[0].owner, start=start, goal=goal, types=types, by=by))


def go_back(play: Play[World], army: Sequence[Element], came: str, by: str) -> None:
    """Lead an army back without a draw, and the ships that lie with it to that coast (CIV-6.8.4.5f, CIV-6.8.3.2f)."""
    world, country, start = play.state, army[0].owner, army[0].hex
    goal = way_back(world, army, came)
    for ship in fleet(world, country, start):
        if same_sea(world, start, goal):
            ship.hex = goal
    go(play, army, goal, by, start)


def way_back(world: World, army: Sequence[Element], came: str) -> str:
    """Give where an army goes back: whence it came, else the nearest hex in which it may stand (CIV-6.8.4.5f).

    Whence it came by sea it goes only with ships for all of it. A landed army stays on the coast if it can.
    """
    country, start = army[0].owner, army[0].hex
    ships = fleet(world, country, start)
    carried = ABOARD * sum(ship.type == "Transport Ship" for ship in ships) >= len(army)
    steps = reach(start, partial(neighbours, world), partial(open_to, world, country))
    if came and is_refuge(world, army, came) and (came in steps or (carried and same_sea(world, start, came))):
        return came
    near = [hexagon for hexagon in steps if is_refuge(world, army, hexagon)]
    near.sort(
        key=lambda hexagon: (
            bool(ships) and not same_sea(world, start, hexagon),
            steps[hexagon],
            world.owners.get(hexagon) != country,
            hexagon,
        )
    )
    return next(iter((*near, *(city.hex for city in ranked_cities(world, country, start)))), start)


def is_refuge(world: World, army: Sequence[Element], hexagon: str) -> bool:
    """Tell whether an army may go back to a hex: it may stand there, there is room and no enemy (CIV-6.8.4.5f)."""
    country, start = army[0].owner, army[0].hex
    fit = hexagon != start and may_remain(world, country, hexagon) and free_of_foes(world, country, hexagon)
    return fit and over_limit(world, country, hexagon, len(army)) is None


def may_remain(world: World, country: str, hexagon: str) -> bool:
    """Tell whether an army may stay where it is: a lawful place, or open land of an enemy."""
    owner = world.owners.get(hexagon, "")
    return may_stand(world, country, hexagon) or (place_owner(world, hexagon) is None and at_war(world, country, owner))


def free_of_foes(world: World, country: str, hexagon: str) -> bool:
    """Tell whether nobody at war with a country stands in a hex."""
    return not any(at_war(world, country, one.owner) for one in world.standing_at(hexagon))


def destroy(play: Play[World], country: str, elements: Sequence[Element], hexagon: str, victor: str = "") -> None:
    """Destroy an army that can go nowhere, with its beached ships; draw for its general (CIV-6.8.4.4f, CIV-HS11).

    What a victor has brought about is a Wrong of his (CIV-4.4.2d).
    """
    world = play.state
    if not elements:
        return
    generals = [one.general for one in elements if one.general]
    for one in elements:
        del world.elements[one.id]
    types, ships = tuple(one.type for one in elements), strand(world, country, hexagon)
    play.tell(ArmyLost(country=country, place=hexagon, types=types, ships=len(ships)))
    wrong(play, country, victor, worth(world, (*types, *ships)))
    for general in generals:
        try_general(play, country, general)


def lose_beached(play: Play[World], country: str, hexagon: str, victor: str = "") -> None:
    """Lose the ships on a beach whose stack is gone (CIV-HS11); a victor is to blame for it (CIV-4.4.2d)."""
    world = play.state
    ships = strand(world, country, hexagon)
    if ships:
        play.tell(ArmyLost(clause="CIV-HS11", country=country, place=hexagon, types=(), ships=len(ships)))
        wrong(play, country, victor, worth(world, ships))


def strand(world: World, country: str, hexagon: str) -> tuple[str, ...]:
    """Take a country's ships on a beach out of the world and give their types; ships in a port stay (CIV-HS11)."""
    city = world.city_at(hexagon)
    if city and city.owner == country:
        return ()
    ships = fleet(world, country, hexagon)
    for ship in ships:
        del world.ships[ship.id]
    return tuple(ship.type for ship in ships)
