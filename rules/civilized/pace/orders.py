"""The orders about the pace of the game: calling for turns of five years, and voting on them (source 3.9)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.pace.events import PaceCalled
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.civilized.world.years import year_name
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event


class CallPace(Deed):
    """Call for a vote on turns of five years next Spring, or for the end of those that run."""

    name: ClassVar[str] = "call_pace"
    says: ClassVar[tuple[str, ...]] = ("call pace {change}", "call [to] {change} [the] five year turns")
    clause: ClassVar[str] = "CIV-3.9c"

    change: Literal["start", "stop"] = Field(description="start: vote on five-year turns; stop: years after this cycle")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a start while a cycle runs, or where nobody could, and a stop where none does (CIV-3.9c, CIV-3.9i)."""
        if not world.settings.five_year:
            raise Refusal(self.clause, "this game is played in years alone (setting five_year)")
        if self.change == "stop" and not world.cycle_on:
            raise Refusal("CIV-3.9i", "no cycle is running; call pace start asks for one")
        if self.change == "start" and world.cycle_on:
            start = year_name(world.cycle_start)
            raise Refusal(self.clause, f"a cycle is already running, since {start}; call pace stop ends it")
        if self.change == "start" and all(world.wars_of(land.id) or land.postponed for land in world.standing()):
            raise Refusal(self.clause, "every country is at war and plays years; call again when one has peace")

    def apply(self, world: World, seat: str) -> None:
        """Note the call: a stop is not taken back by a start."""
        world.pace_called = self.change

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return PaceCalled(country=seat, change=self.change)

    def key(self) -> str:
        """A later call replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what can be called for now."""
        if not world.settings.five_year:
            return {}
        return {"stop": "stop"} if world.cycle_on else {"start": "start"}


class VotePace(Deed):
    """Vote on turns of five years; they begin only if every player says yes."""

    name: ClassVar[str] = "vote_pace"
    says: ClassVar[tuple[str, ...]] = ("vote pace {agree}", "vote {agree} [to|on] five year turns")
    clause: ClassVar[str] = "CIV-3.9e"

    agree: bool = Field(description="yes to play five years in a turn, no to go on with years; silence is no")

    def key(self) -> str:
        """A later vote replaces this one."""
        return self.name
