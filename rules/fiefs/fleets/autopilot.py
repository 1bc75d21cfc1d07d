"""How an autopilot's fleet answers an enemy's where its leader is asked (FIE-16.17)."""

from rules.fiefs.board.sides import enemy_fleets, laden
from rules.fiefs.board.state import World
from rules.fiefs.fleets.answers import FIGHT, by_itself
from rules.fiefs.fleets.orders import FleetFight, FleetRetreat


def moored(world: World, seat: str) -> list[FleetFight | FleetRetreat]:
    """Fight with as many markers, else flee; nothing where it can do neither (FIE-16.17)."""
    fleet = world.fleets.get(world.moored)
    army = world.armies.get(fleet.army) if fleet else None
    if fleet is None or army is None or army.leader != seat:
        return []
    enemy = next((one for one in enemy_fleets(world, army, fleet.fief) if laden(world, one)), None)
    chosen = by_itself(world, fleet, enemy)
    if chosen == FIGHT:
        return [FleetFight()]
    return [FleetRetreat(to=chosen)] if chosen else []
