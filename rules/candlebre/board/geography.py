"""Geography: how far provinces lie from one another, and where those go who must leave (CAN-1.6, CAN-8.7)."""

from collections.abc import Iterable

from rules.candlebre.board.state import Province, World
from rules.kernel.state.maps import reach

BESIDE = 2
"""How many neighbours each place of a ring has."""


def distances(world: World, start: str) -> dict[str, int]:
    """Give the least number of steps to every province, whoever owns them (CAN-1.6)."""
    return reach(start, lambda id: world.provinces[id].near, lambda _: True)


def apart(world: World, ones: Iterable[str], others: Iterable[str]) -> int:
    """Give the least number of steps from one of some provinces to one of others, whoever owns them (CAN-1.6)."""
    goals = set(others)
    return min(steps for start in ones for id, steps in distances(world, start).items() if id in goals)


def nearest_starts(world: World, start: str) -> tuple[list[str], int]:
    """Give the start regions at the least distance from one, in their order, and how many steps that is."""
    own = world.starts[start].provinces
    steps = {id: apart(world, own, one.provinces) for id, one in world.starts.items() if id != start}
    least = min(steps.values(), default=0)
    return [id for id, number in steps.items() if number == least], least


def ring_of_starts(world: World) -> list[str]:
    """Give the start regions in the order of a ring in which each lies nearest to those beside it; none without one."""
    ring = [*world.starts][:1]
    while ring and len(ring) < len(world.starts):
        following = [id for id in nearest_starts(world, ring[-1])[0] if id not in ring]
        if not following:
            return []
        ring.append(following[0])
    closed = len(ring) > 1 and ring[0] in nearest_starts(world, ring[-1])[0]
    return ring if closed and all(len(nearest_starts(world, id)[0]) == BESIDE for id in ring) else []


def nearest_houses(world: World, seat: str) -> tuple[list[str], int]:
    """Give the rivals whose land lies nearest to a seat's, in seat order, and how many steps that is."""
    own = [place.id for place in world.held(seat)]
    lands = {other: [place.id for place in world.held(other)] for other in world.living() if other != seat}
    steps = {other: apart(world, own, held) for other, held in lands.items() if own and held}
    least = min(steps.values(), default=0)
    return [other for other, number in steps.items() if number == least], least


def nearest(world: World, seat: str, to: str) -> Province | None:
    """Give the seat's province at the least distance, then of the lowest number; None if it has none (CAN-8.7).

    Nobody goes where a battle is being fought (CAN-7.18h).
    """
    steps = distances(world, to)
    mine = [place for place in world.held(seat) if place.id in steps and place.id not in (to, *world.fighting)]
    return min(mine, key=lambda place: (steps[place.id], place.no), default=None)


def most_units(world: World, seat: str) -> Province | None:
    """Give the seat's province with most units, then of the lowest number; None if it has none (CAN-10.4a)."""
    return max(world.held(seat), key=lambda place: (sum(place.units.values()), -place.no), default=None)


def borders(world: World, seat: str) -> list[Province]:
    """Give the provinces next to the seat's that are not its own, in the order of their numbers."""
    return [
        place
        for place in world.provinces.values()
        if place.owner != seat and any(world.provinces[near].owner == seat for near in place.near)
    ]
