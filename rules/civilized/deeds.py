"""What every order of Civilized is: an order on the world that may tell what it did."""

from rules.civilized.state import World
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Order
from rules.kernel.play.play import Play


class Deed(Order[World]):
    """An order of Civilized."""

    def told(self, world: World, seat: str) -> Event | None:
        """Give the event that the order made, once it is applied; None when the phase tells it."""
        return None


def lawful(world: World, seat: str, order: Deed) -> bool:
    """Tell whether the rules allow an order now."""
    try:
        order.check(world, seat)
    except Refusal:
        return False
    return True


def carry_out(play: Play[World], seat: str, order: Deed) -> bool:
    """Check and apply an order, and tell what it did; an impossible one fails."""
    if not play.obey(seat, order):
        return False
    event = order.told(play.state, seat)
    if event:
        play.tell(event)
    return True
