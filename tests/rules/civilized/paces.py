"""Worlds whose countries play at different paces."""

from typing import Any

from rules.civilized.pace.orders import VotePace
from rules.civilized.pace.pace import pace
from rules.civilized.world.state import World
from tests.rules.civilized.talks import three_lands
from tests.rules.playing import Played, play_out

ALL = ("rome", "carthage", "egypt")
YES, NO = VotePace(agree=True), VotePace(agree=False)
STRONG = [7, 7, 7, 7, 11, 7, 7, 7]


def called(**fields: Any) -> World:
    """Three countries at peace, and a call for turns of five years."""
    world = three_lands()
    world.pace_called = "start"
    for name, value in fields.items():
        setattr(world, name, value)
    return world


def cycle(*long: str, start: int = 100) -> World:
    """A cycle in which these countries play five years in one turn."""
    world = three_lands()
    world.cycle_on, world.cycle_start = True, start
    for seat in long:
        world.countries[seat].turn_length = "five_year"
    return world


def voted(world: World, players: tuple[str, ...] = ALL, **votes: Any) -> Played:
    """Carry out step Y2."""
    return play_out(pace, world, votes, players=players)


def scales(world: World) -> list[str]:
    """Give the scale of each country in seat order."""
    return [land.turn_length for land in world.standing()]


def strengthen(world: World, seat: str) -> None:
    """Give a country a ruler who is Strong."""
    world.characters[world.countries[seat].ruler].scores = list(STRONG)
