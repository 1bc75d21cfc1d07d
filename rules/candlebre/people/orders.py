"""The orders about prisoners and captive leaders (CAN-10.2 to CAN-10.4), which `settle` alone takes (CAN-10.3a)."""

from collections.abc import Mapping
from typing import Any, Self

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.forces import added, count, ordered, without
from rules.candlebre.board.memory import felt
from rules.candlebre.board.order import Deed, Number, unit_types
from rules.candlebre.board.spoken import Spoken
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import (
    EXECUTION_HONOR,
    KILLING_HONOR,
    LEADER_RELEASE_HONOR,
    RELEASE_HONOR,
    RELEASES,
    UNITS,
)
from rules.candlebre.people.events import LeaderExecuted, LeaderReleased, PrisonersKilled, PrisonersReleased
from rules.candlebre.people.leaders import come_home, drop_leader
from rules.candlebre.people.prisoners import free, offered
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Heard

PRISONERS = (
    r"(?:him|her|them|(?:all|both)(?: of)?(?: (?:them|my|the|our))?(?: (?:prisoners?|captives?))?|everyone|everybody|"
    r"(?:(?:my|the|our|his|her) )?(?:prisoners?|captives?))"
)
"""What players call those whom they hold."""
NOT_HELD = "you do not hold {}"


def keep_vow(world: World, seat: str) -> None:
    """Refuse House Lanthorn (CAN-3.18)."""
    if world.houses[seat].charter.vow:
        raise Refusal("CAN-3.18", "House Lanthorn kills no prisoners and executes no leaders", "it may release them")


def owners(world: World, seat: str) -> list[str]:
    """Give those whose people a seat holds."""
    return [id for id in (*world.houses, NEUTRAL) if free(world, seat, id)]


def imprisoned(world: World, seat: str, kind: str, given: Mapping[str, Any]) -> int:  # Any: the fields given
    """Count the prisoners of a type whom a seat holds of an owner; the most of any where none is named."""
    whose = [given["owner"]] if given.get("owner") else owners(world, seat)
    return max((free(world, seat, owner).get(kind, 0) for owner in whose), default=0)


class PrisonerDeed(Deed, topic="court"):
    """What is done with prisoners."""

    owner: str = pick("owner", owners, "whom they serve: a House, or the neutrals", denied="you hold nobody of {}")
    units: dict[str, Number] = pick(
        "unit", unit_types, "how many of which", denied=NOT_HELD, most=imprisoned, min_length=1
    )

    def apply(self, world: World, seat: str) -> None:
        """Take them out of the prison."""
        house = world.houses[seat]
        house.prisoners[self.owner] = without(house.prisoners[self.owner], self.units)


class Release(
    PrisonerDeed,
    name="release",
    says=(
        "release {units} of {owner}",
        "release|free [the|my|our] prisoner|prisoners [of {owner}]",
        "let [the|my|our] prisoner|prisoners [of {owner}] go",
    ),
    clause="CAN-10.4",
    stage=60,
    tells=PrisonersReleased,
):
    """Let prisoners go: 1 honor each, at most 2 a turn; named none, those who bring honor."""

    owner: str = pick(
        "owner", owners, "whom they serve: a House, or the neutrals", default="", denied="you hold nobody of {}"
    )
    units: dict[str, Number] = pick(
        "unit", unit_types, "how many of which; else who brings honor yet", default={}, denied=NOT_HELD, most=imprisoned
    )

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear who lets prisoners go without calling them so: all of them, or those who bring honor."""
        line, held = Spoken(words), owners(world, seat)
        goes = line.says(rf"(?:(?:let|set) {PRISONERS} (?:go|free)|(?:free|release) {PRISONERS})")
        if not (goes and line.heard and held) or line.turned:
            return None
        every = "all" in words.casefold() or "both" in words.casefold() or "everyone" in words.casefold()
        whole = [cls(owner=owner, units=free(world, seat, owner)) for owner in held]
        return Heard(whole if every else [cls()])

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what frees nobody, and what does not say whose they are (CAN-10.4)."""
        if self.units and not self.owner:
            raise Refusal("CAN-10.4", "say whom they serve: a House, or the neutrals")
        if not owners(world, seat):
            raise Refusal("CAN-10.4", "you hold no prisoners whom you could let go")

    def meant(self, world: World, seat: str) -> Self:
        """Fill in whom it frees: neutrals before others, as many as bring honor yet, one at least (CAN-10.4)."""
        held = owners(world, seat)
        if self.units or not held:
            return self
        owner = self.owner or (NEUTRAL if NEUTRAL in held else held[0])
        left, units = max(1, RELEASES - world.houses[seat].released), dict[str, int]()
        for kind, number in free(world, seat, owner).items():
            units[kind] = min(number, left - count(units))
        return self.model_copy(update={"owner": owner, "units": ordered(units)})

    def apply(self, world: World, seat: str) -> None:
        """Send them home; neutral ones vanish."""
        if not self.units:
            self.meant(world, seat).apply(world, seat)
            return
        super().apply(world, seat)
        house = world.houses[seat]
        gain = min(RELEASE_HONOR * count(self.units), RELEASES - house.released)
        house.honor += gain
        house.released += gain
        if self.owner in world.houses:
            home = world.houses[self.owner]
            home.returned = added(home.returned, self.units)
            felt(world, self.owner, seat, "release")


class KillPrisoners(
    PrisonerDeed, name="kill_prisoners", says=("kill {units} of {owner}",), clause="CAN-10.2", stage=61
):
    """Kill prisoners: 2 honor lost for each, and half of their cost in gold."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse House Lanthorn."""
        keep_vow(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Kill them; the gold of one order is one receipt (CAN-10.2a)."""
        super().apply(world, seat)
        felt(world, self.owner, seat, "killing")
        house, gold = world.houses[seat], self.gold()
        house.honor += KILLING_HONOR * count(self.units)
        house.military += gold // 2
        house.civil += gold - gold // 2

    def gold(self) -> int:
        """Give half of the common price of each, fractions dropped (CAN-10.2, CAN-5.17)."""
        return sum(UNITS[kind].price // 2 * number for kind, number in self.units.items())

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return PrisonersKilled.of(self, seat=seat, gold=self.gold())


def held_leaders(world: World, seat: str) -> list[str]:
    """Give the leaders whom a seat holds and has not offered."""
    return [one.id for one in captives(world, seat) if one.id not in offered(world)]


class CaptiveDeed(Deed, topic="court"):
    """What is done with a captive leader."""

    leader: str = pick("leader", held_leaders, "an enemy leader whom you hold", denied=NOT_HELD)


class ReleaseLeader(
    CaptiveDeed,
    name="release_leader",
    says=("release leader {leader}", "release {leader}"),
    clause="CAN-10.4a",
    stage=60,
):
    """Let a captive leader go: 5 honor, and he stands in his House's strongest province at once."""

    def apply(self, world: World, seat: str) -> None:
        """Send him home."""
        felt(world, world.leaders[self.leader].seat, seat, "leader")
        come_home(world, world.leaders[self.leader])
        world.houses[seat].honor += LEADER_RELEASE_HONOR

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        one = world.leaders[self.leader]
        return LeaderReleased.of(self, seat=seat, owner=one.seat, province=one.place)


class Execute(CaptiveDeed, name="execute", says=("execute {leader}",), clause="CAN-10.3", stage=62):
    """Execute a captive leader: 20 honor lost, and your own troops fight at +1 for a while."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse House Lanthorn."""
        keep_vow(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """End him: the captor's own troops rally to the end of their next turn (CAN-7.14, CAN-7.14a)."""
        felt(world, world.leaders[self.leader].seat, seat, "execution")
        drop_leader(world, self.leader)
        house = world.houses[seat]
        house.rally_until = max(house.rally_until, world.turn + 1)
        house.honor += EXECUTION_HONOR

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        owner = world.leaders[self.leader].seat
        return LeaderExecuted.of(self, seat=seat, owner=owner, rally=world.houses[seat].rally_until)
