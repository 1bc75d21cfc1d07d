"""The orders about prisoners and captive leaders (CAN-10.2 to CAN-10.4), which `settle` alone takes (CAN-10.3a)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.forces import added, count, holds, without
from rules.candlebre.board.order import Deed, known_units, unit_names
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import (
    EXECUTION_HONOR,
    KILLING_HONOR,
    LEADER_RELEASE_HONOR,
    RELEASE_HONOR,
    RELEASES,
    TYPES,
    UNITS,
)
from rules.candlebre.board.wording import choice_of, told_units, troops
from rules.candlebre.people.events import LeaderExecuted, LeaderReleased, PrisonersKilled, PrisonersReleased
from rules.candlebre.people.leaders import come_home, drop_leader
from rules.candlebre.people.prisoners import free, offered, owner_names
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names

VOW = "House Lanthorn kills no prisoners and executes no leaders; it may release them"


class PrisonerDeed(Deed):
    """What is done with prisoners."""

    owner: Annotated[str, Names("owner")] = Field(description="whom they serve: a House, or the neutrals")
    units: dict[Annotated[str, Names("unit")], Annotated[int, Field(ge=1, le=999)]] = Field(
        description="how many of which"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse prisoners who are not held."""
        known_units(self.units, self.clause)
        held = free(world, seat, self.owner)
        if not holds(held, self.units):
            everybody = ", ".join(
                f"{troops(free(world, seat, id).items())} of {name}" for name, id in owner_names(world, seat).items()
            )
            raise Refusal(self.clause, f"you do not hold those; you hold {everybody or 'nobody'}")

    def apply(self, world: World, seat: str) -> None:
        """Take them out of the prison."""
        house = world.houses[seat]
        house.prisoners[self.owner] = without(house.prisoners[self.owner], self.units)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give who is held."""
        prisoners = world.houses[seat].prisoners
        if field == "owner":
            return owner_names(world, seat)
        named = given.get("units") or {}
        of = [given["owner"]] if given.get("owner") else list(prisoners)
        return unit_names(k for k in TYPES if k not in named and any(free(world, seat, one).get(k) for one in of))


class Release(
    PrisonerDeed, name="release", says=("release {units} of {owner}",), clause="CAN-10.4", topic="court", stage=60
):
    """Let prisoners go: 1 honor each, at most 2 a turn."""

    why: ClassVar[str] = "released prisoners"

    def apply(self, world: World, seat: str) -> None:
        """Send them home; neutral ones vanish."""
        super().apply(world, seat)
        house = world.houses[seat]
        gain = min(RELEASE_HONOR * count(self.units), RELEASES - house.released)
        house.honor += gain
        house.released += gain
        if self.owner in world.houses:
            home = world.houses[self.owner]
            home.returned = added(home.returned, self.units)

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return PrisonersReleased(seat=seat, owner=self.owner, units=told_units(self.units))


class KillPrisoners(
    PrisonerDeed, name="kill_prisoners", says=("kill {units} of {owner}",), clause="CAN-10.2", topic="court", stage=61
):
    """Kill prisoners: 2 honor lost for each, and half of their cost in gold."""

    why: ClassVar[str] = "killed prisoners"

    def refuse(self, world: World, seat: str) -> None:
        """Refuse House Lanthorn, and prisoners who are not held."""
        if world.houses[seat].charter.vow:
            raise Refusal("CAN-3.18", VOW)
        super().refuse(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Kill them; the gold of one order is one receipt (CAN-10.2a)."""
        super().apply(world, seat)
        house, gold = world.houses[seat], self.gold()
        house.honor += KILLING_HONOR * count(self.units)
        house.military += gold // 2
        house.civil += gold - gold // 2

    def gold(self) -> int:
        """Give half of the common price of each, fractions dropped (CAN-10.2, CAN-5.17)."""
        return sum(UNITS[kind].price // 2 * number for kind, number in self.units.items())

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        units = told_units(self.units)
        return PrisonersKilled(seat=seat, owner=self.owner, units=units, gold=self.gold())


class CaptiveDeed(Deed):
    """What is done with a captive leader."""

    leader: Annotated[str, Names("leader")] = Field(description="an enemy leader whom you hold")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a leader who is not held, or is held back for an offer."""
        held = held_captives(world, seat)
        if self.leader not in held.values():
            raise Refusal(self.clause, f"you do not hold him; you hold {choice_of(held)}")

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the captives."""
        return held_captives(world, seat)


def held_captives(world: World, seat: str) -> dict[str, str]:
    """Give the leaders whom a seat holds and has not offered, by name."""
    return {one.name: one.id for one in captives(world, seat) if one.id not in offered(world)}


class ReleaseLeader(
    CaptiveDeed,
    name="release_leader",
    says=("release leader {leader}", "release {leader}"),
    clause="CAN-10.4a",
    topic="court",
    stage=60,
):
    """Let a captive leader go: 5 honor, and he stands in his House's strongest province at once."""

    why: ClassVar[str] = "released a leader"

    def apply(self, world: World, seat: str) -> None:
        """Send him home."""
        come_home(world, world.leaders[self.leader])
        world.houses[seat].honor += LEADER_RELEASE_HONOR

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        one = world.leaders[self.leader]
        return LeaderReleased(seat=seat, leader=one.id, owner=one.seat, province=one.place)


class Execute(CaptiveDeed, name="execute", says=("execute {leader}",), clause="CAN-10.3", topic="court", stage=62):
    """Execute a captive leader: 20 honor lost, and his House fights at +1 for a while."""

    why: ClassVar[str] = "executed a leader"

    def refuse(self, world: World, seat: str) -> None:
        """Refuse House Lanthorn, and a leader who is not held."""
        if world.houses[seat].charter.vow:
            raise Refusal("CAN-3.18", VOW)
        super().refuse(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """End him; his seat rallies to the end of its next turn (CAN-7.14, CAN-7.14a)."""
        one = drop_leader(world, self.leader)
        owner = world.houses[one.seat]
        owner.rally_until = max(owner.rally_until, world.turn + 1)
        world.houses[seat].honor += EXECUTION_HONOR

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        one = world.leaders[self.leader]
        owner = world.houses[one.seat]
        return LeaderExecuted(seat=seat, leader=one.id, owner=one.seat, rally=owner.rally_until)
