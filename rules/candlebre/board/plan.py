"""A plan: the orders that an autopilot thinks of one after the other, each in the light of those before."""

from rules.candlebre.board.order import Deed
from rules.candlebre.board.state import House, World
from rules.kernel.errors import Refusal


class Plan:
    """A seat's own copy of the world, and what it has ordered so far."""

    def __init__(self, world: World, seat: str) -> None:
        """Begin with a view that may be changed."""
        self.world, self.seat = world, seat
        self.orders: list[Deed] = []

    @property
    def house(self) -> House:
        """The seat that plans."""
        return self.world.houses[self.seat]

    def give(self, order: Deed) -> bool:
        """Add an order if it is legal now, and see what it changes."""
        try:
            order.check(self.world, self.seat)
        except Refusal:
            return False
        order.apply(self.world, self.seat)
        self.orders.append(order)
        return True
