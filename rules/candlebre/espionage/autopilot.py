"""What an autopilot sets its spies on (CAN-16.6)."""

from rules.candlebre.board.forces import count
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import allied, standing
from rules.candlebre.board.tables import OPERATIONS
from rules.candlebre.espionage.operations import needed
from rules.candlebre.espionage.orders import Operate
from rules.candlebre.espionage.targets import allowed

CERTAIN = 8
"""The success number from which an operation is worth its price (CAN-16.6)."""
SLANDERED = 100
WEAK = 2


def spy(plan: Plan) -> None:
    """Order as many operations as allowed, each the first that is worth it (CAN-16.6)."""
    rivals = [one for one in plan.world.living() if one != plan.seat and not allied(plan.world, plan.seat, one)]
    if not rivals or plan.house.level["espionage"] < OPERATIONS["pilfer"].level:
        return
    leader = max(rivals, key=lambda one: standing(plan.world, one))
    named: list[str] = []
    for _ in range(allowed(plan.house)):
        if not (rouse(plan, leader, named) or slander(plan, leader) or pilfer(plan, rivals)):
            return


def rouse(plan: Plan, leader: str, named: list[str]) -> bool:
    """Raise the most valuable weak province of whoever stands highest (CAN-16.6)."""
    weak = [one for one in plan.world.held(leader) if count(one.units) <= WEAK and one.id not in named]
    if not weak or needed(plan.house, plan.world.houses[leader], "uprising") < CERTAIN:
        return False
    place = max(weak, key=lambda one: (one.value, -one.no))
    named.append(place.id)
    return plan.give(Operate(kind="uprising", target=leader, province=place.id))


def slander(plan: Plan, leader: str) -> bool:
    """Slander whoever stands highest, if his honor is great (CAN-16.6)."""
    target = plan.world.houses[leader]
    if target.honor < SLANDERED or needed(plan.house, target, "slander") < CERTAIN:
        return False
    return plan.give(Operate(kind="slander", target=leader))


def pilfer(plan: Plan, rivals: list[str]) -> bool:
    """Pilfer where it succeeds best, then from whoever has most provinces (CAN-16.6)."""
    world = plan.world

    def rank(one: str) -> tuple[int, int]:
        return needed(plan.house, world.houses[one], "pilfer"), len(world.held(one))

    target = max(rivals, key=rank)
    return rank(target)[0] >= CERTAIN and plan.give(Operate(kind="pilfer", target=target))
