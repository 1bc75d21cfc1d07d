"""Placements: where what waits goes where nobody says otherwise (CAN-16.15)."""

from collections import Counter
from collections.abc import Sequence

from rules.candlebre.board.forces import added, ordered, regulars
from rules.candlebre.board.measures import defence, is_front, is_house_front, need, strength
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import REGULARS, TYPES
from rules.candlebre.board.war import Units
from rules.candlebre.purchasing.placing import HIRED, hired_space, place_units, space


def placements(world: World, seat: str) -> list[tuple[str, Units]]:
    """Give where which units go: as wished, regulars to the barracks, those come home, then mercenaries (CAN-16.15)."""
    house = world.houses[seat]
    new = as_wished(world, seat)
    waiting = [one for one in REGULARS for _ in range(house.muster.get(one, 0))]
    for at, kind in enumerate(waiting):
        sites = [one for one in world.held(seat) if space(world, one)]
        if sites:
            best = max(sites, key=lambda one: urgency(world, seat, one, waiting[at:]))
            put(world, best, {kind: 1}, new)
    home: dict[str, Units] = {}
    for kind in REGULARS:
        number = house.returned.get(kind, 0)
        held = world.held(seat)
        if number and held:
            surplus = max(held, key=lambda one: (regulars(one.units) - one.units.get(HIRED, 0), -one.no))
            put(world, surplus, {kind: number}, home)
    hired: dict[str, Units] = {}
    for _ in range(house.muster.get(HIRED, 0) + house.returned.get(HIRED, 0)):
        sites = [one for one in world.held(seat) if hired_space(one)]
        if sites:
            put(world, max(sites, key=lambda one: (need(world, seat, one), -one.no)), {HIRED: 1}, hired)
    return [(id, units) for lot in (new, home, hired) for id, units in lot.items()]


def as_wished(world: World, seat: str) -> dict[str, Units]:
    """Give what goes where its purchase wished it, as far as there is room (CAN-5.9a)."""
    house, found = world.houses[seat], dict[str, Units]()
    for id, units in house.destined.items():
        place = world.provinces[id]
        for kind in TYPES if place.owner == seat else ():
            room = hired_space(place) if kind == HIRED else space(world, place)
            number = min(units.get(kind, 0), house.muster.get(kind, 0), room)
            if number:
                put(world, place, {kind: number}, found)
    return found


def urgency(world: World, seat: str, place: Province, waiting: Sequence[str]) -> tuple[bool, bool, int, int, bool, int]:
    """Rank barracks: House fronts, then what can be held yet, then need, then fronts, then the lowest number.

    Of what those who wait can hold the dearest comes first (CAN-16.15).
    """
    saved = 0 < need(world, seat, place) <= brought(world, place, waiting)
    return (
        is_house_front(world, seat, place),
        saved,
        place.value if saved else 0,
        need(world, seat, place),
        is_front(world, seat, place),
        -place.no,
    )


def brought(world: World, place: Province, waiting: Sequence[str]) -> int:
    """Give by how much those who wait could strengthen a province, as far as it takes them (CAN-5.5)."""
    come = Counter(waiting[: space(world, place)])
    return strength(added(place.units, come), world.houses.get(place.owner), "defence", place.fort) - defence(
        world, place
    )


def put(world: World, place: Province, units: Units, lot: dict[str, Units]) -> None:
    """Place units in the scratch world, and note where."""
    place_units(world, place, units)
    before = lot.get(place.id, {})
    lot[place.id] = ordered({kind: before.get(kind, 0) + units.get(kind, 0) for kind in TYPES})
