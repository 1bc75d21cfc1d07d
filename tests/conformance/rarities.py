"""What comes about so seldom that no game of the suite may see it, and is put into the states looked at."""

from collections.abc import Callable
from typing import Any

from rules.civilized.world.state import World
from rules.civilized.world.war import Exploration
from rules.empires.board import state as empires
from rules.empires.board.motions import Inheritance, Motion, Vote
from rules.kernel.state.finding import find


def exploration(world: World) -> None:
    """Let the first army explore where it stands, and then go on: of that its own country alone may know."""
    one = find(world.elements.values(), "an element")
    known = Exploration(country=one.owner, hex=one.hex, came=one.hex, then=[one.hex])
    world.explorations[f"{one.owner} {one.hex}"] = known


def dispute(world: empires.World) -> None:
    """Let an inheritance stand open, and a question be voted on: of answers and ballots each seat knows its own."""
    heir, owner = [seat for seat in world.empires if world.owned(seat)][:2]
    areas = world.owned(owner)[:1]
    world.inheritance = Inheritance(
        heir=heir, card="inheritance_single", areas={owner: areas}, answers={owner: "relinquish"}
    )
    votes = {seat: Vote(vote="abstain") for seat in (heir, owner)}
    asked = Motion(kind="inheritance", asker=heir, other=owner, areas=areas, if_lost="refuse", votes=votes)
    world.agenda.append(asked)


RARITIES: dict[str, Callable[[Any], None]] = {"civilized": exploration, "empires": dispute}
"""For each game that has such what puts them into a state of it."""
