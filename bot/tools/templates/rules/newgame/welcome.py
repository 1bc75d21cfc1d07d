"""The welcome of a side: its places, its neighbours, and how it wins (NEW-1, NEW-5)."""

from rules.newgame.state import World

from rules.kernel.play.welcome import Neighbour, Welcome, only_seat
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import row, several
from rules.kernel.telling.prospects import ranked


def welcome(world: World, seat: str) -> Welcome:
    """Welcome somebody who sits down."""
    if seat == CHAIR:
        return only_seat("You are the gamemaster of this table.", "You are asked where two reports of a battle differ.")
    side, held = world.sides[seat], [world.places[id] for id in world.held(seat)]
    near = {world.places[id].owner for place in held for id in place.near}
    return Welcome(
        who=f"You lead the {side.name}.",
        lands=f"You hold {row(place.name for place in held) or 'no place'}, and have {side.coins} coins.",
        neighbours=tuple(beside(world, other) for other in world.sides if other in near and other != seat),
        aim=f"The game lasts {several(world.turns, 'year', 'years')}; whoever holds most places then wins.",
        asked="Each year you are asked whom you raid, and before a battle how it is fought.",
    )


def beside(world: World, other: str) -> Neighbour:
    """Say what a neighbour holds."""
    return Neighbour(
        seat=other,
        text=f"The {world.sides[other].name} hold {row(world.called('place', id) for id in world.held(other))}.",
    )


def prospect(world: World, seat: str) -> str:
    """Say what somebody would take over who sits down in mid-game, from what everybody knows."""
    if seat == CHAIR:
        return "It rules where two reports of a battle differ."
    held = {side: len(world.held(side)) for side in world.sides}
    places = several(held[seat], "place", "places")
    return (
        f"{ranked(held, seat, places)}: {row(world.called('place', id) for id in world.held(seat)) or 'none is left'}."
    )
