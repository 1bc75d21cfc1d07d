"""Counsel on reports: what somebody says of a battle on a table, what silence costs, and who would rule (ITA-6.24)."""

from collections.abc import Sequence
from typing import Any

from rules.italy.battle.deciding import Confirm, Dispute
from rules.italy.battle.gains import battles, falls
from rules.italy.battle.prizes import eligible
from rules.italy.battle.reasons import at, within
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.words import DEGREES
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.results import Result
from rules.kernel.telling.phrases import row, the

FALSE = "We fought no such battle."
"""What one press says against a report."""
Pieces = Sequence[Counsel[World]]


def claimed(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: windows differ in their orders
    """Say what was reported of a battle, to whoever is asked whether it is right (ITA-6.24)."""
    battle = world.battle()
    if battle is None or window.name != "confirm" or not battle.claims:
        return ()
    by, claim = next(iter(battle.claims.items()))
    right, wrong = (
        Offer[World]("It is right", Confirm()),
        Offer[World]("We fought no such battle", Dispute(reason=FALSE)),
    )
    if seat not in (battle.attacker, battle.target):
        text = f"{said(world, battle, by, claim)}. You are no side of it: without your yes the dice decide."
        return [Counsel(Weight.DECIDE, text, "ITA-6.24", (right,))]
    lost = losses(world, seat, battle, claim)
    if not lost:
        text = within(f"{said(world, battle, by, claim)}. Your silence lets that stand.", otherwise(world))
        return [Counsel(Weight.DECIDE, text, "ITA-6.24", (right, wrong))]
    text = within(f"{said(world, battle, by, claim)}. Your silence lets that stand: {lost}.", otherwise(world))
    return [
        Counsel(Weight.RUIN, text, "ITA-6.24", (wrong, right)),
        Counsel(Weight.DECIDE, fair(world, seat, battle), "ITA-7.4"),
    ]


def said(world: World, battle: Attack, by: str, claim: Result) -> str:
    """Say who tells of which battle, and how it is said to have ended."""
    teller, won = world.name(by), (battle.attacker, battle.army)[claim.winner == "defender"]
    victor, place = world.name(won), world.provinces[battle.struck].name
    who = f"{teller:it|they}" if won == by else the(victor)
    did = "took" if claim.winner == "attacker" else "held"
    return f"{teller:The} {teller:says|say} that {who} {did} {place} on a table, {DEGREES[claim.degree]}"


def losses(world: World, seat: str, battle: Attack, claim: Result) -> str:
    """Say what a seat loses if a report stands; empty where it loses nothing (ITA-8.2 to ITA-8.6)."""
    attacks = seat == battle.attacker
    if (claim.winner == "attacker") == attacks:
        return ""
    homes = battles(world, seat)[battle.attacker][0].homes[claim]
    if falls(Land(world), seat, homes):
        return "you fall"
    fought = battle.model_copy(update={"won": not attacks})
    more = eligible(world, fought, claim.degree)
    first = [] if attacks else [world.provinces[battle.struck].name]
    lost = [*first, *([("another province" if first else "a province of yours")] if more else [])]
    return f"you lose {row(lost)}" if lost else ""


def otherwise(world: World) -> str:
    """Say who decides if a report is disputed: never a side of the battle (ITA-6.24, R46)."""
    if CHAIR in world.seated:
        return "Disputed, the battle umpire rules."
    return "Disputed, the dice decide, as nobody is battle umpire."


def fair(world: World, seat: str, battle: Attack) -> str:
    """Say what the generator would do with the same battle (ITA-7.4)."""
    one, attacks = battles(world, seat)[battle.attacker][0], seat == battle.attacker
    ours, theirs = one.points if attacks else one.points[::-1]
    odds = at(one.won("attacker" if attacks else "defender"))
    return f"By the dice your {ours} points against {theirs} would win {odds}."
