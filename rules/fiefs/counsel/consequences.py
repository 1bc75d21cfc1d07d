"""What an order of Fiefs does, or why it will fail, said as it is given and before its sheet is closed (FIE-19.3)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.armies.orders import SetStance, army_led
from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.chances import arrives, fallen_by, mean_hunger
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.land import fiefs_of, in_region, nation_of, regions_of, ruler, total
from rules.fiefs.board.sides import enemy_held
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import HALF, TURNS
from rules.fiefs.campaign.acting import problem_of
from rules.fiefs.campaign.orders import Action
from rules.fiefs.campaign.planning import deed as deed_of
from rules.fiefs.campaign.planning import gathering, reason_of
from rules.fiefs.campaign.plans import Planned, PlanNothing
from rules.fiefs.campaign.reading import turns_left
from rules.fiefs.claims.deeds import Deed
from rules.fiefs.claims.orders import Claim, Exercise, NameHome, Wait
from rules.fiefs.counsel.battle import arrayed
from rules.fiefs.counsel.beginnings import wished, wished_alone
from rules.fiefs.counsel.field import decimal, outside, target_of
from rules.fiefs.counsel.marshals import afterwards, met, mobilised
from rules.fiefs.counsel.mustering import described
from rules.fiefs.counsel.perils import caught, crusading, peril, prize
from rules.fiefs.counsel.pieces import by_rolls
from rules.fiefs.counsel.politics import gain, loss
from rules.fiefs.counsel.schedule import foreseen, idle, placed
from rules.fiefs.counsel.spoilers import spoiled
from rules.fiefs.counsel.tasks import due, hindrance, tasked
from rules.fiefs.counsel.wars import imagined
from rules.fiefs.crusades.orders import SendOnCrusade
from rules.fiefs.declaring.mobilising import Mobilise
from rules.fiefs.declaring.orders import DeclareWar
from rules.fiefs.declaring.siding import by_all
from rules.fiefs.detachments.orders import Tasked
from rules.fiefs.ending.conflicts import gains
from rules.fiefs.ending.peace import Disband
from rules.fiefs.march.paths import Way, reach, sea_modifier, way_along
from rules.fiefs.marshal.errands import done
from rules.fiefs.opening.orders import WishClaims, WishLands
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import LONGEST, Vain, in_ten
from rules.kernel.telling.phrases import in_words, points_of, row, several

COLD = ("fall", "winter")
"""The seasons in which a plan should end in quarters."""
INSTEAD: Mapping[str, str] = {
    "hold": "the army would hold",
    "encamp": "the army would encamp",
    "besiege": "the army would besiege",
    "marshal": "its marshal would act",
}
"""What stands for an item that is impossible."""


def consequences(world: World, seat: str, order: Order[World]) -> str:
    """Say what an order does; nothing where that cannot be reckoned."""
    say = next((say for kind, say in SAYS if isinstance(order, kind)), None)
    said = say(world, seat, order) if say else ""
    if not isinstance(order, Deed):
        return said
    return short(spoiled(world, seat, order), said, after_others(world, seat, order))


def vain(world: World, seat: str, order: Order[World]) -> Vain:
    """Tell whether an action of the year, a task, or a plan of one item is impossible as the board stands (FIE-7.9)."""
    if isinstance(order, Deed):
        return Vain.NOT if order.objection(world, seat) is None else Vain.IDLE
    if isinstance(order, Tasked):
        host = due(world, seat, order)
        return Vain.IDLE if host and hindrance(world, host, order) else Vain.NOT
    if isinstance(order, WishClaims):
        return Vain.LACKING if wished_alone(world, seat, order) else Vain.NOT
    army = army_led(world, seat) if isinstance(order, Planned) else None
    if army is None or not isinstance(order, Planned) or army.plan != [order.item()]:
        return Vain.NOT
    return Vain.IDLE if impossible(world, army, order.item()) else Vain.NOT


def deed(world: World, seat: str, order: Deed) -> str:
    """Say that an action of the year is impossible as things stand (FIE-3.6)."""
    found = order.objection(world, seat)
    if found is None:
        return ""
    problem = found.problem if isinstance(found, Refusal) else found if isinstance(found, str) else found[1]
    return f"As things stand it is impossible: {problem}. It counts only if that changes before your turn."


def after_others(world: World, seat: str, order: Deed) -> str:
    """Say of an action that is not ranked first when it comes to it at all (FIE-3.6)."""
    ranks = world.houses[seat].ranks
    if isinstance(order, Wait):
        return ""
    if any(one.deed == "wait" for one in ranks):
        return "It does not count beside “wait”: when your turn comes you are asked anew."
    first = order.intent() == ranks[0] if ranks else True
    return "" if first else "It is done only if all that you ranked before it is impossible then."


def sent(world: World, seat: str, order: SendOnCrusade) -> str:
    """Say whether it can be done, and what a crusade may cost (FIE-15.4)."""
    return deed(world, seat, order) or crusading(world, seat, order.nation)


def waited(world: World, seat: str, order: Wait) -> str:
    """Say that whoever waits is asked anew, and that his other actions are not kept for him (FIE-3.6)."""
    lost = ", and what else you have ranked does not count" if world.houses[seat].ranks[1:] else ""
    return f"You are asked alone when your turn comes, after those before you{lost}. Say then what you do."


def claim(world: World, seat: str, order: Claim) -> str:
    """Say what a claim is good for (FIE-4.1, FIE-4.8)."""
    fief = world.fiefs[order.fief]
    if fief.control == seat:
        return deed(world, seat, order) or shield(world, seat, order.fief)
    wins = "which a war for the throne wins" if fief.capital_of else "which you may take with it from next year on"
    return deed(world, seat, order) or f"It puts your claim on {fief.name}, {wins}, unless another ousts it first."


def shield(world: World, seat: str, id: str) -> str:
    """Say from when and against what a claim on a fief of one's own shields it, and who may be before it (FIE-4.2)."""
    fief = world.fiefs[id]
    prize = "go to war for its throne" if fief.capital_of else "take it"
    lord = fief.claim if fief.claim in world.order else ""
    early = seat in world.order and lord in world.order[: world.order.index(seat)]
    first = f"{world.short(lord)}, who claims {fief.name}, acts before you and can {prize} first. " if early else ""
    wall = f"From your turn on no claim of others lies on {fief.name} until they act next year"
    return f"{first}{wall}; against a war already declared, or an army, it helps nothing."


def exercise(world: World, seat: str, order: Exercise) -> str:
    """Say what both lords have then (FIE-4.5)."""
    lord = world.fiefs[order.fief].control
    own = total(world, seat) + gain(world, seat, order.fief)
    his = total(world, lord) - loss(world, order.fief)
    return deed(world, seat, order) or f"It would bring you to {points_of(own)}, and {world.short(lord)} to {his}."


def war(world: World, seat: str, order: DeclareWar) -> str:
    """Say who would stand where, and in how much of its own nation the army would have friends (FIE-5.9)."""
    wrong = deed(world, seat, order)
    if wrong:
        return wrong
    nation, throne = order.own(world, seat), order.pretext == "throne"
    contested = regions_of(world, order.target) if throne else list(order.regions)
    sides = by_all(world, imagined(world, seat, nation, order.target, order.pretext, contested))
    ours = [one for one, side in sides.items() if side == 1]
    land = fiefs_of(world, nation)
    friends = [fief for fief in land if world.fiefs[fief].control in ours]
    against = in_words(len(sides) - len(ours))
    counted = f"If all join by their lands it is {several(len(ours), 'House', 'Houses')} against {against}"
    if not set(friends) - {world.nations[nation].capital}:
        where = row(world.fiefs[one].name for one in friends) or "no fief"
        return f"{counted}, and in all {world.called('nation', nation)} {where} alone is friendly to your army."
    return f"{counted}, and {len(friends)} of {world.called('nation', nation)}'s {len(land)} fiefs are friendly to you."


def disbanded(world: World, seat: str, order: Disband) -> str:
    """Say what ends with the army (FIE-8.9)."""
    army = army_led(world, seat)
    conflict = world.conflicts[army.conflict] if army else None
    if army is None or conflict is None:
        return ""
    if not order.sure:
        return "Your army leaves the board; raised anew it would have half its elements."
    gone = row(world.called("region", one) for one in gains(world, conflict))
    price = f"; {gone} would go to {world.called('nation', conflict.nation_a)}" if gone else ", and no region moves"
    return f"It ends {world.called('conflict', conflict.id)}{price}."


def acted(world: World, seat: str, order: Action) -> str:
    """Say what an army's action of this turn can come to."""
    army, item = army_led(world, seat), order.item()
    if army is None:
        return ""
    problem = problem_of(world, army, item)
    wrong = f"As the board stands that is impossible: {problem.problem}." if problem else ""
    return wrong or short(peril(world, army, item), outlook(world, army, item))


def planned(world: World, seat: str, order: Planned) -> str:
    """Say why a plan's first item is impossible now, how its passage goes, and that it knows no winter (FIE-19.3)."""
    army = army_led(world, seat)
    if army is None:
        return ""
    item = order.item()
    first = army.plan[:1] == [item] and army.plan.count(item) in (1, len(army.plan))
    worst = needless(world, army, item) or (impossible(world, army, item) if first else "")
    cold = wintering(world, army) if army.plan[-1:] == [item] else ""
    if worst:
        return short(worst, cold)
    risk = peril(world, army, item) if first else ""
    twice = "It stands in your plan twice now; “plan nothing” before a new plan drops the old one."
    again = twice if item.to and army.plan.count(item) > 1 else ""
    there = placed(world, army, item)
    goes = outlook(world, there, item) if there else ""
    return short(risk, again, foreseen(world, army, item), cold, goes, afterwards(army, item))


def needless(world: World, army: Army, item: Item) -> str:
    """Say that an item has nothing to do as the board stands, and is passed over then (FIE-7.9)."""
    if item not in army.plan:
        return "“plan nothing” after it drops it again."
    again = army.on_board or [one.act for one in army.plan].count("assemble") > 1
    if item.act == "assemble" and again:
        return "Your army is raised before that, so this is passed over."
    if item.act == "take" and done(world, army, item):
        return f"{friendly_to(world, army, item.to)} this is passed over."
    fief = idle(world, army, item)
    return f"{friendly_to(world, army, fief)} there is nothing to besiege." if fief else ""


def friendly_to(world: World, army: Army, fief: str) -> str:
    """Say whose a fief is that is not in enemy hands, as the beginning of a sentence."""
    lord = world.fiefs[fief].control
    whose = "yours" if lord == army.leader else f"{world.short(lord)}'s, who is not against you"
    return f"{world.fiefs[fief].name} is {whose}: while that is so,"


def short(*parts: str) -> str:
    """Give as many of some sentences as an answer bears, the first before all."""
    found = ""
    for one in filter(None, parts):
        longer = f"{found} {one}".strip()
        found = longer if len(longer) <= LONGEST else found
    return found


def impossible(world: World, army: Army, item: Item) -> str:
    """Say why the first item of a plan cannot be done as the board stands, and what stands for it (FIE-7.9)."""
    if gathering(world, army, item):
        return ""
    action = deed_of(world, army, item)
    problem = problem_of(world, army, action) if action else None
    if action and problem is None:
        return ""
    reason = reason_of(world, army, item, problem)
    return f"As the board stands that is impossible: {reason}. Then {INSTEAD[item.instead]}."


def outlook(world: World, army: Army, item: Item) -> str:
    """Say how a passage or a siege would go, with its figure; of an army off the board whom a siege would serve."""
    if item.act == "assemble":
        return mustered(world, army, item.to)
    if not army.in_field:
        return prize(world, army, item.to) if item.act == "take" else ""
    if item.act == "move":
        return passage(world, army, item)
    if item.act == "besiege" and enemy_held(world, army, army.fief):
        return siege(world, army, army.fief)
    if item.act == "take" and enemy_held(world, army, item.to):
        return siege(world, army, item.to)
    return ""


def mustered(world: World, army: Army, fief: str) -> str:
    """Say how strong a place is where an army is to gather, how far the enemy is, and that none can shut it in."""
    if army.on_board:
        return ""
    safe = "" if caught(world, army, fief) else "; no enemy can be there before your army is ready"
    return f"{described(world, army, fief)}{safe}."


def passage(world: World, army: Army, item: Item) -> str:
    """Say how likely a passage arrives, and that one cannot; of a march its way (FIE-8.17, FIE-8.19)."""
    way = way_of(world, army, item)
    if way is not None and not way.sea:
        return trek(world, army, way)
    if way is None or not world.season:
        return ""
    name, likely = world.fiefs[way.to].name, arrives(sea_modifier(world, way.sea))
    cost = decimal(mean_hunger(modifier(world, army, "sea")))
    if not likely:
        return f"A passage to {name} cannot succeed in {world.season}, and costs {cost} elements on average."
    return f"The passage to {name} arrives {in_ten(likely)}, and costs {cost} elements on average."


def trek(world: World, army: Army, way: Way) -> str:
    """Say by which fiefs a march leads, and what ravaged land on it costs (FIE-8.22, FIE-8.34)."""
    by = row(world.fiefs[one].name for one in way.path[1:-1])
    led = f" by {by}" if by else ""
    if not way.ravaged:
        return f"The way leads{led}." if led else ""
    cost, left = several(way.ravaged, "element", "elements"), len(army.elements) - way.ravaged
    if left < HALF:
        return f"The way{led} costs {cost} in ravaged land: {left} are left, and below {HALF} your army breaks up."
    return f"The way{led} costs {cost} in ravaged land."


def way_of(world: World, army: Army, item: Item) -> Way | None:
    """Give the way of a move; none where there is none."""
    if not item.path:
        return reach(world, army).get(item.to)
    try:
        return way_along(world, army, tuple(item.path))
    except Refusal:
        return None


def siege(world: World, army: Army, fief: str) -> str:
    """Say by which roll a fief falls (FIE-8.38)."""
    target = target_of(world, army, fief)
    by = by_rolls(lambda rolls: fallen_by(target, rolls))
    goes = prize(world, army, fief)
    return f"{world.fiefs[fief].name} falls {by}.{goes and ' '}{goes}"


def emptied(world: World, seat: str, order: PlanNothing) -> str:
    """Say what is left of a plan that is dropped (FIE-7.8, FIE-7.9)."""
    army = army_led(world, seat)
    left = "what you plan after it stands" if army and army.plan else "your marshal acts until you plan anew"
    return f"All that was planned before it is dropped; {left}."


def homed(world: World, seat: str, order: NameHome) -> str:
    """Say where a rebellion would begin from a home, or that none can (FIE-6.1, FIE-6.5)."""
    fief = world.fiefs[order.fief]
    if not fief.region:
        return f"{fief.name} lies in no region, so that no rebellion for a region's independence can begin there."
    nation = nation_of(world, fief.id)
    if ruler(world, nation) == seat:
        return f"You rule {world.called('nation', nation)}, so that no rebellion could begin there."
    own = [one for one in in_region(world, fief.region) if world.fiefs[one].control == seat]
    size, land = len(in_region(world, fief.region)), world.called("region", fief.region)
    return f"A rebellion would begin in {land}, where you hold {len(own)} of {size} fiefs."


def wintering(world: World, army: Army) -> str:
    """Warn of a plan that ends outside a camp before winter, or in it (FIE-8.57)."""
    camps = army.encamped or any("encamp" in (one.act, one.instead) for one in army.plan)
    if world.season not in COLD or camps or not army.in_field:
        return ""
    turns = turns_left(world, army) if world.season == "winter" else TURNS["winter"]
    return f"Nothing in the plan ends in a camp: {outside(world, army, turns)}." if turns else ""


SAYS: Sequence[tuple[type[Order[World]], Callable[[World, str, Any], str]]] = (
    (WishLands, wished),
    (WishClaims, wished_alone),
    (Claim, claim),
    (Exercise, exercise),
    (DeclareWar, war),
    (Wait, waited),
    (SendOnCrusade, sent),
    (Deed, deed),
    (NameHome, homed),
    (Mobilise, mobilised),
    (ArrayHost, arrayed),
    (SetStance, met),
    (PlanNothing, emptied),
    (Disband, disbanded),
    (Action, acted),
    (Planned, planned),
    (Tasked, tasked),
)
"""Kind of order to what says what it does, the most particular first; from the view in which it is carried out."""
