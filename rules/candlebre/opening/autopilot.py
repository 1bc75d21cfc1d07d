"""How an autopilot raises its standing army (CAN-16.3)."""

from rules.candlebre.board.forces import added, ordered
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.war import Units
from rules.candlebre.currencies.money import unit_price
from rules.candlebre.opening.founding import force_left
from rules.candlebre.people.leaders import station

ARCHERS = 2


def building_site(world: World, seat: str) -> Province:
    """Give the most valuable province, then the lowest number."""
    return max(world.held(seat), key=lambda place: (place.value, -place.no))


def exposed(world: World, seat: str) -> Province:
    """Give the province with most neighbours that are not its own, then of greatest value, then lowest number."""

    def rank(place: Province) -> tuple[int, int, int]:
        return sum(world.provinces[near].owner != seat for near in place.near), place.value, -place.no

    return max(world.held(seat), key=rank)


def raise_army(world: World, seat: str) -> None:
    """Put up a barracks, raise 2 archers and infantry for the rest, the head with them (CAN-16.3)."""
    building_site(world, seat).barracks = True
    camp = exposed(world, seat)
    camp.units = added(camp.units, army(world, seat))
    station(world, seat, camp.id)


def army(world: World, seat: str) -> Units:
    """Give 2 archers and as many infantry as the rest of the force gold pays for (CAN-16.3)."""
    house, left = world.houses[seat], force_left(world, seat)
    archers = min(ARCHERS, left // unit_price(house, "archers"))
    left -= archers * unit_price(house, "archers")
    return ordered({"archers": archers, "infantry": left // unit_price(house, "infantry")})
