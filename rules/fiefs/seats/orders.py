"""What a player may order at any window: to end the game, or to give his House up (FIE-18.5, FIE-18.6)."""

from pydantic import Field

from rules.fiefs.board.state import World
from rules.fiefs.seats.events import EndAgreed
from rules.kernel.orders.order import Order
from rules.kernel.table.conceding import ENDS_ALL, Concede


class AgreeEnd(
    Order[World],
    name="vote_end",
    says=("vote end {yes}", "agree end {yes}"),
    clause="FIE-18.6",
    replaces="vote_end",
    stage=80,
    tells=EndAgreed,
    aside=True,
):
    """Say whether you would end the campaign with this year; it ends once all players would."""

    yes: bool = Field(description="yes to end it with this year, no to play on")

    def final(self, world: World, seat: str) -> str:
        """Ask whoever would end it."""
        return ENDS_ALL * self.yes

    def apply(self, world: World, seat: str) -> None:
        """Keep the answer; the last one counts."""
        world.houses[seat].agrees = self.yes


class GiveUp(Concede[World], clause="FIE-18.5"):
    """Give your House up; the autopilot takes it over, and it cannot win."""

    def final(self, world: World, seat: str) -> str:
        """Say what becomes of the House, and until when nobody else plays it."""
        told = (
            "That gives your House up for good: the autopilot plays it, and it cannot win. "
            f"Nobody can lead it before {world.date() + 2}. Sure?"
        )
        return told * self.sure


ANYTIME = (AgreeEnd, GiveUp)
"""What every window hears besides."""
