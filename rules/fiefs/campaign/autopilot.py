"""How the autopilot answers the windows of a campaign, for a House whose player is gone and in leagues (FIE-16).

For a House that nobody plays the phases decide in each turn. Asked for a whole season, it foresees as well as it can:
it plans what it would do turn by turn if no enemy stirred, and leaves the rest to its marshal.
"""

from rules.fiefs.armies.orders import SetStance, army_led
from rules.fiefs.armies.tempers import TEMPERS
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Item, Siege, Stance, Task
from rules.fiefs.board.sides import enemies, side_of
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TURNS, Character
from rules.fiefs.campaign import orders as actions
from rules.fiefs.campaign.plans import (
    PlanAssemble,
    PlanBesiege,
    PlanEncamp,
    PlanFleet,
    PlanHold,
    PlanMove,
    PlanRavage,
    PlanRecruit,
    PlanSally,
)
from rules.fiefs.campaign.wording import last_turn
from rules.fiefs.declaring.mobilising import Mobilise, Switch, newest, wants_to_mobilise, wants_to_switch
from rules.fiefs.detachments.orders import Detach, DetachmentAct, DetachmentMove, Rejoin
from rules.fiefs.ending.peace import Accept, Sue, suitors
from rules.fiefs.fleets.orders import FleetMove
from rules.fiefs.marshal.deciding import decide
from rules.fiefs.marshal.parties import errands
from rules.fiefs.marshal.politics import accepts, sues
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order

Orders = list[Order[World]]
MARSHAL: Character = "prudent"
"""How a player's marshal acts where no plan is left (FIE-7.8)."""


def season(world: World, seat: str, chance: Chance) -> Orders:
    """Sue, take a stance and plan, or mobilise (FIE-16.10, FIE-16.15, FIE-16.18)."""
    del chance
    army = army_led(world, seat)
    if army is None:
        return mobilise(world, seat)
    turns = TURNS[world.season or "spring"]
    return [*suit(world, army), *stance(world, army), *beside(world, army), *plan(world, army, turns)]


def council(world: World, seat: str, chance: Chance) -> Orders:
    """Plan the rest of the season (FIE-7.11a)."""
    del chance
    army = army_led(world, seat)
    return plan(world, army, last_turn(world) - world.turn) if army else []


def march(world: World, seat: str, chance: Chance) -> Orders:
    """Answer who sued, and do what its character does now; in another's turn nothing (FIE-7.10a, FIE-16.10, 16.15)."""
    army = army_led(world, seat)
    if army is None or (world.army in world.armies and world.army != army.id):
        return []
    first = last_turn(world) - TURNS[world.season or "spring"] + 1
    sued = suit(world, army) if world.turn == first else []
    item = decide(world, army, character(world, seat))
    return [*peace(world, seat, chance), *sued, *stance(world, army), *beside(world, army), acting(item)]


def beside(world: World, army: Army) -> Orders:
    """Give what detachments and fleet do in the army's next turn (FIE-16.17)."""
    item = decide(world, army, character(world, army.leader))
    return [tasking(task) for task in errands(world, army, item)]


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


def peace(world: World, seat: str, chance: Chance) -> Orders:
    """Accept peace by its character (FIE-16.15)."""
    del chance
    army = army_led(world, seat)
    found = suitors(world, seat) if army else []
    return [
        Accept(army=one) for one in found if army and accepts(world, army, world.armies[one], character(world, seat))
    ]


def mobilising(world: World, seat: str, chance: Chance) -> Orders:
    """Bring a neutral nation into a war (FIE-16.18)."""
    del chance
    return mobilise(world, seat)


def switch(world: World, seat: str, chance: Chance) -> Orders:
    """Go over to a new army of its own side (FIE-16.18)."""
    del chance
    conflict = running(world)
    to = wants_to_switch(world, conflict, seat, newest(world, seat)) if conflict else ""
    return [Switch(army=to)] if to else []


def running(world: World) -> Conflict | None:
    """Give the conflict whose campaign is fought."""
    return world.conflicts.get(world.conflict)


def character(world: World, seat: str) -> Character:
    """Give how a House acts where its autopilot is asked."""
    return world.houses[seat].character


def mobilise(world: World, seat: str) -> Orders:
    """Mobilise for its own side, if it would (FIE-16.18)."""
    conflict = running(world)
    nation = wants_to_mobilise(world, conflict, seat) if conflict else ""
    if conflict is None or not nation or conflict.members[seat].stays_out:
        return []
    return [Mobilise(nation=nation, army=conflict.armies[0 if side_of(world, conflict, seat) == 1 else 1])]


def suit(world: World, army: Army) -> Orders:
    """Sue for peace, if it would (FIE-16.15)."""
    to = sues(world, army, character(world, army.leader))
    return [Sue(army=to)] if to else []


def stance(world: World, army: Army) -> Orders:
    """Fight the strongest enemy that could come, if its character would; a prudent House has no need to say so."""
    kind = character(world, army.leader)
    foes = [len(one.elements) for one in enemies(world, army) if one.in_field]
    if kind == "prudent" or not foes or not army.on_board:
        return []
    stands = TEMPERS[kind].stands(len(army.elements), max(foes))
    wanted: Stance = "fast" if stands else "avoid" if kind == "feeble" else "prudent"
    return [SetStance(stance=wanted)] if wanted != army.stance else []


def plan(world: World, army: Army, turns: int) -> Orders:
    """Plan so far as its character would act otherwise than its prudent marshal, who sees more by then (FIE-16.10)."""
    kind = character(world, army.leader)
    ahead, found, needed = foreseen(world, army), Orders(), 0
    for turn in range(1, turns + 1):
        item = decide(ahead, ahead.armies[army.id], kind)
        found.append(planning(item))
        needed = needed if item == decide(ahead, ahead.armies[army.id], MARSHAL) else turn
        if item.act in ("assemble", "sortie") or item.attack:
            break  # what comes of it is told in the council, or found out by the marshal
        follow(ahead.armies[army.id], item)
    return found[:needed]


def foreseen(world: World, army: Army) -> World:
    """Give the world with an army that can be moved in thought."""
    return world.model_copy(update={"armies": world.armies | {army.id: army.model_copy()}})


def follow(army: Army, item: Item) -> None:
    """Move an army in thought: a siege goes on as long as one looks ahead."""
    army.encamped = item.act == "encamp" or (army.encamped and item.act in ("recruit", "hold"))
    spent = army.siege.spent if army.siege and army.siege.fief == army.fief else 0
    army.siege = Siege(fief=army.fief, spent=spent + 1) if item.act == "besiege" else None
    if item.act == "move":
        army.fief = item.to


def planning(item: Item) -> Order[World]:
    """Give an item of a plan as it is ordered; where it is impossible its marshal acts."""
    made: dict[str, Order[World]] = {
        "besiege": PlanBesiege(instead="marshal"),
        "ravage": PlanRavage(instead="marshal"),
        "recruit": PlanRecruit(instead="marshal"),
        "sortie": PlanSally(instead="marshal"),
        "hold": PlanHold(),
    }
    if item.act == "assemble":
        return PlanAssemble(fief=item.to, instead="marshal")
    if item.act == "move":
        return PlanMove(to=item.to, attack=item.attack, instead="marshal")
    if item.act == "raise_fleet":
        return PlanFleet(fief=item.to, instead="marshal")
    if item.act == "encamp":
        return PlanEncamp(type=recruiting(item), instead="marshal")
    return made[item.act]


def recruiting(item: Item) -> str:
    """Give the type that a camp recruits, as it is ordered."""
    return item.recruit if item.recruit != "any" else ""


def acting(item: Item) -> Order[World]:
    """Give what an army does in this turn as it is ordered."""
    made: dict[str, Order[World]] = {
        "besiege": actions.Besiege(),
        "ravage": actions.Ravage(),
        "recruit": actions.Recruit(),
        "sortie": actions.Sally(),
        "hold": actions.HoldStill(),
    }
    if item.act == "assemble":
        return actions.Assemble(fief=item.to)
    if item.act == "move":
        return actions.March(to=item.to, attack=item.attack)
    if item.act == "raise_fleet":
        return actions.FleetRaise(fief=item.to)
    if item.act == "encamp":
        return actions.Encamp(type=recruiting(item))
    return made[item.act]
