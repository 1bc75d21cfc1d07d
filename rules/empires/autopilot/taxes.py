"""What an autopilot taxes and plunders (EMP-HA.4, EMP-HA.4b)."""

from rules.empires.autopilot.manners import Manner
from rules.empires.board.measures import claimants
from rules.empires.board.state import World
from rules.empires.board.tables import FLOOR
from rules.empires.treasury.orders import Plunder, Tax
from rules.empires.treasury.treasury import best_tax, leviable

COURT = 1
"""The highest value of a tax at the Court Area, whatever the character (EMP-HA.0)."""


def asked(world: World, seat: str, area: str, manner: Manner) -> int:
    """Give what a seat would tax an area for: the most that its manner bears; 0 for nothing (EMP-HA.4)."""
    limit = min(manner.tax_value, COURT) if area == world.empires[seat].court else manner.tax_value
    return best_tax(world, area, limit)


def next_tax(world: World, seat: str, manner: Manner) -> Tax | None:
    """Give the next tax, while there is too little gold (EMP-HA.4)."""
    if world.empires[seat].gold >= manner.tax_until:
        return None
    for area in leviable(world, seat):
        gold = asked(world, seat, area, manner)
        if gold:
            return Tax(target=area, gold=gold)
    return None


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
