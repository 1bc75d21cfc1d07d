"""The two orders of research, of which a campaign knows one (CAN-13.3, CAN-13.4)."""

from collections.abc import Mapping
from typing import Any

from pydantic import Field

from rules.candlebre.board.order import Deed, afford, pay
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import MOST_ROLLS, TREES, Tree
from rules.candlebre.board.wording import choice_of
from rules.candlebre.currencies.money import surcharged
from rules.candlebre.research.events import ResearchPaid
from rules.candlebre.research.levels import add_points, next_cost, rolls_price
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event


class Study(
    Deed, name="research", says=("research {tree} {points}", "research {points} in {tree}"), clause="CAN-13.3", stage=10
):
    """Put gold into research: 1 gold is 1 point, and a full pool earns the level."""

    tree: Tree = Field(description="military, infrastructure or espionage")
    points: int = Field(ge=1, le=99999, description="points; in infamy they cost a tenth more")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse the other method, a complete tree, and what is too dear (CAN-13.7, CAN-2.9)."""
        if world.settings.research != "fixed":
            raise Refusal(self.clause, "this campaign researches by dice; use roll_research")
        incomplete(world, seat, self.tree)
        afford(world, seat, surcharged(world.houses[seat], self.points), "civil")

    def apply(self, world: World, seat: str) -> None:
        """Pay; levels earned come into force at the next seat-turn (CAN-13.3a, CAN-13.5)."""
        house = world.houses[seat]
        pay(world, seat, surcharged(house, self.points), "civil")
        add_points(house, self.tree, self.points)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone what lies in the pool."""
        house = world.houses[seat]
        price, pool = surcharged(house, self.points), house.pool[self.tree]
        return ResearchPaid(audience=(seat,), seat=seat, tree=self.tree, price=price, points=self.points, pool=pool)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the trees that are not complete, what the next level lacks, and what the purse can pay."""
        house = world.houses[seat]
        trees = [tree for tree in TREES if next_cost(house, tree)]
        if field == "tree":
            return {tree: tree for tree in trees} if house.civil else {}
        wanted = given.get("tree")
        lacks = {next_cost(house, tree) - house.pool[tree] for tree in trees if wanted in (None, tree)}
        sums = sorted({*lacks, *range(10, house.civil + 1, 10), house.civil})
        return {str(points): str(points) for points in sums if 0 < surcharged(house, points) <= house.civil}


class RollResearch(
    Deed,
    name="roll_research",
    says=("roll research {tree} {rolls}", "roll {rolls} in {tree}"),
    clause="CAN-13.4",
    stage=10,
):
    """Buy dice of research at 3 gold each; what they show goes into the pool."""

    tree: Tree = Field(description="military, infrastructure or espionage")
    rolls: int = Field(ge=1, le=MOST_ROLLS, description="dice, named before any is rolled")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse the other method, a complete tree, and what is too dear (CAN-2.9a)."""
        if world.settings.research != "dice":
            raise Refusal(self.clause, "this campaign researches by fixed sums; use research")
        incomplete(world, seat, self.tree)
        afford(world, seat, surcharged(world.houses[seat], rolls_price(self.rolls)), "civil")

    def apply(self, world: World, seat: str) -> None:
        """Pay; the dice are rolled when the window closes."""
        pay(world, seat, surcharged(world.houses[seat], rolls_price(self.rolls)), "civil")

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the trees that are not complete, and how many dice the purse can pay."""
        house = world.houses[seat]
        if field == "tree":
            return {tree: tree for tree in TREES if next_cost(house, tree)} if house.civil > rolls_price(1) else {}
        most = min(MOST_ROLLS, house.civil // rolls_price(1))
        counts = [rolls for rolls in range(1, most + 1) if surcharged(house, rolls_price(rolls)) <= house.civil]
        return {str(rolls): str(rolls) for rolls in counts}


def incomplete(world: World, seat: str, tree: str) -> None:
    """Refuse a tree that is complete (CAN-13.7)."""
    house = world.houses[seat]
    if not next_cost(house, tree):
        others = choice_of(one for one in TREES if next_cost(house, one))
        raise Refusal("CAN-13.7", f"that tree is complete; still open: {others}")
