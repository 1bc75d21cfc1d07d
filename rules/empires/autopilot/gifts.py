"""Gold for a fellow believer in need (EMP-HA.12)."""

from rules.empires.autopilot.manners import Manner
from rules.empires.board.state import World
from rules.empires.endeavours.tables import COSTS
from rules.empires.treasury.orders import GiveGold

ALMS, KEPT = 2, 6
"""Gold that is given, and what is left to the giver at least (EMP-HA.12)."""


def next_gift(world: World, seat: str, manner: Manner) -> GiveGold | None:
    """Give alms: to the first of one's faith who is in exile or excommunicated, and cannot pay his penance."""
    empire = world.empires[seat]
    if not manner.generous or empire.excommunicated or empire.gold < ALMS + KEPT:
        return None
    for other, one in world.empires.items():
        needy = one.gold < COSTS["penance"] and (one.excommunicated or not one.court)
        if other != seat and one.faith == empire.faith and needy:
            return GiveGold(gold=ALMS, to=other)
    return None
