"""Non-combat movement: what units and leaders have left of it (CAN-6.9 to CAN-6.14)."""

from rules.candlebre.board.forces import added, without
from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import LEADER_MOVE, ROADS_LEVEL, UNITS


def allowances(house: House, place: Province, kind: str) -> list[int]:
    """Give the movement that each unit of a type has left there, least first; those placed have none (CAN-6.10)."""
    waiting = place.placed.get(kind, 0) + place.arrived.get(kind, 0)
    used = place.left.get(kind, [])
    fresh = max(0, place.units.get(kind, 0) - len(used) - waiting)
    roads = house.level["infrastructure"] >= ROADS_LEVEL  # CAN-6.11
    return sorted([*used, *[UNITS[kind].move + roads] * fresh])


def able(house: House, place: Province, kind: str, steps: int) -> int:
    """Count the units of a type that can go so many steps."""
    return sum(left >= steps for left in allowances(house, place, kind))


def shift(house: House, start: Province, end: Province, units: dict[str, int], steps: int) -> None:
    """Move units, each time those with the least movement that suffices (CAN-6.10b)."""
    for kind, number in units.items():
        going = [left for left in allowances(house, start, kind) if left >= steps][:number]
        used = start.left.get(kind, [])
        for left in going:
            if left in used:
                used.remove(left)
        start.left[kind] = used
        end.left[kind] = sorted([*end.left.get(kind, []), *[left - steps for left in going]])
    start.units, end.units = without(start.units, units), added(end.units, units)
    for place in (start, end):
        place.left = {kind: left for kind, left in place.left.items() if left}


def leader_steps(world: World, id: str) -> int:
    """Give the steps that a leader has left (CAN-6.13)."""
    return LEADER_MOVE - world.leaders[id].steps


def rest(world: World) -> None:
    """Let all be fresh again at the end of a seat-turn, also who fought in that of another seat (CAN-6.1, CAN-6.10)."""
    for place in world.provinces.values():
        place.left, place.placed, place.arrived = {}, {}, {}
    for one in world.leaders.values():
        one.steps = 0
