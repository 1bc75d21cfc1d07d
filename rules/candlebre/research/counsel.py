"""Counsel on research: what the civil purse could learn (CAN-13)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import House, World
from rules.candlebre.board.tables import Tree
from rules.candlebre.research.autopilot import next_tree, study
from rules.candlebre.research.levels import EFFECTS, next_cost, payable, rolls_price
from rules.candlebre.research.orders import RollResearch, Study
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, LONGEST, Counsel, Offer, Weight
from rules.kernel.telling.phrases import row

RESERVED = 150
"""Civil gold that works may want, beside which a level is pressing."""
LITTLE = 30
"""Civil gold that is not worth a word."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at the level that an autopilot would study next, and what is missing for it (CAN-16.8)."""
    house = world.houses[seat]
    if window.name != "campaign" or house.civil < LITTLE:
        return ()
    plan = Plan(world, seat)
    tree = next_tree(plan)
    study(plan)
    learned = merged([one for one in plan.orders if isinstance(one, Study | RollResearch)])
    if tree is None or not learned:
        return ()
    text = rolled(house, tree) if world.settings.research == "dice" else paid(house, tree)
    lacks = next_cost(house, tree) - house.pool[tree]
    text += split(learned) if len(text) + len(split(learned)) <= LONGEST else ""
    weight = Weight.DECIDE if payable(house) >= lacks + RESERVED else Weight.CHANCE
    return [Counsel(weight, text, learned[0].clause, offers(learned))]


def offers(orders: Sequence[Study | RollResearch]) -> tuple[Offer[World], ...]:
    """Offer all that an autopilot would put into learning, and the first of it by itself."""
    first: Offer[World] = Offer(label(orders[0]), orders[0])
    if not orders[1:]:
        return (first,)
    rolls = sum(one.rolls for one in orders if isinstance(one, RollResearch))
    gold, each = gold_of(orders), f"Learn {', '.join(shares(orders))}"
    whole = f"Roll {rolls} dice" if rolls else each if len(each) <= BUTTON else f"{gold} gold into learning"
    return (Offer(whole, orders[0], tuple(orders[1:])), first)


def merged(orders: Sequence[Study | RollResearch]) -> list[Study | RollResearch]:
    """Give orders of learning with one for each tree into which gold goes."""
    points: dict[Tree, int] = {}
    for one in orders:
        if isinstance(one, Study):
            points[one.tree] = points.get(one.tree, 0) + one.points
    rolled_for = [one for one in orders if isinstance(one, RollResearch)]
    return [*(Study(tree=tree, points=number) for tree, number in points.items()), *rolled_for]


def shares(orders: Sequence[Study | RollResearch]) -> list[str]:
    """Give what goes into each tree: `military 80`."""
    return [f"{one.tree} {one.points}" for one in orders if isinstance(one, Study)]


def gold_of(orders: Sequence[Study | RollResearch]) -> int:
    """Give the gold that goes into learning."""
    return sum(one.points for one in orders if isinstance(one, Study))


def split(orders: Sequence[Study | RollResearch]) -> str:
    """Say into which trees gold goes, where it is more than one."""
    return f" All {gold_of(orders)}: {row(shares(orders))}." if shares(orders)[1:] else ""


def label(order: Study | RollResearch) -> str:
    """Give what stands on the button of one way of learning."""
    if isinstance(order, RollResearch):
        return f"Roll {order.rolls} in {order.tree}"
    return f"{order.points} gold into {order.tree}"


def brings(house: House, tree: Tree) -> str:
    """Say what the next level of a tree brings."""
    level = house.earned[tree] + 1
    return f"{tree} level {level} ({EFFECTS[tree][level - 1]})"


def rolled(house: House, tree: Tree) -> str:
    """Say what dice could bring (CAN-13.4)."""
    lacks = next_cost(house, tree) - house.pool[tree]
    return (
        f"{house.civil} civil gold buy {payable(house, rolls_price(1))} dice of research, 3.5 points each; "
        f"{brings(house, tree)} lacks {lacks} points."
    )


def paid(house: House, tree: Tree) -> str:
    """Say what gold brings at once, or what is missing for it (CAN-13.3)."""
    lacks = next_cost(house, tree) - house.pool[tree]
    if payable(house) < lacks:
        return f"{house.civil} civil gold lie idle: {brings(house, tree)} lacks {lacks}, and what you put in is kept."
    return (
        f"{lacks} of the {house.civil} civil gold that you can spend earn you {brings(house, tree)}, "
        f"from your next turn on."
    )
