"""What an autopilot sets its spies on, and what its honor foils (CAN-16.6, CAN-16.21)."""

from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import allied
from rules.candlebre.board.tables import OPERATIONS, PARRIED
from rules.candlebre.espionage.orders import Operate, Parry
from rules.candlebre.espionage.targets import allowed
from rules.candlebre.espionage.worths import foiled, gain, worths


def spy(plan: Plan) -> None:
    """Order as many operations as allowed, each the one that brings most on the average (CAN-16.6)."""
    rivals = [one for one in plan.world.living() if one != plan.seat and not allied(plan.world, plan.seat, one)]
    house, done = plan.house, list[Operate]()
    if not rivals or house.operations_used >= allowed(house):
        return
    known = [one for one in worths(plan, rivals) if house.level["espionage"] >= OPERATIONS[one[0].kind].level]
    judged = [(gain(plan, order, worth), order) for order, worth in known]
    for value, order in sorted(judged, key=lambda one: -one[0]):
        if value <= 0 or len(done) >= allowed(house):
            return
        if not any(alike(order, one) for one in done) and plan.give(order):
            done.append(order)


def alike(one: Operate, other: Operate) -> bool:
    """Tell whether the second of two operations would find nothing left to do."""
    return one.kind == other.kind and (one.target, one.province) == (other.target, other.province)


def parry(plan: Plan) -> None:
    """Let honor foil whatever costs more than that honor, once a rival's spies could do it (CAN-16.21)."""
    world, house = plan.world, plan.house
    wanted = foiled(house)
    able = max((world.houses[one].level["espionage"] for one in world.living() if one != plan.seat), default=0)
    if house.parry == list(PARRIED) and able >= OPERATIONS[wanted[0]].level:
        plan.give(Parry(operations=wanted))
