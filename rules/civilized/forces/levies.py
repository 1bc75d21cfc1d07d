"""Levies: which land elements and ships a city may raise, and what is in the way."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Self

from rules.civilized.forces.tables import LEVY, SHIP_COST
from rules.civilized.world.ranks import ranks
from rules.civilized.world.requirements import Problem, people_problem
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CYCLE, DOZEN, ELEMENT_PEOPLE, ELEMENTS

WARSHIP: Final = "Warship"
TRANSPORT: Final = "Transport Ship"
FREE = {"foot": "barracks", "mounted": "stable", "ship": "shipyard"}
"""Kind of unit to the improvement that takes its limit away (CIV-8.5c, CIV-8.5d)."""


def kind_of(unit: str) -> str:
    """Give `foot`, `mounted` or `ship`."""
    if unit in (WARSHIP, TRANSPORT):
        return "ship"
    return "foot" if ELEMENTS[unit].foot else "mounted"


@lru_cache(maxsize=16_384)
def number_of(id: str) -> int:
    """Give the running number of an element or a ship."""
    return int(id.rsplit("-", 1)[1])


def unit_cost(world: World, unit: str) -> int:
    """Give the points that an element or a ship costs (CIV-8.5a, CIV-8.5j)."""
    table = ELEMENTS[unit].cost if unit in ELEMENTS else SHIP_COST
    return world.element_costs.get(unit, table)


def worth(world: World, kinds: Iterable[str]) -> int:
    """Give the points and the people that it takes to raise lost elements and ships again (CIV-4.4.2d)."""
    return sum(unit_cost(world, kind) + ELEMENT_PEOPLE for kind in kinds)


def raising_problem(world: World, city: City, unit: str) -> Problem | None:
    """Say why a city may not raise a unit this Winter, points left aside (CIV-8.5, CIV-6.8.4.6b)."""
    kind = kind_of(unit)
    if kind == "ship" and not city.coastal:
        return "CIV-8.5d", f"{city.name} lies inland; ships need a coastal city"
    if unit == TRANSPORT and fleet_is_full(world, city.owner):
        most = world.settings.largest_fleet
        return "CIV-8.5g", f"you have all the Transport Ships that this game allows: {most} (setting largest_fleet)"
    if city.disorder:
        return "CIV-8.5f", f"{city.name} is in disorder and raises nothing"
    if city.captured == world.year:
        return "CIV-8.5f", f"{city.name} was captured this year and raises nothing before next Winter"
    if not place_left(city, kind, CYCLE if world.long_season else 1):
        clause = "CIV-8.5d" if kind == "ship" else "CIV-8.5b"
        return clause, f"{city.name} has raised all that it may this Winter without a {FREE[kind].title()}"
    return people_problem(city, ELEMENT_PEOPLE)


def place_left(city: City, kind: str, years: int = 1) -> bool:
    """Tell whether a city may raise one more of a kind in its own year (CIV-8.5b, CIV-8.5e, CIV-8.5h)."""
    if FREE[kind] in city.improvements:
        return True
    if kind == "ship":
        return city.raised.get(kind, 0) < LEVY * years
    limited = (other for other in ("foot", "mounted") if FREE[other] not in city.improvements)
    return sum(city.raised.get(other, 0) for other in limited) < LEVY * years


def type_problem(world: World, country: str, unit: str) -> Problem | None:
    """Say why a country may not own one more element of a type of its list (CIV-8.5g)."""
    able = open_types(world, country, Roll.of(world, country))
    if unit in able:
        return None
    if able:
        return "CIV-8.5g", f"you have all the {unit} that an army of your size may hold"
    most = world.settings.largest_army
    return "CIV-8.5g", f"your army is complete: this game allows {most} (setting largest_army)"


@dataclass
class Roll:
    """What a country has under arms: its land elements by type, and how many mercenaries and Warships (CIV-8.5g)."""

    types: Counter[str]
    others: int

    @classmethod
    def of(cls, world: World, country: str) -> Self:
        """Count them."""
        ranked = ranks(world.elements)
        types, number = Counter(ranked.types(country)), len(ranked.of.get(country, ()))
        return cls(types, number - types.total() + warships(world, country))

    def add(self, unit: str) -> None:
        """Count one more that is raised."""
        if unit == WARSHIP:
            self.others += 1
        else:
            self.types[unit] += 1

    def is_full(self, most: int) -> bool:
        """Tell whether these are as many as the game allows; 0 allows any number."""
        return bool(most) and self.types.total() + self.others >= most


def open_types(world: World, country: str, roll: Roll) -> list[str]:
    """Give the types of which an army may get one more: the list once for each started dozen (CIV-8.5g)."""
    if roll.is_full(world.settings.largest_army):
        return []
    dozens = -(-(roll.types.total() + 1) // DOZEN)
    numbers = world.countries[country].army_list
    return [*(unit for unit, number in numbers.items() if roll.types[unit] < number * dozens), WARSHIP]


def army_is_full(world: World, country: str) -> bool:
    """Tell whether a country has as many elements as the game allows, mercenaries and Warships counted."""
    return Roll.of(world, country).is_full(world.settings.largest_army)


def fleet_is_full(world: World, country: str) -> bool:
    """Tell whether a country has as many Transport Ships as the game allows."""
    most = world.settings.largest_fleet
    return bool(most) and [one.owner for one in world.ships.values() if one.type == TRANSPORT].count(country) >= most


def warships(world: World, country: str) -> int:
    """Count a country's Warships."""
    return [ship.owner for ship in world.ships.values() if ship.type == WARSHIP].count(country)


def count_raised(city: City, unit: str) -> None:
    """Take the person and the place that a unit costs its city (CIV-8.5a, CIV-8.5b)."""
    kind = kind_of(unit)
    city.population -= ELEMENT_PEOPLE
    city.raised[kind] = city.raised.get(kind, 0) + 1
