"""The autopilot: how a seat decides by itself, from its view alone (NEW-6)."""

from collections.abc import Sequence

from rules.newgame.orders import Raid, within_reach
from rules.newgame.state import World

from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.play.plan import Plan, by_window

WORTH = 3
"""The least that it sets out with (NEW-6.1)."""


def aim(world: World, seat: str) -> str:
    """Give the place that is worth a raid: the first of whoever holds most; empty for none (NEW-6.1)."""
    aims = sorted(within_reach(world, seat).values(), key=lambda id: -len(world.held(world.places[id].owner)))
    return aims[0] if aims else ""


def plans(world: World, seat: str, chance: Chance) -> Sequence[Order[World]]:
    """Raid the first place of whoever holds most, with half of what there is (NEW-6.1)."""
    coins, place = world.sides[seat].coins // 2, aim(world, seat)
    if coins < WORTH or not place:
        return ()
    return Plan(world, seat).try_all([Raid(place=place, coins=min(coins, 99))])


autopilot = by_window({"plans": plans})
"""What it leaves out, such as reports, it is silent about (NEW-6.2)."""
