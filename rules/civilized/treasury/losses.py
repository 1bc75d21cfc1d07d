"""The orders of those who lose something: to a disaster, or for want of points (windows U2 and W4)."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.cities.economy import lose_improvement
from rules.civilized.treasury.upkeep import Item, charges, due, item_names, surrender, too_many
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import city_choices, listed, name_of_city
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import IMPROVEMENTS
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names


def stricken(world: World, seat: str) -> list[City]:
    """Give the cities of a seat that owe an improvement to a disaster."""
    return [city for city in world.cities_of(seat) if city.stricken]


class LoseImprovement(Deed):
    """Choose the improvement that a disaster takes from one of your cities."""

    name: ClassVar[str] = "lose_improvement"
    says: ClassVar[tuple[str, ...]] = ("lose {improvement} in|of {city}", "{city} loses {improvement}")
    clause: ClassVar[str] = "CIV-6.1.3a"

    city: Annotated[str, Names("city")] = Field(description="a stricken city of yours")
    improvement: Annotated[str, Names("improvement")] = Field(description="the improvement that it loses")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a city that owes nothing, and an improvement that is not there (CIV-6.1.3a)."""
        cities = stricken(world, seat)
        city = next((one for one in cities if one.id == self.city), None)
        if city is None:
            names = listed(one.name for one in cities)
            raise Refusal(self.clause, f"{name_of_city(world, self.city)} has nothing to lose; stricken: {names}")
        if self.improvement not in city.improvements:
            works = listed((IMPROVEMENTS[work].name for work in city.improvements), "or")
            raise Refusal(self.clause, f"{city.name} has no such improvement; it may lose {works}")

    def apply(self, world: World, seat: str) -> None:
        """Take it away; the city owes nothing more."""
        city = world.cities[self.city]
        lose_improvement(world, city, self.improvement)
        city.stricken = ""

    def key(self) -> str:
        """A later choice for the same city replaces this one."""
        return f"{self.name} {self.city}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the stricken cities, or what they have."""
        cities = stricken(world, seat)
        if field == "city":
            return city_choices(cities)
        there = [city for city in cities if city.id == given.get("city", city.id)]
        return {IMPROVEMENTS[work].name: work for city in there for work in city.improvements}


class GiveUp(Deed):
    """Give up what you cannot pay for: each item saves 1 point, 2.5 in a turn of five years."""

    name: ClassVar[str] = "give_up"
    says: ClassVar[tuple[str, ...]] = ("give up {items}",)
    clause: ClassVar[str] = "CIV-8.1d"

    items: tuple[Annotated[str, Names("item")], ...] = Field(description="as many as the points that you lack, or more")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is not there, a road cut in the middle, and too little (CIV-8.1d, CIV-5.2.1f)."""
        own = {item.key: item for item in charges(world, seat)}
        for key, count in Counter(self.items).items():
            if key not in own or count > 1:
                twice = "is named twice; name each item once" if key in own else "is not an item of yours"
                raise Refusal(self.clause, f"{own[key].words if key in own else key} {twice}")
        self.check_roads([own[key] for key in self.items], list(own.values()))
        left = len(own) - len(self.items)
        still = too_many(world, seat, left)
        if still > 0:
            short = due(world, seat, left) - world.countries[seat].treasury
            points = f"{short} point{'' if short == 1 else 's'}"
            raise Refusal(self.clause, f"still {points} short; name {still} more, all in one order")

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

    def key(self) -> str:
        """A later list replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give all that costs a point."""
        return item_names(world, seat)
