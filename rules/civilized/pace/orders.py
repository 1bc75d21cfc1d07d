"""The orders about the pace of the game: calling for turns of five years, and voting on them (source 3.9)."""

from typing import Literal

from pydantic import Field

from rules.civilized.pace.events import PaceCalled
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.civilized.world.years import year_name
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, pick


def changes() -> tuple[str, ...]:
    """Give what can be called for."""
    return "start", "stop"


def no_call(world: World, seat: str, change: str) -> Objection:
    """Say why nobody calls for a start while a cycle runs, or where all are at war, nor for a stop where none runs."""
    del seat
    if not world.settings.five_year:
        return Refusal("CIV-3.9c", "this game is played in years alone (setting five_year)")
    if change == "stop":
        return None if world.cycle_on else ("CIV-3.9i", "no cycle is running")
    if world.cycle_on:
        return f"a cycle is already running, since {year_name(world.cycle_start)}"
    if all(world.wars_of(land.id) or land.postponed for land in world.standing()):
        return Refusal("CIV-3.9c", "every country is at war and plays years", "call again when one has peace")
    return None


class CallPace(
    Deed,
    name="call_pace",
    says=("call pace {change}", "call [to] {change} [the] five year turns"),
    clause="CIV-3.9c",
    replaces="call_pace",
    tells=PaceCalled,
    aside=True,
):
    """Call for a vote on turns of five years next Spring, or for the end of those that run."""

    change: Literal["start", "stop"] = pick(
        "", changes, "start: vote on five-year turns; stop: years after this cycle", problem=no_call
    )

    def apply(self, world: World, seat: str) -> None:
        """Note the call: a stop is not taken back by a start."""
        world.pace_called = self.change


class VotePace(
    Deed,
    name="vote_pace",
    says=("vote pace {agree}", "vote {agree} [to|on] five year turns"),
    clause="CIV-3.9e",
    replaces="vote_pace",
    aside=True,
):
    """Vote on turns of five years; they begin only if every player says yes."""

    agree: bool = Field(description="yes to play five years in a turn, no to go on with years; silence is no")
