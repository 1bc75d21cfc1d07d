"""The opening: Houses, land, standing armies, and who plays first (CAN-3)."""

from collections.abc import Iterable, Sequence

from rules.candlebre.board.forces import count
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import PROVINCES_CLAIMED, RECRUITS
from rules.candlebre.currencies.money import bill, unit_price
from rules.kernel.state.maps import reach


def unowned(world: World) -> list[Province]:
    """Give the provinces that nobody has, in the order of their numbers."""
    return [place for place in world.provinces.values() if not place.owner]


def contiguous(world: World, provinces: Sequence[str]) -> bool:
    """Tell whether provinces hang together (CAN-3.3)."""
    steps = reach(provinces[0], lambda id: world.provinces[id].near, lambda id: id in provinces)
    return all(id in steps for id in provinces)


def adjoining(world: World, named: Iterable[str]) -> list[Province]:
    """Give the free provinces next to those named, all of them where none is named."""
    some = list(named)
    free = [place for place in unowned(world) if place.id not in some]
    return [place for place in free if not some or any(near in some for near in place.near)]


def claimed_by_default(world: World) -> list[str]:
    """Give the first start region that is wholly free, else five grown from the lowest number (CAN-3.3c).

    On a small map the claims of others may leave no five that hang together: then any five, the lowest numbers first.
    """
    for start in world.starts.values():
        if not any(world.provinces[id].owner for id in start.provinces):
            return list(start.provinces)
    for place in unowned(world):
        grown = grow(world, place.id)
        if len(grown) == PROVINCES_CLAIMED:
            return grown
    return [place.id for place in unowned(world)][:PROVINCES_CLAIMED]


def grow(world: World, start: str) -> list[str]:
    """Grow from a province by the free neighbour of greatest value, until five are had or none is left (CAN-3.3c)."""
    grown = [start]
    while len(grown) < PROVINCES_CLAIMED:
        beside = adjoining(world, grown)
        if not beside:
            return grown
        grown.append(max(beside, key=lambda place: (place.value, -place.no)).id)
    return grown


def best_claim(world: World) -> list[str]:
    """Give the five free provinces in one piece that bring most gold, of those grown from each free province."""
    found = [grown for place in unowned(world) if len(grown := grow(world, place.id)) == PROVINCES_CLAIMED]
    usual = claimed_by_default(world)
    return max([usual, *found], key=lambda claim: sum(world.provinces[id].value for id in claim))


def force_left(world: World, seat: str) -> int:
    """Give the force gold that a seat has not spent on its standing army (CAN-3.5)."""
    house = world.houses[seat]
    return world.force_gold - sum(bill(house, place.units) for place in world.held(seat))


def lacking(world: World, seat: str) -> str:
    """Say what a standing army lacks, whose silence no longer raises one once anything is ordered (CAN-3.7, CAN-3.8a).

    Empty where the force gold would not pay for one more unit.
    """
    house, left = world.houses[seat], force_left(world, seat)
    cheapest = min(unit_price(house, kind) for kind in RECRUITS)
    if left < cheapest:
        return ""
    raised = sum(count(place.units) for place in world.held(seat))
    if raised:
        return (
            f"{left} force gold are not spent: what is left becomes gold in your purses, and no more units are raised."
        )
    return (
        f"You have raised nobody yet, and once you order anything here only what you order is raised: you would begin "
        f"with no army. {left} force gold wait."
    )
