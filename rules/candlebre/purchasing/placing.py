"""Placement of units that wait: where, and how many (CAN-5.4 to CAN-5.10)."""

from rules.candlebre.board.forces import added, ordered, regulars, without
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import REGULARS
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import choice_of
from rules.candlebre.purchasing.quarters import hired_limit, limit, usable
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection

HIRED = "mercenaries"


def space(world: World, place: Province) -> int:
    """Give how many new regulars a province can still take in this seat-turn (CAN-5.4, CAN-5.5)."""
    if not usable(place):
        return 0
    return max(0, limit(world, place) - regulars(place.placed))


def hired_space(place: Province) -> int:
    """Give how many mercenaries a province can still take in this seat-turn (CAN-5.7, CAN-5.8)."""
    balance = regulars(place.units) - place.units.get(HIRED, 0) - 1
    return max(0, min(hired_limit(place) - place.placed.get(HIRED, 0), balance))


def from_muster(world: World, place: Province, units: Units) -> Units:
    """Give what of these comes from the new units: what only they can be, then what there is room for (CAN-5.10)."""
    house, free = world.houses[place.owner], space(world, place)
    taken = {HIRED: min(units.get(HIRED, 0), house.muster.get(HIRED, 0))}
    for wanted in (without(units, house.returned), units):
        for kind in REGULARS:
            had = taken.get(kind, 0)
            more = min(wanted.get(kind, 0) - had, house.muster.get(kind, 0) - had, free)
            taken[kind] = had + more
            free -= more
    return ordered(taken)


def placing_problem(world: World, place: Province, units: Units) -> Objection:
    """Say why units that wait may not be placed there; None if they may."""
    house = world.houses[place.owner]
    new = from_muster(world, place, units)
    home = without(units, new)
    if any(number > house.returned.get(kind, 0) for kind, number in home.items()):
        return regulars_problem(world, place)
    hired = units.get(HIRED, 0)
    room = hired_limit(place) - place.placed.get(HIRED, 0)
    if hired > room:
        return "CAN-5.7", f"{place.name} can take only {room} more mercenaries this turn"
    after = added(place.units, units)
    if hired and after[HIRED] >= regulars(after):
        return "CAN-5.8", (
            f"{place.name} would hold too many mercenaries for its regulars ({after[HIRED]} to {regulars(after)})"
        )
    return None


def regulars_problem(world: World, place: Province) -> Refusal:
    """Say why new regulars may not be placed there, and where they may (CAN-5.4, CAN-5.5, CAN-5.6)."""
    there = choice_of(f"{one.name} ({space(world, one)})" for one in world.held(place.owner) if space(world, one))
    open_to = f"room is in {there}"
    if not usable(place):
        clause = "CAN-5.6" if place.barracks else "CAN-5.4"
        return Refusal(clause, "new regulars go where barracks stood before this turn", open_to)
    return Refusal("CAN-5.5", f"{place.name} can take only {space(world, place)} more this turn", open_to)


def free_here(world: World, place: Province, kind: str) -> int:
    """Count the waiting units of a type that may be placed there one by one."""
    house = world.houses[place.owner]
    new, home = house.muster.get(kind, 0), house.returned.get(kind, 0)
    if kind == HIRED:
        return min(new + home, hired_space(place))
    return min(new, space(world, place)) + home


def place_units(world: World, place: Province, units: Units) -> None:
    """Let units stand there and count them under its limits; they do not move in this seat-turn (CAN-6.14)."""
    house = world.houses[place.owner]
    new = from_muster(world, place, units)
    home = without(units, new)
    house.muster, house.returned = without(house.muster, new), without(house.returned, home)
    place.units = added(place.units, units)
    hired_home = ordered({HIRED: home.get(HIRED, 0)})
    place.placed = added(added(place.placed, new), hired_home)
    place.arrived = added(place.arrived, without(home, hired_home))
