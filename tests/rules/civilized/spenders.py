"""Countries with money to spend in Winter."""

from rules.civilized.world.state import World
from rules.civilized.world.tables import SCORES
from rules.civilized.world.war import War
from tests.rules.civilized.worlds import a_city, a_country, a_world


def rich(world: World, points: int = 100) -> World:
    """Fill the treasury of Rome."""
    world.countries["rome"].treasury = points
    return world


def two_lands() -> World:
    """Rome in the west with Ostia, Carthage in the east with Tunis."""
    owners = {f"{column:02}{row:02}": "rome" if column < 5 else "carthage" for row in (1, 2, 3) for column in range(10)}
    return rich(a_world(a_city(), a_city("tunis", "0703", "carthage"), owners=owners))


def ruled(world: World, **scores: int) -> World:
    """Give Rome's ruler these scores, and 7 in all others."""
    world.characters[world.countries["rome"].ruler].scores = [scores.get(name, 7) for name in SCORES]
    return world


def earning(net: int, treasury: int = 0, at_start: int = 0, **scores: int) -> World:
    """Rome with this net taxation and treasury."""
    world = ruled(a_world(a_city()), **scores)
    land = world.countries["rome"]
    land.revenue, land.costs, land.treasury, land.treasury_at_start = net + 7, 7, treasury, at_start
    return world


def at_war(world: World) -> World:
    """Send Rome to war."""
    world.countries["carthage"] = a_country("carthage")
    world.wars["w"] = War(id="w", attacker="rome", defender="carthage", start=99)
    return world
