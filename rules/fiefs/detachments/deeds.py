"""What a detachment does in its army's turn: it moves, besieges, ravages or encamps, once (FIE-13.5 to FIE-13.13)."""

from rules.fiefs.armies.camp import encamp, refuse_camp
from rules.fiefs.board.forces import Army, Detachment, Task
from rules.fiefs.board.land import by_land
from rules.fiefs.board.sides import enemies_at, enemy_detachments, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.detachments.making import refuse_settings, under_marker
from rules.fiefs.march.moving import Passing, march
from rules.fiefs.march.paths import Ground, Way, called, way_along
from rules.fiefs.meeting.detached import accost
from rules.fiefs.siege.siege import besiege, ravage, refuse_ravaging, refuse_siege
from rules.kernel.errors import Refusal
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

ENOUGH = 2
"""How many times the fortress a detachment's elements must be to besiege it (FIE-13.13)."""


def rides(part: Detachment) -> bool:
    """Tell whether a detachment is all mounted (FIE-13.6)."""
    return all(one.mounted for one in part.elements)


def ways_of(world: World, army: Army, part: Detachment) -> dict[str, Way]:
    """Give where a detachment can go: as an army by land if it rides, else one step near its army (FIE-13.6, 13.7)."""
    ground = Ground(world, part)
    if rides(part):
        return ground.ways()
    near = {army.fief, *by_land(world, army.fief)}
    start = Way(0, 0, 0, (part.fief,))
    steps = [one for one in by_land(world, part.fief) if one in near or part.fief in near]
    return {one: ground.onward(start, one) for one in steps if one not in ground.closed}


def refuse_moving(world: World, army: Army, part: Detachment, to: str, path: tuple[str, ...] = ()) -> Way:
    """Give the way of a detachment, or refuse it (FIE-13.6 to FIE-13.8, FIE-13.12)."""
    ground, found = Ground(world, part), ways_of(world, army, part)
    if path and rides(part):
        way = way_along(world, part, path)
        shut = [one for one in way.path[1:] if one in ground.closed]
        if not shut:
            return way
        raise Refusal("FIE-13.8", f"an enemy no smaller stands in {called(world, shut[0])}")
    if to in found:
        return found[to]
    if to in ground.closed:
        raise Refusal("FIE-13.8", f"an enemy no smaller stands in {called(world, to)}")
    near = ", ".join(called(world, one) for one in found) or "nothing"
    if rides(part):
        raise Refusal("FIE-13.6", f"one move by land does not reach {called(world, to)}; it reaches {near}")
    raise Refusal("FIE-13.7", f"on foot it takes one step, from or to a fief by its army; it reaches {near}")


def refuse_besieging(world: World, part: Detachment) -> None:
    """Refuse a siege for which a detachment is too weak, or where an enemy is (FIE-13.13)."""
    refuse_siege(world, part)
    place = world.fiefs[part.fief]
    if enemies_at(world, part, part.fief) or enemy_detachments(world, part, part.fief):
        raise Refusal("FIE-13.13", f"an enemy is in {place.name}")
    if len(part.elements) < ENOUGH * place.fortress:
        wanted = ENOUGH * place.fortress
        raise Refusal("FIE-13.13", f"the fortress of {place.name} takes {wanted} elements to besiege")


def refuse_deed(world: World, army: Army, task: Task) -> Detachment:
    """Give the detachment that a task is for, or refuse what it may not do now (FIE-13.5)."""
    refuse_settings(world)
    part = under_marker(world, army, task.marker)
    if part.acted:
        raise Refusal("FIE-13.5", f"detachment {part.marker} has acted in this turn")
    if under_siege(world, part):
        raise Refusal("FIE-13.9", f"detachment {part.marker} is shut in at {called(world, part.fief)}")
    if task.order == "move":
        refuse_moving(world, army, part, task.to, tuple(task.path))
    elif task.order == "besiege":
        refuse_besieging(world, part)
    elif task.order == "ravage":
        refuse_ravaging(world, part)
    elif task.order == "encamp":
        refuse_camp(world, part)
    return part


def do(play: Play[World], army: Army, task: Task, passing: Passing) -> Flow:
    """Let a detachment do what it may, with the meetings that come of it (FIE-13.5, FIE-13.8)."""
    world = play.state
    part = refuse_deed(world, army, task)
    part.acted = True
    if task.order != "besiege":
        part.siege = None  # FIE-8.42
    if task.order == "move":
        way = refuse_moving(world, army, part, task.to, tuple(task.path))
        if march(play, part, way, passing) and part.on_board:
            yield from accost(play, part)
    elif task.order == "besiege":
        yield from besiege(play, part)
    elif task.order == "ravage":
        ravage(play, part)
    elif task.order == "encamp":
        encamp(play, part)
