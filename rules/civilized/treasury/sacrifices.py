"""Sacrifices: which piece a country misses least, the lists of investment read from their end (CIV-4.8.2g)."""

from collections.abc import Sequence

from rules.civilized.treasury.upkeep import Item, charges
from rules.civilized.world.characters import concerns
from rules.civilized.world.state import World
from rules.civilized.world.tables import IMPROVEMENTS, INVESTMENTS
from rules.kernel.luck.cards import pick
from rules.kernel.luck.chance import Chance

SEVERAL = {
    "city_wall": "wall_or_fort",
    "fort": "wall_or_fort",
    "element": "army_or_navy",
    "warship": "army_or_navy",
    "section": "road_or_ship",
    "transport": "road_or_ship",
}
"""What stands together in one entry of the lists (CIV-4.8.2h)."""


def entry_of(item: Item) -> str:
    """Give the entry of the lists under which a piece is lost."""
    what = item.part if item.kind == "improvement" else item.kind
    return SEVERAL.get(what, what)


def least_missed(world: World, country: str, chance: Chance, items: Sequence[Item]) -> Item:
    """Give the piece that goes first: of the last entry of which there is one, an equal pick (CIV-4.8.2g)."""
    score = pick(chance, "CIV-4.4.1e", "lose.list", country, concerns(world, country), "gamemaster")
    return pick(chance, "CIV-4.8.2g", "lose.item", country, last_on(score, items), "gamemaster")


def last_on(score: str, items: Sequence[Item]) -> list[Item]:
    """Give the pieces of the last entry of a score's list of which there is one (CIV-4.8.2g)."""
    order = INVESTMENTS[score]
    last = max(order.index(entry_of(item)) for item in items)
    return [item for item in units_of(items) if entry_of(item) == order[last]]


def units_of(items: Sequence[Item]) -> list[Item]:
    """Give the pieces as units to pick from: a road is one, and loses its last section (CIV-4.8.2g, reading 31)."""
    last = {item.id: item for item in items if item.kind == "section"}
    return [item for item in items if item.kind != "section" or last[item.id] is item]


def least_of_all(world: World, country: str, chance: Chance, count: int) -> list[Item]:
    """Give the pieces that a country gives up when it is short, in the order in which they go (CIV-8.1e)."""
    left, chosen = charges(world, country), []
    for _ in range(min(count, len(left))):
        one = least_missed(world, country, chance, left)
        left.remove(one)
        chosen.append(one)
    return chosen


def foreseen(world: World, country: str, items: Sequence[Item], count: int) -> list[Item]:
    """Give pieces that could go so, without a draw: by the first of the ruler's values, the newest of equal ones."""
    score, left, chosen = concerns(world, country)[0], list(items), []
    for _ in range(min(count, len(left))):
        one = last_on(score, left)[-1]
        left.remove(one)
        chosen.append(one)
    return chosen


def lost_improvement(world: World, city: str, chance: Chance) -> str:
    """Give the improvement that a disaster takes from a city where its owner does not choose (CIV-6.1.3a)."""
    return least_missed(world, world.cities[city].owner, chance, works_at(world, city)).part


def works_at(world: World, city: str) -> list[Item]:
    """Give the improvements of a city as pieces."""
    works = world.cities[city].improvements
    return [Item("improvement", city, work, IMPROVEMENTS[work].name, {}) for work in works]
