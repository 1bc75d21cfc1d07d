"""Whom an autopilot releases, and whom it puts to death (CAN-16.16, CAN-16.23)."""

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.manners import manner
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.tables import EXECUTION_HONOR, RELEASES, TYPES
from rules.candlebre.people.orders import Execute, KillPrisoners, Release, ReleaseLeader

PATIENCE = 3
"""Turns for which a player is left alone after he declined."""


def release(plan: Plan) -> None:
    """Release two prisoners, neutral ones first; whom it hates, the treacherous kills (CAN-16.16, CAN-16.23)."""
    house = plan.house
    left = RELEASES
    if manner(house).kills and house.honor >= KILLERS_HONOR:
        hated = [owner for owner, points in house.regard.items() if points <= HATRED and house.prisoners.get(owner)]
        for owner in hated[:1]:
            kind = next(iter(house.prisoners[owner]))
            plan.give(KillPrisoners(owner=owner, units={kind: 1}))
    for owner in (NEUTRAL, *plan.world.houses):
        for kind in TYPES:
            number = min(left, house.prisoners.get(owner, {}).get(kind, 0))
            if number and plan.give(Release(owner=owner, units={kind: number})):
                left -= number


HATRED, KILLERS_HONOR = -6, 40
"""The regard from which it kills prisoners, and the honor that it must have to spare (CAN-16.23)."""
LANDED = 50
"""Per cent of the provinces it takes to win from which a rally is worth more than honor (CAN-16.23)."""


def execute(plan: Plan) -> None:
    """Execute a captive of whoever declined his ransom, if a rally serves it better than honor (CAN-16.23)."""
    world, house = plan.world, plan.house
    if manner(house).pardons:
        pardon(plan)
    landed = 100 * len(world.held(plan.seat)) >= LANDED * world.province_goal
    if not (manner(house).executes and landed and not house.charter.courtier):
        return
    scorned = [one for one in captives(world, plan.seat) if one.seat in house.refused]
    if scorned and house.honor + EXECUTION_HONOR >= 0 and house.rally_until <= world.turn:
        plan.give(Execute(leader=scorned[0].id))


def pardon(plan: Plan) -> None:
    """Let a captive go whose ransom was declined: it brings honor (CAN-16.23)."""
    scorned = [one for one in captives(plan.world, plan.seat) if one.seat in plan.house.refused]
    if scorned:
        plan.give(ReleaseLeader(leader=scorned[0].id))
