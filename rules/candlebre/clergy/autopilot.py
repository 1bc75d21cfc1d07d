"""Where an autopilot calls clergy (CAN-16.20)."""

from rules.candlebre.board.measures import defence, threat
from rules.candlebre.board.plan import Plan
from rules.candlebre.clergy.clergy import clergy_price
from rules.candlebre.clergy.orders import Summon

CLERGY = 3


def call_clergy(plan: Plan) -> None:
    """Call clergy to what is worth most and threatened most (CAN-16.19)."""
    world, seat = plan.world, plan.seat
    for _ in range(CLERGY):
        open_to = [
            one
            for one in world.held(seat)
            if not one.protected_by
            and clergy_price(world, one) <= plan.house.influence
            and threat(world, seat, one) > defence(world, one)
        ]
        if not open_to:
            return
        best = max(open_to, key=lambda one: (one.value + 60 * one.barracks + 60 * one.temple + 80 * one.court, -one.no))
        plan.give(Summon(province=best.id))
