"""Prisoners: which of them an offer holds back (CAN-10.5)."""

from rules.candlebre.board.forces import without
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Units


def free(world: World, captor: str, owner: str) -> Units:
    """Give the prisoners of an owner's whom a captor has not offered to him (CAN-10.5b)."""
    held = world.houses[captor].prisoners.get(owner, {})
    for offer in world.offers:
        if (offer.maker, offer.taker) == (captor, owner):
            held = without(held, offer.give)
    return held


def offered(world: World) -> list[str]:
    """Give the leaders who are held back for an offer (CAN-10.5b)."""
    return [id for offer in world.offers for id in offer.give_leaders]
