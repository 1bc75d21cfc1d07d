"""Enemies who meet: each answers in turn, and battles and retreats follow one upon another (FIE-8.23 to FIE-8.33)."""

from collections.abc import Generator
from dataclasses import replace
from functools import partial
from typing import Any

from rules.fiefs.armies.attrition import enter, roll_attrition
from rules.fiefs.armies.raising import disband, free_besieged
from rules.fiefs.battle.fighting import fight
from rules.fiefs.board.conflicts import Battle, Meeting
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import enemies_at
from rules.fiefs.board.state import World
from rules.fiefs.ending.conflicts import check_end
from rules.fiefs.meeting.aftermath import settle_battle
from rules.fiefs.meeting.choices import Answer, best_retreat, by_itself
from rules.fiefs.meeting.detached import MEETING, accost
from rules.fiefs.meeting.events import ArmyRetreated, ArmySallied, EnemyMet
from rules.fiefs.meeting.orders import RETREATING, Reply
from rules.fiefs.meeting.wording import of_meeting
from rules.fiefs.seats.seats import hear
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Sealed, Window
from rules.kernel.play.play import Play

Answering = Generator[Window[Any], Sealed, Answer]  # Any: as in Window
WITHDRAWING: Window[Order[World]] = Window(
    name="retreat",
    clause="FIE-8.29",
    asked=(),
    orders=RETREATING,
    title="Your army has to withdraw. Where to?",
    silence="It goes where no enemy is, and to friends first.",
    deadline="reaction",
    meanwhile="An army is asked where it withdraws.",
)


def meet(play: Play[World], army: Army, *, sortie: bool = False) -> Flow:
    """Let each enemy whom an army meets where it is answer, in turn order (FIE-8.23)."""
    there = [one.id for one in enemies_at(play.state, army, army.fief) if not one.inside]
    fief = army.fief
    for one in there:
        yield from face(play, one, army, fief, sortie=sortie)
    if army.id in play.state.armies and army.in_field and army.fief == fief:
        yield from accost(play, army, "sortie" if sortie else "entered")


def face(play: Play[World], enemy: str, army: Army, fief: str, *, sortie: bool) -> Flow:
    """Let an enemy answer, unless the army that came is beaten or gone, or it is gone itself (FIE-8.23)."""
    world = play.state
    other = world.armies.get(enemy)
    if other is None or army.id not in world.armies or not army.in_field or army.fief != fief:
        return
    if other.on_board and not other.inside and other.fief == fief:
        yield from answer(play, other, army, "sortie" if sortie else "entered")


def sally(play: Play[World], army: Army) -> Flow:
    """Let a besieged army leave its fortress and meet its besiegers (FIE-8.32)."""
    army.inside = False
    play.tell(ArmySallied(army=army.id, fief=army.fief))
    yield from meet(play, army, sortie=True)


def driven_out(play: Play[World], army: Army) -> Flow:
    """Put an army in the field whose fortress is friendly no more, and let it answer who is there (FIE-7.17)."""
    army.inside = False
    there = [one for one in enemies_at(play.state, army, army.fief) if one.in_field]
    fief = army.fief

    def against(enemy: Army) -> Flow:
        if army.id in play.state.armies and army.on_board and army.fief == fief and enemy.in_field:
            yield from answer(play, army, enemy, "driven")

    for one in there:
        yield from against(one)


def answer(play: Play[World], army: Army, enemy: Army, why: Any) -> Flow:  # Any: as in Meeting
    """Let an army answer an enemy: stand siege, fight, retreat or disband (FIE-8.23 to FIE-8.28)."""
    army.upset = True
    chosen = yield from choose(play, army, Meeting(army=army.id, enemy=enemy.id, why=why))
    play.tell(EnemyMet(army=army.id, enemy=enemy.id, fief=army.fief, deed=chosen.deed))
    yield from carry_out(play, army, enemy, chosen)


def carry_out(play: Play[World], army: Army, enemy: Army, chosen: Answer) -> Flow:
    """Do what an army answers to an enemy who came."""
    if chosen.deed == "stand":
        army.inside, army.encamped, army.siege = True, False, None
    elif chosen.deed == "fight":
        yield from battle(play, enemy, army)
    elif chosen.deed == "retreat":
        yield from retreat(play, army, chosen.to)
    else:
        disband(play, army, "yielded", "FIE-8.23")
        check_end(play, army.conflict)


def choose(play: Play[World], army: Army, meeting: Meeting) -> Answering:
    """Ask the leader what his army does, unless its stance answers for him (FIE-8.27, FIE-7.11b)."""
    world = play.state
    world.meeting = meeting
    chosen = by_itself(world, army, world.armies[meeting.enemy], meeting)
    if not army.auto:
        asked = WITHDRAWING if meeting.why in ("landed", "beaten") else MEETING
        window = replace(asked, words=partial(of_meeting, world, army, meeting))
        for _, order in (yield from hear(play, window, [army.leader])):
            if isinstance(order, Reply) and play.allows(army.leader, order):
                chosen = order.answer()
    world.meeting = None
    return chosen


def retreat(play: Play[World], army: Army, to: str, *, fleeing: bool = False) -> Flow:
    """Withdraw to a fief, with what the way costs, and face whoever is there (FIE-8.26, FIE-8.29, FIE-8.34).

    One that is `fleeing`, beaten at sea, fights nobody on its way (FIE-14.15).
    """
    world, origin = play.state, army.fief
    army.upset = True
    army.left.append(origin)
    army.retreats += 1
    play.tell(ArmyRetreated(army=army.id, origin=origin, fief=to))
    enter(play, army, to)
    free_besieged(world, origin)
    if army.on_board:
        roll_attrition(play, army, "retreat")
    if check_end(play, army.conflict) or not army.on_board:
        return
    yield from landed(play, army, fleeing=fleeing)
    if army.id in world.armies and army.in_field and army.fief == to:
        yield from accost(play, army)


def landed(play: Play[World], army: Army, *, fleeing: bool = False) -> Flow:
    """Let an army that retreated onto an enemy fight it, or retreat again (FIE-8.29)."""
    world = play.state
    there = [one for one in enemies_at(world, army, army.fief) if not one.inside]
    if not there:
        return
    table = world.playing()
    enemy = min(there, key=lambda one: (not one.in_field, table.index(one.leader)))
    if fleeing:
        yield from withdraw(play, army, enemy, fleeing=True)
        return
    chosen = yield from choose(play, army, Meeting(army=army.id, enemy=enemy.id, why="landed"))
    play.tell(EnemyMet(clause="FIE-8.29", army=army.id, enemy=enemy.id, fief=army.fief, deed=chosen.deed))
    if chosen.deed == "retreat":
        yield from retreat(play, army, chosen.to)
    elif enemy.status == "assembling":
        yield from answer(play, enemy, army, "entered")
    else:
        yield from battle(play, army, enemy)


def withdraw(play: Play[World], army: Army, victor: Army, *, fleeing: bool = False) -> Flow:
    """Let an army beaten in battle retreat at once; one that cannot is disbanded (FIE-8.31, FIE-8.33)."""
    if not best_retreat(play.state, army):
        disband(play, army, "cornered", "FIE-8.31")
        check_end(play, army.conflict)
        return
    chosen = yield from choose(play, army, Meeting(army=army.id, enemy=victor.id, why="beaten"))
    yield from retreat(play, army, chosen.to, fleeing=fleeing)


def battle(play: Play[World], attacker: Army, defender: Army) -> Flow:
    """Fight a battle where two armies stand, and carry out how it ended (FIE-8.25, FIE-9.10)."""
    world, fief = play.state, defender.fief
    for army in (attacker, defender):
        army.encamped, army.upset = False, True
    fought = Battle(conflict=attacker.conflict, fief=fief, attacker=attacker.id, defender=defender.id)
    world.battle = fought
    yield from fight(play, fought)
    outcome = fought.outcome
    world.battle = None
    if outcome is None:
        return
    winner, loser = (attacker, defender) if outcome.winner == attacker.id else (defender, attacker)
    with play.after(outcome.told):
        yield from settle_battle(play, winner, loser, fief, outcome)
        if attacker.conflict in world.conflicts and loser.on_board and loser.fief == fief:
            yield from withdraw(play, loser, winner)
