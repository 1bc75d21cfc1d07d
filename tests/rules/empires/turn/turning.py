"""Player turns and rounds of Empires, run with given answers; everybody is ready unless a test says otherwise."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.empires.autopilot.mind import MIND
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.turn.minds import Look, Mind
from rules.empires.turn.player_turn import player_turn
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from tests.rules.empires.playing import Faces, a_table
from tests.rules.playing import Played

Said = Mapping[str, Any]
"""By window what each seat orders; a list of such, where a window of that name opens several times."""


def quiet(look: Look, seat: str) -> Iterator[MainOrder]:
    """Do nothing."""
    del look, seat
    yield from ()


IDLE = replace(MIND, turn=quiet, caretake=quiet, votes=lambda _view, _seat: {}, interregnum=lambda _view, _seat: None)
"""Seats that nobody plays do nothing."""


def run(
    flow: Callable[[Play[World]], Flow],
    world: World,
    said: Said | None = None,
    dice: Faces | None = None,
    unready: tuple[str, ...] = (),
) -> Played:
    """Run a flow on a copy of a world to its end."""
    table = a_table(world.fresh(), dice)
    windows, opened = [], Counter[str]()
    running = flow(table.play)
    try:
        window = next(running)
        while True:
            windows.append(window)
            given = answers(said or {}, window.name, opened[window.name])
            opened[window.name] += 1
            table.play.ready = tuple(seat for seat in window.asked if seat not in unready)
            window = running.send({seat: given[seat] for seat in window.asked if seat in given})
    except StopIteration:
        pass
    return Played(table.play.state, table.events, windows, table.luck)


def answers(said: Said, window: str, number: int) -> Mapping[str, list[Order[World]]]:
    """Give what is said when a window of a name opens for the nth time."""
    found = said.get(window, {})
    if isinstance(found, list):
        found = found[number] if number < len(found) else {}
    return {seat: list(orders) for seat, orders in found.items()}


def turn(
    world: World, seat: str, card: str = "", said: Said | None = None, dice: Faces | None = None, **more: Any
) -> Played:
    """Let a seat have its player turn, in which it draws a card, or finds the deck empty."""
    mind: Mind = more.pop("mind", IDLE)
    world.deck = [card] if card else []
    return run(lambda play: player_turn(play, seat, mind), world, said, dice, **more)


def names(played: Played) -> list[str]:
    """Give the windows that opened, by name."""
    return [window.name for window in played.windows]
