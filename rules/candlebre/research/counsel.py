"""Counsel on research: what the civil purse could learn (CAN-13)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.research.autopilot import next_tree
from rules.candlebre.research.levels import EFFECTS, next_cost, payable, rolls_price
from rules.candlebre.research.orders import RollResearch, Study
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight

RESERVED = 150
"""Civil gold that works may want, beside which a level is pressing."""
LITTLE = 30
"""Civil gold that is not worth a word."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at the level that an autopilot would study next, and what is missing for it (CAN-16.8)."""
    house = world.houses[seat]
    if window.name != "campaign" or house.civil < LITTLE:
        return ()
    tree = next_tree(Plan(world, seat))
    if tree is None:
        return ()
    lacks, level = next_cost(house, tree) - house.pool[tree], house.earned[tree] + 1
    brings = f"{tree} level {level} ({EFFECTS[tree][level - 1]})"
    if world.settings.research == "dice":
        rolls = payable(house, rolls_price(1))
        text = f"{house.civil} civil gold buy {rolls} dice of research, 3.5 points each; {brings} lacks {lacks} points."
        return [
            Counsel(
                Weight.CHANCE,
                text,
                "CAN-13.4",
                (Offer(f"Roll {rolls} in {tree}", RollResearch(tree=tree, rolls=rolls)),),
            )
        ]
    most = payable(house)
    if most < lacks:
        text = f"{house.civil} civil gold lie idle: {brings} lacks {lacks}, and what you put in is kept for it."
        offer = Offer(f"{most} gold into {tree}", Study(tree=tree, points=most))
        return [Counsel(Weight.CHANCE, text, "CAN-13.3a", (offer,))]
    text = f"{lacks} of your {house.civil} civil gold earn you {brings}, from your next turn on."
    offers = [
        Offer(f"{points} gold into {tree}", Study(tree=tree, points=points))
        for points in sorted({most, lacks}, reverse=True)
    ]
    weight = Weight.DECIDE if house.civil >= lacks + RESERVED else Weight.CHANCE
    return [Counsel(weight, text, "CAN-13.3", tuple(offers))]
