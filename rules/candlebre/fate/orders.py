"""The order that draws from the Book of Fate (CAN-11.1)."""

from typing import ClassVar

from rules.candlebre.board.order import Deed
from rules.candlebre.board.state import World
from rules.kernel.errors import Refusal


class DrawFate(Deed):
    """Draw a card from the Book of Fate in phase 7, for good or ill."""

    name: ClassVar[str] = "draw_fate"
    says: ClassVar[tuple[str, ...]] = ("draw [a card] [from the book] [of fate]", "draw fate")
    clause: ClassVar[str] = "CAN-11.2"
    stage: ClassVar[int] = 70

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a second draw."""
        if world.houses[seat].draws:
            raise Refusal(self.clause, "you draw one card a turn, and that is ordered already")

    def apply(self, world: World, seat: str) -> None:
        """Draw when phase 7 comes."""
        world.houses[seat].draws = True

    def key(self) -> str:
        """Once is enough."""
        return self.name
