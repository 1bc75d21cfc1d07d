"""Counsel on spies: the operation that an autopilot would order, what it is worth, and how likely it works (CAN-14)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import DIE, OPERATIONS, SLANDER_HONOR
from rules.candlebre.espionage.autopilot import spy
from rules.candlebre.espionage.operations import EXPOSED, needed
from rules.candlebre.espionage.orders import Operate
from rules.candlebre.espionage.targets import known_operations
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import row


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at the operation that an autopilot would order first (CAN-16.6)."""
    house = world.houses[seat]
    if window.name != "campaign" or not known_operations(house):
        return ()
    plan = Plan(world, seat)
    spy(plan)
    ordered = [one for one in plan.orders if isinstance(one, Operate)]
    return [operation(world, seat, *ordered)] if ordered else ()


def operation(world: World, seat: str, order: Operate, *others: Operate) -> Counsel[World]:
    """Say what the first would bring, how likely it works, and how likely one is named; offer all."""
    house, target, table = world.houses[seat], world.houses[order.target], OPERATIONS[order.kind]
    number, name = needed(house, target, order.kind), world.name(order.target)
    place = world.provinces[order.province].name if order.province else ""
    brings = {
        "pilfer": f"take a fifth of what {name} has in its civil purse, {house.charter.pilfer} gold at most",
        "slander": f"cost {name} {-SLANDER_HONOR} of its {target.honor} honor",
        "uprising": f"make {place} of {name} neutral",
    }[order.kind]
    works = in_ten(Fraction(number, DIE))
    seen = in_ten(Fraction(min(DIE - EXPOSED + 1, DIE - number), DIE))
    text = (
        f"Your spies know {row(known_operations(house))}. For {table.price} gold they would {brings}: "
        f"it works {works}; {seen} they are seen, and you lose honor."
    )
    alone: Offer[World] = Offer(f"{order.kind.capitalize()} {name}", order)
    whole = [Offer(f"All {len(others) + 1} operations", order, others)] if others else []
    return Counsel(Weight.CHANCE, text, table.clause, (*whole, alone))
