"""Distance: how many seasons an army marches to a country, and whether Winter sends it home before (CIV-6.8.1n)."""

from rules.civilized.war.force import strength
from rules.civilized.war.needs import oversea
from rules.civilized.war.reach import SEASONS, Land, found_roads, roads, seasons, shores
from rules.civilized.war.relations import field_army, stacks
from rules.civilized.world.bearings import spot
from rules.civilized.world.definitions import by_sea
from rules.civilized.world.state import World
from rules.kernel.telling.phrases import in_words, several


def too_far(world: World, seat: str, foe: str) -> str:
    """Say that no army of one's own could fight a country within a year, and what would help; empty where one could."""
    if foe in by_sea(world, seat) and any(shores(world, foe)):
        return ""
    near = nearest(world, seat, foe)
    if not any(found_roads(world, seat, [foe])):
        return oversea(world, seat, foe).strip()
    if near is None or seasons(world, near) <= SEASONS:
        return ""
    start, goal = (spot(world, one) for one in (near[0], near[-1]))
    taken = several(seasons(world, near), "season", "seasons")
    return (
        f"Your army at {start} needs {taken} of march to {goal}, and Winter sends it home: you could not fight. "
        f"{better(world, seat, foe)}"
    )


def too_few(world: World, seat: str, foe: str) -> str:
    """Say that one's whole army is too small to invade, and what would help; empty where it is not (CIV-ARM1)."""
    own, least = len(world.army_of(seat)), field_army(world)
    if own >= least:
        return ""
    has = several(own, "element", "elements") if own else "no army"
    theirs = len(world.army_of(foe))
    could = f"; {world.named(foe)} has {theirs} and can" if theirs >= least else ""
    return (
        f"You have {has}, and an invasion takes {in_words(least)} together: you could not invade{could}. "
        f"Raise {in_words(least - own)} more first."
    )


def near_enough(world: World, seat: str, foe: str) -> str:
    """Say how long one's army marches to a country that it can come to within a year, and what Winter does then."""
    near = nearest(world, seat, foe)
    if near is None and not any(len(those) >= field_army(world) for those in stacks(world, seat).values()):
        return f" No army of yours is {in_words(field_army(world))} strong yet: bring them together first."
    if near is None or seasons(world, near) > SEASONS:
        return ""
    start, goal = (spot(world, one) for one in (near[0], near[-1]))
    taken = seasons(world, near)
    home = ", and Winter then sends it home" if taken == SEASONS else ""
    return f" Your army at {start} needs {several(taken, 'season', 'seasons')} of march to {goal}{home}."


def away(world: World, seat: str, foe: str) -> str:
    """Say in a few words how many seasons of march a country is away; empty where no way on foot leads."""
    near = nearest(world, seat, foe)
    return f"{several(seasons(world, near), 'season', 'seasons')} of march" if near else ""


def better(world: World, seat: str, foe: str) -> str:
    """Say from which of one's cities an army comes to a country within a year."""
    road = roads(world, seat, [foe])[0]
    base, goal = spot(world, road.base), spot(world, road.goal)
    return f"From {base} to {goal} it is {in_words(road.seasons)}: winter in {base} first."


def nearest(world: World, seat: str, foe: str) -> list[str] | None:
    """Give the way of the army that comes first to a city of a country, of equal ones the strongest (CIV-6.8.1c)."""
    least = field_army(world)
    land, goals = Land(world, seat, [foe]), [city.hex for city in world.cities_of(foe)]
    force = {start: strength(world, those) for start, those in stacks(world, seat).items() if len(those) >= least}
    ways = [way for start in force for way in land.ways(start, goals).values()]
    return min(ways, key=lambda way: (seasons(world, way), -force[way[0]], len(way)), default=None)
