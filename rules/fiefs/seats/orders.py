"""What a player may order at any window: to end the game, or to give his House up (FIE-18.5, FIE-18.6)."""

from pydantic import Field

from rules.fiefs.board.state import World
from rules.fiefs.seats.events import EndAgreed
from rules.kernel.orders.order import Order
from rules.kernel.table.conceding import Concede


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

    def apply(self, world: World, seat: str) -> None:
        """Keep the answer; the last one counts."""
        world.houses[seat].agrees = self.yes


class GiveUp(Concede[World], clause="FIE-18.5"):
    """Give your House up; the autopilot takes it over, and it cannot win."""


ANYTIME = (AgreeEnd, GiveUp)
"""What every window hears besides."""
