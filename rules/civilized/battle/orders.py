"""The orders with which players report battles that they fought on a table (CIV-6.8.4.2e, CIV-6.8.4.2f).

What else a table knows, such as its edges and command dice, stays there (CIV-9.2e).
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.march.expeditions import place_name
from rules.civilized.world.deed import BATTLE_TOPIC, Deed
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import World
from rules.civilized.world.war import Engagement
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names

Battle = Annotated[str, Names("battle")]
OfBattle = Annotated[str, Names("element")]
Side = Literal["attacker", "defender"]
TABLE: str = "table"
"""The result of an engagement whose battle waits for a report."""


def on_table(world: World) -> dict[str, Engagement]:
    """Give the battles that are being fought on a table, by number."""
    return {number: one for number, one in world.engagements.items() if one.result == TABLE}


def battle_names(world: World) -> dict[str, str]:
    """Name them: `battle 2 at Ur`, or by number alone."""
    return {f"battle {number} at {place_name(world, one.hex)}": number for number, one in on_table(world).items()}


def the_battle(world: World, seat: str, number: str, clause: str, *, ruling: bool = False) -> Engagement:
    """Give a battle of a seat's that waits for its report; refuse any other."""
    one = on_table(world).get(number)
    if one is None or not (ruling or seat in (one.mover, one.defender)):
        mine = listed(name for name, each in battle_names(world).items() if ruling or seat in sides(world, each))
        raise Refusal(clause, f"that is no battle which waits for your word; waiting: {mine}")
    return one


def sides(world: World, number: str) -> tuple[str, str]:
    """Give the main protagonists of a battle."""
    one = world.engagements[number]
    return one.mover, one.defender


def fought(world: World, one: Engagement) -> list[str]:
    """Give the elements that fight in a battle: of both sides and their contingents (CIV-6.8.4.2b)."""
    return [id for id in one.fighters if id in world.elements]


class Report(Deed):
    """Report how a battle on your table ended."""

    name: ClassVar[str] = "report_battle"
    says: ClassVar[tuple[str, ...]] = (
        "report {battle} won by {winner} [lost {lost}] [left {left}] [camps {camps}] [militia {militia}]",
    )
    clause: ClassVar[str] = "CIV-6.8.4.2e"
    topic: ClassVar[str] = BATTLE_TOPIC

    battle: Battle = Field(description="the battle")
    winner: Side = Field(description="who won: attacker or defender; a battle has one winner")
    lost: tuple[OfBattle, ...] = Field(
        default=(), max_length=60, description="the elements destroyed, of both sides and their allies"
    )
    left: tuple[OfBattle, ...] = Field(default=(), max_length=60, description="the elements that left the table")
    camps: tuple[Side, ...] = Field(default=(), max_length=2, description="whose camp was taken: attacker, defender")
    militia: int = Field(default=0, ge=0, le=99, description="how many militia elements were lost")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse losses of those who did not fight (CIV-6.8.4.2f, CIV-6.8.4.2g)."""
        self.check_losses(world, the_battle(world, seat, self.battle, self.clause))

    def check_losses(self, world: World, one: Engagement) -> None:
        """Refuse more lost than fought, and one both lost and left."""
        there = fought(world, one)
        strange = [id for id in (*self.lost, *self.left) if id not in there]
        if strange:
            raise Refusal(
                "CIV-6.8.4.2f",
                f"{len(strange)} of those named did not fight in that battle; name elements that stand there",
            )
        if set(self.lost) & set(self.left) or len(set(self.lost)) < len(self.lost):
            raise Refusal(
                "CIV-6.8.4.2f", "more lost than fought: an element is named twice; name each once, as lost or as gone"
            )

    def key(self) -> str:
        """A later word on the same battle replaces this one."""
        return f"report {self.battle}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the battles, and those who fight in the one named."""
        if field == "battle":
            return {name: number for name, number in battle_names(world).items() if seat in sides(world, number)}
        one = on_table(world).get(given.get("battle", ""))
        if field in ("lost", "left") and one:
            return {element_name(world, id): id for id in fought(world, one)}
        return None


class AcceptReport(Deed):
    """Accept what the other side reports of a battle."""

    name: ClassVar[str] = "accept_report"
    says: ClassVar[tuple[str, ...]] = ("accept report of {battle}",)
    clause: ClassVar[str] = "CIV-6.8.4.2f"
    topic: ClassVar[str] = BATTLE_TOPIC

    battle: Battle = Field(description="the battle")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a battle that is not the seat's."""
        the_battle(world, seat, self.battle, self.clause)

    def key(self) -> str:
        """A later word on the same battle replaces this one."""
        return f"report {self.battle}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the battles."""
        return {name: number for name, number in battle_names(world).items() if seat in sides(world, number)}


class DisputeReport(AcceptReport):
    """Dispute whatever the other side reports; the gamemaster rules."""

    name: ClassVar[str] = "dispute_report"
    says: ClassVar[tuple[str, ...]] = ("dispute report of {battle}",)


class RuleBattle(Report):
    """Rule how a contested battle ended, or leave it to the dice."""

    name: ClassVar[str] = "rule_battle"
    says: ClassVar[tuple[str, ...]] = (
        "rule {battle} won by {winner} [lost {lost}] [left {left}] [camps {camps}] [militia {militia}]",
    )
    clause: ClassVar[str] = "CIV-6.8.4.2f"

    winner: Literal["attacker", "defender", "dice"] = Field(description="who won, or dice to leave it to Herald")  # type: ignore[assignment]  # wider than a report's

    def refuse(self, world: World, seat: str) -> None:
        """Refuse losses of those who did not fight."""
        self.check_losses(world, the_battle(world, seat, self.battle, self.clause, ruling=True))

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the battles, and those who fight in the one named."""
        return battle_names(world) if field == "battle" else super().choices(world, seat, field, given)


def element_name(world: World, id: str) -> str:
    """Name an element: `Spears 12 of Hellas`, by its running number."""
    one = world.elements[id]
    return f"{one.type} {id.rsplit('-', 1)[1]} of {world.named(one.owner)}"


REPORT_ORDERS: tuple[type[Deed], ...] = (Report, AcceptReport, DisputeReport)
