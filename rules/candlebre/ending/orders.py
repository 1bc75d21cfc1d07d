"""The orders about the game itself: votes for a draw, and giving up (CAN-15.9, CAN-15.10)."""

from pydantic import Field

from rules.candlebre.board.order import Deed
from rules.candlebre.board.state import World
from rules.candlebre.ending.events import DrawVoted
from rules.kernel.facts.events import Event, SeatPassed
from rules.kernel.table import conceding


class VoteDraw(
    Deed,
    name="vote_draw",
    says=("vote draw {yes}",),
    clause="CAN-15.10",
    replaces="vote_draw",
    tells=DrawVoted,
    aside=True,
):
    """Say whether you would end the game as a draw; your last word stands."""

    yes: bool = Field(description="yes for a draw, no against it")

    def final(self, world: World, seat: str) -> str:
        """Ask whoever would end it."""
        return conceding.ENDS_ALL * self.yes

    def apply(self, world: World, seat: str) -> None:
        """Keep the vote."""
        world.houses[seat].votes_draw = self.yes


class Concede(conceding.Concede[World], Deed, clause="CAN-15.9"):
    """Give your seat up; the autopilot plays on for it and may win."""

    def apply(self, world: World, seat: str) -> None:
        """Let the seat vote and be asked no more."""
        world.conceded.append(seat)

    def told(self, world: World, seat: str) -> Event:
        """Hand the seat to the autopilot for good."""
        return SeatPassed(clause=self.clause, seat=seat, to="autopilot")
