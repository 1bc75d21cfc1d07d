"""The orders of those whose country falls apart, or has fallen (windows S5 and S7)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import listed, people_choices
from rules.civilized.world.state import World
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names


class BackClaimant(Deed):
    """Back one of the two who claim your country's throne."""

    name: ClassVar[str] = "back_claimant"
    says: ClassVar[tuple[str, ...]] = ("back {claimant} [as|for] [the] [throne]", "back claimant {claimant}")
    clause: ClassVar[str] = "CIV-6.5.2h"

    claimant: Annotated[str, Names("character")] = Field(description="one of the two claimants")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse anybody who does not claim the throne (CIV-6.5.2h)."""
        two = world.countries[seat].claimants
        if self.claimant not in two:
            names = listed((world.characters[one].name for one in two), "or")
            one = world.characters.get(self.claimant)
            raise Refusal(self.clause, f"{one.name if one else self.claimant} is not a claimant; back {names}")

    def key(self) -> str:
        """A later choice replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the two claimants."""
        return people_choices(world, seat, (world.characters[one] for one in world.countries[seat].claimants))


class TakeSeat(Deed):
    """Take another country in place of the one that has fallen; several in the order of your wish."""

    name: ClassVar[str] = "take_seat"
    says: ClassVar[tuple[str, ...]] = ("take {seats}", "take seat|seats {seats}")
    clause: ClassVar[str] = "CIV-6.5.0d"

    seats: tuple[Annotated[str, Names("country")], ...] = Field(
        min_length=1, description="countries without a player, the one you want most first"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse countries that somebody plays, or that have fallen (CIV-2.2g)."""
        for wish in self.seats:
            if wish not in world.on_offer:
                free = listed((world.named(one) for one in world.on_offer), "or")
                name = world.countries[wish].name if wish in world.countries else wish
                raise Refusal(self.clause, f"{name} is already taken, or has fallen; free: {free}")

    def key(self) -> str:
        """A later list replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the countries without a player."""
        return {world.named(one): one for one in world.on_offer}
