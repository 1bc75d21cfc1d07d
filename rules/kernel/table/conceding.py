"""Conceding: a player gives a seat up for good, and the autopilot plays it from then on."""

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

from pydantic import Field

from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event, SeatPassed
from rules.kernel.orders.order import Order
from rules.kernel.play.play import Play
from rules.kernel.state.marks import Names
from rules.kernel.state.models import State
from rules.kernel.state.secrets import Open
from rules.kernel.telling.phrases import capital, the, verb
from rules.kernel.telling.tellings import Telling, Tellings

S = TypeVar("S", bound=State)
ENDS_ALL = "That ends the game for everybody as soon as all players say so. Sure?"
"""What whoever votes for the end of the game is asked."""


class SeatConceded(Event):
    """A player gave a seat up."""

    clause: Open[str]
    seat: Open[Annotated[str, Names("seat")]]


class Concede(
    Order[S],
    name="concede",
    says=("concede {sure}", "concede the game {sure}"),
    replaces="concede",
    stage=90,
    aside=True,
):
    """Give your seat up; the autopilot takes it over."""

    sure: bool = Field(description="yes, if you mean it: only the host can give the seat back")

    def final(self, world: S, seat: str) -> str:
        """Ask whoever gives his seat up."""
        return "That gives your seat up for good, and the autopilot plays it from then on. Sure?" * self.sure

    def refuse(self, world: S, seat: str) -> None:
        """Refuse a slip."""
        if not self.sure:
            raise Refusal(self.clause, "to give your seat up, say concede yes; to play on, give no such order")


def conceding(given: Iterable[tuple[str, Order[Any]]]) -> dict[str, Concede[Any]]:
    """Give the seats that concede in a window, each once, with its order."""
    return {seat: order for seat, order in given if isinstance(order, Concede)}


def pass_on(play: Play[Any], seat: str, clause: str) -> None:
    """Tell that a seat was given up, and pass it to the autopilot."""
    told = play.tell(SeatConceded(clause=clause, seat=seat))
    play.tell(SeatPassed(clause=clause, seat=seat, to="autopilot", because=(told,)))


def tellings(news: str) -> Tellings:
    """Give how conceding reads, among this kind of news."""
    words = Tellings()

    @words.of(SeatConceded)
    def seat_conceded(event: SeatConceded) -> Telling:
        """Tell that a seat was given up."""
        given_up = verb(event.seat, "is given up by its player", "are given up by their player")
        return Telling(text=f"{capital(the(event.seat))} {given_up}.", news=news, weight=3)

    return words
