"""Fleets that meet, and fleets whose port has fallen (FIE-14.10 to FIE-14.16)."""

from collections.abc import Generator
from dataclasses import replace
from functools import partial
from typing import Any

from rules.fiefs.armies.attrition import FACES, enter, roll_attrition
from rules.fiefs.armies.raising import free_besieged
from rules.fiefs.board.forces import Army, Fleet
from rules.fiefs.board.sides import enemy_fleets, fleet_of, laden
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FLEET
from rules.fiefs.ending.conflicts import check_end
from rules.fiefs.fleets.answers import FIGHT, by_itself
from rules.fiefs.fleets.events import (
    FleetLost,
    FleetMet,
    FleetTaken,
    FleetWasted,
    Gone,
    Met,
    NavalRolled,
    WentAshore,
)
from rules.fiefs.fleets.orders import MOORED, FleetFight, FleetRetreat
from rules.fiefs.fleets.wording import of_fleet
from rules.fiefs.meeting.meeting import landed, withdraw
from rules.fiefs.seats.seats import hear
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Sealed, Window
from rules.kernel.play.play import Play

DIE = 6
Answering = Generator[Window[Any], Sealed, str]  # Any: as in Window
MOOR: Window[Order[World]] = Window(
    name="moor",
    clause="FIE-14.11",
    asked=(),
    orders=MOORED,
    title="An enemy is upon your fleet. What does it do?",
    silence="It fights if it is laden and as strong, else it flees to a friendly coast.",
    deadline="reaction",
    meanwhile="A fleet is asked whether it fights.",
)


def encounter(play: Play[World], army: Army) -> Flow:
    """Let a laden fleet that has come into a fief meet the enemy's there, before anybody meets on land (FIE-14.11)."""
    world, fief = play.state, army.fief
    fleet = fleet_of(world, army)
    there = [one.id for one in enemy_fleets(world, army, fief)] if fleet else []
    for one in there:
        yield from come_upon(play, army, one, fief)


def come_upon(play: Play[World], army: Army, other: str, fief: str) -> Flow:
    """Let an enemy fleet answer, unless the one that came is beaten or gone (FIE-14.10, FIE-14.11)."""
    world = play.state
    fleet = fleet_of(world, army) if army.id in world.armies else None
    enemy = world.fleets.get(other)
    if fleet is None or enemy is None or fleet.fief != fief or enemy.fief != fief or army.fief != fief:
        return
    chosen = yield from choose(play, enemy, fleet)
    tell_answer(play, enemy, chosen, "FIE-14.11" if laden(world, enemy) else "FIE-14.10")
    if chosen == FIGHT:
        yield from battle(play, fleet, enemy)
    elif chosen:
        yield from flee(play, enemy, chosen)
    else:
        lose(play, enemy, "run_down", "FIE-14.10")


def tell_answer(play: Play[World], fleet: Fleet, chosen: str, clause: str) -> None:
    """Tell what a fleet does about an enemy."""
    deed: Met = "fight" if chosen == FIGHT else "retreat" if chosen else "lost"
    to = chosen if deed == "retreat" else ""
    play.tell(FleetMet(clause=clause, fleet=fleet.id, fief=fleet.fief, deed=deed, to=to))


def choose(play: Play[World], fleet: Fleet, enemy: Fleet | None) -> Answering:
    """Give where a fleet flees, or that it fights, or nothing where it can do neither (FIE-14.12, FIE-16.17)."""
    world = play.state
    army = world.armies[fleet.army]
    chosen = by_itself(world, fleet, enemy)
    if army.auto:
        return chosen
    world.moored = fleet.id
    orders = MOORED if enemy and laden(world, fleet) else (FleetRetreat,)
    window = replace(MOOR, orders=orders, words=partial(of_fleet, world, fleet, enemy, chosen))
    for _, order in (yield from hear(play, window, [army.leader])):
        if isinstance(order, FleetRetreat | FleetFight) and play.allows(army.leader, order):
            chosen = FIGHT if isinstance(order, FleetFight) else order.to
    world.moored = ""
    return chosen


def battle(play: Play[World], fleet: Fleet, enemy: Fleet) -> Flow:
    """Fight at sea, a die and the markers each; the loser is captured and its army goes ashore (FIE-14.13 to 14.15)."""
    world = play.state
    own, other = roll(play, fleet, enemy)
    winner, loser = (fleet, enemy) if own > other else (enemy, fleet)
    army, victor = world.armies[loser.army], world.armies[winner.army]
    captured = loser.markers
    winner.markers = min(winner.markers + captured, FLEET)
    lose(play, loser, "captured", "FIE-14.14")
    play.tell(FleetTaken(fleet=winner.id, captured=captured, markers=winner.markers))
    army.encamped, army.upset = False, True
    army.retreats += 1
    play.tell(WentAshore(army=army.id, fief=army.fief))
    roll_attrition(play, army, "retreat")
    if not check_end(play, army.conflict) and army.on_board:
        yield from withdraw(play, army, victor, fleeing=True)


def roll(play: Play[World], fleet: Fleet, enemy: Fleet) -> tuple[int, int]:
    """Roll a die each and add the markers, again while they tie (FIE-14.13)."""
    own = other = 0
    while own == other:
        with play.causes():
            own = play.chance.die("FIE-14.13", "naval", f"{fleet.id}/{fleet.fief}", DIE) + fleet.markers
            other = play.chance.die("FIE-14.13", "naval", f"{enemy.id}/{fleet.fief}", DIE) + enemy.markers
            play.tell(NavalRolled(fleet=fleet.id, against=enemy.id, fief=fleet.fief, own=own, other=other))
    return own, other


def lose(play: Play[World], fleet: Fleet, why: Gone, clause: str) -> None:
    """Take a fleet off the board."""
    play.tell(FleetLost(clause=clause, fleet=fleet.id, fief=fleet.fief, why=why))
    del play.state.fleets[fleet.id]


def flee(play: Play[World], fleet: Fleet, to: str) -> Flow:
    """Let a fleet retreat, with its army if laden; hunger takes elements, or markers of an empty one (FIE-14.12)."""
    world, army, full = play.state, play.state.armies[fleet.army], laden(play.state, fleet)
    origin, fleet.fief = fleet.fief, to
    fleet.retreats += 1
    if not full:
        waste(play, fleet)
        return
    army.upset = True
    army.left.append(origin)
    army.retreats += 1
    enter(play, army, to)
    free_besieged(world, origin)
    if army.on_board:
        roll_attrition(play, army, "retreat")
    if not check_end(play, army.conflict) and army.on_board:
        yield from landed(play, army)


def waste(play: Play[World], fleet: Fleet) -> None:
    """Roll what an unladen fleet loses on its retreat to a friendly coast (FIE-14.12, FIE-8.44)."""
    added = {"summer": -1, "winter": 1}.get(play.state.season, 0) - 1 + (fleet.retreats > 1)
    with play.causes():
        die = play.chance.die("FIE-14.12", "fleet_attrition", f"{fleet.id}/{fleet.fief}", FACES)
        lost = min(max(die + added, 0), fleet.markers)
        fleet.markers -= lost
        play.tell(
            FleetWasted(
                fleet=fleet.id, fief=fleet.fief, die=die, modifier=added, lost=lost, markers=fleet.markers
            )
        )  # fmt: skip
    if not fleet.markers:
        lose(play, fleet, "wrecked", "FIE-14.12")


def clear_ports(play: Play[World], conflict: str) -> Flow:
    """Let unladen fleets leave ports that the enemy has conquered, or be destroyed (FIE-14.16)."""
    world = play.state
    ousted = [one.id for one in world.fleets.values() if one.ousted]
    for one in ousted:
        yield from clear(play, one, conflict)


def clear(play: Play[World], id: str, conflict: str) -> Flow:
    """Let one such fleet go."""
    world = play.state
    fleet = world.fleets.get(id)
    if fleet is None or conflict not in world.conflicts:
        return
    fleet.ousted = False
    if laden(world, fleet):
        return
    chosen = yield from choose(play, fleet, None)
    tell_answer(play, fleet, chosen, "FIE-14.16")
    if chosen:
        yield from flee(play, fleet, chosen)
    else:
        lose(play, fleet, "ousted", "FIE-14.16")
