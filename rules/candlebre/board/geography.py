"""Geography: how far provinces lie from one another, and where those go who must leave (CAN-1.6, CAN-8.7)."""

from rules.candlebre.board.state import Province, World
from rules.kernel.state.maps import reach


def distances(world: World, start: str) -> dict[str, int]:
    """Give the least number of steps to every province, whoever owns them (CAN-1.6)."""
    return reach(start, lambda id: world.provinces[id].near, lambda _: True)


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
