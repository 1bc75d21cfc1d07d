"""How the autopilot answers the windows of a campaign, for a House whose player is gone and in leagues (FIE-16).

For a House that nobody plays the phases decide in each turn. Asked for a whole season, it foresees as well as it can:
it plans what it would do turn by turn if no enemy stirred, and leaves the rest to its marshal.
"""

from collections.abc import Sequence

from rules.fiefs.armies.orders import SetStance, army_led
from rules.fiefs.armies.tempers import TEMPERS
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Item, Siege, Stance
from rules.fiefs.board.sides import enemies, side_of
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TURNS, Character
from rules.fiefs.campaign.lasting import arrays, bystander, losses, neutrality, shares, steward
from rules.fiefs.campaign.plans import PlanNothing
from rules.fiefs.campaign.wording import last_turn
from rules.fiefs.campaign.written import acting, tasking, written
from rules.fiefs.declaring.mobilising import Mobilise, Switch, newest, wants_to_mobilise, wants_to_switch
from rules.fiefs.ending.peace import Accept, Disband, Refuse, Sue, SueNobody, suitors
from rules.fiefs.marshal.deciding import decide
from rules.fiefs.marshal.parties import errands
from rules.fiefs.marshal.politics import accepts, doomed, relents, sues
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order

Orders = list[Order[World]]
PLANNED = ("assemble", "raise_fleet")
"""What it orders though its marshal would do the same, for one turn."""
MARSHAL: Character = "prudent"
"""How a player's marshal acts where no plan is left (FIE-7.8)."""


def season(world: World, seat: str, chance: Chance) -> Orders:
    """Sue, take a stance and plan, or mobilise (FIE-16.10, FIE-16.15, FIE-16.18)."""
    del chance
    army = army_led(world, seat)
    if army is None:
        return [*mobilise(world, seat), *bystander(world, seat)]
    turns = TURNS[world.season or "spring"]
    return [*suit(world, army), *surrender(world, army), *stance(world, army), *led(world, army, turns)]


def council(world: World, seat: str, chance: Chance) -> Orders:
    """Plan the rest of the season (FIE-7.11a)."""
    del chance
    army = army_led(world, seat)
    if army is None:
        return bystander(world, seat)
    return [*surrender(world, army), *led(world, army, last_turn(world) - world.turn)]


def led(world: World, army: Army, turns: int) -> Orders:
    """Give what it plans, and what it says besides of its army (FIE-16.10, FIE-16.17, FIE-16.24)."""
    planned = plan(world, army, turns, PLANNED)
    said = [*losses(army), *shares(world, army), *steward(world, army, planned), *arrays(world, army, planned)]
    dropped = [PlanNothing()] if army.rest and not planned else []
    return [*said, *dropped, *beside(world, army), *planned]


def march(world: World, seat: str, chance: Chance) -> Orders:
    """Answer who sued, and do what its character does now; in another's turn nothing (FIE-7.10a, FIE-16.10, 16.15)."""
    army = army_led(world, seat)
    if army is None or (world.army in world.armies and world.army != army.id):
        return []
    first = last_turn(world) - TURNS[world.season or "spring"] + 1
    politics = [*peace(world, seat, chance), *(suit(world, army) if world.turn == first else relent(world, army))]
    said = [*surrender(world, army), *stance(world, army), *losses(army), *beside(world, army)]
    return [*politics, *said, acting(world, army, decide(world, army, character(world, seat)))]


def beside(world: World, army: Army) -> Orders:
    """Give what detachments and fleet do in the army's next turn (FIE-16.17)."""
    item = decide(world, army, character(world, army.leader))
    return [tasking(task) for task in errands(world, army, item)]


def peace(world: World, seat: str, chance: Chance) -> Orders:
    """Accept peace or refuse it, by its character (FIE-16.15)."""
    del chance
    army = army_led(world, seat)
    if army is None:
        return []
    kind = character(world, seat)
    agreed = {one: accepts(world, army, world.armies[one], kind) for one in suitors(world, seat)}
    return [Accept(army=one) if yes else Refuse(army=one) for one, yes in agreed.items()]


def mobilising(world: World, seat: str, chance: Chance) -> Orders:
    """Bring a neutral nation into a war (FIE-16.18)."""
    del chance
    return [*mobilise(world, seat), *([] if army_led(world, seat) else bystander(world, seat))]


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
    """Mobilise for its own side, if it would, or stay out if it never will (FIE-16.18)."""
    conflict = running(world)
    nation = wants_to_mobilise(world, conflict, seat) if conflict else ""
    if conflict is None or not nation or conflict.members[seat].stays_out:
        return neutrality(world, seat)
    return [Mobilise(nation=nation, army=conflict.armies[0 if side_of(world, conflict, seat) == 1 else 1])]


def suit(world: World, army: Army) -> Orders:
    """Sue for peace, if it would (FIE-16.15)."""
    to = sues(world, army, character(world, army.leader))
    return [Sue(army=to)] if to else []


def relent(world: World, army: Army) -> Orders:
    """Take an offer of peace back that it would not make any more (FIE-16.15)."""
    return [SueNobody()] if relents(world, army, character(world, army.leader)) else []


def surrender(world: World, army: Army) -> Orders:
    """Disband an army that is lost anyway, to save the fortress that would fall with it (FIE-8.9, FIE-16.25)."""
    return [Disband(sure=True)] if doomed(world, army) else []


def stance(world: World, army: Army) -> Orders:
    """Fight the strongest enemy that could come, if its character would; a prudent House has no need to say so.

    Nor has one that is asked when somebody comes.
    """
    kind = character(world, army.leader)
    foes = [len(one.elements) for one in enemies(world, army) if one.in_field]
    if kind == "prudent" or not foes or not army.on_board or not army.auto:
        return []
    stands = TEMPERS[kind].stands(len(army.elements), max(foes))
    wanted: Stance = "fast" if stands else "avoid" if kind == "feeble" else "prudent"
    return [SetStance(stance=wanted)] if wanted != army.stance else []


def plan(world: World, army: Army, turns: int, though_alike: Sequence[str] = ()) -> Orders:
    """Plan so far as its character would act otherwise than its prudent marshal, who sees more by then (FIE-16.10).

    What is `though_alike` is ordered although the marshal would do the same.
    """
    kind = character(world, army.leader)
    ahead, found, needed = foreseen(world, army), list[Item](), 0
    for turn in range(1, turns + 1):
        item = decide(ahead, ahead.armies[army.id], kind)
        found.append(item)
        alike = item == decide(ahead, ahead.armies[army.id], MARSHAL) and item.act not in though_alike
        needed = needed if alike else turn
        if item.act in ("assemble", "sortie", "raise_fleet") or item.attack:
            break  # what comes of it is told in the council, or found out by the marshal
        follow(ahead.armies[army.id], item)
    return written(world, army, found[:needed], turns)


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
