"""Needs: what a country lacks to wage a war, in ships and in numbers (house rule CIV-HA14)."""

from rules.civilized.forces.levies import TRANSPORT, unit_cost
from rules.civilized.war.force import kept_home, least_army
from rules.civilized.war.reach import found_roads, shores
from rules.civilized.war.tables import TRANSPORTS
from rules.civilized.world.state import World
from rules.civilized.world.tables import STRONG_ARMY


def ships_lacking(world: World, seat: str, foe: str) -> int:
    """Give how many Transport Ships a country lacks to carry an army to a foe whom no way reaches on foot."""
    if any(found_roads(world, seat, [foe])):
        return 0
    return max(0, TRANSPORTS - sum(ship.owner == seat and ship.type == TRANSPORT for ship in world.ships.values()))


def numbers_lacking(world: World, seat: str, foe: str, kind: str) -> int:
    """Give how many elements a country lacks to march, and for a Strong Army against a foe (CIV-4.4.2a)."""
    ours, against = STRONG_ARMY
    strong = -(-against * len(world.army_of(foe)) // ours)
    marches = kept_home(world, seat, kind) + least_army(world, kind)
    return max(0, max(strong, marches) - len(world.army_of(seat)))


def oversea(world: World, seat: str, foe: str) -> str:
    """Say what it takes to come to a country to which no way leads on foot; empty where one does."""
    if any(found_roads(world, seat, [foe])):
        return ""
    if not any(shores(world, foe)):
        return f" No way of a year or less leads to {world.named(foe)} on foot, and it has no port."
    ships = ships_lacking(world, seat, foe)
    lacking = f", and you lack {ships}: {unit_cost(world, TRANSPORT)} points each" if ships else ""
    way = f"No way of a year or less leads to {world.named(foe)} on foot"
    return f" {way}: {TRANSPORTS} Transport Ships carry an army{lacking}."
