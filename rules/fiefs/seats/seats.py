"""Who plays a House, and how a window is put to players (FIE-17.4, FIE-18.5, FIE-18.6, FIE-18.9)."""

from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Any

from rules.fiefs.board.land import standing
from rules.fiefs.board.state import World
from rules.fiefs.seats.events import SeatInherited
from rules.fiefs.seats.orders import ANYTIME
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Sealed, Window, Wording, ask
from rules.kernel.play.play import Phase, Play
from rules.kernel.table.conceding import conceding, pass_on
from rules.kernel.telling.phrases import capital

Given = list[tuple[str, Order[World]]]
"""Orders with their seats."""
Asking = Generator[Window[Any], Sealed, Given]  # Any: as in Window
HIGHER = 2
"""How many ranks better a successor is to end (FIE-18.9)."""


def seat_players(play: Play[World]) -> None:
    """Note who plays which House in this phase; whoever takes one over has an aim of his own (FIE-18.9)."""
    world = play.state
    world.seated = [seat for seat in world.houses if seat in play.players]
    for seat in world.playing():
        house = world.houses[seat]
        held = seat in world.seated and not closed_until(world, seat)
        if held and house.holder != "player" and world.year > 1:
            inherit(play, seat)
        if held or house.holder == "player":
            house.holder = "player" if held else "autopilot"


def closed_until(world: World, seat: str) -> int:
    """Give the year from which on somebody may lead a House that was given up; 0 where somebody may now (FIE-18.5)."""
    house = world.houses[seat]
    opens = house.conceded + 2
    return world.first_year + opens - 1 if house.holder == "conceded" and world.year < opens else 0


def inherit(play: Play[World], seat: str) -> None:
    """Give whoever takes a House over the aim to end two ranks higher, first at best (FIE-18.9)."""
    house = play.state.houses[seat]
    house.inherited = standing(play.state).index(seat) + 1
    house.aim = aim_from(house.inherited)
    play.tell(SeatInherited(seat=seat, rank=house.inherited, aim=house.aim))


def aim_from(rank: int) -> int:
    """Give the rank that whoever takes a House over is to reach from one (FIE-18.9)."""
    return max(1, rank - HIGHER)


def seated(phase: Phase[World]) -> Phase[World]:
    """Give a phase that notes first who plays."""

    def noted(play: Play[World]) -> Flow:
        seat_players(play)
        yield from phase(play)

    noted.__name__, noted.__doc__ = phase.__name__, phase.__doc__
    return noted


def hear(play: Play[World], window: Window[Order[World]], asked: Iterable[str], invited: Iterable[str] = ()) -> Asking:
    """Ask the players among these Houses, and give what they ordered, nothing of it carried out but what is aside.

    A window that would await no player is not opened (FIE-17.4); those invited may order, and nobody waits for them
    (FIE-17.7). Whoever concedes in it is played by the autopilot from then on (FIE-18.5).
    """
    people = play.state.players()
    awaited = [seat for seat in asked if seat in people]
    if not awaited:
        return []
    guests = tuple(seat for seat in invited if seat in people and seat not in awaited)
    window = with_who_waits(play.state, window)
    put = replace(window, asked=(*awaited, *guests), invited=guests, orders=(*window.orders, *ANYTIME))
    given = yield from ask(put)
    aside = [(seat, order) for seat, order in given if isinstance(order, ANYTIME)]
    for seat, order in conceding(play.carry_out(aside)).items():
        concede(play, seat, order.clause)
    return [(seat, order) for seat, order in given if not isinstance(order, ANYTIME)]


def with_who_waits(world: World, window: Window[Order[World]]) -> Window[Order[World]]:
    """Add to what those are told who are not asked: whose House was given up, and until when it is not theirs."""
    closed = {seat: year for seat in world.seated if (year := closed_until(world, seat))}
    note = " ".join(
        f"{capital(world.called('seat', seat))} was given up: its autopilot leads it until {year}, "
        "and nothing is asked of its player before."
        for seat, year in closed.items()
    )
    if not note:
        return window

    def words() -> Wording:
        said: Wording = window.words() if window.words else {}
        return {**said, "meanwhile": f"{said.get('meanwhile', window.meanwhile)} {note}".strip()}

    return replace(window, words=words)


def concede(play: Play[World], seat: str, clause: str) -> None:
    """Pass a House to the autopilot at once; it keeps its prestige and cannot win (FIE-18.5)."""
    house = play.state.houses[seat]
    house.holder, house.conceded = "conceded", play.state.year
    pass_on(play, seat, clause)
