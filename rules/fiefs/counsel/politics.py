"""Counsel on the year's action: claims to use, fiefs in danger, thrones within reach (FIE-19, items 1 to 3)."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from rules.fiefs.board.land import count, fiefs_of, held, in_region, ruled, ruler, total, whole
from rules.fiefs.board.state import World
from rules.fiefs.claims.markers import outnumbered, unclaimable, unexercisable
from rules.fiefs.claims.orders import Claim, Exercise
from rules.fiefs.counsel.pieces import Offers, Piece, chance, decide
from rules.fiefs.counsel.spoilers import calm
from rules.fiefs.declaring.conflict import cannot_rebel, home_nation, undeclarable
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer
from rules.kernel.telling.phrases import capital, in_words, points_of, row, several

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
    wise = calm(world, seat)  # whose button comes first, so that the line speaks of it
    order = sorted(found, key=lambda one: (Exercise(fief=one) != wise, -gain(world, seat, one) - loss(world, one)))
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
    found.sort(key=lambda one: (-loss(world, one), -world.fiefs[one].fortress))  # those first that are missed most
    order = world.order or world.playing()
    rivals = list(dict.fromkeys(world.fiefs[one].claim for one in found))
    early = [one for one in found if order.index(world.fiefs[one].claim) < order.index(seat)]
    who = [f"{name(world, one)} ({world.short(world.fiefs[one].claim)})" for one in found[:SHOWN]]
    who += [f"{in_words(len(found) - SHOWN)} more"] if len(found) > SHOWN else []
    taken = f"{takings(world, rivals)} this year, {turns({world.fiefs[one].claim for one in early}, rivals)}"
    text = f"{taken}: {row(who)}. A claim of your own shields one."
    shields = [one for one in found if not unclaimable(world, seat, one) and one not in early] or found
    best = sorted(shields, key=lambda fief: -loss(world, fief))[: 1 if able(world, seat) else SHOWN]
    offers = tuple(offer(world, one) for one in best)
    yield decide(max(loss(world, one) for one in found), "FIE-4.8", text, offers, warns=True)


def takings(world: World, rivals: Sequence[str]) -> str:
    """Say who can take a fief by a claim, each by the one action of his year (FIE-3.3)."""
    if not rivals[1:]:
        return f"{world.short(rivals[0])} can take one of your fiefs by a claim"
    return f"{capital(in_words(len(rivals)))} Houses can each take one of your fiefs by a claim"


def turns(early: Collection[str], rivals: Sequence[str]) -> str:
    """Say how many of them act before one's own turn (FIE-3.2)."""
    if not early:
        return "after your turn"
    return "before your turn" if len(early) == len(rivals) else f"{in_words(len(early))} of them before your turn"


def able(world: World, seat: str) -> bool:
    """Tell whether a House can take a fief this year, which is worth more than to shield one (FIE-16.5)."""
    return any(not unexercisable(world, seat, fief) for fief in world.fiefs)


def takers(world: World, fief: str) -> bool:
    """Tell whether the House that claims another's fief could take it by its action now."""
    one = world.fiefs[fief]
    strange = one.claim not in ("", one.control) and not world.houses[one.claim].acted
    return strange and not unexercisable(world, one.claim, fief)


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
        text = f"A claim on {name(world, capital)} is one on the throne of {land}, and you may lay it: {held_by}."
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
        if how := coming(world, claimant, nation):
            text = f"{world.short(claimant)} claims {name(world, capital)}, and may {how} the throne of {named}."
            text += " A claim of your own there would oust his." if not unclaimable(world, seat, capital) else ""
            yield decide(len(fiefs_of(world, nation)), "FIE-5.4", text, shield(world, seat, capital), warns=True)
        return
    near = [one for one in world.playing() if one != seat and count(world, one, nation) > own]
    if near and not claimant:
        who, yours = row(map(world.short, near)), in_words(own)
        text = f"{who} may claim your throne of {named}, with more fiefs there than your {yours}."
        yield decide(len(near), "FIE-4.3", text, shield(world, seat, capital), warns=True)


def coming(world: World, claimant: str, nation: str) -> str:
    """Say how a claimant may fight for a throne this year: as another nation's ruler, or from his home in it."""
    if any(not undeclarable(world, claimant, own, nation) for own in ruled(world, claimant)):
        own = row(world.called("nation", one) for one in ruled(world, claimant))
        return f"take {own} to war for"
    rebels = home_nation(world, claimant) == nation and not cannot_rebel(world, claimant)
    return f"rise in {name(world, world.houses[claimant].home)} for" if rebels else ""


def shield(world: World, seat: str, fief: str) -> Offers:
    """Offer to claim one's own capital, which ousts whoever claims it (FIE-4.2, FIE-4.8)."""
    return () if unclaimable(world, seat, fief) else (offer(world, fief),)


def offer(world: World, fief: str) -> Offer[World]:
    """Offer to claim a fief."""
    return Offer(f"Claim {name(world, fief)}"[:40], Claim(fief=fief))


def name(world: World, fief: str) -> str:
    """Give the name of a fief."""
    return world.fiefs[fief].name
