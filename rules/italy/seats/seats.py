"""Seats: who plays, what they leave standing, and how they give up (ITA-6.26, ITA-10.8, ITA-11)."""

from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Any, Literal

from pydantic import Field

from rules.italy.board.state import World
from rules.italy.board.tables import DEFEAT, ROME
from rules.italy.seats.ending import conclude
from rules.italy.seats.events import StandingChanged
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Sealed, Window, ask
from rules.kernel.play.play import Play
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.conceding import Concede, conceding, pass_on

Given = list[tuple[str, Order[World]]]
"""Orders with their seats."""
Asking = Generator[Window[Any], Sealed, Given]  # Any: as in Window


def provinces(world: World) -> list[str]:
    """Give every province, in province order."""
    return list(world.provinces)


class Standing(
    Order[World],
    name="standing",
    says=("standing [method {method}] [prizes {prizes}]",),
    clause="ITA-6.26",
    tells=StandingChanged,
    private=True,
):
    """Leave choices that hold until you change them: how your battles are fought, what you take first."""

    method: Literal["ask", "generator"] | None = Field(
        default=None, description="ask before each battle, or always the generator"
    )
    prizes: tuple[str, ...] | None = pick(
        "province",
        provinces,
        "provinces that you take first where you may choose, best first, or nothing",
        default=None,
        denied="there is no province {}",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an empty choice, and one that only a Power has."""
        if seat not in world.powers:
            raise Refusal(
                self.clause, "only a Power fights and takes prizes; the battle umpire has no standing choices"
            )
        if self.method is None and self.prizes is None:
            raise Refusal(self.clause, "name a method (ask or generator), or prizes, or both")

    def apply(self, world: World, seat: str) -> None:
        """Replace what is named."""
        power = world.powers[seat]
        power.method = self.method or power.method
        power.prizes = power.prizes if self.prizes is None else list(self.prizes)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return StandingChanged.of(world.powers[seat], audience=(seat,), seat=seat)

    def key(self) -> str:
        """A later choice of the same kind replaces this one."""
        return f"{self.name} {self.method is not None} {self.prizes is not None}"


class GiveUp(Concede[World], clause="ITA-10.8"):
    """Give your seat up; the autopilot takes it over."""


def seat_players(play: Play[World]) -> None:
    """Note who plays in this phase; a conceded seat can be played again after the next turn (ITA-11.1, ITA-11.10)."""
    world = play.state
    world.conceded = {seat: turn for seat, turn in world.conceded.items() if world.turn <= turn + 1}
    open_seats = [seat for seat in (*world.powers, CHAIR) if seat not in world.conceded]
    world.seated = [seat for seat in open_seats if seat in play.players]


def hear(play: Play[World], window: Window[Order[World]], asked: Iterable[str]) -> Asking:
    """Ask these seats, and carry out the answers; gives those that were possible."""
    given = yield from ask(addressed(window, asked))
    return obey(play, given)


def addressed(window: Window[Order[World]], asked: Iterable[str]) -> Window[Order[World]]:
    """Put a question to these seats, which may give up instead; a Power may also leave standing choices (ITA-6.26)."""
    seats = tuple(asked)
    more = (GiveUp,) if CHAIR in seats else (Standing, GiveUp)
    return replace(window, asked=seats, orders=(*window.orders, *more))


def obey(play: Play[World], given: Given) -> Given:
    """Carry out what was ordered, then let those go who concede; gives what was possible."""
    done = play.carry_out(given)
    for seat, order in conceding(done).items():
        concede(play, seat, order.clause)
    return done


def abandoned(given: Given) -> list[str]:
    """Give the seats that conceded and left the window's question to the autopilot (ITA-10.8, ITA-11.10)."""
    answered = [seat for seat, order in given if not isinstance(order, GiveUp | Standing)]
    return [seat for seat in conceding(given) if seat not in answered]


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
