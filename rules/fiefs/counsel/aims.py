"""Aims of a House: what each window lets it set out to gain, and what stands between it and another (FIE-19)."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from rules.fiefs.board.chances import fallen_by, mean_rolls
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army
from rules.fiefs.board.land import count, fiefs_of, held, in_region, nation_of, regions_of, ruled, ruler
from rules.fiefs.board.sides import army_of, enemies_at, enemy_held, side_of
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanTake
from rules.fiefs.claims.markers import unclaimable, unexercisable
from rules.fiefs.claims.orders import Claim, Exercise, NameHome
from rules.fiefs.counsel.beginnings import apart
from rules.fiefs.counsel.field import FIELD, decimal, led, target_of
from rules.fiefs.counsel.leading import side_wanted
from rules.fiefs.counsel.losses import left
from rules.fiefs.counsel.pieces import by_rolls
from rules.fiefs.counsel.politics import YEAR, gain, loss, takers
from rules.fiefs.counsel.promises import promise
from rules.fiefs.counsel.spoilers import spoiled
from rules.fiefs.counsel.wars import grounds, imagined, war
from rules.fiefs.declaring.conflict import undeclarable
from rules.fiefs.declaring.joining import Join, sideless
from rules.fiefs.declaring.orders import DeclareWar
from rules.fiefs.declaring.siding import by_all
from rules.fiefs.march.treks import treks
from rules.fiefs.opening.orders import WishLands
from rules.kernel.orders.windows import Window
from rules.kernel.play.aims import Aim
from rules.kernel.telling.phrases import capital, form, points_of, row, several

LATER = Fraction(1, 2)
"""What a claim is worth against a fief that one can take this year: it gives the fief next year at the earliest."""
CROWN = 2
"""What a capital counts, as a fief and as a capital (FIE-12.5)."""
NAMED = 3
"""How many fiefs are named."""
Aims = Iterator[Aim[World]]


def aims(world: World, seat: str, window: Window[Any]) -> Sequence[Aim[World]]:  # Any: windows differ
    """Weigh what a House could set out to gain at a window: land, a home, a war, a side, a siege."""
    if seat not in world.playing():
        return ()
    if window.name in YEAR:
        return [*takings(world, seat), *claims(world, seat), *wars(world, seat)]
    if window.name in FIELD:
        return list(sieges(world, seat))
    topics = {"wishes": wishes, "home": homes, "join": sides}
    return list(topics[window.name](world, seat)) if window.name in topics else ()


def wishes(world: World, seat: str) -> Aims:
    """Weigh each fief that may be wished for (FIE-1.11)."""
    del seat
    for fief in world.fiefs.values():
        text = f"{fief.name} has walls of {fief.fortress}"
        if fief.capital_of:
            size, far = len(fiefs_of(world, fief.capital_of)), apart(world, fief.capital_of)
            text += f" and makes you a king of {several(size, 'fief', 'fiefs')}, {several(far, 'step', 'steps')} "
            text += f"from the next crown; it counts {points_of(CROWN)}."
        else:
            text += f" and lies in {world.called('region', fief.region)}; it counts {points_of(1)}."
        worth = Fraction(CROWN if fief.capital_of else 1) + Fraction(fief.fortress, 100)
        yield Aim("fief", fief.id, text, Fraction(fief.fortress), worth, (WishLands(fiefs=(fief.id,)),), peaceful=True)


def homes(world: World, seat: str) -> Aims:
    """Weigh each fief that may be a home: it serves a rebellion in another's nation (FIE-6.1)."""
    for fief in (world.fiefs[one] for one in held(world, seat) if world.fiefs[one].region):
        land, lord = world.called("region", fief.region), ruler(world, nation_of(world, fief.id))
        around = in_region(world, fief.region)
        own, idle = sum(world.fiefs[one].control == seat for one in around), lord == seat
        rules = "you rule there yourself, so that nobody could rebel" if idle else "you could rebel there"
        text = f"{fief.name} has walls of {fief.fortress}; of {land} you hold {own} of {len(around)}, and {rules}."
        worth = Fraction(0 if idle else 10) + own + Fraction(fief.fortress, 10)
        yield Aim("fief", fief.id, text, Fraction(fief.fortress), worth, (NameHome(fief=fief.id),), peaceful=True)


def takings(world: World, seat: str) -> Aims:
    """Weigh each fief that a claim gives a House this year (FIE-4.4)."""
    for id in (one for one in world.fiefs if not unexercisable(world, seat, one)):
        fief, order = world.fiefs[id], Exercise(fief=id)
        brings, costs = gain(world, seat, id), loss(world, id)
        lord, risk = world.short(fief.control), spoiled(world, seat, order)
        text = f"Your claim gives you {fief.name} this year: {points_of(brings)} for you, {costs} less for {lord}."
        sure = Fraction(9, 10) if risk else Fraction(1)
        yield Aim("fief", id, f"{text} {risk}".strip(), sure, sure * (brings + costs), (order,))


def claims(world: World, seat: str) -> Aims:
    """Weigh each fief that a House may claim for a later year (FIE-4.1)."""
    for id in (one for one in world.fiefs if not unclaimable(world, seat, one)):
        fief = world.fiefs[id]
        if fief.control == seat:
            text = f"A claim of your own on {fief.name} shields it from others."
            yield Aim("fief", id, text, LATER, Fraction(loss(world, id), 4), (Claim(fief=id),))
            continue
        brings = points_of(gain(world, seat, id))
        text = f"You may claim {fief.name} of {world.short(fief.control)}, and may have it next year: {brings}."
        worth = LATER * (gain(world, seat, id) + loss(world, id))
        yield Aim("fief", id, text, LATER, worth, (Claim(fief=id),))


def wars(world: World, seat: str) -> Aims:
    """Weigh the best war on each nation: how many Houses would stand where, and what would be won at once (FIE-5)."""
    for nation in ruled(world, seat):
        for target in (one for one in world.nations if one != nation and not undeclarable(world, seat, nation, one)):
            pretext, regions = grounds(world, seat, nation, target)
            contested = regions_of(world, target) if pretext == "throne" else regions
            stands = list(by_all(world, imagined(world, seat, nation, target, pretext, contested)).values())
            piece, odds = war(world, seat, nation, target), Fraction(stands.count(1), max(1, len(stands)))
            order = DeclareWar(target=target, pretext=pretext, regions=tuple(regions), nation=nation)
            yield Aim("nation", target, piece.counsel.text, odds, odds * (1 + piece.stake), (order,))


def sides(world: World, seat: str) -> Aims:
    """Weigh both sides of each war that asks for one (FIE-5.10)."""
    for conflict in sideless(world):
        if army_of(world, conflict, seat) is not None:
            continue
        best = side_wanted(world, conflict, seat)
        for army in conflict.armies[:2]:
            one = world.armies[army]
            fits, text = Fraction(one.side == best), promise(world, seat, conflict, one.side)
            yield Aim("seat", one.leader, text, fits, fits, (Join(army=army),), peaceful=True)


def sieges(world: World, seat: str) -> Aims:
    """Weigh the siege of each enemy fief that a House's army can still reach this year (FIE-8.38)."""
    army = led(world, seat)
    if army is None or not army.in_field:
        return
    for fief, turns in marches(world, army).items():
        target, place = target_of(world, army, fief), world.fiefs[fief]
        by, rolls = by_rolls(partial(fallen_by, target)), decimal(mean_rolls(target))
        way = several(turns, "turn of march", "turns of march") if turns else "it lies before you"
        foe = next((one for one in enemies_at(world, army, fief) if one.in_field), None)
        first = f" {capital(world.called('army', foe.id))} stands there, and has to be beaten first." if foe else ""
        text = f"{place.name} of {world.short(place.control)}, {way}: besieged it falls {by}; {rolls} rolls on average."
        ease = Fraction(1) / (turns + mean_rolls(target))
        plan = (PlanTake(fief=fief),) if turns <= 1 else ()
        yield Aim("fief", fief, f"{text}{first}", ease, ease * (CROWN if place.capital_of else 1), plan)


def marches(world: World, army: Army) -> Mapping[str, int]:
    """Give in how many turns an army can be before each enemy fief past no enemy army, as far as the year has turns."""
    _, most = left(world)
    found = {fief: trek.turns for fief, trek in treks(world, army).items() if trek.turns < most}
    return {fief: turns for fief, turns in found.items() if fief in world.fiefs and enemy_held(world, army, fief)}


def between(world: World, seat: str, other: str) -> Sequence[str]:
    """Say that promises bind nobody, who stands where in each war, and what either may take of the other (FIE-5)."""
    if not {seat, other} <= set(world.playing()):
        return ()
    name = world.called("seat", other)
    said = [stood(world, one, seat, other) for one in world.conflicts.values()]
    word = f"Promises and letters bind nobody here, {name} neither."
    return [word, *filter(None, said), *wants(world, seat, other)]


def stood(world: World, conflict: Conflict, seat: str, other: str) -> str:
    """Say of a war whether two Houses stand together in it; empty where one of them has no part."""
    own, his = side_of(world, conflict, seat), side_of(world, conflict, other)
    if not own or not his:
        return ""
    where = "beside you" if own == his else "against you"
    began = "" if conflict.campaigns else ", which has not been fought yet"
    return f"In {world.called('conflict', conflict.id)}{began}, {world.short(other)} stands {where}."


def wants(world: World, seat: str, other: str) -> Iterator[str]:
    """Say which fiefs two Houses claim of each other, and which the other could take now (FIE-4.4)."""
    his, name = [one for one in held(world, seat) if world.fiefs[one].claim == other], world.short(other)
    yours = [one for one in held(world, other) if world.fiefs[one].claim == seat]
    ready = [one for one in his if takers(world, one)]
    if yours:
        yield f"You claim {named(world, yours)} of {name}."
    crowns = [one for one in ruled(world, seat) if count(world, other, one) > count(world, seat, one)]
    if crowns:
        more = row(world.called("nation", one) for one in crowns)
        may = form(len(crowns), "its crown", "their crowns")
        yield f"{name} holds more fiefs of {more} than you, and may claim {may}."
    if not his:
        yield f"{name} claims nothing of yours, so that only a war could take land from you."
        return
    yield f"{name} claims {named(world, his)} of yours, and {could_take(world, his, ready)}."


def could_take(world: World, his: Sequence[str], ready: Sequence[str]) -> str:
    """Say which of the fiefs that a House claims it can take this year: a capital falls to no claim (FIE-4.7)."""
    if not ready:
        return "can take none of them by claim now"
    if len(ready) == len(his):
        return f"can take {form(len(his), 'it', 'one of them')} this year"
    names = [*(world.fiefs[one].name for one in ready[:NAMED]), *(["another"] if ready[NAMED:] else [])]
    return f"can take {row(names, 'or')} by claim this year"


def named(world: World, fiefs: Sequence[str]) -> str:
    """Name some fiefs, the first few."""
    return row([*(world.fiefs[one].name for one in fiefs[:NAMED]), *(["more"] if fiefs[NAMED:] else [])])
