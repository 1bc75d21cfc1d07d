"""What an order to an army risks: an enemy who comes before it, walls won for another, a march upon the stronger."""

from rules.fiefs.armies.raising import places
from rules.fiefs.armies.tempers import TEMPERS, host
from rules.fiefs.board.chances import fallen_by
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.land import distance
from rules.fiefs.board.sides import enemies, enemies_at, enemy_held, friendly, side_of
from rules.fiefs.board.state import World
from rules.fiefs.campaign.windows import order_of_turns
from rules.fiefs.conquest.conquest import takes_crown
from rules.fiefs.counsel.field import HARDEST, WORTH, target_of
from rules.fiefs.counsel.pieces import often
from rules.fiefs.counsel.weighing import weighed
from rules.fiefs.crusades.crusades import dies
from rules.fiefs.march.paths import can_succeed, land_reach, reach
from rules.fiefs.marshal.deciding import assembly, decide
from rules.fiefs.marshal.wording import doing
from rules.fiefs.siege.siege import GARRISON, artillery
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import row

AIMS = ("move", "take", "seek")
"""What an army does that brings it elsewhere."""
ROLLS = 3
"""Of a siege, by which the fall of a place is weighed where an army would be shut in."""


def peril(world: World, army: Army, item: Item) -> str:
    """Say what an item risks as the board stands, with its figure and what would be better; empty for nothing."""
    if item.act == "assemble":
        return gathering(world, army, item.to)
    if not army.on_board and item.act in AIMS and (first := assembly(world, army)).act == "assemble":
        return gathering(world, army, first.to)
    return encounter(world, army, item) if item.act in AIMS and army.in_field else ""


def gathering(world: World, army: Army, fief: str) -> str:
    """Say that enemies may be where an army is to gather, before it or before it is ready (FIE-7.5, FIE-8.3, 8.4)."""
    said = "" if army.on_board else caught(world, army, fief)
    best = safest(world, army) if said else ""
    if best in ("", fief):
        return said
    away = "is farther from them" if trappers(world, army, best) else "is out of their reach"
    return f"{said} {world.fiefs[best].name} {away}."


def caught(world: World, army: Army, fief: str) -> str:
    """Say that an enemy can be first where an army is to gather, or shut it in there; empty where none can."""
    name = world.fiefs[fief].name
    early = [one for one in comers(world, army, fief) if before(world, one, army)]
    if early:
        who = row(host(world, one) for one in early)
        return f"{who} move before you and can be in {name} first: then no army can gather there."
    found = trappers(world, army, fief)
    if not found:
        return ""
    foe = max(found, key=lambda one: len(one.elements))
    said = f"{host(world, foe)} can be in {name} before your army is ready: if they come, it"
    if not friendly(world, army, fief):
        return f"{said} disbands."
    likely = fallen_by(world.fiefs[fief].fortress - artillery(foe) + GARRISON, ROLLS)
    return f"{said} is shut in, cannot sally, and is lost if {name} falls, {often(likely)} within three rolls."


def trappers(world: World, army: Army, fief: str) -> list[Army]:
    """Give the enemy armies that can be in a fief before an army that gathers there is ready (FIE-8.4, FIE-8.7)."""
    ready = [one for one in enemies(world, army) if one.in_field and one.status == "ready"]
    return [one for one in ready if comes(world, one, fief) or (before(world, one, army) and twice(world, one, fief))]


def twice(world: World, army: Army, fief: str) -> bool:
    """Tell whether two marches, of one turn each, can bring an army to a fief."""
    halts = land_reach(world, army)
    return any(fief in land_reach(world, army.model_copy(update={"fief": one})) for one in halts)


def comers(world: World, army: Army, fief: str) -> list[Army]:
    """Give the enemy armies in the field that one move can bring to a fief."""
    ready = (one for one in enemies(world, army) if one.in_field and one.status == "ready")
    return [one for one in ready if one.fief == fief or comes(world, one, fief)]


def comes(world: World, army: Army, fief: str) -> bool:
    """Tell whether one move can bring an army to a fief (FIE-8.14 to FIE-8.19)."""
    way = reach(world, army).get(fief)
    return way is not None and can_succeed(world, way)


def before(world: World, one: Army, army: Army) -> bool:
    """Tell whether an army has its next turn before another's, from the turn that is played now (FIE-7.5)."""
    conflict = world.conflicts[army.conflict]
    if conflict.initiative not in conflict.armies:
        return False
    order = order_of_turns(world, conflict)
    place = order.index(world.army) if world.army in order else 0
    coming = [*order[place:], *order[:place]]
    return coming.index(one.id) < coming.index(army.id)


def safest(world: World, army: Army) -> str:
    """Give where an army gathers out of every enemy's reach, else of one move: among friends, behind the best walls."""
    near = [one for one in places(world, army) if not comers(world, army, one)]
    fits = [one for one in near if not trappers(world, army, one)] or near
    return min(fits, key=lambda one: (not friendly(world, army, one), -world.fiefs[one].fortress, one), default="")


def encounter(world: World, army: Army, item: Item) -> str:
    """Say how a battle would go where an army marches upon an enemy, or into the reach of one that is stronger."""
    quarry = world.armies.get(item.to) if item.act == "seek" else None
    fief = quarry.fief if quarry else item.to
    foe = quarry or next((one for one in enemies_at(world, army, fief) if one.in_field), None)
    if foe and foe.on_board and foe.in_field and (item.attack or item.act != "move"):
        battle = weighed(world, army, foe, army.leader)
        said = f"{host(world, foe)} stand at {world.fiefs[foe.fief].name}: your {len(army.elements)} {battle.words()}."
        return said if battle.chance >= WORTH else f"{said}{wiser(world, army, item)}"
    return exposed(world, army, fief) if item.act == "move" and not foe else ""


def wiser(world: World, army: Army, item: Item) -> str:
    """Say what a prudent marshal would do in place of an item; nothing where he would do the same."""
    other = decide(world, army, "prudent")
    same = other.act == "move" and item.act in AIMS
    return "" if same or other.act == item.act else f" A prudent marshal {doing(world, army, other)}."


def exposed(world: World, army: Army, fief: str) -> str:
    """Say that a march ends where a stronger enemy can strike who could not strike before (FIE-16.11)."""
    moved, own = army.model_copy(update={"fief": fief}), len(army.elements)
    for foe in comers(world, army, fief):
        if TEMPERS["prudent"].stands(own, len(foe.elements)) or comes(world, foe, army.fief):
            continue
        battle = weighed(world, foe, moved, army.leader)
        if battle.chance < WORTH:
            there = world.fiefs[fief].name
            return f"At {there} {host(world, foe)} can strike your {own}, which they cannot now: you {battle.words()}."
    return ""


def prize(world: World, army: Army, fief: str) -> str:
    """Say whose a fief would be that an army takes for another, and which would be its leader's own."""
    lord = heir(world, army, fief)
    if lord == army.leader or not enemy_held(world, army, fief):
        return ""
    crown = takes_crown(world, world.conflicts[army.conflict], army, world.fiefs[fief])
    why = "who fights for its throne" if crown else "who has a marker there"
    own = [one for one in world.fiefs if enemy_held(world, army, one) and heir(world, army, one) == army.leader]
    start = army.fief or fief
    near = [one for one in own if target_of(world, army, one) <= HARDEST]
    best = min(near, key=lambda one: (distance(world, start, one), target_of(world, army, one), one), default="")
    instead = f" {world.fiefs[best].name} would be yours." if best else ""
    return f"It would be {world.short(lord)}'s, {why}.{instead}"


def heir(world: World, army: Army, fief: str) -> str:
    """Give whose a fief would be if an army took it now: a marker of its own side comes first (FIE-9.3 to FIE-9.7)."""
    conflict, place = world.conflicts[army.conflict], world.fiefs[fief]
    if takes_crown(world, conflict, army, place):
        return conflict.declarer
    ours = (one for one in (place.control, place.claim) if one and side_of(world, conflict, one) == army.side)
    return next(ours, army.leader)


def crusading(world: World, seat: str, nation: str) -> str:
    """Say how likely a ruler dies on crusade, and who has his throne then (FIE-15.4)."""
    fief, land = world.fiefs[world.nations[nation].capital], world.called("nation", nation)
    now, ever = in_ten(dies(0, ever=False)), in_ten(dies(0, ever=True))
    risk = f"He dies {now} this year, and {ever} before he is home"
    if fief.claim in ("", seat):
        return f"{risk}; nobody else claims {fief.name} now, so that you would keep {land}."
    heir = world.short(fief.claim)
    return f"{risk}: then {heir}, who claims {fief.name}, has the throne of {land}, and you have the claim on it."
