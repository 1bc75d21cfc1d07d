"""Where an autopilot places what waits (CAN-16.15)."""

from rules.candlebre.board.order import Deed
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.purchasing.orders import Place
from rules.candlebre.purchasing.placements import placements


def place_rest(world: World, seat: str) -> list[Deed]:
    """Give the orders that place what still waits, as far as there is room (CAN-5.9)."""
    return [Place(units=units, province=id) for id, units in placements(world.fresh(), seat)]


KEEPS_FROM = 4
"""The turn from which one company is kept (CAN-16.20)."""


def place(plan: Plan) -> None:
    """Place what waits, one by one where the need is greatest (CAN-16.15)."""
    for id, units in placements(plan.world.fresh(), plan.seat):
        plan.give(Place(units=units, province=id))
