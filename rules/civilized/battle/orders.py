"""The orders with which players report battles that they fought on a table (CIV-6.8.4.2e, CIV-6.8.4.2f).

What else a table knows, such as its edges and command dice, stays there (CIV-9.2e).
"""

from typing import Any, Literal

from pydantic import Field

from rules.civilized.march.choices import Given
from rules.civilized.march.expeditions import place_name
from rules.civilized.world.deed import BATTLE_TOPIC, Deed
from rules.civilized.world.state import World
from rules.civilized.world.war import Engagement
from rules.kernel.orders.choice import Objection, Problem, pick
from rules.kernel.table.results import Claiming, Confirming, Disputing, Result, Side, only_the_chair

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


def element_name(world: World, id: str) -> str:
    """Name an element: `Spears 12 of Hellas`, by its running number."""
    one = world.elements[id]
    return f"{one.type} {id.rsplit('-', 1)[1]} of {world.named(one.owner)}"


def fighters(world: World, seat: str, given: Given) -> dict[str, str] | None:
    """Name those who fight in the battle named, on either side."""
    del seat
    one = on_table(world).get(given.get("battle", ""))
    return {element_name(world, id): id for id in fought(world, one)} if one else None


def no_fighter(world: World, seat: str, element: str) -> Objection:
    """Say that an element does not fight in a battle (CIV-6.8.4.2f)."""
    del seat
    return f"{element_name(world, element) if element in world.elements else element} did not fight in that battle"


def lost_too(world: World, seat: str, element: str, given: Given) -> Objection:
    """Say that an element cannot have left that was lost (CIV-6.8.4.2g)."""
    del seat
    return f"{element_name(world, element)} is named as lost" if element in given.get("lost", ()) else None


class Reported(Result):
    """How a battle ended, with all that has to be alike in two reports (CIV-6.8.4.2f)."""

    lost: tuple[str, ...]
    left: tuple[str, ...]
    camps: tuple[Side, ...]


def of_fighters(words: str, problem: Problem | None = None) -> Any:  # Any: stands for the field
    """Declare a field that names some of those who fight in the battle."""
    return pick(
        "element",
        fighters,
        words,
        default=(),
        clause="CIV-6.8.4.2f",
        denied=no_fighter,
        problem=problem,
        max_length=60,
    )


class OfBattle(Deed, clause="CIV-6.8.4.2f", topic=BATTLE_TOPIC):
    """A word on one of the battles that a seat may speak of."""

    battle: str = pick("battle", own_battles, "a battle that waits for your word", clause="CIV-6.8.4.2f")


class Report(
    Claiming[World],
    OfBattle,
    name="report_battle",
    says=("report {battle} won by {winner} [lost {lost}] [left {left}] [camps {camps}] [militia {militia}]",),
    clause="CIV-6.8.4.2e",
):
    """Report how a battle on your table ended."""

    winner: Side = Field(description="who won: attacker or defender; a battle has one winner")
    lost: tuple[str, ...] = of_fighters("the elements destroyed, of both sides and their allies")
    left: tuple[str, ...] = of_fighters("the elements that left the table", lost_too)
    camps: tuple[Side, ...] = Field(default=(), max_length=2, description="whose camp was taken: attacker, defender")
    militia: int = Field(default=0, ge=0, le=99, description="how many militia elements were lost")

    def result(self) -> Reported | None:
        """Give what is claimed."""
        camps = tuple(sorted(self.camps))
        return Reported(winner=self.winner, lost=tuple(sorted(self.lost)), left=tuple(sorted(self.left)), camps=camps)


class AcceptReport(Confirming[World], OfBattle, name="accept_report", says=("accept report of {battle}",)):
    """Accept what the other side reports of a battle."""


class DisputeReport(
    Disputing[World], OfBattle, name="dispute_report", says=("dispute report of {battle} [because {reason}]",)
):
    """Dispute whatever the other side reports; the gamemaster rules."""

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
        """Refuse everybody but the gamemaster."""
        only_the_chair(seat, self.clause)

    def result(self) -> Reported | None:
        """Give what is ruled; None leaves the battle to the dice."""
        return None if self.winner == "dice" else super().result()


REPORT_ORDERS: tuple[type[Deed], ...] = (Report, AcceptReport, DisputeReport)
