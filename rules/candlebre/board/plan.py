"""A plan: the orders that an autopilot thinks of one after the other, each in the light of those before."""

from rules.candlebre.board.state import House, World
from rules.kernel.play import plan


class Plan(plan.Plan[World]):
    """A House's plan."""

    @property
    def house(self) -> House:
        """The House that plans."""
        return self.world.houses[self.seat]
