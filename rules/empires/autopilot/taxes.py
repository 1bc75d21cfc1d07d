"""What an autopilot taxes and plunders (EMP-HA.4, EMP-HA.4b)."""

from rules.empires.autopilot.manners import Manner
from rules.empires.board.measures import claimants
from rules.empires.board.state import World
from rules.empires.board.tables import FLOOR
from rules.empires.treasury.orders import Levy, Plunder, Tax
from rules.empires.treasury.treasury import best_tax, foreseen_levy, leviable

SAFE, NEED = 1, 4
"""The highest value of a tax at the Court Area, and anywhere while gold is not below what is needed (EMP-HA.4)."""
MANY = 2
"""Areas from which on they are taxed by one levy (EMP-HA.4)."""


def asked(world: World, seat: str, area: str, manner: Manner) -> int:
    """Give what a seat would tax an area for: the most that its manner bears; 0 for nothing (EMP-HA.4)."""
    empire = world.empires[seat]
    safe = area == empire.court or empire.gold >= NEED
    return best_tax(world, area, min(manner.tax_value, SAFE) if safe else manner.tax_value)


def next_tax(world: World, seat: str, manner: Manner) -> Tax | None:
    """Give the next tax, while there is too little gold (EMP-HA.4)."""
    if world.empires[seat].gold >= manner.tax_until:
        return None
    for area in leviable(world, seat):
        gold = asked(world, seat, area, manner)
        if gold:
            return Tax(target=area, gold=gold)
    return None


def next_levy(world: World, seat: str, manner: Manner) -> Levy | None:
    """Give a levy where all that it brings is wanted (EMP-HA.4)."""
    limit = min(manner.tax_value, SAFE)
    found = list(foreseen_levy(world, seat, limit).values())
    if len(found) < MANY or world.empires[seat].gold + sum(found[:-1]) >= manner.tax_until:
        return None
    return Levy(limit=limit)


def put_off(world: World, seat: str, manner: Manner) -> bool:
    """Tell whether taxes wait until after the endeavours: no area but the court would pay (EMP-HA.4)."""
    court = world.empires[seat].court
    return not any(asked(world, seat, area, manner) for area in leviable(world, seat) if area != court)


def next_plunder(world: World, seat: str, manner: Manner) -> Plunder | None:
    """Give the next area to plunder: in unrest, no court, claimed by others and not by oneself (EMP-HA.4b)."""
    empire = world.empires[seat]
    if not manner.plunders:
        return None
    for area in world.owned(seat):
        one = world.areas[area]
        free = one.unrest and area != empire.court and area not in empire.worked and one.social > FLOOR
        if free and claimants(world, area) and area not in empire.claims:
            return Plunder(target=area)
    return None
