"""The plan of counsel: what a steady ruler would order, backed with the gold that he would leave idle (EMP-HA.1)."""

from collections.abc import Sequence

from rules.empires.autopilot.autopilot import sheet_in
from rules.empires.autopilot.manners import MANNERS, Manner
from rules.empires.board.state import World
from rules.empires.endeavours.orders import Endeavour
from rules.empires.endeavours.tables import MOST_EXTRA
from rules.empires.treasury.orders import Tax
from rules.kernel.orders.order import Order

STEADY: Manner = MANNERS["steady"]
RESERVE = 4
"""Gold that is kept for whatever comes."""


def planned(world: World, seat: str) -> list[Order[World]]:
    """Give the orders of a whole turn, each as if those before had gone well."""
    return backed(world, seat, sheet_in(world, seat, STEADY))


def taxes_of(orders: Sequence[Order[World]]) -> dict[str, int]:
    """Give how much gold some orders ask of which area."""
    return {one.target: one.gold for one in orders if isinstance(one, Tax)}


def backed(world: World, seat: str, orders: Sequence[Order[World]]) -> list[Order[World]]:
    """Put gold that would lie idle on the endeavours, the first ones first: it is no points (EMP-H9.3, EMP-H26.4)."""
    costs = sum(one.price() for one in orders if isinstance(one, Endeavour))
    spare, found = world.empires[seat].gold + sum(taxes_of(orders).values()) - costs - RESERVE, list(orders)
    for place, one in enumerate(orders):
        extra = int(getattr(one, "extra", MOST_EXTRA))
        more = min(MOST_EXTRA - extra, spare)
        if more > 0:
            found[place], spare = one.model_copy(update={"extra": extra + more}), spare - more
    return found
