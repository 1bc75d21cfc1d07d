"""What a House may say about itself in a campaign: its lands, and whether it attends (FIE-8.49, FIE-17.8)."""

from typing import Literal

from pydantic import Field

from rules.fiefs.board.sides import army_of
from rules.fiefs.board.state import World
from rules.fiefs.declaring.events import Attends, LandsSet
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Order


class Lands(Order[World], name="lands", says=("lands {lands}",), clause="FIE-8.49", replaces="lands"):
    """Open or close your lands to armies with which you are not at war; in a rebellion it changes nothing."""

    lands: Literal["open", "closed"] = Field(description="open, or closed")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse it where no campaign is fought."""
        if world.conflict not in world.conflicts:
            raise Refusal(self.clause, "no campaign is fought now", "say it when you join, or in its season")

    def apply(self, world: World, seat: str) -> None:
        """Keep it for this conflict."""
        world.conflicts[world.conflict].members[seat].lands_open = self.lands == "open"

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return LandsSet(conflict=world.conflict, seat=seat, open=self.lands == "open")


class Attend(Order[World], name="attend", says=("attend {yes}",), clause="FIE-17.8", replaces="attend"):
    """Say whether the seasons of this conflict wait for you, though you lead no army in it."""

    yes: bool = Field(description="yes to be waited for, no to leave it to others")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse leaders, who are waited for anyway."""
        if world.conflict not in world.conflicts:
            raise Refusal(self.clause, "no campaign is fought now", "say it when you join, or in its season")
        if army_of(world, world.conflicts[world.conflict], seat):
            raise Refusal(self.clause, "you lead an army, and are waited for anyway", "leave it out")

    def apply(self, world: World, seat: str) -> None:
        """Keep it for this conflict."""
        world.conflicts[world.conflict].members[seat].attends = self.yes

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return Attends(conflict=world.conflict, seat=seat, yes=self.yes)


STANDING: tuple[type[Order[World]], ...] = (Lands, Attend)
"""What is heard at any window of a campaign."""
