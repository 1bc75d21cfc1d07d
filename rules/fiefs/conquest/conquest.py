"""Conquered fiefs: whose markers go, and whose come (FIE-9)."""

from collections.abc import Generator
from dataclasses import replace
from functools import partial
from typing import Any

from rules.fiefs.armies.camp import break_camps
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Marker
from rules.fiefs.board.houses import Fief
from rules.fiefs.board.land import in_region
from rules.fiefs.board.sides import side_of
from rules.fiefs.board.state import World
from rules.fiefs.claims.markers import set_control
from rules.fiefs.conquest.awards import AwardFief, by_default, by_list, companions
from rules.fiefs.conquest.events import FiefConquered, RegionTaken
from rules.fiefs.ending.conflicts import end_rebellion
from rules.fiefs.seats.seats import hear
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Sealed, Window, Wording
from rules.kernel.play.play import Play

Choosing = Generator[Window[Any], Sealed, tuple[str, Marker]]  # Any: as in Window
AWARDING: Window[Order[World]] = Window(
    name="award",
    clause="FIE-9.5",
    asked=(),
    orders=(AwardFief,),
    title="Who of your army shares in what you conquered?",
    silence="Your award list decides; without one the least of your followers gets the claim.",
    deadline="reaction",
    meanwhile="The victor shares out what he conquered.",
)


def conquer(play: Play[World], army: Army, fief: str) -> Flow:
    """Set the markers of a fief that an army conquered, with all that comes of it (FIE-9.1 to FIE-9.9).

    `ours` are Houses of the side that won; the leader is that of the army (FIE-9.2).
    """
    world = play.state
    conflict, place = world.conflicts[army.conflict], world.fiefs[fief]
    before = place.control, place.claim
    if takes_crown(world, conflict, army, place):
        lord, claim, clause = conflict.declarer, place.control, "FIE-9.7"
    else:
        clause = "FIE-9.3"
        ours = [seat if side_of(world, conflict, seat) == army.side else "" for seat in before]
        lord, claim = (ours[0], ours[1]) if ours[0] else (ours[1], "")  # FIE-9.4
        if not lord:
            lord, claim = yield from share(play, army, fief)
        lord, claim = lord or army.leader, claim or army.leader  # FIE-9.6
    place.claim = claim
    told = FiefConquered(
        clause=clause, army=army.id, fief=fief, lord_before=before[0], claim_before=before[1], lord=lord, claim=claim
    )
    with play.after(play.tell(told)):
        if lord != place.control:
            set_control(play, fief, lord)
        break_camps(play, conflict.armies)
        oust_fleets(world, army, fief)
        after_conquest(play, conflict, army, place)


def oust_fleets(world: World, army: Army, fief: str) -> None:
    """Note that fleets of the other side must leave a port, those that lie there without their army (FIE-14.16)."""
    for fleet in world.fleets.values():
        fleet.ousted = fleet.ousted or (fleet.fief == fief and world.armies[fleet.army].side != army.side)


def takes_crown(world: World, conflict: Conflict, army: Army, place: Fief) -> bool:
    """Tell whether a conquest takes the crown that the conflict is about (FIE-9.7)."""
    about = conflict.pretext == "throne" or conflict.kind == "usurpation"
    mine = place.control == conflict.declarer
    return about and army.side == 1 and place.capital_of == conflict.nation_d and not mine


def share(play: Play[World], army: Army, fief: str) -> Generator[Window[Any], Sealed, tuple[str, str]]:
    """Give who places which markers where none is left: lord and claimant (FIE-9.5)."""
    world = play.state
    if not companions(world, army):
        return army.leader, army.leader
    seat, marker = yield from choose(play, army, fief)
    return (seat, army.leader) if marker == "control" else (army.leader, seat)


def choose(play: Play[World], army: Army, fief: str) -> Choosing:
    """Ask the leader whom he serves; with plans for a season, and for the silent, his list answers (FIE-9.5a)."""
    world = play.state
    if world.settings.pace == "turns":
        acting, world.army, world.conquered = world.army, army.id, fief
        given = yield from hear(play, replace(AWARDING, words=partial(of_award, world, army, fief)), [army.leader])
        answers = [
            order for _, order in given if isinstance(order, AwardFief) and order.seat in companions(world, army)
        ]
        world.army, world.conquered = acting, ""
        if answers:
            return answers[-1].seat, answers[-1].marker
    return by_list(world, army) or by_default(world, army)


def of_award(world: World, army: Army, fief: str) -> Wording:
    """Ask for it with names; whom a list of awards names is nobody's business (FIE-17.9)."""
    name, (seat, _) = world.fiefs[fief].name, by_default(world, army)
    return {
        "title": f"{name} is yours. Which House of your army sets a marker there, and which?",
        "silence": f"Your list of awards decides; without one {world.short(seat)} gets the claim.",
        "meanwhile": f"{world.short(army.leader)} shares out {name}.",
    }


def after_conquest(play: Play[World], conflict: Conflict, army: Army, place: Fief) -> None:
    """See whether a contested region is taken, or a usurper has won (FIE-9.8, FIE-6.14)."""
    world = play.state
    if army.side != 1:
        return
    if conflict.kind == "usurpation" and place.capital_of == conflict.nation_d:
        end_rebellion(play, conflict, won=True, why="conquest")
        return
    region = place.region
    if conflict.kind != "war" or region not in conflict.regions or world.regions[region].nation == conflict.nation_a:
        return
    lords = {side_of(world, conflict, world.fiefs[one].control) for one in in_region(world, region)}
    if lords == {1}:
        world.regions[region].nation = conflict.nation_a
        play.tell(RegionTaken(conflict=conflict.id, region=region, nation=conflict.nation_a))
