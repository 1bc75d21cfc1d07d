"""The options of a game (EMP-H4.6), and the deadlines of its windows (section 4.3)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from rules.kernel.play.ruleset import Options

Hours = Annotated[int, Field(ge=1, le=8760)]


class Settings(Options):
    """What a host may choose (EMP-H4.6)."""

    later: ClassVar[tuple[str, ...]] = (
        "round_hours",
        "turn_hours",
        "again_hours",
        "discard_hours",
        "answer_hours",
        "ballot_hours",
    )

    turns: int = Field(default=0, ge=0, le=12, description="game turns of five rounds each; 0 for the scenario's")
    pace: Literal["scenario", "auto", "turns", "rounds"] = Field(
        default="scenario", description="whether each turn is asked alone, or a whole round together"
    )
    extended_deck: Literal["scenario", "yes", "no"] = Field(
        default="scenario", description="whether the seven retained cards are in the deck"
    )
    hegemony: int = Field(
        default=-1, ge=-1, le=69, description="areas that win at once; 0 for never, -1 for the scenario's"
    )
    claim_bonus: int = Field(
        default=-1, ge=-1, le=5, description="points for an owned area with a claim; -1 for the scenario's"
    )
    recovery: Literal["scenario", "all", "quiet", "none"] = Field(
        default="scenario", description="which worn areas gain a level each game turn"
    )
    round_hours: Hours = Field(default=24, description="hours for the orders of a round")
    turn_hours: Hours = Field(default=48, description="hours for the orders of a single turn")
    again_hours: Hours = Field(default=6, description="hours for further orders in the same turn")
    discard_hours: Hours = Field(default=12, description="hours to discard a fourth card")
    answer_hours: Hours = Field(default=24, description="hours to move a court, or to answer for an inheritance")
    ballot_hours: Hours = Field(default=24, description="hours to vote in a parley")
