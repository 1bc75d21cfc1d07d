"""Whom an autopilot releases (CAN-16.16)."""

from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.tables import RELEASES, TYPES
from rules.candlebre.people.orders import Release

RANSOM = 60
"""Gold for a captive leader (CAN-16.17)."""
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
