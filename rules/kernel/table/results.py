"""What is said of a battle on a table: the result, and the orders that claim, confirm, contest and set it."""

from abc import abstractmethod
from typing import Literal, TypeVar

from pydantic import Field

from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Order
from rules.kernel.state.models import State, Value
from rules.kernel.table.chair import CHAIR

S = TypeVar("S", bound=State)
Side = Literal["attacker", "defender"]


class Result(Value):
    """How a battle ended. A game adds what else has to be alike in two reports, such as losses."""

    winner: Side
    degree: str = ""
    """How clear a victory, an enumeration of the game's; empty where it has none."""


class Word(Order[S]):
    """Something that a seat says of a battle on a table; a later one on the same battle replaces it."""

    @property
    def about(self) -> str:
        """The id of the battle, where several are reported at once; empty: the only one."""
        return str(getattr(self, "battle", ""))

    def key(self) -> str:
        """Give what a later word on the same battle replaces, whatever it says."""
        return f"battle {self.about}".strip()


class Claiming(Word[S]):
    """Say how a battle on a table ended."""

    @abstractmethod
    def result(self) -> Result | None:
        """Give what is claimed; None leaves the battle to the resolver."""


class Declining(Claiming[S]):
    """Leave a battle to the resolver."""

    def result(self) -> None:
        """Claim nothing."""


class Confirming(Word[S]):
    """Let a reported result stand."""


class Disputing(Word[S]):
    """Contest a reported result; the gamemaster rules, else the resolver decides."""

    reason: str = Field(max_length=300, min_length=1, description="what is wrong with it")


class Ruling(Claiming[S]):
    """As gamemaster, set the result of a contested battle."""

    def refuse(self, world: S, seat: str) -> None:
        """Refuse everybody but the gamemaster."""
        only_the_chair(seat, self.clause)


def only_the_chair(seat: str, clause: str) -> None:
    """Refuse everybody but the gamemaster."""
    if seat != CHAIR:
        raise Refusal(clause, "only the battle umpire rules on a battle; you may report, confirm or dispute it")
