"""What a seat says of its ties (EMP-H12.42)."""

from pydantic import Field

from rules.empires.board.houses import in_seat_order
from rules.empires.board.state import World
from rules.empires.claims.events import TiesWaived
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Order


def others(world: World, seat: str) -> list[str]:
    """Give the other seats."""
    return [one for one in world.empires if one != seat]


def not_oneself(world: World, seat: str, one: str) -> str:
    """Say that a seat is none to which one can turn (E-SELF)."""
    return "that is yourself" if one == seat else f"there is no empire “{one}”"


class Waive(
    Order[World],
    name="waive",
    heading="Let my ties harm a friend no more",
    says=("waive ties toward {toward} [{on}]", "waive {toward} [{on}]"),
    clause="EMP-H12.42",
    replaces="waive {toward}",
    tells=TiesWaived,
):
    """Let all your ties count as friendly toward another empire, or as unfriendly again."""

    toward: str = pick("seat", others, "another empire", denied=not_oneself)
    on: bool = Field(default=True, description="yes for friendly, no for unfriendly again")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is so already."""
        if (self.toward in world.empires[seat].waivers) == self.on:
            name = world.called("seat", self.toward)
            how, instead = ("friendly", "no") if self.on else ("unfriendly", "yes")
            raise Refusal(self.clause, f"your ties are {how} toward {name} already", f"say {instead} for the contrary")

    def apply(self, world: World, seat: str) -> None:
        """Set it, at once and publicly."""
        empire = world.empires[seat]
        kept = [one for one in empire.waivers if one != self.toward]
        empire.waivers = in_seat_order(world, [*kept, self.toward]) if self.on else kept
