"""Orders about gold (EMP-H16, section 5.1)."""

import re
from collections.abc import Iterable
from typing import Self

from pydantic import Field

from rules.empires.board.measures import earn, need, prosperity
from rules.empires.board.sheets import WHEN, MainOrder, When, afford, expect, places, refuse_place, spoken_of, unless
from rules.empires.board.state import World
from rules.empires.board.tables import MOST_GOLD, VALUES
from rules.empires.claims.orders import not_oneself, others
from rules.empires.treasury.events import GoldGiven
from rules.empires.treasury.treasury import foreseen_levy, levy, plunder, tax, unplunderable, untaxable
from rules.empires.unrest.values import weigh
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, Offer, hint, pick
from rules.kernel.orders.order import Heard
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

LOWEST, HIGHEST = -9, VALUES[-1]
"""Bounds of the rebellion value that a tax or a levy may come to (section 5.1)."""
BOLDEST = 5
"""The highest limit of a levy that is offered: there an area rises in one case of six."""
USUAL = 1
"""The limit of a levy that names none: no check of it can end in rebellion by the table as it is shipped."""


def amounts(world: World, seat: str, given: Given) -> Offer:
    """Give the gold that an area yields."""
    del seat
    area = world.areas.get(given.get("target", ""))
    return range(1, max(1, prosperity(area)) + 1) if area else ()


class Tax(
    MainOrder,
    name="tax",
    says=(
        "tax {target} [for] {gold} [, limit {limit}] [, when {when}]",
        "tax {target} at|for|of {gold} [gold|points] [, limit {limit}] [, when {when}]",
        "tax {target} {gold} gold|points [, limit {limit}] [, when {when}]",
        "tax {gold} [gold] from|in|of|out {target} [, limit {limit}] [, when {when}]",
    ),
    clause="EMP-17.0c",
):
    """Tax an area of yours; the gold weighs in its rebellion value."""

    target: str = pick("area", places(untaxable), "an area of yours", problem=unless(untaxable))
    gold: int = hint("", amounts, "how much gold, up to its prosperity", ge=1, le=MOST_GOLD)
    limit: int | None = Field(
        default=None, ge=LOWEST, le=HIGHEST, description="the rebellion value above which it is not taxed"
    )
    when: When = Field(default="any", description=WHEN)

    def allow(self, world: World, seat: str) -> None:
        """Refuse foreign areas, those worked already, and more than an area has (EMP-H16.1)."""
        refuse_place(world, seat, self.target, untaxable, self.clause)
        area = world.areas[self.target]
        most = prosperity(area)
        if self.gold > most:
            raise Refusal("EMP-H16.1", f"{area.name} yields {most} gold at most", f"ask for 1 to {most}")

    def trimmed(self, world: World, seat: str) -> Self:
        """Ask for no more than there is (EMP-H5.24)."""
        del seat
        return self.model_copy(update={"gold": min(self.gold, max(1, prosperity(world.areas[self.target])))})

    def waits(self, world: World, seat: str) -> str:
        """Say that its value would be above the limit, if so (EMP-H5.25)."""
        waiting = super().waits(world, seat)
        area = world.areas[self.target]
        if waiting or self.limit is None or area.owner != seat:
            return waiting
        value = weigh(world, self.target, self.gold).value
        return f"{area.name} would stand at {value}, above your limit of {self.limit}" if value > self.limit else ""

    def foresee(self, world: World, seat: str) -> None:
        """Count on the gold (EMP-H5.14)."""
        earn(world, seat, min(self.gold, max(0, prosperity(world.areas[self.target]))))
        expect(world.empires[seat].worked, self.target)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Tax it."""
        tax(play, seat, self.target, self.gold)
        yield from ()


def limits(world: World, seat: str, given: Given) -> Offer:
    """Give the values up to which a levy may be worth its danger; nobody asks for less than costs nothing."""
    del world, seat, given
    return range(USUAL, BOLDEST + 1)


ALL_BUT = re.compile(
    r"(?:tax|levy|raise taxes|collect taxes|squeeze)(?: safely)?(?: (?:from|in|on|of))? "
    r"(?:all|everything|everywhere|everybody|(?:all )?(?:my |the )?(?:areas|lands))(?: safely)?,? "
    r"(?:but(?: not)?|except(?: for)?|without|apart from|save) (?P<but>.+)",
    re.IGNORECASE,
)
"""How somebody taxes all that he has but some."""


def unnamed(world: World, text: str, areas: Iterable[str]) -> bool:
    """Tell whether a text says more than these areas."""
    for area in areas:
        text = re.sub(rf"\b{re.escape(world.areas[area].name)}\b", " ", text, flags=re.IGNORECASE)
    return bool(set(re.findall(r"\w+", text.lower())) - {"and", "or", "the", "nor", "both", "please"})


def leviable_now(world: World, seat: str, given: Given) -> Offer:
    """Give the own areas, which a levy may leave out."""
    del given
    return world.owned(seat)


class Levy(
    MainOrder,
    name="levy",
    says=(
        "levy [, limit {limit}] [but {but}]",
        "levy [{limit}]",
        "levy but|except|without {but}",
    ),
    clause="EMP-H16.1",
):
    """Tax every quiet area of yours for the most that keeps its rebellion value at the limit."""

    limit: int = hint("", limits, "the highest rebellion value; 1 if left out", default=USUAL, ge=LOWEST, le=HIGHEST)
    but: tuple[str, ...] = hint("area", leviable_now, "areas of yours that it leaves out", default=())

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear that everything is taxed but some areas: `tax all but Flanders`."""
        said = ALL_BUT.fullmatch(words.strip())
        areas = spoken_of(world, said["but"], world.owned(seat)) if said else ()
        if said is None or not areas or unnamed(world, said["but"], areas):
            return None
        return Heard((cls(but=areas),))

    def allow(self, world: World, seat: str) -> None:
        """A levy is always legal; it may bring nothing (section 5.1)."""

    def foresee(self, world: World, seat: str) -> None:
        """Count on the gold (EMP-H5.14)."""
        for area, gold in foreseen_levy(world, seat, self.limit, self.but).items():
            earn(world, seat, gold)
            expect(world.empires[seat].worked, area)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Go over the areas."""
        levy(play, seat, self.limit, self.but)
        yield from ()


class Plunder(MainOrder, name="plunder", says=("plunder {target} [, when {when}]",), clause="EMP-17.0d"):
    """Plunder an area of yours: gold at once, a level lost, and unrest."""

    target: str = pick("area", places(unplunderable), "an area of yours", problem=unless(unplunderable))
    when: When = Field(default="any", description=WHEN)

    def peril(self, world: World, seat: str) -> str:
        """Say that it is one's own court."""
        return "it is your own court" if self.target == world.empires[seat].court else ""

    def allow(self, world: World, seat: str) -> None:
        """Refuse foreign areas, those worked already, and those with nothing left (EMP-H16.2)."""
        refuse_place(world, seat, self.target, unplunderable, self.clause)

    def foresee(self, world: World, seat: str) -> None:
        """Count on the gold (EMP-H5.14)."""
        earn(world, seat, need(world.areas[self.target]))
        expect(world.empires[seat].worked, self.target)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Plunder it."""
        plunder(play, seat, self.target)
        yield from ()


class GiveGold(
    MainOrder,
    name="give_gold",
    says=("give {gold} [gold] to {to}", "pay {gold} [gold] to {to}", "give {to} {gold} [gold]"),
    clause="EMP-H16.4",
):
    """Give another empire gold, at once and publicly; promises bind nobody."""

    gold: int = Field(ge=1, le=MOST_GOLD, description="how much gold")
    to: str = pick("seat", others, "another empire", denied=not_oneself)

    def form(self, world: World, seat: str) -> None:
        """Refuse a gift to oneself (E-SELF)."""
        if self.to == seat:
            raise Refusal(self.clause, "that is yourself", "choose another empire")

    def allow(self, world: World, seat: str) -> None:
        """Refuse what a seat does not have (E-FUNDS)."""
        afford(world, seat, self.gold, self.clause)

    def foresee(self, world: World, seat: str) -> None:
        """Count it as spent (EMP-H5.14)."""
        world.empires[seat].gold -= min(self.gold, world.empires[seat].gold)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Hand it over; what does not fit into the other's treasury is lost (EMP-H16.3)."""
        world = play.state
        world.empires[seat].gold -= self.gold
        earn(world, self.to, self.gold)
        left, now = world.empires[seat].gold, world.empires[self.to].gold
        play.tell(GoldGiven.of(self, seat=seat, left=left, now=now))
        yield from ()


ORDERS: tuple[type[MainOrder], ...] = (Tax, Levy, Plunder, GiveGold)
"""What may be ordered about gold."""
