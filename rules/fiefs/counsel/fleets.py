"""Counsel for a fleet upon which an enemy has come, in the manner of item 15 (FIE-19.1, FIE-14.11)."""

from collections.abc import Iterable
from typing import Any

from rules.fiefs.board.chances import wins_at_sea
from rules.fiefs.board.sides import enemy_fleets, laden
from rules.fiefs.board.state import World
from rules.fiefs.counsel.pieces import Offers, Piece, decide
from rules.fiefs.fleets.answers import refuges
from rules.fiefs.fleets.orders import FleetFight, FleetRetreat
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer, in_ten


def moored(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say how a fleet can answer an enemy's, and how likely it would win."""
    fleet = world.fleets.get(world.moored)
    army = world.armies.get(fleet.army) if fleet else None
    if window.name != "moor" or fleet is None or army is None or army.leader != seat:
        return
    foe = next((one for one in enemy_fleets(world, army, fleet.fief) if laden(world, one)), None)
    havens, offers, text = refuges(world, fleet), Offers(), ""
    if foe and laden(world, fleet):
        likely = in_ten(wins_at_sea(fleet.markers, foe.markers))
        text = f"Your {fleet.markers} markers against {foe.markers} win {likely}; who loses is captured."
        offers += (Offer("Fight", FleetFight()),)
    else:
        text = f"Your fleet of {fleet.markers} is empty: it flees, or it is lost."
    text += "" if havens else " No friendly coast is near enough to flee to."
    offers += tuple(Offer(f"Flee to {world.fiefs[one].name}"[:40], FleetRetreat(to=one)) for one in havens[:2])
    yield decide(fleet.markers, "FIE-14.11", text, offers)
