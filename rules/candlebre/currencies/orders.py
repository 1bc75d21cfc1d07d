"""The order that moves gold between the purses (CAN-2.3)."""

from collections.abc import Mapping
from typing import Any

from pydantic import Field

from rules.candlebre.board.order import Deed
from rules.candlebre.board.state import World
from rules.candlebre.currencies.events import GoldMoved
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event


class Transfer(Deed, name="transfer", says=("transfer {gold}",), clause="CAN-2.3", stage=10):
    """Move gold from the military purse to the civil one; it never goes back."""

    gold: int = Field(ge=1, le=99999, description="gold of the military purse")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse more than the purse holds."""
        held = world.houses[seat].military
        if self.gold > held:
            raise Refusal(self.clause, f"the military purse holds {held}; name no more than that")

    def apply(self, world: World, seat: str) -> None:
        """Move it."""
        world.houses[seat].military -= self.gold
        world.houses[seat].civil += self.gold

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return GoldMoved(audience=(seat,), seat=seat, gold=self.gold)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give some sums up to all of it."""
        held = world.houses[seat].military
        return {str(sum_): str(sum_) for sum_ in sorted({held, *range(10, held, 10)}) if sum_}
