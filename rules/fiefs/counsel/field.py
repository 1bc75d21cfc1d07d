"""Counsel in the field: sieges, hunger, enemies near, winter and the sea (FIE-19, items 8 to 12)."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.armies.orders import SetStance
from rules.fiefs.armies.tempers import TEMPERS
from rules.fiefs.board.chances import arrives, fallen_by, hunger, mean_hunger, mean_rolls, starves
from rules.fiefs.board.conflicts import Meeting
from rules.fiefs.board.forces import Army, Stance
from rules.fiefs.board.land import distance
from rules.fiefs.board.sides import enemies, enemies_at, enemy_held, friendly, home_ground, members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import HALF, TURNS
from rules.fiefs.campaign.plans import PlanEncamp, PlanHold, PlanMove, PlanSeek, PlanTake
from rules.fiefs.campaign.reading import turns_left
from rules.fiefs.counsel.pieces import Offers, Piece, by_rolls, chance, danger, decide
from rules.fiefs.counsel.weighing import Weighed, weighed
from rules.fiefs.march.paths import Way, land_reach, reach, sea_modifier
from rules.fiefs.meeting.choices import by_itself
from rules.fiefs.siege.siege import first_t, spent
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer, Risk, in_ten
from rules.kernel.telling.phrases import capital, form, several

FIELD = ("season", "council", "march")
"""The windows in which armies are ordered."""
BREAKUP = "breakup"
"""The fate of an army that has too few elements left."""
NEAR = 6
"""With no more elements to lose than this an army is warned."""
LAST = 3
"""With no more than this it is in danger."""
HARDEST = 7
"""From which first T on a siege is not worth speaking of."""
EVEN = Fraction(1, 2)
"""The chance below which an enemy who can strike is a danger, though one can strike him too."""
WORTH = Fraction(4, 10)
"""The chance below which no battle is offered before what else can be done."""
DEEDS = {
    "fight": "gives battle",
    "stand": "shuts itself in, and is lost if the fortress falls",
    "retreat": "retreats",
    "yield": "disbands",
}
"""What an army does that nobody is asked for, as it is told."""
OUTSIDE = {True: 4, False: 6}
"""What two winter turns outside a camp cost in the mean, in friendly and in enemy land (section 7)."""


def led(world: World, seat: str) -> Army | None:
    """Give the army that a House leads in the campaign that is fought."""
    conflict = world.conflicts.get(world.conflict)
    found = (world.armies[one] for one in conflict.armies) if conflict else ()
    return next((army for army in found if army.leader == seat), None)


def target_of(world: World, army: Army, fief: str) -> int:
    """Give what an army's next siege die has to beat at a fief (section 7)."""
    return first_t(world, army, fief) - spent(army, fief)


def sieges(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Point at the fief that falls soonest of those within reach (item 8)."""
    army = led(world, seat)
    if window.name not in FIELD or army is None or not army.in_field:
        return
    ways = {army.fief: Way(0, 0, 0, (army.fief,))} | land_reach(world, army)
    found = {one: target_of(world, army, one) for one in ways if enemy_held(world, army, one)}
    order = sorted(found, key=lambda one: (found[one] + ways[one].ravaged, ways[one].steps, one))
    if not order or found[order[0]] > HARDEST:
        return
    best = order[0]
    where = "lies before you" if best == army.fief else "can be reached in one move"
    by = by_rolls(lambda rolls: fallen_by(found[best], rolls))
    entries = f", {several(ways[best].ravaged, 'ravaged fief', 'ravaged fiefs')} on the way" * bool(ways[best].ravaged)
    name, rolls = world.fiefs[best].name, decimal(mean_rolls(found[best]))
    text = f"{name} {where}{entries}: it falls {by}; it takes {rolls} rolls on average."
    yield chance(1, "FIE-8.38", text, (Offer(f"Take {name}"[:40], PlanTake(fief=best)),))


def decimal(number: Fraction) -> str:
    """Give a mean with one digit after the point: `2.1`."""
    tenths = round(number * 10)
    return f"{tenths // 10}.{tenths % 10}" if tenths % 10 else str(tenths // 10)


def hungers(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Warn of how near an army is to breaking up, and what a failed siege or a retreat costs here (item 9)."""
    army = led(world, seat)
    if window.name not in FIELD or army is None or not army.on_board:
        return
    size, spare = len(army.elements), len(army.elements) - HALF
    added = modifier(world, army, "siege")
    if spare > NEAR:
        return
    left = f"it may lose {spare}" if spare else "it may lose none"
    mean, worst = decimal(mean_hunger(added)), hunger(added)[-1]
    costs = f" Here a failed siege costs {mean} on average, {worst} at worst." if army.in_field else ""
    text = f"Your army has {size} elements and breaks up below {HALF}: {left}.{costs}{quarters(world, army)}"
    risk = Risk(BREAKUP, army.id, breakup(world, army), turns=0)
    if spare > LAST:
        yield decide(max(1, NEAR - spare), "FIE-8.10", text)
    else:
        yield danger(NEAR - spare, "FIE-8.10", text, risk=risk if risk.chance else None)


def breakup(world: World, army: Army) -> Fraction:
    """Give the chance that the next siege roll where an army stands breaks it up by hunger (FIE-8.10, FIE-8.40)."""
    if not army.in_field or not enemy_held(world, army, army.fief):
        return Fraction(0)
    losses, spare = hunger(modifier(world, army, "siege")), len(army.elements) - HALF
    fatal = Fraction(sum(one > spare for one in losses), len(losses))
    return starves(target_of(world, army, army.fief)) * fatal


def quarters(world: World, army: Army) -> str:
    """Say where an army could recruit next, if there is anything in its reserve (FIE-8.52)."""
    fits = [one for one in home_ground(world, army) if friendly(world, army, one) and not world.fiefs[one].ravaged]
    free = [one for one in fits if not enemies_at(world, army, one)]
    if not free or not army.reserve:
        return ""
    best = min(free, key=lambda one: (distance(world, army.fief, one), one))
    return f" It can recruit in {world.fiefs[best].name}."


def meetings(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say which enemy armies are within one move, with numbers and followers (item 10)."""
    army = led(world, seat)
    if window.name not in FIELD or army is None or not army.on_board:
        return
    for foe in enemies(world, army):
        if not foe.on_board or foe.fief == army.fief:
            continue
        strikes = army.in_field and foe.fief in land_reach(world, army)
        struck = weighed(world, foe, army, seat) if foe.in_field and army.fief in land_reach(world, foe) else None
        if struck and (struck.chance < EVEN or not strikes):
            yield threat(world, army, foe, struck)
        if strikes:
            yield prey(world, army, foe, weighed(world, army, foe, seat))


def threat(world: World, army: Army, foe: Army, battle: Weighed) -> Piece:
    """Say that an enemy army can strike, how the battle would go, and what the army does then if nobody is asked."""
    ours, theirs, lord = len(army.elements), len(foe.elements), world.short(foe.leader)
    theirs_of, ours_of = of_houses(world, foe), of_houses(world, army)
    place = world.fiefs[army.fief].name
    text = f"{lord}'s {theirs}{theirs_of}, can strike your {ours}{ours_of}, in {place} in one move."
    answer = by_itself(world, army, foe, Meeting(army=army.id, enemy=foe.id, why="entered"))
    text += f" In battle you {battle.words()}; by its stance your army then {DEEDS[answer.deed]}."
    return decide(max(theirs - ours, 1), "FIE-8.27", text, stances(world, army, foe, battle), warns=True)


def of_houses(world: World, army: Army) -> str:
    """Say how many Houses share an army: `, of two Houses`."""
    count = len(members(world, army))
    return f", of {several(count, 'House', 'Houses')}"


def prey(world: World, army: Army, foe: Army, battle: Weighed) -> Piece:
    """Say that an enemy army can be struck, and how the battle would go."""
    ours, theirs, lord = len(army.elements), len(foe.elements), world.short(foe.leader)
    theirs_of, ours_of = of_houses(world, foe), of_houses(world, army)
    place = world.fiefs[foe.fief].name
    text = f"Your {ours}{ours_of}, can strike {lord}'s {theirs}{theirs_of}, in {place} in one move."
    text += f" In battle you {battle.words()}."
    return chance(max(ours - theirs, 0), "FIE-8.23", text, (Offer(f"Seek {lord}"[:40], PlanSeek(army=foe.id)),))


def stances(world: World, army: Army, foe: Army, battle: Weighed) -> Offers:
    """Offer the stances that differ from the one that an army has, a skilled leader's first (FIE-8.27, FIE-16.10)."""
    shelters = friendly(world, army, army.fief)
    named: dict[str, Stance] = {"Avoid battle": "avoid", "Fight": "fast"}
    if battle.chance >= WORTH and TEMPERS["skilled"].stands(len(army.elements), len(foe.elements)):
        named = {"Fight": "fast", "Avoid battle": "avoid"}
    if shelters:
        named["Stand siege"] = "shelter"
    return tuple(Offer(label, SetStance(stance=one)) for label, one in named.items() if one != army.stance)


def winter(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say in fall and winter what a winter outside costs, and where a camp could be (item 11)."""
    army = led(world, seat)
    if window.name not in FIELD or army is None or not army.in_field:
        return
    if army.encamped and world.season == "winter":
        yield camped(world, army)
    if army.encamped or world.season != "fall":
        return
    turns = turns_left(world, army)
    ways = {army.fief: Way(0, 0, 0, (army.fief,))} | land_reach(world, army)
    fits = [one for one in ways if friendly(world, army, one) and not world.fiefs[one].ravaged]
    cost = OUTSIDE[friendly(world, army, army.fief)]
    best = min(fits, key=lambda one: (ways[one].steps, one), default="")
    where = f"{world.fiefs[best].name} would do" if best else "no quarters lie within one move"
    left = f"{several(turns, 'turn', 'turns')} {form(turns, 'is', 'are')} left before winter"
    text = f"{capital(left)}. {capital(outside(world, army, TURNS['winter']))}; {where}."
    yield decide(cost, "FIE-8.57", text, (camp(world, army, best, turns),) if best else ())


def camped(world: World, army: Army) -> Piece:
    """Say in winter what leaving the camp would cost (FIE-8.57)."""
    turns = turns_left(world, army)
    cost = OUTSIDE[friendly(world, army, army.fief)] * turns // TURNS["winter"]
    text = f"Your camp at {world.fiefs[army.fief].name} spares you the cold: {outside(world, army, turns)}."
    return decide(cost, "FIE-8.57", text, (Offer("Stay in the camp", PlanHold(times=turns)),))


def outside(world: World, army: Army, turns: int) -> str:
    """Say what winter costs an army outside a camp in land such as it stands in: 2 or 3 elements a turn (FIE-8.57)."""
    friends = friendly(world, army, army.fief)
    cost, land = OUTSIDE[friends] * turns // TURNS["winter"], "friendly" if friends else "enemy"
    winter = f"{several(turns, 'winter turn', 'winter turns')} outside a camp in {land} land"
    return f"{winter} {form(turns, 'costs', 'cost')} {cost} elements on average"


def camp(world: World, army: Army, fief: str, turns: int) -> Offer[World]:
    """Offer to encamp in a fief, after a march where the army is elsewhere, and to stay until winter (FIE-8.55)."""
    left = turns - 1 - (fief != army.fief)
    stay = (PlanHold(times=left),) if left > 0 else ()
    if fief == army.fief:
        return Offer("Encamp here", PlanEncamp(), also=stay)
    return Offer(f"Encamp in {world.fiefs[fief].name}"[:40], PlanMove(to=fief), also=(PlanEncamp(), *stay))


def passages(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say how likely a passage of the plan arrives, and what it costs (item 12)."""
    army = led(world, seat)
    if window.name not in FIELD or army is None or not army.in_field or world.season == "":
        return
    ways = reach(world, army)
    for item in army.plan:
        way = ways.get(item.to) if item.act == "move" else None
        if way is None or not way.sea:
            continue
        likely = arrives(sea_modifier(world, way.sea))
        cost = decimal(mean_hunger(modifier(world, army, "sea")))
        name = world.fiefs[item.to].name
        if not likely:
            yield danger(2, "FIE-8.19", f"Your passage to {name} cannot succeed in {world.season}, and costs {cost}.")
        else:
            odds = in_ten(likely)
            yield decide(2, "FIE-8.17", f"Your passage to {name} arrives {odds}, and costs {cost} on average.")
