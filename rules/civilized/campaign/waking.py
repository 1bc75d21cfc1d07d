"""Waking: which wars are awake, so that nobody is asked for the marches of a sleeping one (CIV-6.8.1c).

All that it reads is known to everybody, so who is asked shows nobody's orders, treasury or preferences.
"""

from rules.civilized.cities.disorder import allied
from rules.civilized.cities.highways import legs
from rules.civilized.march.maneuvers import SEASONS
from rules.civilized.war.relations import field_army, place_owner, stacks
from rules.civilized.world.geography import grid, same_land, same_sea
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import War
from rules.civilized.world.war_tables import ABOARD, STEPS
from rules.civilized.world.years import between
from rules.kernel.state.maps import distance


def wages_war(world: World, seat: str) -> bool:
    """Tell whether a seat has arms and is in a war that is awake (CIV-6.8.1c)."""
    armed = bool(world.army_of(seat)) or any(ship.owner == seat for ship in world.ships.values())
    return armed and any(is_awake(world, war) for war in world.wars_of(seat))


def is_awake(world: World, war: War) -> bool:
    """Tell whether a war is waged this year, or may be: it was waged of late, and a side can reach the other."""
    sides = [war.attacker, war.defender]
    if not war.defender:
        return can_attack(world, war.attacker)
    if war.last == world.year or any(is_afield(world, one) for side in sides for one in world.army_of(side)):
        return True
    since = war.start if war.last is None else war.last
    return between(since, world.year) <= 1 and any(reaches(world, *both) for both in (sides, sides[::-1]))


def can_attack(world: World, country: str) -> bool:
    """Tell whether a country has the elements of a field army."""
    return len(world.army_of(country)) >= field_army(world)


def is_afield(world: World, one: Element) -> bool:
    """Tell whether an element is on campaign: in no city or fort of its own or of an ally."""
    return place_owner(world, one.hex) not in (one.owner, *allied(world, one.owner))


def reaches(world: World, country: str, other: str) -> bool:
    """Tell whether an army could be in another's land, or meet its stacks, in the seasons that are left."""
    if not can_attack(world, country):
        return False
    goals = {*world.hexes_of(other), *stacks(world, other)}
    seasons = len(SEASONS) - SEASONS.index(world.season)
    starts = set(stacks(world, country))
    for left in range(seasons, -1, -1):  # each season is one move, by road or across country
        if any(near(world, start, goal, STEPS * left) for start in starts for goal in goals):
            return True
        starts = by_road(world, starts)
    return lands(world, country, goals)


def near(world: World, start: str, goal: str, steps: int) -> bool:
    """Tell whether a march could lead to a hex in so many steps: water is crossed by ship alone."""
    return distance(start, goal) <= steps and same_land(world, start, goal)


def by_road(world: World, starts: set[str]) -> set[str]:
    """Give hexes with all cities to which a season's march by road leads from them (CIV-6.8.3.1a)."""
    near = {city for start in starts for city in legs(world).get(start, ())}
    return {*starts, *near, *(city for start in near for city in legs(world).get(start, ()))}


def lands(world: World, country: str, goals: set[str]) -> bool:
    """Tell whether a country has ships for a field army on a sea that washes one of these hexes."""
    ships = [ship for ship in world.ships.values() if ship.owner == country and ship.type == "Transport Ship"]
    coasts = {goal for goal in goals if goal in grid(world).coast}
    afloat = [ship for ship in ships if any(same_sea(world, ship.hex, coast) for coast in coasts)]
    return ABOARD * len(afloat) >= field_army(world)
