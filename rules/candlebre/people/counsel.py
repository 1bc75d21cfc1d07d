"""Counsel on prisoners: the honor of letting them go (CAN-10.4)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.forces import count
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.board.wording import troops
from rules.candlebre.people.autopilot import release
from rules.candlebre.people.orders import Release
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at prisoners whom an autopilot would let go for honor (CAN-16.16)."""
    if window.name != "settle":
        return ()
    plan, house = Plan(world, seat), world.houses[seat]
    release(plan)
    freed = [one for one in plan.orders if isinstance(one, Release)]
    if not freed:
        return ()
    best = max(freed, key=lambda one: count(one.units))
    held = sum(count(units) for units in house.prisoners.values())
    number, whose = count(best.units), world.called("owner", best.owner)
    text = (
        f"Prisons cost nothing, but each prisoner let go brings 1 honor, 2 a turn at most: you hold {held} and have "
        f"{house.honor} of the {world.honor_goal} honor that win. {troops(best.units.items())} of {whose} could go."
    )
    others = tuple(one for one in freed if one != best)
    offers = [Offer(f"Release {number} of {whose}", best)]
    if others:
        offers.insert(0, Offer(f"Release {number + sum(count(one.units) for one in others)}", best, others))
    return [Counsel(Weight.DECIDE, text, "CAN-10.4", tuple(offers))]
