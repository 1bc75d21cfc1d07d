"""What detachments and the fleet do in an army's turn, before, on the way and after (FIE-7.9, FIE-13.5, FIE-14.8)."""

from rules.fiefs.board.forces import Army, Task
from rules.fiefs.board.sides import detachments_of
from rules.fiefs.board.state import World
from rules.fiefs.campaign.events import TaskFailed
from rules.fiefs.detachments.deeds import do, refuse_deed
from rules.fiefs.detachments.making import make, parent, refuse_making, rejoin, under_marker
from rules.fiefs.ending.conflicts import check_end
from rules.fiefs.fleets.meeting import clear_ports
from rules.fiefs.fleets.sailing import refuse_sailing, sail
from rules.fiefs.march.paths import called
from rules.kernel.errors import Refusal
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def elsewhere(world: World, army: Army, task: Task) -> bool:
    """Tell whether a detachment is wanted, or is to rejoin, where it is not now but may yet come (FIE-13.2, 13.4)."""
    if task.order == "detach":
        return task.to not in ("", parent(world, army, task).fief)
    return task.order == "rejoin" and under_marker(world, army, task.marker).fief != army.fief


def refuse_task(world: World, army: Army, task: Task) -> None:
    """Refuse what cannot be done now."""
    if task.order == "detach":
        refuse_making(world, army, task)
    elif task.order == "rejoin":
        under_marker(world, army, task.marker)
    elif task.order == "sail":
        refuse_sailing(world, army, task)
    else:
        refuse_deed(world, army, task)


def problem_of(world: World, army: Army, task: Task) -> Refusal | None:
    """Say why something cannot be done now, if so."""
    try:
        refuse_task(world, army, task)
        away = elsewhere(world, army, task)
    except Refusal as refusal:
        return refusal
    where = called(world, task.to) if task.to else "its army"
    return Refusal("FIE-13.2", f"it did not come to {where} in this turn") if away else None


def set_out(play: Play[World], army: Army) -> Flow:
    """Do what comes before an army's action, with what the next item of its plan says (FIE-13.5)."""
    if army.plan:
        army.tasks += army.plan[0].tasks
        army.plan[0].tasks = []
    yield from work(play, army, [task for task in army.tasks if not task.after])


def settle(play: Play[World], army: Army) -> Flow:
    """Do what comes after an army's action, and drop what is still impossible (FIE-7.9)."""
    world = play.state
    yield from work(play, army, list(army.tasks), last=True)
    if army.id in world.armies:
        drop(play, army)
        for part in detachments_of(world, army):
            if not part.acted:
                part.siege = None  # FIE-8.42
    yield from clear_ports(play, army.conflict)


def work(play: Play[World], army: Army, tasks: list[Task], *, last: bool = False) -> Flow:
    """Do some tasks in their order, those that can be done now."""
    for task in tasks:
        yield from attempt(play, army, task, last=last)


def attempt(play: Play[World], army: Army, task: Task, *, last: bool) -> Flow:
    """Do a task if it can be done now; one that cannot waits, a fleet for nothing."""
    world = play.state
    if army.conflict not in world.conflicts or task not in army.tasks:
        return
    problem = problem_of(world, army, task)
    apart = last and task.order == "rejoin" and bool(problem)
    if problem and not apart:
        if task.order == "sail":
            drop(play, army, task)
        return
    army.tasks.remove(task)
    if task.order == "sail":
        sail(play, army, task)
    elif task.order in ("detach", "rejoin"):
        regroup(play, army, task)
    else:
        yield from do(play, army, task, lambda: on_the_way(play, army))
    check_end(play, army.conflict)
    yield from clear_ports(play, army.conflict)


def regroup(play: Play[World], army: Army, task: Task) -> None:
    """Make a detachment, or break one up (FIE-13.2, FIE-13.4)."""
    if task.order == "detach":
        make(play, army, task)
        return
    try:
        part = under_marker(play.state, army, task.marker)
    except Refusal as refusal:
        tell_failure(play, army, task, refusal)
        return
    rejoin(play, army, part)


def on_the_way(play: Play[World], army: Army) -> None:
    """Set detachments down, and take them up, in a fief that an army or a detachment passes (FIE-13.2, FIE-13.4)."""
    world = play.state
    for task in [one for one in army.tasks if one.order in ("detach", "rejoin")]:
        if not problem_of(world, army, task):
            army.tasks.remove(task)
            regroup(play, army, task)


def drop(play: Play[World], army: Army, task: Task | None = None) -> None:
    """Give up one task, or all that are left, and tell the leader why (FIE-7.9)."""
    for one in [task] if task else list(army.tasks):
        army.tasks.remove(one)
        problem = problem_of(play.state, army, one)
        if problem:
            tell_failure(play, army, one, problem)


def tell_failure(play: Play[World], army: Army, task: Task, problem: Refusal) -> None:
    """Tell a leader what could not be done."""
    play.tell(
        TaskFailed(
            audience=(army.leader,),
            clause=problem.clause,
            army=army.id,
            seat=army.leader,
            deed=task.order,
            reason=problem.problem,
        )
    )
