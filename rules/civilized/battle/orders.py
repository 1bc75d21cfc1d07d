"""The orders with which players report battles that they fought on a table (CIV-6.8.4.2e, CIV-6.8.4.2f).

What else a table knows, such as its edges and command dice, stays there (CIV-9.2e).
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.civilized.march.expeditions import place_name
from rules.civilized.world.deed import BATTLE_TOPIC, Deed
from rules.civilized.world.state import World
from rules.civilized.world.war import Engagement
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Names
from rules.kernel.table.results import Claiming, Confirming, Disputing, Result, Side, only_the_chair

OfBattle = Annotated[str, Names("element")]
WAITING = "a battle that waits for your word"
TABLE: str = "table"
"""The result of an engagement whose battle waits for a report."""


def on_table(world: World) -> dict[str, Engagement]:
    """Give the battles that are being fought on a table, by number."""
    return {number: one for number, one in world.engagements.items() if one.result == TABLE}


def battle_names(world: World) -> dict[str, str]:
    """Name them: `battle 2 at Ur`, or by number alone."""
    return {f"battle {number} at {place_name(world, one.hex)}": number for number, one in on_table(world).items()}


def own_battles(world: World, seat: str) -> dict[str, str]:
    """Name the battles in which a seat is a main protagonist, or which it may confirm (CIV-6.8.4.2d)."""
    return {name: number for name, number in battle_names(world).items() if concerns(world.engagements[number], seat)}


def concerns(one: Engagement, seat: str) -> bool:
    """Tell whether a seat may speak of a battle."""
    return one.witnessed or seat in (one.mover, one.defender)


def fought(world: World, one: Engagement) -> list[str]:
    """Give the elements that fight in a battle: of both sides and their contingents (CIV-6.8.4.2b)."""
    return [id for id in one.fighters if id in world.elements]


class Reported(Result):
    """How a battle ended, with all that has to be alike in two reports (CIV-6.8.4.2f)."""

    lost: tuple[str, ...]
    left: tuple[str, ...]
    camps: tuple[Side, ...]


class Report(
    Claiming[World],
    Deed,
    name="report_battle",
    says=("report {battle} won by {winner} [lost {lost}] [left {left}] [camps {camps}] [militia {militia}]",),
    clause="CIV-6.8.4.2e",
    topic=BATTLE_TOPIC,
):
    """Report how a battle on your table ended."""

    battle: str = pick("battle", own_battles, WAITING, clause="CIV-6.8.4.2f")
    winner: Side = Field(description="who won: attacker or defender; a battle has one winner")
    lost: tuple[OfBattle, ...] = Field(
        default=(), max_length=60, description="the elements destroyed, of both sides and their allies"
    )
    left: tuple[OfBattle, ...] = Field(default=(), max_length=60, description="the elements that left the table")
    camps: tuple[Side, ...] = Field(default=(), max_length=2, description="whose camp was taken: attacker, defender")
    militia: int = Field(default=0, ge=0, le=99, description="how many militia elements were lost")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse more lost than fought, and one both lost and left (CIV-6.8.4.2f, CIV-6.8.4.2g)."""
        there = fought(world, world.engagements[self.battle])
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

    def result(self) -> Reported | None:
        """Give what is claimed."""
        camps = tuple(sorted(self.camps))
        return Reported(winner=self.winner, lost=tuple(sorted(self.lost)), left=tuple(sorted(self.left)), camps=camps)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the battles, and those who fight in the one named."""
        one = on_table(world).get(given.get("battle", ""))
        if field in ("lost", "left") and one:
            return {element_name(world, id): id for id in fought(world, one)}
        return super().choices(world, seat, field, given)


class AcceptReport(
    Confirming[World],
    Deed,
    name="accept_report",
    says=("accept report of {battle}",),
    clause="CIV-6.8.4.2f",
    topic=BATTLE_TOPIC,
):
    """Accept what the other side reports of a battle."""

    battle: str = pick("battle", own_battles, WAITING)


class DisputeReport(
    Disputing[World],
    Deed,
    name="dispute_report",
    says=("dispute report of {battle} [because {reason}]",),
    clause="CIV-6.8.4.2f",
    topic=BATTLE_TOPIC,
):
    """Dispute whatever the other side reports; the gamemaster rules."""

    battle: str = pick("battle", own_battles, WAITING)
    reason: str = Field(default="", max_length=300, description="what is wrong with it, for the sides and the judge")


class RuleBattle(
    Report,
    name="rule_battle",
    says=("rule {battle} won by {winner} [lost {lost}] [left {left}] [camps {camps}] [militia {militia}]",),
    clause="CIV-6.8.4.2f",
):
    """Rule how a contested battle ended, or leave it to the dice."""

    battle: str = pick("battle", battle_names, "the battle")
    winner: Literal["attacker", "defender", "dice"] = Field(description="who won, or dice to leave it to Herald")  # type: ignore[assignment]  # wider than a report's

    def refuse(self, world: World, seat: str) -> None:
        """Refuse everybody but the gamemaster, and losses of those who did not fight."""
        only_the_chair(seat, self.clause)
        super().refuse(world, seat)

    def result(self) -> Reported | None:
        """Give what is ruled; None leaves the battle to the dice."""
        return None if self.winner == "dice" else super().result()


def element_name(world: World, id: str) -> str:
    """Name an element: `Spears 12 of Hellas`, by its running number."""
    one = world.elements[id]
    return f"{one.type} {id.rsplit('-', 1)[1]} of {world.named(one.owner)}"


REPORT_ORDERS: tuple[type[Deed], ...] = (Report, AcceptReport, DisputeReport)
