"""What every order of Civilized is: an order on the world that may tell what it did."""

from rules.civilized.world.state import World
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Order


class Deed(Order[World], by="country"):
    """An order of Civilized."""


def lawful(world: World, seat: str, order: Deed) -> bool:
    """Tell whether the rules allow an order now."""
    try:
        order.check(world, seat)
    except Refusal:
        return False
    return True


WAR_TOPIC = "war"


BATTLE_TOPIC = "battle"
