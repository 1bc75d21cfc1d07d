"""Journeys: how long an army marches to a place, by which orders, and whether Winter sends it home before (CIV-HA5)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rules.civilized.campaign.approach import counted
from rules.civilized.campaign.offensive import SEASONS_LEFT
from rules.civilized.cities.disorder import enemies
from rules.civilized.march.maneuvers import SEASONS
from rules.civilized.march.marches import Way, find_way
from rules.civilized.war.force import strength
from rules.civilized.war.needs import oversea
from rules.civilized.war.reach import Land, seasons, stages
from rules.civilized.war.relations import Errand, at_war, stack, stacks
from rules.civilized.world.bearings import spot
from rules.civilized.world.geography import is_land
from rules.civilized.world.state import World
from rules.kernel.telling.phrases import several

YEAR = len(SEASONS)
"""How many seasons of a year an army may march and fight."""


def journey(world: World, seat: str, start: str, goal: str) -> str:
    """Say how long an army marches from a place (empty: from where it stands) to another, and by which orders."""
    start = start or max(stacks(world, seat), key=lambda one: strength(world, stack(world, seat, one)), default="")
    if seat not in world.countries or world.long_season or not start:
        return ""
    goal = goal or enemy_city(world, seat, start)
    if not goal or start == goal or not is_land(world, goal):
        return ""
    owner = world.owners.get(goal, "")
    here = stack(world, seat, start)
    way = find_way(world, Errand(seat, goal, len(here)), start, [goal]) if here else None
    if isinstance(way, Way) and way.mode == "road":
        return f"{there(world, seat, start, goal)} is one season by road: “{order(world, start, goal)}”."
    foes = [owner] if owner and owner != seat else []
    hexes = Land(world, seat, foes).ways(start, [goal]).get(goal)
    if hexes is None:
        foreign = owner in world.countries and owner != seat
        none = f"No way on foot leads from {spot(world, start)} to {spot(world, goal)}."
        return (oversea(world, seat, owner) if foreign else "").strip() or none
    return " ".join(filter(None, told(world, seat, start, hexes)))


def enemy_city(world: World, seat: str, start: str) -> str:
    """Give the hex of the enemy's city that is nearest to an army; empty for none."""
    foes = sorted(enemies(world, seat))
    ways = Land(world, seat, foes).ways(start, [city.hex for foe in foes for city in world.cities_of(foe)])
    return min(ways, key=lambda goal: seasons(world, ways[goal]), default="")


def told(world: World, seat: str, start: str, hexes: Sequence[str]) -> Iterator[str]:
    """Say how long a way is, where it leads, what is ordered on it, and what stands in its way."""
    parts, owner = stages(world, hexes), world.owners.get(hexes[-1], "")
    left = SEASONS_LEFT.get(world.season, 0)
    wild = any(hexagon not in world.owners for hexagon in hexes[1:])
    yield (
        f"{there(world, seat, start, hexes[-1])} is {several(len(parts), 'season', 'seasons')} of march, by "
        f"{', '.join(spot(world, one) for one in hexes[1:])}"
        f"{': an army goes one hex a season into wild land, two in other land' if wild else ''}."
    )
    if len(parts) > left and hexes[-1] not in owned(world, seat):
        yield "Winter comes before that and sends home whoever stands in no city of yours."
        yield from again(world, seat, start, hexes)
    else:
        yield f"The orders: {'; '.join(ordered(world, hexes, YEAR - left))}."
    if owner in world.countries and owner != seat and not at_war(world, seat, owner):
        yield f"You may enter {world.named(owner)} only at war with it, or with its passage."


def owned(world: World, seat: str) -> list[str]:
    """Give the hexes of a country's cities, where an army may winter."""
    return [city.hex for city in world.cities_of(seat)]


def again(world: World, seat: str, start: str, hexes: Sequence[str]) -> Iterator[str]:
    """Say from which city an army would come there in time, from Spring on, and by which orders."""
    goal, owner = hexes[-1], world.owners.get(hexes[-1], "")
    ways = [Land(world, seat, [owner]).ways(base, [goal], YEAR).get(goal) for base in owned(world, seat)]
    base = min((way for way in ways if way), key=lambda way: (way[0] != start, seasons(world, way)), default=None)
    if base is None:
        yield "No city of yours is near enough to come there within a year."
        return
    name, taken = spot(world, base[0]), several(seasons(world, base), "season", "seasons")
    where = f"From {name} it is {taken}: go to {name}, winter there" if base[0] != start else f"Winter in {name}"
    yield f"{where}, and next year order: {'; '.join(ordered(world, base, 0))}."


def ordered(world: World, hexes: Sequence[str], begun: int) -> Iterator[str]:
    """Give the orders of a way that is gone from so many seasons into the year, each with its season."""
    places = [hexes[0], *(part[-1] for part in stages(world, hexes))]
    for place, (one, other) in enumerate(pairwise(places)):
        yield f"{SEASONS[(begun + place) % YEAR]} “{order(world, one, other)}”"


def order(world: World, start: str, goal: str) -> str:
    """Write the order of a march."""
    return f"march from {written(world, start)} to {written(world, goal)}"


def written(world: World, hexagon: str) -> str:
    """Write a place as an order names it: by its city, else by its number."""
    city = world.city_at(hexagon)
    return city.name if city else hexagon


def there(world: World, seat: str, start: str, goal: str) -> str:
    """Say whence and whither: `Tyre, from your 6 elements at Memphis,`."""
    here = stack(world, seat, start)
    who = f"your {counted(here)} at " if here else ""
    return f"{spot(world, goal)}, from {who}{spot(world, start)},"
