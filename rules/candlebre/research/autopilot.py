"""What an autopilot studies (CAN-16.8)."""

from rules.candlebre.board.manners import manner
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.tables import MOST_ROLLS, TREES, Tree
from rules.candlebre.research.levels import next_cost, payable, rolls_price
from rules.candlebre.research.orders import RollResearch, Study


def study(plan: Plan) -> None:
    """Put the civil gold that is left into research, but for what its manner keeps (CAN-16.8, CAN-16.23)."""
    while plan.house.civil > manner(plan.house).purse:
        tree = next_tree(plan)
        if tree is None:
            return
        if plan.world.settings.research == "dice":
            buy_rolls(plan, tree)
            return
        lacks = next_cost(plan.house, tree) - plan.house.pool[tree]
        points = min(lacks, max(0, payable(plan.house) - manner(plan.house).purse))
        if not points or not plan.give(Study(tree=tree, points=points)):
            return


def buy_rolls(plan: Plan, tree: Tree) -> None:
    """Buy as many rolls in a tree as can be paid for, no more in one order than it holds (CAN-16.8)."""
    while rolls := min(MOST_ROLLS, payable(plan.house, rolls_price(1))):
        if not plan.give(RollResearch(tree=tree, rolls=rolls)):
            return


def next_tree(plan: Plan) -> Tree | None:
    """Give the tree of least weighted level, ties by the House's order (CAN-16.8, CAN-16.2, CAN-16.23)."""
    house, charter = plan.house, plan.house.charter
    weights = dict(zip(TREES, charter.weights, strict=True))
    weights["espionage"] = max(1, weights["espionage"] - manner(house).schemes)
    open_trees = [tree for tree in charter.trees if next_cost(house, tree)]
    return min(open_trees, key=lambda tree: (house.earned[tree] + 1) * weights[tree], default=None)
