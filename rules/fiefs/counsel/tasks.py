"""What an order to a detachment or a fleet does, or why it will fail, said as it is given (FIE-19.3)."""

from rules.fiefs.armies.orders import army_led
from rules.fiefs.board.chances import arrives
from rules.fiefs.board.forces import Army, Task
from rules.fiefs.board.sides import detachments_of, fleet_of
from rules.fiefs.board.state import World
from rules.fiefs.campaign.tasks import refuse_task
from rules.fiefs.detachments.orders import Tasked
from rules.fiefs.fleets.sailing import refuse_sailing
from rules.fiefs.march.paths import needed, sea_modifier
from rules.kernel.errors import Refusal
from rules.kernel.play.counsel import in_ten


def tasked(world: World, seat: str, order: Tasked) -> str:
    """Say why the army's next turn will not bring it, as the board stands, else how a fleet's passage goes."""
    army, task = due(world, seat, order), order.task()
    if army is None:
        return ""
    if refusal := hindrance(world, army, order):
        again = "" if task.order == "sail" else " It is tried once more when your army has acted."
        return f"As the board stands that is impossible: {refusal.problem.split(';')[0]}.{again}"
    return voyage(world, army, task) if task.order == "sail" else ""


def due(world: World, seat: str, order: Tasked) -> Army | None:
    """Give the army whose next turn a task is for; None where it is for a later one, or made on the same sheet."""
    army, task = army_led(world, seat), order.task()
    if army is None or not next_turn(army, task):
        return None
    known = {one.marker for one in detachments_of(world, army)}
    return army if not task.marker or task.marker in known else None


def hindrance(world: World, army: Army, order: Tasked) -> Refusal | None:
    """Say why the army cannot see to a task as the board stands; None where it can."""
    try:
        refuse_task(world, army, order.task())
    except Refusal as refusal:
        return refusal
    return None


def next_turn(army: Army, task: Task) -> bool:
    """Tell whether a task is for the army's next turn, before it acts itself."""
    coming = army.tasks + (army.plan[0].tasks if army.plan else [])
    return task in coming and not task.after


def voyage(world: World, army: Army, task: Task) -> str:
    """Say how likely a fleet arrives, and whether it could carry the army (FIE-14.6, FIE-14.8)."""
    _, course = refuse_sailing(world, army, task)
    fleet, name, wanted = fleet_of(world, army), world.fiefs[course.to].name, needed(army)
    small = ""
    if fleet and fleet.markers < wanted:
        small = f" It carries no army of {len(army.elements)}: that takes {wanted} markers, and it has {fleet.markers}."
    if not course.sea or not world.season:
        return f"Along the coast it comes to {name} without a roll.{small}"
    likely = arrives(sea_modifier(world, course.sea))
    if not likely:
        return f"In {world.season} the fleet cannot come over to {name}.{small}"
    return f"The fleet comes over to {name} {in_ten(likely)}.{small}"
