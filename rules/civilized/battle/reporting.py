"""How battles on a table are reported, and which report stands (CIV-6.8.4.2d to CIV-6.8.4.2h)."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from rules.civilized.battle.events import ResultReported, ResultSettled
from rules.civilized.battle.forces import Clash, Losses, conclude, generate
from rules.civilized.battle.orders import REPORT_ORDERS, TABLE, DisputeReport, Report, RuleBattle
from rules.civilized.battle.tables import GAMEMASTER
from rules.civilized.march.generals import commander
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.kernel.orders.windows import Flow, Sealed, Window, ask
from rules.kernel.play.play import Play

Reports = Mapping[tuple[str, str], Deed]
"""Battle and seat to what it said of it."""
Asking = Generator[Window[Any], Sealed, dict[tuple[str, str], Deed]]  # Any: windows differ in their orders


def is_played(play: Play[World], clash: Clash) -> bool:
    """Tell whether a battle, and nothing but a battle, is fought on a table by two players (CIV-6.8.4.2d, CIV-9.2d)."""
    return play.state.settings.battles == "tabletop" and all(side in play.players for side in clash.countries)


def report_all(play: Play[World], clashes: Sequence[Clash]) -> Flow:
    """Ask all who fought on a table at once, then the gamemaster where they differ, and carry it out (CIV-6.8.4.2d)."""
    if not clashes:
        return
    for clash in clashes:
        clash.engagement.result = TABLE
        clash.engagement.fighters = clash.ids
    said = yield from ask_sides(play, clashes)
    settled: dict[int, Losses | None] = {}
    contested = []
    for clash in clashes:
        tell_reports(play, clash, said)
        if in_dispute(clash, said):
            contested.append(clash)
        else:
            settled[clash.engagement.number] = standing(play, clash, said)
    ruled = yield from ask_gamemaster(play, contested)
    for clash in clashes:
        number = clash.engagement.number
        losses = settled.get(number) or ruling(play, clash, ruled)
        how = "ruled" if (str(number), GAMEMASTER) in ruled else "agreed" if settled.get(number) else "resolver"
        play.tell(ResultSettled(number=number, place=clash.engagement.hex, how=how))
        conclude(play, clash, losses or generate(play, clash))


def ask_sides(play: Play[World], clashes: Sequence[Clash]) -> Asking:
    """Ask the main protagonists of all battles at once (section 4)."""
    fighters = {side for clash in clashes for side in clash.countries}
    window = Window(
        name="battle_report",
        clause="CIV-6.8.4.2e",
        asked=[seat for seat in play.state.seats if seat in fighters],
        orders=REPORT_ORDERS,
        deadline="vote",
        title="How did the battle on your table end?",
        silence="What the other side reports stands; if nobody reports, Herald fights the battle with dice.",
        meanwhile="A battle is fought on a table.",
        players_only=True,
    )
    return (yield from answers(play, window))


def ask_gamemaster(play: Play[World], contested: Sequence[Clash]) -> Asking:
    """Ask the gamemaster about all battles in dispute (CIV-6.8.4.2f)."""
    for clash in contested:
        play.tell(ResultSettled(number=clash.engagement.number, place=clash.engagement.hex, how="disputed"))
    window = Window(
        name="battle_ruling",
        clause="CIV-6.8.4.2f",
        asked=[GAMEMASTER] if contested and GAMEMASTER in play.players else [],
        orders=(RuleBattle,),
        deadline="vote",
        title="How did the contested battle end?",
        silence="Herald fights the battle with dice.",
        meanwhile="A contested battle waits for the gamemaster.",
        players_only=True,
    )
    return (yield from answers(play, window))


def answers(play: Play[World], window: Window[Any]) -> Asking:
    """Open a window and give each answer that may stand, by battle and seat."""
    found: dict[tuple[str, str], Deed] = {}
    for seat, order in (yield from ask(window)):
        if play.obey(seat, order):
            found[order.battle, seat] = order
    return found


def tell_reports(play: Play[World], clash: Clash, said: Reports) -> None:
    """Tell who reports what."""
    number = clash.engagement.number
    for seat in clash.countries:
        order = said.get((str(number), seat))
        if isinstance(order, Report):
            won, place = clash.countries[0 if order.winner == "attacker" else 1], clash.engagement.hex
            play.tell(ResultReported(number=number, place=place, by=seat, winner=won))


def reports_of(clash: Clash, said: Reports) -> list[Report]:
    """Give the reports of a battle."""
    both = (said.get((str(clash.engagement.number), seat)) for seat in clash.countries)
    return [order for order in both if isinstance(order, Report)]


def in_dispute(clash: Clash, said: Reports) -> bool:
    """Tell whether two reports differ, or one is disputed (CIV-6.8.4.2f)."""
    reports = reports_of(clash, said)
    orders = [said.get((str(clash.engagement.number), seat)) for seat in clash.countries]
    disputed = any(isinstance(order, DisputeReport) for order in orders)
    return bool(reports) and (disputed or any(same(one) != same(reports[0]) for one in reports))


def same(report: Report) -> tuple[object, ...]:
    """Give what has to be alike in two reports."""
    return report.winner, sorted(report.lost), sorted(report.left), sorted(report.camps)


def standing(play: Play[World], clash: Clash, said: Reports) -> Losses | None:
    """Give the report that stands; None leaves the battle to the dice (CIV-6.8.4.2f, CIV-6.8.4.2h)."""
    reports = reports_of(clash, said)
    return losses_of(play, clash, reports[0]) if reports else None


def ruling(play: Play[World], clash: Clash, ruled: Reports) -> Losses | None:
    """Give what the gamemaster ruled; None leaves the battle to the dice (CIV-6.8.4.2h)."""
    order = ruled.get((str(clash.engagement.number), GAMEMASTER))
    return losses_of(play, clash, order) if isinstance(order, RuleBattle) and order.winner != "dice" else None


def losses_of(play: Play[World], clash: Clash, report: Report) -> Losses:
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
