"""The two orders of research, of which a campaign knows one (CAN-13.3, CAN-13.4)."""

import re
from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from rules.candlebre.board.order import Deed, afford, pay
from rules.candlebre.board.spoken import Spoken
from rules.candlebre.board.state import House, World
from rules.candlebre.board.tables import MOST_ROLLS, TREES, Tree
from rules.candlebre.currencies.money import surcharged
from rules.candlebre.research.events import ResearchPaid
from rules.candlebre.research.levels import add_points, next_cost, payable, rolls_price
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import hint, pick
from rules.kernel.orders.order import Heard

SOME_TREE = re.compile(
    r"(?:put|invest|spend|pay|use|throw|sink)\b.*\b(?:gold|money|cash|rest)\b.*"
    r"\b(?:learning|research|stud(?:y|ying|ies)|science|knowledge)[\s.!]*",
    re.IGNORECASE,
)
"""How somebody puts all that he has into learning, and names no tree."""
WHICH_TREE = "into which tree of learning do your {} civil gold go?"


def open_trees(world: World, seat: str) -> list[Tree]:
    """Give the trees that are not complete (CAN-13.7)."""
    return [tree for tree in TREES if next_cost(world.houses[seat], tree)]


def useful_points(world: World, seat: str, given: Mapping[str, Any]) -> list[int]:  # Any: the fields given
    """Give all that the purse can pay, what the next levels lack, and round sums, as far as it can pay them."""
    house, most = world.houses[seat], payable(world.houses[seat])
    trees = [given["tree"]] if given.get("tree") else open_trees(world, seat)
    lacks = [next_cost(house, tree) - house.pool[tree] for tree in trees]
    sums = (most, *sorted(lacks), *range(10, most + 1, 10))
    return list(dict.fromkeys(points for points in sums if 0 < points <= most))


def payable_rolls(world: World, seat: str) -> range:
    """Give how many dice the purse can pay."""
    return range(1, min(MOST_ROLLS, payable(world.houses[seat], rolls_price(1))) + 1)


class Learning(Deed, stage=10):
    """Gold put into learning, by the method of the campaign."""

    method: ClassVar[str]
    otherwise: ClassVar[str]
    """What a campaign of the other method says."""

    tree: Tree = pick(
        "", open_trees, "military, infrastructure or espionage", clause="CAN-13.7", denied="the {} tree is complete"
    )

    @abstractmethod
    def price(self, house: House) -> int:
        """Give what it costs, infamy included (CAN-2.9a)."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse the other method, and what is too dear (CAN-2.9)."""
        if world.settings.research != self.method:
            raise Refusal(self.clause, f"this campaign researches by {self.otherwise}")
        afford(world, seat, self.price(world.houses[seat]), "civil")

    def apply(self, world: World, seat: str) -> None:
        """Pay; dice are rolled when the window closes."""
        pay(world, seat, self.price(world.houses[seat]), "civil")


class Study(
    Learning, name="research", says=("research {tree} {points}", "research {points} in {tree}"), clause="CAN-13.3"
):
    """Put gold into research: 1 gold is 1 point, and a full pool earns the level."""

    method: ClassVar[str] = "fixed"
    otherwise: ClassVar[str] = "dice; use roll_research"

    points: int = hint("", useful_points, "points; in infamy they cost a tenth more", ge=1, le=99999)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear several sums at once, trees by half their names, and the rest: `80 in military, the rest into infra`."""
        line = Spoken(words)
        purse = payable(world.houses[seat])
        sums = line.learned(purse)
        if purse and not sums and SOME_TREE.fullmatch(words.strip()):
            return Heard([cls(tree=tree, points=purse) for tree in open_trees(world, seat)], WHICH_TREE.format(purse))
        line.says(r"(?:research|learn|learning|study|invest|spend|put|pay|goes?)")
        fine = sums and line.heard and not line.turned
        return Heard([cls(tree=tree, points=points) for tree, points in sums]) if fine else None

    def price(self, house: House) -> int:
        """Give 1 gold a point."""
        return surcharged(house, self.points)

    def apply(self, world: World, seat: str) -> None:
        """Learn; levels earned come into force at the next seat-turn (CAN-13.3a, CAN-13.5)."""
        super().apply(world, seat)
        add_points(world.houses[seat], self.tree, self.points)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone what lies in the pool."""
        house = world.houses[seat]
        price, pool = self.price(house), house.pool[self.tree]
        return ResearchPaid.of(self, audience=(seat,), seat=seat, price=price, pool=pool)


class RollResearch(
    Learning, name="roll_research", says=("roll research {tree} {rolls}", "roll {rolls} in {tree}"), clause="CAN-13.4"
):
    """Buy dice of research at 3 gold each; what they show goes into the pool."""

    method: ClassVar[str] = "dice"
    otherwise: ClassVar[str] = "fixed sums; use research"

    rolls: int = hint("", payable_rolls, "dice, named before any is rolled", ge=1, le=MOST_ROLLS)

    def price(self, house: House) -> int:
        """Give the price of the dice."""
        return surcharged(house, rolls_price(self.rolls))
