"""Counsel at the beginning: what to wish for, and where to be at home (FIE-2.12, FIE-2.14)."""

from collections.abc import Iterable
from typing import Any

from rules.fiefs.board.land import distance, fiefs_of, held, in_region, nation_of, ruler
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import NameHome
from rules.fiefs.counsel.pieces import Piece, chance
from rules.fiefs.opening.orders import WishLands
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Offer

FEW = 2
"""How many choices are put on buttons."""


def wishes(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: orders differ
    """Say what a capital is worth, and offer three to wish for, with the figures that speak for each."""
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
    why = "; ".join(
        f"{world.fiefs[one.capital].name} {world.fiefs[one.capital].fortress}, {len(fiefs_of(world, one.id))} and "
        f"{apart(world, one.id)}"
        for one in found
    )
    text = (
        "Wish for a capital first: it makes you a king, and counts two points. By walls, fiefs of the nation and steps "
    )
    text += f"to the next crown: {why}."
    yield chance(2, "FIE-1.11", text, tuple(offers))


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
