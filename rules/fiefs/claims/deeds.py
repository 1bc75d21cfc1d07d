"""What every action of a year has alike: one is taken, and up to three are ranked in secret (FIE-3.2, FIE-3.6)."""

from abc import abstractmethod

from rules.fiefs.board.houses import Intent
from rules.fiefs.board.state import World
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection
from rules.kernel.orders.order import Order
from rules.kernel.play.play import Play

RANKS = 3
"""Actions that a House may rank (FIE-3.6)."""


def alone(world: World, seat: str) -> bool:
    """Tell whether a House is asked for its action alone, so that what it orders happens at once (FIE-3.5)."""
    return world.acting == seat


class Deed(Order[World]):
    """An action of a year; ranked in secret it is looked at in full when its turn comes (FIE-3.6)."""

    @abstractmethod
    def intent(self) -> Intent:
        """Give it as it is kept among a House's ranks."""

    def objection(self, world: World, seat: str) -> Objection:
        """Say why it cannot be done as things stand now, if so."""
        del world, seat
        return None

    def doubt(self, world: World, seat: str) -> str:
        """Say why it would fail as things stand (FIE-3.6)."""
        found = self.objection(world, seat)
        if found is None:
            return ""
        return found.problem if isinstance(found, Refusal) else found if isinstance(found, str) else found[1]

    @abstractmethod
    def perform(self, play: Play[World], seat: str) -> None:
        """Do it; assumes that nothing speaks against it."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a second action, a fourth rank, and alone what cannot be done (FIE-3.2, FIE-3.6)."""
        ranked = len(world.houses[seat].ranks)
        if ranked and alone(world, seat):
            raise Refusal("FIE-3.2", "you have one action a year, and have ordered one", "withdraw that first")
        if ranked >= RANKS:
            raise Refusal("FIE-3.6", f"you have ranked {RANKS} actions already", "withdraw one of them first")
        if alone(world, seat):
            protest(self.objection(world, seat), self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Rank it after those ordered before."""
        world.houses[seat].ranks.append(self.intent())


def protest(problem: Objection, clause: str, instead: str = "order something else") -> None:
    """Refuse where there is an objection."""
    if isinstance(problem, Refusal):
        raise problem
    if problem:
        by, words = (clause, problem) if isinstance(problem, str) else problem
        raise Refusal(by, words, instead)
