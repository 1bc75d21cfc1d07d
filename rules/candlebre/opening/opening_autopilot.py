"""What an autopilot orders in the opening: its House, its land, and its standing army (CAN-16.3)."""

from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Start
from rules.candlebre.opening.autopilot import army, building_site, exposed
from rules.candlebre.opening.founding import best_claim
from rules.candlebre.opening.orders import ClaimLand, Found, RankHouses, RankRegions, Recruit, StationLeader
from rules.kernel.orders.order import Order

FAVOURED = {
    "sequential": ("lanthorn", "vesper", "tallowmere", "ashgrave", "umbrel"),
    "simultaneous": ("tallowmere", "lanthorn", "ashgrave", "vesper", "umbrel"),
}
"""The Houses as it would have them: those first that win most often in section 8 of the rulebook (CAN-16.3)."""


def rank(plan: Plan) -> list[Order[World]]:
    """Wish for the House that wins most often, and for the start that is worth most (CAN-16.3)."""
    world, turns = plan.world, plan.world.settings.turns
    plan.give(RankHouses(houses=FAVOURED[turns]))
    if world.settings.starts == "regions":
        place = world.claim_order.index(plan.seat)
        starts = list(world.starts.values())
        turned = [*starts[place:], *starts[:place]]  # of equals each begins with another, so that fewer are in the way
        ranked = sorted(turned, key=lambda one: -worth(world, one))
        plan.give(RankRegions(regions=tuple(one.id for one in ranked)))
    return plan.orders


def worth(world: World, start: Start) -> int:
    """Give the gold that a start brings a turn."""
    return sum(world.provinces[id].value for id in start.provinces)


def claim(plan: Plan) -> list[Order[World]]:
    """Claim the five free provinces in one piece that bring most (CAN-16.3)."""
    plan.give(ClaimLand(provinces=tuple(best_claim(plan.world))))
    return plan.orders


def muster(plan: Plan) -> list[Order[World]]:
    """Order what it raises: barracks, 2 archers, infantry for the rest, the head with them (CAN-16.3)."""
    world, seat = plan.world, plan.seat
    camp, units = exposed(world, seat), army(world, seat)
    plan.give(Found(building="barracks", province=building_site(world, seat).id))
    for kind, number in units.items():
        plan.give(Recruit(number=number, unit=kind, province=camp.id))
    plan.give(StationLeader(province=camp.id))
    return plan.orders
