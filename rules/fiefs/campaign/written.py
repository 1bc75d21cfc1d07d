"""What an autopilot would have its army do, as a leader writes it: errands, camps, and whom to keep (FIE-16.23)."""

from collections import Counter
from collections.abc import Sequence

from rules.fiefs.armies.camp import RECRUITING, next_recruit
from rules.fiefs.armies.raising import comes_back_weak
from rules.fiefs.board.forces import Army, Item, Task
from rules.fiefs.board.land import NOWHERE, distances
from rules.fiefs.board.sides import enemies, enemies_at
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import HALF
from rules.fiefs.campaign import orders as actions
from rules.fiefs.campaign import plans
from rules.fiefs.detachments.orders import Detach, DetachmentAct, DetachmentMove, Rejoin
from rules.fiefs.fleets.orders import FleetMove
from rules.fiefs.marshal.deciding import APART
from rules.kernel.orders.order import Order

Orders = list[Order[World]]


def written(world: World, army: Army, items: Sequence[Item], turns: int) -> Orders:
    """Give a plan of so many turns at most as a leader writes it; where it is impossible his marshal acts."""
    found, place = Orders(), 0
    while place < len(items):
        taken, orders = together(world, army, items[place:], turns - place)
        found += orders
        place += taken
    return found


def together(world: World, army: Army, items: Sequence[Item], turns: int) -> tuple[int, Orders]:
    """Give how many items go together, and what is ordered for them."""
    first = items[0]
    if first.act == "assemble":
        return 1, mustering(world, army, first)
    if first.attack and (quarry := enemies_at(world, army, first.to)):
        return 1, [plans.PlanSeek(army=quarry[0].id, times=turns, instead="marshal")]
    marches = run(items, "move")
    sieges = run(items[marches:], "besiege")
    if marches and sieges:
        goal = items[marches - 1].to
        return marches + sieges, [plans.PlanTake(fief=goal, times=marches + sieges, instead="marshal")]
    if first.act == "encamp" and first.recruit:
        return camping(army, items)
    return 1, [planning(first)]


def run(items: Sequence[Item], act: str) -> int:
    """Count the items at the beginning that are one act, none of them an attack."""
    return next((place for place, one in enumerate(items) if one.act != act or one.attack), len(items))


def camping(army: Army, items: Sequence[Item]) -> tuple[int, Orders]:
    """Encamp and recruit the best there is, and go on with that."""
    more = next((place for place, one in enumerate(items) if not one.recruit), len(items)) - 1
    kind = next_recruit(army) or ""
    goes_on = [plans.PlanRecruit(times=more, instead="marshal")] if more else []
    return 1 + more, [plans.PlanEncamp(type=kind, instead="marshal"), *goes_on]


def mustering(world: World, army: Army, item: Item) -> Orders:
    """Assemble where no enemy will be near by then, or with the best twelve; else the marshal sees (FIE-8.12)."""
    near = distances(world, [one.fief for one in enemies(world, army) if one.on_board])
    safe = all(table.get(item.to, NOWHERE) >= 2 * APART for table in near)
    keep = best_half(world, army)
    return [plans.PlanAssemble(fief=item.to, keep=keep, instead="marshal")] if safe or keep else []


def best_half(world: World, army: Army) -> dict[str, int]:
    """Give the twelve that an army keeps which comes back at half strength, the best types first (FIE-8.12, 16.16)."""
    if not comes_back_weak(world, army):
        return {}
    listed, kept = world.lists[army.raised_from], Counter[str]()
    for kind in RECRUITING:
        kept[kind] = min(listed.get(kind, 0), HALF - kept.total())
    return {kind: number for kind, number in kept.items() if number}


def planning(item: Item) -> Order[World]:
    """Give an item of a plan as it is ordered; where it is impossible its marshal acts."""
    made: dict[str, Order[World]] = {
        "besiege": plans.PlanBesiege(instead="marshal"),
        "ravage": plans.PlanRavage(instead="marshal"),
        "recruit": plans.PlanRecruit(instead="marshal"),
        "sortie": plans.PlanSally(instead="marshal"),
        "hold": plans.PlanHold(),
    }
    if item.act == "move":
        return plans.PlanMove(to=item.to, attack=item.attack, instead="marshal")
    if item.act == "raise_fleet":
        return plans.PlanFleet(fief=item.to, instead="marshal")
    if item.act == "encamp":
        return plans.PlanEncamp(instead="marshal")
    return made[item.act]


def acting(world: World, army: Army, item: Item) -> Order[World]:
    """Give what an army does in this turn as it is ordered."""
    made: dict[str, Order[World]] = {
        "besiege": actions.Besiege(),
        "ravage": actions.Ravage(),
        "recruit": actions.Recruit(),
        "sortie": actions.Sally(),
        "hold": actions.HoldStill(),
    }
    if item.act == "assemble":
        return actions.Assemble(fief=item.to, keep=best_half(world, army))
    if item.act == "move":
        return actions.March(to=item.to, attack=item.attack)
    if item.act == "raise_fleet":
        return actions.FleetRaise(fief=item.to)
    if item.act == "encamp":
        return actions.Encamp(type=(next_recruit(army) or "") if item.recruit else "")
    return made[item.act]


def tasking(task: Task) -> Order[World]:
    """Give a task as it is ordered."""
    if task.order == "sail":
        return FleetMove(to=task.to)
    if task.order == "detach":
        return Detach(types={str(kind): number for kind, number in task.types.items()})
    if task.order == "move":
        return DetachmentMove(marker=task.marker, to=task.to, path=tuple(task.path))
    if task.order == "rejoin":
        return Rejoin(marker=task.marker)
    return DetachmentAct(marker=task.marker, deed=task.order)
