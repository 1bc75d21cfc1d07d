"""How an autopilot has its marches fight (CAN-16.14)."""

from rules.candlebre.battle.orders import BattlePlan, Doctrine
from rules.candlebre.board.forces import added
from rules.candlebre.board.manners import manner
from rules.candlebre.board.measures import strength
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.war import March, Units
from rules.candlebre.movement.march_autopilot import required

AMPLE = 2
"""How many times the defence a force must be for its archers to choose whom they shoot (CAN-16.23)."""


def plan_battles(plan: Plan) -> None:
    """Stand fast, pay mercenaries a bounty, and let archers shoot at riders where the force is ample (CAN-16.23)."""
    own = manner(plan.house)
    if own.stands and plan.house.attack.withdraw_ratio is None:
        plan.give(Doctrine(role="attack", setting="withdraw_ratio", value="0"))
    for march in list(plan.house.marches):
        units = everybody(march)
        if own.bounty and units.get("mercenaries"):
            plan.give(BattlePlan(target=march.target, setting="bounty", value=str(own.bounty)))
        place = plan.world.provinces[march.target]
        riders = units.get("archers") and place.units.get("cavalry")
        if own.precise and riders and strength(units, plan.house, "attack") >= AMPLE * required(plan, place)[0]:
            plan.give(BattlePlan(target=march.target, setting="ranged", value="precision at cavalry"))


def everybody(march: March) -> Units:
    """Give the units of all groups of a march."""
    total: Units = {}
    for group in march.groups:
        total = added(total, group.units)
    return total
