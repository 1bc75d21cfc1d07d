"""How a battle is decided: on a table and reported, or by the generator (ITA-6.21 to ITA-6.24)."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from rules.italy.battle.generator import Result, generate
from rules.italy.battle.orders import Confirm, Dispute, Outcome, Report, RuleBattle, UseGenerator
from rules.italy.board.state import Attack, Battle, Claim, World
from rules.italy.board.tables import ROME
from rules.italy.seats.orders import CHAIR_ORDERS, SEAT_ORDERS
from rules.italy.seats.seats import obey
from rules.kernel.orders.windows import Sealed, Window
from rules.kernel.play.play import Play
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.reporting import Fought, Stage, Table, reported

Deciding = Generator[Window[Any], Sealed, Result | None]  # Any: windows differ in their orders
"""Asks what is to be asked and gives the result; None if the game ended meanwhile."""


def decide(play: Play[World], attack: Attack, battle: Battle) -> Deciding:
    """Give a battle's result, as reported and standing, or from the generator (ITA-6.23, ITA-6.24)."""
    world = play.state

    def window(stage: Stage, battles: Sequence[Fought], asked: Sequence[str]) -> Window[Any]:
        return question(stage, asked, facing(world, battle))

    def note(fought: Fought, claims: Mapping[str, Outcome]) -> None:
        battle.claims = [Claim(winner=one.winner, degree=one.degree, by=seat) for seat, one in claims.items()]

    table = Table[World, Outcome](
        play=play,
        clause="ITA-6.24",
        window=window,
        people=lambda: world.seated,
        obey=lambda given: obey(play, given),
        over=lambda: bool(world.ended),
        note=note,
    )
    found = yield from reported(table, [fought(world, attack, battle)])
    if world.ended:
        return None
    stands = found.get("")
    return (stands.winner, stands.degree) if stands else generate(play, attack, battle)


def fought(world: World, attack: Attack, battle: Battle) -> Fought:
    """Give a battle with those who report it, but for those who leave all battles to the generator (ITA-6.26)."""
    return Fought(
        id="",
        label=attack.label,
        parties=(battle.attacker, battle.army),
        sides=tuple(one for one in (battle.attacker, battle.holder) if one in world.powers),
        asked=[seat for seat in choosers(world, battle) if world.powers[seat].method == "ask"],
    )


def choosers(world: World, battle: Battle) -> list[str]:
    """Give who chooses the method: the players of the two sides; with `tabletop_others` Rome's for all (ITA-6.21)."""
    if world.settings.tabletop == "always_generator":
        return []
    sides = [one for one in world.players() if one in (battle.attacker, battle.holder)]
    if not sides and world.settings.tabletop_others and ROME in world.seated:
        return [ROME]
    return sides


def facing(world: World, battle: Battle) -> str:
    """Say who meets whom, and where."""
    label, place = world.attacks[battle.attack].label, world.provinces[battle.province].name
    return f"{label}: {world.name(battle.attacker)} against {world.name(battle.army)} in {place}."


def question(stage: Stage, asked: Sequence[str], battle: str) -> Window[Any]:
    """Ask for the generator or a report, for a confirmation, or for a ruling (ITA-6.21, ITA-6.24)."""
    name, title, waits, silence = STAGES[stage]
    return Window(
        name=name,
        clause="ITA-6.21" if stage == "report" else "ITA-6.24",
        asked=asked,
        orders=(*ANSWERS[name], *(CHAIR_ORDERS if CHAIR in asked else SEAT_ORDERS)),
        silence=silence,
        title=title,
        meanwhile=f"{battle} {waits}".strip(),
        players_only=stage == "ruling",
    )


GENERATOR = "The Battle Result Generator decides."
STAGES: Mapping[Stage, tuple[str, str, str, str]] = {
    "report": ("battle", "How is this battle decided?", "", GENERATOR),
    "confirm": (
        "confirm",
        "Is the reported result right?",
        "Its report waits for confirmation.",
        "The reported result stands.",
    ),
    "judge": ("confirm", "Is the reported result right?", "Its report waits for confirmation.", GENERATOR),
    "ruling": (
        "ruling",
        "How did the contested battle end?",
        "Its report is contested and waits for the gamemaster.",
        GENERATOR,
    ),
}
"""Each stage's window, its question, what the others are told, and what silence means."""
ANSWERS = {"battle": (UseGenerator, Report), "confirm": (Confirm, Dispute), "ruling": (RuleBattle, UseGenerator)}
"""What each window takes."""
