"""Counsel at the beginning: what to wish for, and where to be at home (FIE-2.12, FIE-2.14)."""

from collections.abc import Iterable
from typing import Any

from rules.fiefs.board.forces import Marker
from rules.fiefs.board.houses import Nation
from rules.fiefs.board.land import distance, fiefs_of, held, in_region, nation_of, ruled, ruler
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import NameHome
from rules.fiefs.counsel.pieces import Piece, chance, decide
from rules.fiefs.counsel.politics import coming, takers, takings
from rules.fiefs.opening.orders import WishClaims, WishLands
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Offer
from rules.kernel.telling.phrases import in_words, row, several

SHOWN = 3
"""How many lost wishes are named."""
FEW = 2
"""How many choices are put on buttons."""


def wishes(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: orders differ
    """Say how many fiefs one begins with, and which capitals are worth most to wish for, with what speaks for each."""
    if window.name != "wishes":
        return
    found = [world.nations[one] for one in praised(world)]
    offers = [
        Offer(
            f"{world.fiefs[one.capital].name} first"[:BUTTON],
            WishLands(fiefs=(one.capital, *(other.capital for other in found if other is not one))),
        )
        for one in found
    ]
    first, *others = (figures(world, one) for one in found)
    name, walls, fiefs, far = first
    text = (
        f"Wish for a capital first: it makes you a king, and counts two points. {name}: fortress {walls}, "
        f"{fiefs} fiefs in its nation, {far} steps to the next capital"
    )
    text = "; ".join([text, *(f"{one[0]} {one[1]}, {one[2]} and {one[3]}" for one in others)])
    yield chance(2, "FIE-1.11", f"{text}.", tuple(offers))
    share = (
        f"You begin with {portion(world)} of {len(world.fiefs)} fiefs, in as many regions as can be; lots are drawn "
        f"for what others take first. Wish for a dozen or more: “fiefs” lists all, “fiefs near {name}” some."
    )
    yield chance(1, "FIE-2.12", share)


def figures(world: World, nation: Nation) -> tuple[str, int, int, int]:
    """Give a capital's name, its walls, the fiefs of its nation, and how far it is from the next capital."""
    fief = world.fiefs[nation.capital]
    return fief.name, fief.fortress, len(fiefs_of(world, nation.id)), apart(world, nation.id)


def portion(world: World) -> str:
    """Say how many fiefs each House begins with: `eleven or twelve` (FIE-2.5)."""
    each, over = divmod(len(world.fiefs), max(len(world.playing()), 1))
    return f"{in_words(each)} or {in_words(each + 1)}" if over else in_words(each)


def wished(world: World, seat: str, order: WishLands) -> str:
    """Say how far a list of wishes reaches, and what of it cannot all be had (FIE-2.7, FIE-2.9, FIE-2.12)."""
    del seat
    named, share = len(order.fiefs), len(world.fiefs) // max(len(world.playing()), 1)
    said = f"You name {several(named, 'fief', 'fiefs')}, and begin with {portion(world)}"
    rest = "the rest is drawn by lot." if named <= share else "more wishes than that make up for those that fail."
    crowns = [world.fiefs[one].name for one in order.fiefs if world.fiefs[one].capital_of]
    one = f" Of {row(crowns)} you get one at most." if crowns[1:] else ""
    regions = [world.fiefs[one].region for one in order.fiefs if world.fiefs[one].region]
    twice = next((region for region in regions if regions.count(region) > 1), "")
    near = [world.fiefs[one].name for one in order.fiefs if twice and world.fiefs[one].region == twice]
    apart = f" {row(near[:FEW])} lie in one region: the second comes only when no new region is left." if near else ""
    return f"{said}: {rest}{one}{apart}"


def wished_alone(world: World, seat: str, order: WishClaims) -> str:
    """Say that no wish for fiefs stands beside one for claims; empty where one does (FIE-2.12)."""
    del order
    if world.houses[seat].wished_control:
        return ""
    share, first = portion(world), world.fiefs[world.nations[praised(world)[0]].capital].name
    return (
        f"You wish for claims alone: all your {share} fiefs are drawn by lot. “wish for {first}” and more names them."
    )


def granted(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say which wishes came true as the first markers were laid, who has the others, and why (FIE-2.7, FIE-2.12)."""
    if window.name != "home" or seat not in world.playing():
        return
    lands, claims = world.houses[seat].wished_control, world.houses[seat].wished_claims
    lost = [one for one in lands if world.fiefs[one].control != seat]
    if lost:
        true = len(lands) - len(lost)
        text = (
            f"Of your {several(len(lands), 'wish', 'wishes')} {in_words(true)} came true. Others have "
            f"{others(world, lost, 'control')}: the Houses place in turn, each in a new region while there is one. "
            f"You had {several(len(held(world, seat)) - true, 'fief', 'fiefs')} by lot."
        )
        yield decide(0, "FIE-2.12", text)
    missed = [one for one in claims if world.fiefs[one].claim != seat]
    if missed:
        came = in_words(len(claims) - len(missed))
        text = f"Of the {several(len(claims), 'claim', 'claims')} you wished for {came} came true"
        yield decide(0, "FIE-2.12", f"{text}; others have {others(world, missed, 'claim')}.")


def others(world: World, fiefs: list[str], marker: Marker) -> str:
    """Name fiefs with who has their marker, the first few, and how many more there are."""
    named = [f"{world.fiefs[one].name} ({world.short(getattr(world.fiefs[one], marker))})" for one in fiefs[:SHOWN]]
    return row([*named, *([f"{in_words(len(fiefs) - SHOWN)} more"] if fiefs[SHOWN:] else [])])


def rivals(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say before the first year who claims fiefs and crowns of a House, and may take them (FIE-4.4, FIE-5.4)."""
    if window.name != "home" or seat not in world.playing():
        return
    for nation in ruled(world, seat):
        fief = world.fiefs[world.nations[nation].capital]
        if fief.claim not in ("", seat) and (how := coming(world, fief.claim, nation)):
            text = f"{world.short(fief.claim)} claims {fief.name}, and may {how} the throne of "
            text += f"{world.called('nation', nation)}: with the crown you would lose two points."
            yield decide(len(fiefs_of(world, nation)), "FIE-5.4", text, warns=True)
    found = [one for one in held(world, seat) if takers(world, one)]
    found.sort(key=lambda one: (-world.fiefs[one].fortress, one))
    if found:
        many = takings(world, list(dict.fromkeys(world.fiefs[one].claim for one in found)))
        text = f"{many} in each year: {others(world, found, 'claim')}. A claim of your own shields one."
        yield decide(1, "FIE-4.8", text, warns=True)


def praised(world: World) -> list[str]:
    """Give three nations to begin in: that with the strongest walls, the most fiefs, the farthest from other crowns."""

    def walls(nation: str) -> int:
        return world.fiefs[world.nations[nation].capital].fortress

    found: list[str] = []
    for mark in (walls, lambda one: len(fiefs_of(world, one)), lambda one: apart(world, one)):
        found += sorted((one for one in world.nations if one not in found), key=lambda one: -mark(one))[:1]
    return found


def apart(world: World, nation: str) -> int:
    """Give how far a capital is from the next (FIE-16.4)."""
    own = world.nations[nation].capital
    return min((distance(world, own, one.capital) for one in world.nations.values() if one.capital != own), default=0)


def homes(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what a home is for, and offer the strongest fiefs where it can serve: in another's nation (FIE-6.1)."""
    if window.name != "home":
        return
    fiefs = [world.fiefs[one] for one in held(world, seat) if world.fiefs[one].region]
    if not fiefs:
        return

    def mine(region: str) -> int:
        return sum(world.fiefs[one].control == seat for one in in_region(world, region))

    def idle(fief: str) -> bool:
        return ruler(world, nation_of(world, fief)) == seat

    best = sorted(fiefs, key=lambda one: (idle(one.id), -mine(one.region), -one.fortress, one.id))[:FEW]
    first, region = best[0], world.called("region", best[0].region)
    offers = tuple(Offer(f"Home in {one.name}", NameHome(fief=one.id)) for one in best)
    if idle(first.id):
        text = f"A home serves a rebellion alone, and nobody rebels where he rules: {first.name} is safe, no more."
        yield chance(1, "FIE-6.1", text, offers)
        return
    text = (
        f"A home matters only if you ever rebel: your army gathers there, and its region rises. Of {region}, which "
        f"{world.short(ruler(world, nation_of(world, first.id)))} rules, you hold "
        f"{mine(first.region)} of {len(in_region(world, first.region))} fiefs, and {first.name} has a fortress of "
        f"{first.fortress}."
    )
    yield chance(1, "FIE-6.5", text, offers)
