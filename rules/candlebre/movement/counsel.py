"""Counsel on moves: troops who stand where nobody comes (CAN-6)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.forces import count
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.move_autopilot import move
from rules.candlebre.movement.move_orders import Move
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight

MANY = 3
"""Idle units from which a move is pressing."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at those whom an autopilot would bring forward, the largest body of them first (CAN-16.14)."""
    if window.name != "settle":
        return ()
    plan = Plan(world, seat)
    move(plan)
    ways = sorted(
        (one for one in plan.orders if isinstance(one, Move) and one.units), key=lambda one: -count(one.units)
    )
    if not ways:
        return ()
    way, *others = ways
    origin, end = world.provinces[way.origin], world.provinces[way.path[-1]]
    text = (
        f"No enemy and no neutral borders {origin.name}, where {troops(way.units.items())} "
        f"stand{'s' if count(way.units) == 1 else ''} idle; the way to the front leads through {end.name}."
    )
    if others:
        text += (
            f" So {'do' if others[1:] else 'does'} {len(others)} more {'bodies' if others[1:] else 'body'} of troops."
        )
    offers = [Offer(f"Move them to {end.name}", way)]
    if others:
        offers.insert(0, Offer("Bring all forward", way, tuple(others)))
    weight = Weight.DECIDE if sum(count(one.units) for one in ways) >= MANY else Weight.CHANCE
    return [Counsel(weight, text, "CAN-6.9", tuple(offers))]
