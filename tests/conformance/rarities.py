"""What comes about so seldom that no game of the suite may see it, and is put into the states looked at."""

from collections.abc import Callable
from typing import Any

from rules.civilized.world.state import World
from rules.civilized.world.war import Exploration
from rules.kernel.state.finding import find


def exploration(world: World) -> None:
    """Let the first army explore where it stands, and then go on: of that its own country alone may know."""
    one = find(world.elements.values(), "an element")
    known = Exploration(country=one.owner, hex=one.hex, came=one.hex, then=[one.hex])
    world.explorations[f"{one.owner} {one.hex}"] = known


RARITIES: dict[str, Callable[[Any], None]] = {"civilized": exploration}
"""For each game that has such what puts them into a state of it."""
