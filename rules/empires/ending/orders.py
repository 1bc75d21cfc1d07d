"""Giving a seat up (EMP-H26.7)."""

from collections.abc import Iterable
from typing import Any

from rules.empires.board.realms import Standing
from rules.empires.board.state import World
from rules.kernel.orders.order import Order
from rules.kernel.play.play import Play
from rules.kernel.table.conceding import Concede, conceding, pass_on


class GiveUp(Concede[World], clause="EMP-H26.7"):
    """Give your seat up; the autopilot plays it from then on, and may still win on paper."""


def give_up(play: Play[World], given: Iterable[tuple[str, Order[Any]]]) -> None:
    """Pass seats on that were given up: their sheets, plans, posts and standing orders are void (EMP-H26.7)."""
    world = play.state
    for seat in conceding(given):
        empire = world.empires[seat]
        empire.holder, empire.standing, empire.posts, empire.sheet = "conceded", Standing(), [], []
        world.seated = [one for one in world.seated if one != seat]
        pass_on(play, seat, "EMP-H26.7")
