"""Duels: a game for tests in which seats meet on a table, two at a time."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import Field

from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play
from rules.kernel.state.models import State
from rules.kernel.table.conceding import Concede, conceding, pass_on
from rules.kernel.table.reporting import Fought, Stage, Table, reported
from rules.kernel.table.results import Claiming, Confirming, Declining, Disputing, Result, Ruling, Side
from tests.rules.playing import Played, play_out


class Meadow(State):
    """Who meets whom, and what stood in the end."""

    duels: dict[str, tuple[str, str]]
    left: list[str] = []
    results: dict[str, str] = {}
    early: bool = False
    """Whether silence confirms at once."""


class Won(Claiming[Meadow], name="won", says=("won {battle} {winner}",), clause="DUE-1"):
    """Report a duel."""

    battle: str = Field(description="the duel")
    winner: Side = Field(description="who won")

    def result(self) -> Result:
        return Result(winner=self.winner)


class Leave(Declining[Meadow], name="leave", says=("leave {battle}",), clause="DUE-1"):
    """Leave a duel to the dice."""

    battle: str = Field(description="the duel")


class Accept(Confirming[Meadow], name="accept", says=("accept {battle}",), clause="DUE-2"):
    """Accept a report."""

    battle: str = Field(description="the duel")


class Deny(Disputing[Meadow], name="deny", says=("deny {battle} {reason}",), clause="DUE-2"):
    """Dispute a report."""

    battle: str = Field(description="the duel")


class Rule(Ruling[Meadow], name="rule", says=("rule {battle} {winner}",), clause="DUE-3"):
    """Rule on a duel."""

    battle: str = Field(description="the duel")
    winner: Side = Field(description="who won")

    def result(self) -> Result:
        return Result(winner=self.winner)


class GiveUp(Concede[Meadow], clause="DUE-4"):
    """Give your seat up."""


ORDERS: tuple[Any, ...] = (Won, Leave, Accept, Deny, Rule, GiveUp)


def window(stage: Stage, battles: Sequence[Fought], asked: Sequence[str]) -> Window[Any]:
    """Ask about duels."""
    return Window(stage, "DUE-1", asked, ORDERS, "the dice decide", meanwhile=", ".join(one.label for one in battles))


def duelling(play: Play[Meadow]) -> Flow:
    """Have all duels reported at once."""
    world = play.state

    def people() -> list[str]:
        return [seat for seat in play.players if seat not in world.left]

    def obey(given: list[tuple[str, Any]]) -> list[tuple[str, Any]]:
        done = play.carry_out(given)
        for seat, order in conceding(done).items():
            world.left.append(seat)
            pass_on(play, seat, order.clause)
        return done

    battles = [
        Fought(number, f"duel {number}", pair, pair, tuple(seat for seat in pair if seat in people()))
        for number, pair in world.duels.items()
    ]
    table = Table[Meadow, Result](play, "DUE-2", window, people, obey, silence_confirms=world.early)
    found = yield from reported(table, battles)
    world.results = {number: result.winner for number, result in found.items()}


def fought(orders: Mapping[str, Any], *players: str, early: bool = False, **duels: tuple[str, str]) -> Played:
    """Have duels reported, `red` against `blue` as number 1 unless others are named."""
    world = Meadow(duels=duels or {"1": ("red", "blue")}, early=early)
    return play_out(duelling, world, orders, players=players)
