"""The order that draws from the Book of Fate (CAN-11.1)."""

from rules.candlebre.board.order import Deed
from rules.candlebre.board.state import World
from rules.kernel.errors import Refusal


class DrawFate(
    Deed,
    name="draw_fate",
    says=("draw [a card] [from the book] [of fate]", "draw fate"),
    clause="CAN-11.2",
    replaces="draw_fate",
    stage=70,
):
    """Draw a card from the Book of Fate in phase 7, for good or ill."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a second draw."""
        if world.houses[seat].draws:
            raise Refusal(self.clause, "you draw one card a turn, and that is ordered already")

    def apply(self, world: World, seat: str) -> None:
        """Draw when phase 7 comes."""
        world.houses[seat].draws = True
