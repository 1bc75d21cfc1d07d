"""Counsel for a leader whose army is not on the board: where it may gather, and how far that is from the enemy."""

from collections.abc import Iterable
from typing import Any

from rules.fiefs.armies.raising import comes_back_weak, places
from rules.fiefs.board.forces import Army
from rules.fiefs.board.land import distance
from rules.fiefs.board.sides import enemies, friendly
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanAssemble
from rules.fiefs.counsel.field import FIELD, led
from rules.fiefs.counsel.perils import caught, safest, trappers
from rules.fiefs.counsel.pieces import Piece, decide
from rules.fiefs.marshal.deciding import assembly
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer
from rules.kernel.telling.phrases import several

STAKE = 8
"""Without an army nothing else can be done."""


def gatherings(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say where an army gathers best: where it is safest, and nearest to the enemy (FIE-8.3, FIE-8.4)."""
    army = led(world, seat)
    if window.name not in FIELD or army is None or army.on_board or not places(world, army):
        return
    usual = assembly(world, army).to
    if risk := caught(world, army, usual):
        text = f"Your marshal would gather at {world.fiefs[usual].name}. {risk}"
        yield decide(STAKE + 1, "FIE-8.3", text, warns=True)
        usual = safest(world, army) or usual
    found = list(dict.fromkeys((usual, nearest(world, army))))
    half = " with half its elements" if comes_back_weak(world, army) else ""
    where = "; ".join(described(world, army, fief) for fief in found)
    text = f"Your army is not on the board: it gathers{half} where you plan it, then does what else you plan. {where}."
    offers = tuple(Offer(f"Gather at {world.fiefs[one].name}"[:40], PlanAssemble(fief=one)) for one in found)
    yield decide(STAKE, "FIE-8.3", text, offers)


def nearest(world: World, army: Army) -> str:
    """Give the friendly place nearest to the enemy, but out of his reach; else the safest."""
    foes = [one.fief for one in enemies(world, army) if one.on_board]
    if not foes:
        return assembly(world, army).to
    fits = [one for one in places(world, army) if friendly(world, army, one) and not trappers(world, army, one)]
    return min(
        fits, key=lambda one: (far(world, one, foes), one), default=safest(world, army) or assembly(world, army).to
    )


def far(world: World, fief: str, foes: Iterable[str]) -> int:
    """Give how far the nearest enemy is from a fief."""
    return min(distance(world, fief, foe) for foe in foes)


def described(world: World, army: Army, fief: str) -> str:
    """Say how strong a place is, and how far from the enemy: `Paris, fortress 7, three steps from Lusignan`."""
    foes = {one.fief: world.short(one.leader) for one in enemies(world, army) if one.on_board}
    place = f"{world.fiefs[fief].name}, fortress {world.fiefs[fief].fortress}"
    if not foes:
        return place
    foe = min(foes, key=lambda one: (distance(world, fief, one), one))
    return f"{place}, {several(distance(world, fief, foe), 'step', 'steps')} from {foes[foe]}"
