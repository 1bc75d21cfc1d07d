"""How an army carries out its plan, item by item (FIE-7.8, FIE-7.9)."""

from rules.fiefs.armies.tempers import character
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.sides import enemies_at, enemy_held
from rules.fiefs.board.state import World
from rules.fiefs.campaign.acting import problem_of
from rules.fiefs.campaign.events import PlanFailed, PlanPassed
from rules.fiefs.march.treks import ahead, leg
from rules.fiefs.marshal.deciding import HOLD, assembly, by_marshal
from rules.fiefs.marshal.errands import ERRANDS, done, step
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play


def next_action(play: Play[World], army: Army) -> Item:
    """Give what an army does in this turn: the next item of its plan, else what its marshal does (FIE-7.8, FIE-7.9)."""
    world = play.state
    skip_ended(play, army)
    if army.plan:
        return from_plan(play, army, army.plan[0])
    return possible(world, army, by_marshal(world, army, character(world, army)))


def skip_ended(play: Play[World], army: Army) -> None:
    """Pass over errands that have ended before their turn, and what there is no need of any more (FIE-7.9)."""
    world = play.state
    while army.plan and ended(world, army, army.plan[0]):
        item, army.plan = army.plan[0], army.plan[1:]
        if needless(world, army, item) and not item.begun:
            tell_passed(play, army, item)


def ended(world: World, army: Army, item: Item) -> bool:
    """Tell whether an item of a plan has nothing to do any more; for the last of a plan its `else` may stand."""
    if item.act in ERRANDS:
        return done(world, army, item)
    return needless(world, army, item) and (item.begun or len(army.plan) > 1)


def needless(world: World, army: Army, item: Item) -> bool:
    """Tell whether there is nothing to besiege, or nobody to assemble any more."""
    if item.act == "besiege":
        return army.in_field and not enemy_held(world, army, army.fief)
    return item.act == "assemble" and army.on_board


def tell_passed(play: Play[World], army: Army, item: Item, instead: str = "") -> None:
    """Tell a leader that an item had nothing to do, and what stands for it."""
    told = PlanPassed(
        audience=(army.leader,), army=army.id, seat=army.leader, act=item.act, fief=army.fief, instead=instead
    )
    play.tell(told)


def last_needless(play: Play[World], army: Army, item: Item) -> Item:
    """Let the `else` of a plan's last item stand for it, for all its turns, and tell that once (FIE-7.9)."""
    stays = item.instead in ("hold", "encamp") and item.times > 1
    army.plan = [HOLD.model_copy(update={"times": item.times - 1})] if stays else []
    tell_passed(play, army, item, item.instead)
    return possible(play.state, army, instead(play.state, army, item))


def from_plan(play: Play[World], army: Army, item: Item) -> Item:
    """Use an item of a plan up by one turn, and give what comes of it: itself, or what stands for it (FIE-7.9)."""
    world = play.state
    if first := gathering(world, army, item):
        return first
    if needless(world, army, item):
        return last_needless(play, army, item)
    action = deed(world, army, item)
    problem = problem_of(world, army, action) if action else None
    able = action is not None and problem is None
    spent = 0 if able and under_way(item, action) else 1
    left = ahead(army, item).model_copy(update={"times": item.times - spent, "begun": item.begun or able})
    army.plan = [*([left] if left.times else []), *army.plan[1:]]
    if action and able:
        return action
    reason = reason_of(world, army, item, problem)
    army.upset = True
    fief = item.to if item.act == "take" else ""  # the others' reasons name it
    told = PlanFailed(audience=(army.leader,), army=army.id, seat=army.leader, act=item.act, reason=reason, fief=fief)
    play.tell(told)
    return possible(world, army, instead(world, army, item))


def gathering(world: World, army: Army, item: Item) -> Item | None:
    """Give how an army is raised, as its marshal would, for an item that wants it on the board; None: no need."""
    if army.status != "unraised" or item.act in ("assemble", "hold", "raise_fleet"):
        return None
    found = assembly(world, army)
    return found if found.act == "assemble" and problem_of(world, army, found) is None else None


def deed(world: World, army: Army, item: Item) -> Item | None:
    """Give what an item comes to in this turn: of an errand or a long march its next step; None: nothing (FIE-7.9)."""
    return step(world, army, item) if item.act in ERRANDS else leg(world, army, item)


def standstill(world: World, army: Army, item: Item) -> str:
    """Say why an errand can do nothing: its army is off the board or shut in, or enemies stand where it is to go."""
    if not army.on_board:
        return "the army is not on the board"
    here = world.fiefs[army.fief].name
    if not army.in_field:
        return f"the army is shut in at {here}" if army.inside else f"the army still assembles at {here}"
    foe = next((one for one in enemies_at(world, army, item.to) if one.in_field), None) if item.act == "take" else None
    return f"{world.called('army', foe.id)} stands there, and is to be sought first" if foe else "there is no way to it"


def reason_of(world: World, army: Army, item: Item, problem: Refusal | None) -> str:
    """Say why an item can do nothing in this turn; of a march that has no first move, that no way leads there."""
    if problem is None:
        return standstill(world, army, item)
    if problem.clause == "FIE-8.14" and item.act == "move" and item.to != army.fief:
        return f"no way leads to {world.fiefs[item.to].name}{f' in {world.season}' if world.season else ''}"
    return problem.problem.split(";")[0]


def under_way(item: Item, action: Item | None) -> bool:
    """Tell whether a march does not end with this turn's move."""
    return item.act == "move" and action is not None and action.to != item.to


def instead(world: World, army: Army, item: Item) -> Item:
    """Give what an item says to do where it is impossible (FIE-7.9)."""
    if item.instead == "marshal":
        return by_marshal(world, army, character(world, army))
    return Item(act=item.instead)


def possible(world: World, army: Army, item: Item) -> Item:
    """Give an action if it is legal, else holding."""
    return HOLD if problem_of(world, army, item) else item


def seeking_done(world: World, army: Army) -> None:
    """End an errand that seeks an army once that has led to a battle (FIE-7.9)."""
    if army.plan and army.plan[0].act == "seek" and army.plan[0].begun:
        army.plan = army.plan[1:]
