"""How battles on a table are reported, and which report stands (CIV-6.8.4.2d to CIV-6.8.4.2h)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.civilized.battle.forces import Clash, Losses, conclude, generate
from rules.civilized.battle.orders import REPORT_ORDERS, TABLE, AcceptReport, DisputeReport, Reported, RuleBattle
from rules.civilized.march.generals import commander
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.reporting import Fought, Stage, Table, reported


def is_played(play: Play[World], sides: Sequence[str]) -> bool:
    """Tell whether a battle is fought on a table: by two players, or by one if that is allowed (CIV-6.8.4.2d)."""
    settings, people = play.state.settings, [side for side in sides if side in play.players]
    return settings.battles == "tabletop" and len(people) >= (1 if settings.table_alone else len(sides))


def report_all(play: Play[World], clashes: Sequence[Clash]) -> Flow:
    """Have all battles of a season reported at once, and carry them out (CIV-6.8.4.2d, CIV-9.2d)."""
    if not clashes:
        return
    for clash in clashes:
        clash.engagement.result = TABLE
        clash.engagement.fighters = clash.ids

    def window(stage: Stage, battles: Sequence[Fought], asked: Sequence[str]) -> Window[Any]:
        for one in battles:
            play.state.engagements[one.id].witnessed = stage == "judge"
        return question(stage, asked)

    table = Table[World, Reported](
        play=play,
        clause="CIV-6.8.4.2f",
        window=window,
        people=lambda: [*(seat for seat in play.state.seats if seat in play.players), *chair(play)],
        obey=play.carry_out,
        silence_confirms=True,
    )
    found = yield from reported(table, [fought(play, clash) for clash in clashes])
    for clash in clashes:
        stands = found.get(str(clash.engagement.number))
        conclude(play, clash, losses_of(play, clash, stands) if stands else generate(play, clash))


def chair(play: Play[World]) -> list[str]:
    """Give the gamemaster's chair, if somebody sits there."""
    return [CHAIR] if CHAIR in play.players else []


def fought(play: Play[World], clash: Clash) -> Fought:
    """Give a battle with its main protagonists, who report it."""
    number, seats = str(clash.engagement.number), [side for side in clash.countries if side in play.state.seats]
    return Fought(
        id=number,
        label=number,
        place=clash.engagement.hex,
        parties=clash.countries,
        sides=tuple(seats),
        asked=[seat for seat in seats if seat in play.players],
    )


def question(stage: Stage, asked: Sequence[str]) -> Window[Any]:
    """Ask for reports, for what others confirm, or for rulings, of all battles at once (section 4)."""
    name, clause, orders, title, meanwhile, silence = STAGES[stage]
    return Window(
        name=name,
        clause=clause,
        asked=asked,
        orders=orders,
        deadline="vote",
        title=title,
        silence=silence,
        meanwhile=meanwhile,
        players_only=True,
    )


def losses_of(play: Play[World], clash: Clash, report: Reported) -> Losses:
    """Turn a report into losses; a general is lost with the element that carries him (CIV-6.8.4.2e)."""
    generals = tuple(
        bool(side) and bool(clash.main[place]) and commander(play, side, clash.main[place]).element in report.lost
        for place, side in enumerate(clash.countries)
    )
    return Losses(
        winner=0 if report.winner == "attacker" else 1,
        elements=list(report.lost),
        left=list(report.left),
        camps=("attacker" in report.camps, "defender" in report.camps),
        generals=(generals[0], generals[1]),
        reported=True,
    )


DICE = "Herald fights the battle with dice."
JUDGE_ORDERS: tuple[type[Deed], ...] = (AcceptReport, DisputeReport)
STAGES: Mapping[Stage, tuple[str, str, tuple[type[Deed], ...], str, str, str]] = {
    "report": (
        "battle_report",
        "CIV-6.8.4.2e",
        REPORT_ORDERS,
        "How did the battle on your table end?",
        "A battle is fought on a table.",
        "What the other side reports stands; if nobody reports, Herald fights the battle with dice.",
    ),
    "judge": (
        "battle_judging",
        "CIV-6.8.4.2d",
        JUDGE_ORDERS,
        "Is it right what a player reports of a battle against an autopilot?",
        "A reported battle waits for somebody to confirm it.",
        DICE,
    ),
    "ruling": (
        "battle_ruling",
        "CIV-6.8.4.2f",
        (RuleBattle,),
        "How did the contested battle end?",
        "A contested battle waits for the battle umpire.",
        DICE,
    ),
}
"""Each stage's window, its clause, what it takes, its question, what the others are told, and what silence means."""
