"""Quarters: what barracks can take, and what may be placed where (CAN-5.3 to CAN-5.10)."""

from rules.candlebre.board.cards import QUARTERMASTER, STORES
from rules.candlebre.board.forces import regulars
from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import DRILL_LEVEL, DRILL_ROOM, POINT


def limit(world: World, place: Province) -> int:
    """Give how many new regulars a province takes in a seat-turn (CAN-5.5, CAN-5.5a, CAN-13.10g)."""
    house = world.houses[place.owner]
    drill = DRILL_ROOM if house.level["infrastructure"] >= DRILL_LEVEL else 0
    return place.value // POINT + house.charter.barracks_room + drill + STORES * has_stores(world, place)


def has_stores(world: World, place: Province) -> bool:
    """Tell whether the Quartermaster stands there in the owner's service (CAN-5.5a, CAN-11.8)."""
    one = world.leaders.get(QUARTERMASTER)
    return one is not None and one.place == place.id and one.seat == place.owner


def usable(place: Province) -> bool:
    """Tell whether the barracks of a province takes troops now (CAN-5.4, CAN-5.6)."""
    return place.barracks and not place.new_barracks


def room(world: World, house: House) -> int:
    """Give how many more regulars may be bought (CAN-5.3)."""
    places = [place for place in world.held(house.id) if usable(place)]
    return sum(limit(world, place) for place in places) - regulars(house.muster)


def hired_limit(place: Province) -> int:
    """Give how many mercenaries may be placed in a province in a seat-turn (CAN-5.7)."""
    return 2 * (place.value // POINT)
