"""The order that moves gold between the purses (CAN-2.3)."""

from rules.candlebre.board.order import Deed
from rules.candlebre.board.state import World
from rules.candlebre.currencies.events import GoldMoved
from rules.kernel.orders.choice import pick


def military_gold(world: World, seat: str) -> range:
    """Give the sums that the military purse holds."""
    return range(1, world.houses[seat].military + 1)


class Transfer(
    Deed, name="transfer", says=("transfer {gold}",), clause="CAN-2.3", stage=10, tells=GoldMoved, private=True
):
    """Move gold from the military purse to the civil one; it never goes back."""

    gold: int = pick("", military_gold, "gold of the military purse", ge=1, le=99999)

    def apply(self, world: World, seat: str) -> None:
        """Move it."""
        world.houses[seat].military -= self.gold
        world.houses[seat].civil += self.gold
