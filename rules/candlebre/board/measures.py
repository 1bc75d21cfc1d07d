"""How an autopilot measures what it sees: strength, threat, need and fronts (CAN-16.4)."""

from collections.abc import Mapping

from rules.candlebre.board.forces import added, printed, rolling
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import DIE, ROLLING, Role
from rules.candlebre.board.war import Units


def strength(units: Mapping[str, int], house: House | None, role: Role, fort: int = 0) -> int:
    """Give rolling units times the sum of their printed numbers, each cut to 1 to 19 (CAN-16.4)."""
    numbers = [max(1, min(DIE - 1, printed(house, kind, role) + fort)) * units.get(kind, 0) for kind in ROLLING]
    return rolling(units) * sum(numbers)


def defence(world: World, place: Province) -> int:
    """Give the strength with which a province's own units defend it (CAN-16.4)."""
    return strength(place.units, world.houses.get(place.owner), "defence", place.fort)


def threat(world: World, seat: str, place: Province) -> int:
    """Give the greatest strength that any one rival could bring from next door (CAN-16.4)."""
    rival, units = strongest_beside(world, seat, place)
    return strength(units, world.houses[rival], "attack") if rival else 0


def strongest_beside(world: World, seat: str, place: Province) -> tuple[str, Units]:
    """Give the rival who could bring most strength from next door, and his units there; nobody where none is."""
    beside: dict[str, Units] = {}
    for id in place.near:
        near = world.provinces[id]
        if near.owner and near.owner != seat and not allied(world, seat, near.owner):
            beside[near.owner] = added(beside.get(near.owner, {}), near.units)
    return max(beside.items(), key=lambda one: strength(one[1], world.houses[one[0]], "attack"), default=("", Units()))


def need(world: World, seat: str, place: Province) -> int:
    """Give by how much the threat to a province exceeds what defends it (CAN-16.4)."""
    return threat(world, seat, place) - defence(world, place)


def is_front(world: World, seat: str, place: Province) -> bool:
    """Tell whether a province touches what its House does not own."""
    return any(world.provinces[id].owner != seat for id in place.near)


def is_house_front(world: World, seat: str, place: Province) -> bool:
    """Tell whether a province touches a rival's land, no ally's."""
    return rival_neighbours(world, seat, place) > 0


def rival_neighbours(world: World, seat: str, place: Province) -> int:
    """Count the neighbours that other seats hold that are no allies."""
    owners = [world.provinces[id].owner for id in place.near]
    return sum(bool(owner) and owner != seat and not allied(world, seat, owner) for owner in owners)


def foreign_neighbours(world: World, seat: str, place: Province) -> int:
    """Count the neighbours that the seat does not own."""
    return sum(world.provinces[id].owner != seat for id in place.near)
