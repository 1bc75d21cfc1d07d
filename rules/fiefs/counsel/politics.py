"""Counsel on the year's action: claims to use, fiefs in danger, thrones within reach (FIE-19, items 1 to 3)."""

from collections.abc import Iterable
from typing import Any

from rules.fiefs.board.land import count, fiefs_of, held, in_region, ruler, total, whole
from rules.fiefs.board.state import World
from rules.fiefs.claims.markers import outnumbered, unclaimable, unexercisable
from rules.fiefs.claims.orders import Claim, Exercise
from rules.fiefs.counsel.pieces import Offers, Piece, chance, decide
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer
from rules.kernel.telling.phrases import in_words, points_of, row, several

YEAR = ("sealed", "action")
"""The windows of the year's action."""
SHOWN = 3
"""How many fiefs are named, and how many have a button."""
WANTING = 2
"""Up to how many fiefs may be wanting for a throne to be spoken of."""


def exercises(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Point at the fief that a claim gives a House this year, and what both lords have then (item 1)."""
    if window.name not in YEAR:
        return
    found = [fief for fief in world.fiefs if not unexercisable(world, seat, fief)]
    if not found:
        return
    order = sorted(found, key=lambda fief: -gain(world, seat, fief) - loss(world, fief))
    best = world.fiefs[order[0]]
    own, his = total(world, seat) + gain(world, seat, best.id), total(world, best.control) - loss(world, best.id)
    others = f" You have claims on {row(name(world, one) for one in order[1:SHOWN])} too." if order[1:] else ""
    lord = world.short(best.control)
    text = f"Your claim gives you {best.name} this year: you then have {points_of(own)}, and {lord} {his}.{others}"
    offers = tuple(Offer(f"Take {name(world, one)}"[:40], Exercise(fief=one)) for one in order[:SHOWN])
    yield chance(gain(world, seat, best.id) + loss(world, best.id), "FIE-4.4", text, offers)


def gain(world: World, seat: str, fief: str) -> int:
    """Count what a fief brings: a point, and one more if a region is whole by it (FIE-12.5)."""
    region = world.fiefs[fief].region
    rest = [one for one in in_region(world, region) if one != fief] if region else []
    return 1 + bool(rest and all(world.fiefs[one].control == seat for one in rest))


def loss(world: World, fief: str) -> int:
    """Count what its lord loses with a fief: a point, and one more if a region is broken."""
    one = world.fiefs[fief]
    return 1 + bool(one.region and one.region in whole(world, one.control))


def threatened(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Warn of fiefs that others may take by their claims, and who acts before one's own turn (item 2)."""
    if window.name not in YEAR:
        return
    found = [fief for fief in held(world, seat) if takers(world, fief)]
    if not found:
        return
    order = world.order or world.playing()
    early = [one for one in found if order.index(world.fiefs[one].claim) < order.index(seat)]
    who = [f"{name(world, one)} ({world.short(world.fiefs[one].claim)})" for one in found[:SHOWN]]
    who += [f"{in_words(len(found) - SHOWN)} more"] if len(found) > SHOWN else []
    before = ", each after you" if not early else f"; {several(len(early), 'lies', 'lie')} open before your turn"
    text = f"Others can take {row(who)} by their claims this year{before}. A claim of your own shields one of them."
    shields = [one for one in found if not unclaimable(world, seat, one) and one not in early] or found
    best = sorted(shields, key=lambda fief: -loss(world, fief))[:SHOWN]
    offers = tuple(Offer(f"Claim {name(world, one)}"[:40], Claim(fief=one)) for one in best)
    offers = () if able(world, seat) else offers
    yield decide(sum(loss(world, one) for one in found), "FIE-4.8", text, offers)


def able(world: World, seat: str) -> bool:
    """Tell whether a House can take a fief this year, which is worth more than to shield one (FIE-16.5)."""
    return any(not unexercisable(world, seat, fief) for fief in world.fiefs)


def takers(world: World, fief: str) -> bool:
    """Tell whether the House that claims another's fief could take it by its action now."""
    one = world.fiefs[fief]
    return one.claim not in ("", one.control) and not unexercisable(world, one.claim, fief)


def thrones(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Point at thrones that a claim can reach, or nearly, and at rivals who can reach one's own (item 3)."""
    if window.name not in YEAR:
        return
    for nation in world.nations:
        lord, capital = ruler(world, nation), world.nations[nation].capital
        if lord == seat:
            yield from rivals(world, seat, nation)
        elif lord and world.fiefs[capital].claim != seat:
            yield from reach(world, seat, nation)


def reach(world: World, seat: str, nation: str) -> Iterable[Piece]:
    """Say how near a House is to claiming a throne (FIE-4.3)."""
    capital, lord = world.nations[nation].capital, ruler(world, nation)
    own, his = count(world, seat, nation), count(world, lord, nation)
    land, rival = world.called("nation", nation), f"{world.short(lord)} {in_words(his)}"
    held_by = f"you hold {several(own, 'fief', 'fiefs')} of {land}, {rival}"
    if not outnumbered(world, seat, capital):
        text = f"You may claim the throne of {world.called('nation', nation)}: {held_by}."
        yield chance(his - own + len(fiefs_of(world, nation)), "FIE-4.3", text, (offer(world, capital),))
    elif own and his - own < WANTING:
        text = f"{several(his - own + 1, 'fief', 'fiefs')} more, and you may claim {name(world, capital)}: {held_by}."
        yield chance(1, "FIE-4.3", text[:1].upper() + text[1:])


def rivals(world: World, seat: str, nation: str) -> Iterable[Piece]:
    """Warn of who may claim, or does claim, a throne of one's own."""
    capital = world.nations[nation].capital
    claimant = world.fiefs[capital].claim
    named, own = world.called("nation", nation), count(world, seat, nation)
    if claimant not in ("", seat):
        text = f"{world.short(claimant)} claims {name(world, capital)}, and may fight you for the throne of {named}."
        yield decide(len(fiefs_of(world, nation)), "FIE-5.4", text, shield(world, seat, capital))
        return
    near = [one for one in world.playing() if one != seat and count(world, one, nation) > own]
    if near and not claimant:
        who, yours = row(map(world.short, near)), in_words(own)
        text = f"{who} may claim your throne of {named}, with more fiefs there than your {yours}."
        yield decide(len(near), "FIE-4.3", text, shield(world, seat, capital))


def shield(world: World, seat: str, fief: str) -> Offers:
    """Offer to claim one's own capital, where nothing better is to be had this year."""
    return () if able(world, seat) else (offer(world, fief),)


def offer(world: World, fief: str) -> Offer[World]:
    """Offer to claim a fief."""
    return Offer(f"Claim {name(world, fief)}"[:40], Claim(fief=fief))


def name(world: World, fief: str) -> str:
    """Give the name of a fief."""
    return world.fiefs[fief].name
