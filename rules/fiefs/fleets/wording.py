"""What a leader is asked when an enemy is upon his fleet, and what silence does (FIE-17.9)."""

from rules.fiefs.board.forces import Fleet
from rules.fiefs.board.sides import laden
from rules.fiefs.board.state import World
from rules.fiefs.fleets.answers import FIGHT
from rules.kernel.orders.windows import Wording
from rules.kernel.telling.phrases import form


def of_fleet(world: World, fleet: Fleet, enemy: Fleet | None, wise: str) -> Wording:
    """Ask what a fleet does: an enemy's has come, or its port is lost (FIE-14.10, FIE-14.11, FIE-14.16)."""
    fief, own = world.fiefs[fleet.fief].name, f"{fleet.markers} {form(fleet.markers, 'marker', 'markers')}"
    lord = world.short(world.armies[fleet.army].leader)
    what = "Does it fight or flee?" if enemy and laden(world, fleet) else "Where does it flee?"
    if enemy:
        foe = f"{enemy.markers} of {world.short(world.armies[enemy.army].leader)}, laden,"
        title = f"{foe} have come upon your fleet of {own} at {fief}. {what}"
    else:
        title = f"{fief} is lost, where your fleet of {own} lies. {what}"
    does = "fights" if wise == FIGHT else f"flees to {world.fiefs[wise].name}" if wise else "is lost"
    return {
        "title": title,
        "silence": f"Your fleet {does}.",
        "meanwhile": f"{lord} is asked what his fleet does at {fief}.",
    }
