"""Detachments upon which an enemy has come: each stands siege, retreats or disbands (FIE-13.8, FIE-13.9)."""

from collections.abc import Generator
from dataclasses import replace
from functools import partial
from typing import Any

from rules.fiefs.armies.attrition import enter, roll_attrition
from rules.fiefs.armies.raising import dissolve, free_besieged
from rules.fiefs.board.conflicts import Meeting
from rules.fiefs.board.forces import Detachment, Force
from rules.fiefs.board.sides import enemies_at, enemy_detachments
from rules.fiefs.board.state import World
from rules.fiefs.meeting.choices import Answer, by_detachment
from rules.fiefs.meeting.events import ArmyRetreated, EnemyMet
from rules.fiefs.meeting.orders import DETACHED, REPLIES, Reply
from rules.fiefs.meeting.wording import of_detachment
from rules.fiefs.seats.seats import hear
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Sealed, Window
from rules.kernel.play.play import Play

Answering = Generator[Window[Any], Sealed, Answer]  # Any: as in Window
MEETING: Window[Order[World]] = Window(
    name="meet",
    clause="FIE-8.23",
    asked=(),
    orders=REPLIES,
    title="An enemy army is upon yours. What do you do?",
    silence="Your army's stance decides.",
    deadline="reaction",
    meanwhile="An army is asked whether it fights.",
)


def accost(play: Play[World], force: Force, why: Any = "entered") -> Flow:  # Any: as in Meeting
    """Let each enemy detachment upon which a force has come answer (FIE-13.8, FIE-13.9)."""
    there = [one.id for one in enemy_detachments(play.state, force, force.fief) if not one.inside]
    fief = force.fief
    for one in there:
        yield from face(play, one, force.id, fief, why)


def face(play: Play[World], detachment: str, enemy: str, fief: str, why: Any) -> Flow:  # Any: as above
    """Let a detachment answer, unless either is gone by then."""
    world = play.state
    part, force = world.detachments.get(detachment), world.force(enemy)
    if part is None or force is None or not force.in_field or force.fief != fief:
        return
    if part.fief == fief and not part.inside:
        yield from answer(play, part, force, why)


def driven_out(play: Play[World], part: Detachment) -> Flow:
    """Put a detachment in the field whose fortress is friendly no more, and let it answer who is there (FIE-7.17)."""
    part.inside = False
    armies: list[Force] = [*enemies_at(play.state, part, part.fief)]
    foes = [one for one in (*armies, *enemy_detachments(play.state, part, part.fief)) if one.in_field]
    if foes:
        yield from answer(play, part, foes[0], "driven")


def answer(play: Play[World], part: Detachment, enemy: Force, why: Any) -> Flow:  # Any: as above
    """Let a detachment stand siege, retreat or disband; it never fights (FIE-13.9)."""
    chosen = yield from choose(play, part, Meeting(army=part.id, enemy=enemy.id, why=why))
    play.tell(EnemyMet(clause="FIE-13.9", army=part.id, enemy=enemy.id, fief=part.fief, deed=chosen.deed))
    if chosen.deed == "stand":
        part.inside, part.encamped, part.siege = True, False, None
    elif chosen.deed == "retreat":
        yield from retreat(play, part, chosen.to)
    else:
        dissolve(play, part, "yielded", "FIE-13.9")


def choose(play: Play[World], part: Detachment, meeting: Meeting) -> Answering:
    """Ask the leader what his detachment does, unless his army answers by itself (FIE-7.11b, FIE-16.17)."""
    world = play.state
    army = world.body(part)
    chosen = by_detachment(world, part, meeting)
    if not army.auto:
        world.meeting = meeting
        window = replace(MEETING, orders=DETACHED, words=partial(of_detachment, world, part, meeting))
        for _, order in (yield from hear(play, window, [army.leader])):
            if isinstance(order, Reply) and play.allows(army.leader, order):
                chosen = order.answer()
        world.meeting = None
    return chosen


def retreat(play: Play[World], part: Detachment, to: str) -> Flow:
    """Withdraw to a fief, with what the way costs; a smaller enemy detachment there has to answer (FIE-13.8)."""
    world, origin = play.state, part.fief
    part.left.append(origin)
    part.retreats += 1
    play.tell(ArmyRetreated(clause="FIE-13.9", army=part.id, origin=origin, fief=to))
    enter(play, part, to)
    free_besieged(world, origin)
    if part.on_board:
        roll_attrition(play, part, "retreat")
    if part.on_board:
        yield from accost(play, part)
