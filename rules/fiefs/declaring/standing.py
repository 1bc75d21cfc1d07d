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


def others_wars(world: World, seat: str) -> list[str]:
    """Give the conflicts whose seasons may wait for a House that leads no army there: the one fought, else all."""
    found = [world.conflict] if world.conflict in world.conflicts else list(world.conflicts)
    member = [world.conflicts[one] for one in found if seat in world.conflicts[one].members]
    return [one.id for one in member if not army_of(world, one, seat)]


class Attend(Order[World], name="attend", says=("attend {yes}",), clause="FIE-17.8", replaces="attend"):
    """Say whether the seasons of the conflicts that go on wait for you, though you lead no army there."""

    yes: bool = Field(description="yes to be waited for, no to leave it to others")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse leaders, who are waited for anyway."""
        if not world.conflicts:
            raise Refusal(self.clause, "no conflict goes on", "say it when you join one")
        if not others_wars(world, seat):
            raise Refusal(self.clause, "you lead an army, and are waited for anyway", "leave it out")

    def apply(self, world: World, seat: str) -> None:
        """Keep it for as long as those conflicts last."""
        for one in others_wars(world, seat):
            world.conflicts[one].members[seat].attends = self.yes

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return Attends(conflicts=tuple(others_wars(world, seat)), seat=seat, yes=self.yes)


STANDING: tuple[type[Order[World]], ...] = (Lands, Attend)
"""What is heard at any window of a campaign."""
