"""Countries with money to spend in Winter."""

from rules.civilized.state import World
from tests.rules.civilized.worlds import a_city, a_world


def rich(world: World, points: int = 100) -> World:
    """Fill the treasury of Rome."""
    world.countries["rome"].treasury = points
    return world


def two_lands() -> World:
    """Rome in the west with Ostia, Carthage in the east with Tunis."""
    owners = {f"{column:02}{row:02}": "rome" if column < 5 else "carthage" for row in (1, 2, 3) for column in range(10)}
    return rich(a_world(a_city(), a_city("tunis", "0703", "carthage"), owners=owners))
