"""The orders that every window takes: standing choices, and giving up (ITA-6.26, ITA-10.8)."""

from typing import Literal

from pydantic import Field

from rules.italy.board.deeds import Deed
from rules.italy.board.state import World
from rules.italy.seats.events import StandingChanged
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import pick
from rules.kernel.table.conceding import Concede


def provinces(world: World) -> list[str]:
    """Give every province, in province order."""
    return list(world.provinces)


class Standing(Deed, name="standing", says=("standing [method {method}] [prizes {prizes}]",), clause="ITA-6.26"):
    """Leave choices that hold until you change them: how your battles are fought, what you take first."""

    method: Literal["ask", "generator"] | None = Field(
        default=None, description="ask before each battle, or always the generator"
    )
    prizes: tuple[str, ...] | None = pick(
        "province",
        provinces,
        "provinces that you take first where you may choose, best first, or nothing",
        default=None,
        denied="there is no province {}",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an empty choice, and one that only a Power has."""
        if seat not in world.powers:
            raise Refusal(self.clause, "only a Power fights and takes prizes; the gamemaster has no standing choices")
        if self.method is None and self.prizes is None:
            raise Refusal(self.clause, "name a method (ask or generator), or prizes, or both")

    def apply(self, world: World, seat: str) -> None:
        """Replace what is named."""
        power = world.powers[seat]
        if self.method is not None:
            power.method = self.method
        if self.prizes is not None:
            power.prizes = list(self.prizes)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return StandingChanged.of(world.powers[seat], audience=(seat,), seat=seat)

    def key(self) -> str:
        """A later choice of the same kind replaces this one."""
        return f"{self.name} {self.method is not None} {self.prizes is not None}"


class GiveUp(Concede[World], Deed, clause="ITA-10.8"):
    """Give your seat up; the autopilot takes it over."""


SEAT_ORDERS: tuple[type[Deed], ...] = (Standing, GiveUp)
"""Taken by every window that asks a Power."""
CHAIR_ORDERS: tuple[type[Deed], ...] = (GiveUp,)
"""Taken by those that ask the gamemaster, who fights no battle and takes no prize."""
