"""Where a battle is fought, and how one on a table is decided (FIE-11.1, FIE-11.5 to FIE-11.7)."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from rules.fiefs.battle.orders import (
    ChooseVenue,
    Confirm,
    Deeds,
    Dispute,
    Report,
    RuleBattle,
    Standing,
    Uphold,
    UseResolver,
)
from rules.fiefs.battle.tabled import asking, of_venue
from rules.fiefs.board.conflicts import Battle, Reported
from rules.fiefs.board.state import World
from rules.fiefs.seats.orders import ANYTIME, GiveUp
from rules.fiefs.seats.seats import concede, hear
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Sealed, Window
from rules.kernel.play.play import Play
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.conceding import conceding
from rules.kernel.table.reporting import Fought, Stage, Table, reported

Given = list[tuple[str, Order[World]]]
Deciding = Generator[Window[Any], Sealed, Reported | None]  # Any: windows differ in their orders
"""Asks what is to be asked and gives what stands; none leaves the battle to the resolver."""
VENUE: Window[Order[World]] = Window(
    name="venue",
    clause="FIE-11.1",
    asked=(),
    orders=(ChooseVenue,),
    silence="Herald fights the battle.",
    deadline="reaction",
    title="Will you fight this battle on a table?",
    meanwhile="Two leaders say where they will fight.",
)
REPORT: Window[Order[World]] = Window(
    name="report",
    clause="FIE-11.5",
    asked=(),
    orders=(Report, Deeds, UseResolver),
    silence="If nobody reports, Herald fights the battle.",
    title="How did your battle end?",
    meanwhile="A battle is fought on a table.",
    players_only=True,
)
CONFIRM = replace(
    REPORT,
    name="confirm",
    clause="FIE-11.6",
    orders=(Confirm, Dispute),
    silence="The report stands.",
    title="Is the reported result right?",
    meanwhile="A report of a battle waits for confirmation.",
)
RULING = replace(
    CONFIRM,
    name="ruling",
    clause="FIE-11.7",
    orders=(RuleBattle, Deeds, Uphold, UseResolver),
    silence="Herald fights the battle.",
    title="How did the contested battle end?",
    meanwhile="A contested report waits for the battle umpire.",
)
STAGES: Mapping[Stage, Window[Order[World]]] = {
    "report": REPORT,
    "confirm": CONFIRM,
    "judge": CONFIRM,
    "ruling": RULING,
}


def venue(play: Play[World], battle: Battle) -> Flow:
    """Find out whether a battle is fought on a table: where the setting, or both leaders, would (FIE-11.1)."""
    world, wanted = play.state, play.state.settings.battle
    leaders = [world.armies[one].leader for one in (battle.attacker, battle.defender)]
    if wanted == "auto" or not all(one in world.players() for one in leaders):
        battle.venue = "auto"
        return
    if wanted == "ask":
        given = yield from hear(play, replace(VENUE, words=lambda: of_venue(world, battle)), leaders)
        said = {seat: order.venue for seat, order in given if isinstance(order, ChooseVenue)}
        battle.venue = "table" if all(said.get(one) == "table" for one in leaders) else "auto"
        return
    battle.venue = "table"


def decided(play: Play[World], battle: Battle) -> Deciding:
    """Give the report of a battle that stands; none leaves it to the resolver (FIE-11.5 to FIE-11.7)."""
    world = play.state
    chair = [CHAIR] if CHAIR in play.players else []

    def window(stage: Stage, battles: Sequence[Fought], asked: Sequence[str]) -> Window[Any]:  # Any: as in `Deciding`
        more = (GiveUp,) if CHAIR in asked else ANYTIME
        said = partial(asking, world, battle, stage)
        return replace(STAGES[stage], asked=tuple(asked), orders=(*STAGES[stage].orders, *more), words=said)

    table = Table[World, Reported](
        play=play,
        clause="FIE-11.6",
        window=window,
        people=lambda: [*world.players(), *chair],
        obey=lambda given: obey(play, battle, given),
    )
    leaders = [world.armies[one].leader for one in (battle.attacker, battle.defender)]
    fought = Fought(
        id="",
        label="The battle",
        parties=(battle.attacker, battle.defender),
        sides=tuple(leaders),
        asked=leaders,
        place=battle.fief,
    )
    found = yield from reported(table, [fought])
    return found.get("")


def obey(play: Play[World], battle: Battle, given: Given) -> Given:
    """Carry out what was said of a battle; reports come back whole, as they are kept with it."""
    done = play.carry_out(given)
    for seat, order in conceding(done).items():
        if seat in play.state.houses:
            concede(play, seat, order.clause)
    return [(seat, whole(battle, seat, order)) for seat, order in done]


def whole(battle: Battle, seat: str, order: Order[World]) -> Order[World]:
    """Give the whole report for an order that makes or upholds one; any other as it is."""
    by = order.report if isinstance(order, Uphold) else seat
    return Standing(whole=battle.claims[by]) if isinstance(order, Report | Uphold) else order
