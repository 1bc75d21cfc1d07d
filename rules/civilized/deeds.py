"""What every order of Civilized is: an order on the world that may tell what it did."""

from rules.civilized.state import World
from rules.kernel.events import Event
from rules.kernel.orders import Order


class Deed(Order[World]):
    """An order of Civilized."""

    def told(self, world: World, seat: str) -> Event | None:
        """Give the event that the order made, once it is applied; None when the phase tells it."""
        return None
