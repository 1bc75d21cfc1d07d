"""Gold that would lie idle, put on an endeavour (EMP-HA.5l)."""

from rules.empires.autopilot.odds import needed_roll
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.endeavours.orders import Endeavour
from rules.empires.endeavours.tables import MOST_EXTRA

SURE = 4
"""Needed roll below which more gold is not worth it: 33 ways of 36."""
EACH = 2
"""Gold that is kept for each endeavour that is still to come in the round."""


def backed(world: World, seat: str, order: MainOrder, left: int) -> MainOrder:
    """Give an endeavour with the gold that the `left` ones after it have no use for (EMP-HA.5l)."""
    if not isinstance(order, Endeavour) or "extra" not in type(order).model_fields:
        return order
    extra = int(getattr(order, "extra", 0))
    idle = world.empires[seat].gold - order.price() - EACH * left
    wanted = needed_roll(world, seat, order) - SURE
    more = min(MOST_EXTRA - extra, idle, wanted)
    return order.model_copy(update={"extra": extra + more}) if more > 0 else order
