"""Allegiance: whom the leaders serve, and who holds them captive (CAN-10.4a, CAN-11.8)."""

from rules.candlebre.board.state import Leader, World


def serves(world: World, seat: str, card: str) -> bool:
    """Tell whether a leader of the Book is in a seat's own service; a captive never (CAN-12.5, CAN-11.8)."""
    one = world.leaders.get(card)
    return one is not None and one.seat == seat and not one.captor and not one.dead


def in_service(world: World, seat: str) -> list[Leader]:
    """Give the leaders who serve a seat and are nobody's captives."""
    return [one for one in world.leaders.values() if one.seat == seat and not one.captor and not one.dead]


def captives(world: World, captor: str) -> list[Leader]:
    """Give the leaders whom a seat holds."""
    return [one for one in world.leaders.values() if one.captor == captor]
