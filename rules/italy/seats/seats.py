"""Seats: who plays, what they leave standing, and how they give up (ITA-6.26, ITA-10.8, ITA-11)."""

from collections.abc import Generator
from typing import Any

from rules.italy.board.deeds import Deed
from rules.italy.board.state import World
from rules.italy.board.tables import DEFEAT, ROME
from rules.italy.seats.ending import conclude
from rules.italy.seats.orders import GiveUp, Standing
from rules.kernel.orders.windows import Sealed, Window, ask
from rules.kernel.play.play import Play
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.conceding import conceding, pass_on

Given = list[tuple[str, Deed]]
"""Orders with their seats."""


def seat_players(play: Play[World]) -> None:
    """Note who plays in this phase; a conceded seat can be played again after the next turn (ITA-11.1, ITA-11.10)."""
    world = play.state
    world.conceded = {seat: turn for seat, turn in world.conceded.items() if world.turn <= turn + 1}
    open_seats = [seat for seat in (*world.powers, CHAIR) if seat not in world.conceded]
    world.seated = [seat for seat in open_seats if seat in play.players]


def hear(play: Play[World], window: Window[Deed]) -> Generator[Window[Any], Sealed, Given]:  # Any: as in Window
    """Ask, and carry out the answers; gives those that were possible."""
    given = yield from ask(window)
    return obey(play, given)


def obey(play: Play[World], given: Given) -> Given:
    """Carry out what was ordered, then let those go who concede; gives what was possible."""
    done = play.carry_out(given)
    for seat, order in conceding(done).items():
        concede(play, seat, order.clause)
    return done


def abandoned(given: Given) -> list[str]:
    """Give the seats that conceded and left the window's question to the autopilot (ITA-10.8, ITA-11.10)."""
    answered = [seat for seat, order in given if not isinstance(order, GiveUp | Standing)]
    return [seat for seat, order in given if isinstance(order, GiveUp) and seat not in answered]


def concede(play: Play[World], seat: str, clause: str) -> None:
    """Pass a seat to the autopilot at once; with Rome's only player the campaign is lost (ITA-10.8, ITA-6.26)."""
    world = play.state
    alone = world.players() == [ROME]
    world.conceded[seat] = world.turn
    world.seated = [one for one in world.seated if one != seat]
    if seat in world.powers:
        world.powers[seat].method, world.powers[seat].prizes = "ask", []
    pass_on(play, seat, clause)
    if seat == ROME and alone:
        world.fallen, world.result = True, DEFEAT
        conclude(play, "conceded")
