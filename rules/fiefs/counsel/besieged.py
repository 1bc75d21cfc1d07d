"""Counsel to an army that is shut in: with the fortress it is lost, and what else it can do (FIE-8.32, FIE-8.39)."""

from collections.abc import Iterable
from typing import Any

from rules.fiefs.board.chances import fallen_by
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import enemies_at
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanSally
from rules.fiefs.counsel.field import FIELD, led, target_of
from rules.fiefs.counsel.pieces import Offers, Piece, by_rolls, danger
from rules.fiefs.counsel.weighing import weighed
from rules.fiefs.ending.peace import Sue
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer


def besieged(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say when the fortress may fall in which an army is shut in, that the army is lost with it, and the ways out."""
    army = led(world, seat)
    foe = besieger(world, army) if army and window.name in FIELD else None
    if army is None or foe is None:
        return
    place, lord = world.fiefs[army.fief].name, world.short(foe.leader)
    by = by_rolls(lambda rolls: fallen_by(target_of(world, foe, army.fief), rolls))
    text = f"{lord}'s {len(foe.elements)} besiege your {len(army.elements)} in {place}: it falls {by}, and your "
    if army.status == "ready":
        text += f"whole army is lost with it. If you sally, you {weighed(world, army, foe, seat).words()}."
    else:
        text += f"army is lost with it. It was not ready: until {lord} leaves it cannot sally."
    yield danger(len(army.elements), "FIE-8.39", text, ways_out(army, foe, lord))


def besieger(world: World, army: Army) -> Army | None:
    """Give the enemy army before the walls behind which an army is shut in; None where it is not."""
    foes = [one for one in enemies_at(world, army, army.fief) if one.in_field] if army.on_board and army.inside else []
    return max(foes, key=lambda one: len(one.elements), default=None)


def ways_out(army: Army, foe: Army, lord: str) -> Offers:
    """Offer to sally where the army is ready, and to sue for peace; nothing that is planned already."""
    able = army.status == "ready" and not any(one.act == "sortie" for one in army.plan)  # FIE-8.7
    sally = (Offer[World]("Sally out", PlanSally()),) if able else ()
    return (*sally, Offer[World](f"Sue {lord} for peace"[:40], Sue(army=foe.id)))
