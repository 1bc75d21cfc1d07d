"""Where an autopilot places what waits (CAN-16.15)."""

from rules.candlebre.board.forces import ordered, regulars
from rules.candlebre.board.measures import is_front, is_house_front, need
from rules.candlebre.board.order import Deed
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import REGULARS, TYPES
from rules.candlebre.board.war import Units
from rules.candlebre.purchasing.orders import Place
from rules.candlebre.purchasing.placing import HIRED, hired_space, place_units, space


def place_rest(world: World, seat: str) -> list[Deed]:
    """Give the orders that place what still waits, as far as there is room (CAN-5.9)."""
    return [Place(units=units, province=id) for id, units in placements(world.fresh(), seat)]


KEEPS_FROM = 4
"""The turn from which one company is kept (CAN-16.20)."""


def place(plan: Plan) -> None:
    """Place what waits, one by one where the need is greatest (CAN-16.15)."""
    for id, units in placements(plan.world.fresh(), plan.seat):
        plan.give(Place(units=units, province=id))


def placements(world: World, seat: str) -> list[tuple[str, Units]]:
    """Give where which units go: regulars to the barracks, those come home, then mercenaries (CAN-16.15)."""
    house = world.houses[seat]
    new: dict[str, Units] = {}
    ranks = {one.id: urgency(world, seat, one) for one in world.held(seat) if space(world, one)}
    for kind in [one for one in REGULARS for _ in range(house.muster.get(one, 0))]:
        sites = [world.provinces[id] for id in ranks if space(world, world.provinces[id])]
        if sites:
            best = max(sites, key=lambda one: ranks[one.id])
            put(world, best, {kind: 1}, new)
            ranks[best.id] = urgency(world, seat, best)
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


def urgency(world: World, seat: str, place: Province) -> tuple[bool, int, bool, int]:
    """Rank barracks: House fronts, then need, then fronts, then the lowest number (CAN-16.15)."""
    return (
        is_house_front(world, seat, place),
        need(world, seat, place),
        is_front(world, seat, place),
        -place.no,
    )


def put(world: World, place: Province, units: Units, lot: dict[str, Units]) -> None:
    """Place units in the scratch world, and note where."""
    place_units(world, place, units)
    before = lot.get(place.id, {})
    lot[place.id] = ordered({kind: before.get(kind, 0) + units.get(kind, 0) for kind in TYPES})
