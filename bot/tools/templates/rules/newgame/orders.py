"""What a seat can say: one order to raid, and those about battles on a table."""

from typing import Any

from pydantic import Field
from rules.newgame.events import RaidSet
from rules.newgame.state import Foray, World

from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Order
from rules.kernel.table.results import Claiming, Confirming, Declining, Disputing, Result, Ruling
from rules.kernel.table.results import Side as Winner


def within_reach(world: World, seat: str) -> dict[str, str]:
    """Give what others hold next to a side's own places, name to id (NEW-3.1)."""
    mine = world.held(seat)
    return {
        place.name: place.id
        for place in world.places.values()
        if place.owner != seat and any(near in mine for near in place.near)
    }


def raided(world: World, seat: str, id: str) -> str | None:
    """Say why a place cannot be raided once more (NEW-3.2)."""
    taken = any(raid.place == id for raid in world.raids.values())
    return f"{world.called('place', id)} is raided already" if taken else None


def affordable(world: World, seat: str) -> range:
    """Give what a side can pay for a raid (NEW-3.1)."""
    return range(1, world.sides[seat].coins + 1)


def fought(world: World, seat: str) -> dict[str, str]:
    """Give the battles of the turn by their places."""
    return {world.called("place", raid.place): raid.place for raid in world.raids.values()}


class Raid(
    Order[World],
    name="raid",
    says=("raid {place} with {coins} [coins]",),
    clause="NEW-3.1",
    replaces="raid",
    tells=RaidSet,
):
    """Raid a place next to one of yours."""

    place: str = pick("place", within_reach, "a place of another side next to yours", problem=raided)
    coins: int = pick("", affordable, "how many of your coins it may cost", ge=1, le=99)

    def apply(self, world: World, seat: str) -> None:
        """Pay, and set out."""
        world.sides[seat].coins -= self.coins
        world.raids[seat] = Foray(place=self.place, coins=self.coins)


class Report(Claiming[World], name="report", says=("report {winner} wins at|of {battle}",), clause="NEW-4.1"):
    """Report how a battle of yours ended on the table."""

    battle: str = pick("place", fought, "the battle, by its place")
    winner: Winner = Field(description="who won")

    def result(self) -> Result:
        """Claim who won."""
        return Result(winner=self.winner)


class UseDice(Declining[World], name="dice", says=("dice at|for {battle}",), clause="NEW-4.3"):
    """Leave a battle of yours to the dice."""

    battle: str = pick("place", fought, "the battle, by its place")


class Confirm(Confirming[World], name="confirm", says=("confirm {battle}",), clause="NEW-4.2"):
    """Confirm what was reported of a battle."""

    battle: str = pick("place", fought, "the battle, by its place")


class Dispute(Disputing[World], name="dispute", says=("dispute {battle} [because {reason}]",), clause="NEW-4.2"):
    """Dispute what was reported of a battle."""

    battle: str = pick("place", fought, "the battle, by its place")


class RuleBattle(Ruling[World], name="rule", says=("rule {winner} wins at|of {battle}",), clause="NEW-4.2"):
    """As gamemaster, say who won a contested battle."""

    battle: str = pick("place", fought, "the battle, by its place")
    winner: Winner = Field(description="who won")

    def result(self) -> Result:
        """Set who won."""
        return Result(winner=self.winner)


TABLE_ORDERS: tuple[type[Order[Any]], ...] = (Report, UseDice, Confirm, Dispute, RuleBattle)  # Any: of one world
