"""The orders around a battle on a table: the generator, reports, confirmation and ruling (ITA-6.21 to ITA-6.25)."""

from pydantic import Field

from rules.italy.board.deeds import Deed
from rules.italy.board.state import World
from rules.italy.board.tables import Degree
from rules.kernel.errors import Refusal
from rules.kernel.table.results import Claiming, Confirming, Declining, Disputing, Result, Ruling, Side


class Outcome(Result):
    """How a battle ended, with the degree of the victory."""

    degree: Degree


class UseGenerator(
    Declining[World], Deed, name="generator", says=("generator", "use generator", "roll the battle"), clause="ITA-6.23"
):
    """Let the Battle Result Generator decide this battle."""


class Report(
    Claiming[World],
    Deed,
    name="report",
    says=(
        "report {winner} [wins] {degree}",
        "report {winner} [wins] losing {losses} of {breaking} cavalry {cavalry_winner} against {cavalry_loser}",
    ),
    clause="ITA-6.24",
):
    """Report a battle fought on a table: who won, and how, in words or in Command & Colors losses."""

    winner: Side = Field(description="the side that won")
    degree: Degree | None = Field(default=None, description="minor or major; leave out with the four numbers")
    losses: int | None = Field(default=None, ge=0, le=99, description="what the winner lost")
    breaking: int | None = Field(default=None, ge=1, le=99, description="the losses that would have broken the winner")
    cavalry_winner: int | None = Field(
        default=None, ge=0, le=99, description="the winner's intact light and medium cavalry on the field"
    )
    cavalry_loser: int | None = Field(
        default=None, ge=0, le=99, description="the loser's intact light and medium cavalry on the field"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a report without a degree, with half of the numbers, or with losses that break the winner."""
        numbers = (self.losses, self.breaking, self.cavalry_winner, self.cavalry_loser)
        given = [number for number in numbers if number is not None]
        if self.degree is not None and given:
            raise Refusal("ITA-6.25", "say minor or major, or give the four numbers, not both")
        if self.degree is None and not given:
            raise Refusal("ITA-6.25", "say minor or major, or give losses, breaking and both sides' cavalry")
        if self.degree is None and len(given) < len(numbers):
            raise Refusal("ITA-6.25", "the four numbers go together: losses, breaking, and the cavalry of both sides")
        if self.losses is not None and self.breaking is not None and self.losses >= self.breaking:
            raise Refusal("ITA-6.25", f"a winner who loses {self.losses} of {self.breaking} would have broken")

    def result(self) -> Outcome:
        """Give what is claimed, with the degree as said, or as the numbers make it; assumes `check` (ITA-6.25)."""
        numbers = self.losses or 0, self.breaking or 1, self.cavalry_winner or 0, self.cavalry_loser or 0
        return Outcome(winner=self.winner, degree=self.degree or degree(*numbers))


def degree(losses: int, breaking: int, cavalry_winner: int, cavalry_loser: int) -> Degree:
    """Major: less than half of the breaking losses, or less than three quarters and more cavalry (ITA-6.25)."""
    if 2 * losses < breaking:
        return "major"
    return "major" if 4 * losses < 3 * breaking and cavalry_winner > cavalry_loser else "minor"


class Confirm(Confirming[World], Deed, name="confirm", says=("confirm", "accept"), clause="ITA-6.24"):
    """Let the reported result stand."""


class Dispute(Disputing[World], Deed, name="dispute", says=("dispute {reason}",), clause="ITA-6.24"):
    """Contest the reported result; the gamemaster rules, else the generator."""


class RuleBattle(
    Ruling[World], Deed, name="rule", says=("rule {winner} {degree}", "rule {winner} wins {degree}"), clause="ITA-6.24"
):
    """As gamemaster, set the result of a contested battle."""

    winner: Side = Field(description="the side that won")
    degree: Degree = Field(description="minor or major victory")

    def result(self) -> Outcome:
        """Give what is ruled."""
        return Outcome(winner=self.winner, degree=self.degree)


BATTLE_ORDERS: tuple[type[Deed], ...] = (UseGenerator, Report, Confirm, Dispute, RuleBattle)
