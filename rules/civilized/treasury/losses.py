"""The orders of those who lose something: to a disaster, or for want of points (windows U2 and W4)."""

from collections.abc import Mapping
from typing import Any

from rules.civilized.cities.economy import lose_improvement
from rules.civilized.treasury.upkeep import Item, charges, due, item_names, surrender, too_many
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import city_choices
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import IMPROVEMENTS
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.telling.phrases import points_of


def stricken(world: World, seat: str) -> list[City]:
    """Give the cities of a seat that owe an improvement to a disaster."""
    return [city for city in world.cities_of(seat) if city.stricken]


def stricken_cities(world: World, seat: str) -> dict[str, str]:
    """Name those cities."""
    return city_choices(stricken(world, seat))


def works_in(world: World, seat: str, given: Mapping[str, Any]) -> dict[str, str]:
    """Name what the stricken city has, or all of them."""
    there = [city for city in stricken(world, seat) if city.id == given.get("city", city.id)]
    return {IMPROVEMENTS[work].name: work for city in there for work in city.improvements}


class LoseImprovement(
    Deed,
    name="lose_improvement",
    says=("lose {improvement} in|of {city}", "{city} loses {improvement}"),
    clause="CIV-6.1.3a",
    replaces="lose_improvement {city}",
):
    """Choose the improvement that a disaster takes from one of your cities."""

    city: str = pick("city", stricken_cities, "a stricken city of yours", denied="{} has nothing to lose")
    improvement: str = pick("improvement", works_in, "the improvement that it loses", denied="there is no {} there")

    def apply(self, world: World, seat: str) -> None:
        """Take it away; the city owes nothing more."""
        city = world.cities[self.city]
        lose_improvement(world, city, self.improvement)
        city.stricken = ""


class GiveUp(Deed, name="give_up", says=("give up {items}",), clause="CIV-8.1d", replaces="give_up"):
    """Give up what you cannot pay for: each item saves what it costs to keep, 1 point a year."""

    items: tuple[str, ...] = pick(
        "item", item_names, "as many as the points that you lack, or more", denied="{} is not an item of yours"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a road cut in the middle, and too little (CIV-8.1d, CIV-5.2.1f)."""
        own = {item.key: item for item in charges(world, seat)}
        self.check_roads([own[key] for key in self.items], list(own.values()))
        left = len(own) - len(self.items)
        still = too_many(world, seat, left)
        if still > 0:
            short = due(world, seat, left) - world.countries[seat].treasury
            raise Refusal(self.clause, f"still {points_of(short)} short; name {still} more, all in one order")

    def check_roads(self, chosen: list[Item], own: list[Item]) -> None:
        """Refuse a section behind which others would stay (CIV-5.2.1f)."""
        kept = [item for item in own if item.kind == "section" and item not in chosen]
        for item in chosen:
            beyond = [other for other in kept if other.id == item.id and int(other.part) > int(item.part)]
            if item.kind == "section" and beyond:
                raise Refusal("CIV-5.2.1f", f"roads are lost from the far end: give up {beyond[-1].words} first")

    def apply(self, world: World, seat: str) -> None:
        """Take the items away."""
        own = {item.key: item for item in charges(world, seat)}
        for key in self.items:
            surrender(world, own[key])
