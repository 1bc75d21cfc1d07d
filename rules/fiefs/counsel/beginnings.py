"""Counsel at the beginning: what to wish for, and where to be at home (FIE-2.12, FIE-2.14)."""

from collections.abc import Iterable
from typing import Any

from rules.fiefs.board.land import held, in_region, nation_of, ruler
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import NameHome
from rules.fiefs.counsel.pieces import Piece, chance
from rules.fiefs.opening.orders import WishLands
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer
from rules.kernel.telling.phrases import several

FEW = 2
"""How many choices are put on buttons."""


def wishes(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: orders differ
    """Say what a capital is worth, and offer to wish for the strongest."""
    if window.name != "wishes":
        return
    capitals = sorted((world.fiefs[one.capital] for one in world.nations.values()), key=lambda one: -one.fortress)
    offers = [
        Offer(f"{one.name} first", WishLands(fiefs=(one.id, *(other.id for other in capitals if other is not one))))
        for one in capitals
    ]
    thrones = several(len(capitals), "capital", "capitals")
    text = (
        f"There are {thrones} for {several(len(world.playing()), 'House', 'Houses')}. Whoever holds one rules its "
        "nation, declares its wars, and counts two points for it; the strongest is "
        f"{capitals[0].name}, with a fortress of {capitals[0].fortress}."
    )
    yield chance(2, "FIE-1.11", text, tuple(offers[:FEW]))


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
        f"Your army gathers at home if you ever rebel, and a rebellion begins in its region: of {region}, which "
        f"{world.short(ruler(world, nation_of(world, first.id)))} rules, you hold "
        f"{mine(first.region)} of {len(in_region(world, first.region))} fiefs, and {first.name} has a fortress of "
        f"{first.fortress}."
    )
    yield chance(1, "FIE-6.5", text, offers)
