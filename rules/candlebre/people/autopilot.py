"""Whom an autopilot releases, and whom it puts to death (CAN-16.16, CAN-16.23)."""

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.manners import manner
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.tables import EXECUTION_HONOR, RELEASES, TYPES
from rules.candlebre.people.orders import Execute, Release

PATIENCE = 3
"""Turns for which a player is left alone after he declined."""


def release(plan: Plan) -> None:
    """Release two prisoners, neutral ones first (CAN-16.16)."""
    house = plan.house
    left = RELEASES
    for owner in (NEUTRAL, *plan.world.houses):
        for kind in TYPES:
            number = min(left, house.prisoners.get(owner, {}).get(kind, 0))
            if number and plan.give(Release(owner=owner, units={kind: number})):
                left -= number


LANDED = 50
"""Per cent of the provinces it takes to win from which a rally is worth more than honor (CAN-16.23)."""


def execute(plan: Plan) -> None:
    """Execute a captive of whoever declined his ransom, if a rally serves it better than honor (CAN-16.23)."""
    world, house = plan.world, plan.house
    landed = 100 * len(world.held(plan.seat)) >= LANDED * world.province_goal
    if not (manner(house).executes and landed and not house.charter.courtier):
        return
    scorned = [one for one in captives(world, plan.seat) if one.seat in house.refused]
    if scorned and house.honor + EXECUTION_HONOR >= 0 and house.rally_until <= world.turn:
        plan.give(Execute(leader=scorned[0].id))
