"""Odds of a battle at sea, exact (FIE-14.13)."""

from pydantic import Field

from rules.fiefs.board.chances import wins_at_sea
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FLEET
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import several

CLAUSE = "FIE-14.13"


class WeighFleets(
    Question[World],
    name="fleets",
    says=("fleet of {own} against {other}", "fleets {own} against {other}"),
    clause=CLAUSE,
):
    """A battle at sea of two laden fleets."""

    own: int = Field(ge=1, le=FLEET, description="markers of your fleet")
    other: int = Field(ge=1, le=FLEET, description="markers of the other")

    def odds(self, world: World, seat: str) -> Odds:
        """Count the rolls out, ties rolled again (section 7)."""
        wins = wins_at_sea(self.own, self.other)
        taken = min(self.own + self.other, FLEET)
        lines = (
            "A die each and its markers; a tie is rolled again",
            f"The winner captures the other fleet: {several(taken, 'marker', 'markers')} then, if yours wins",
        )
        found = {"Your fleet wins": wins, "The other wins": 1 - wins}
        return Odds(
            f"Fleet of {self.own} against {self.other}", lines, {name: one for name, one in found.items() if one}
        )


QUESTIONS: tuple[type[Question[World]], ...] = (WeighFleets,)
"""What a player may ask of fleets."""
