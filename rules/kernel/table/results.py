"""What is said of a battle on a table: the result, and the orders that claim, confirm, contest and set it."""

from abc import abstractmethod
from typing import TypeVar

from pydantic import Field

from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Heard, Order
from rules.kernel.state.models import State, Value
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.heard import Side, affirmed, contradicted, tabled, thrown

__all__ = ["Claiming", "Confirming", "Declining", "Disputing", "Result", "Ruling", "Side", "Tabling", "Word"]

S = TypeVar("S", bound=State)


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

    @classmethod
    def alone(cls, said: bool) -> Heard[S] | None:
        """Give this word, if it is said, and needs nothing more."""
        whole = not any(field.is_required() for field in cls.model_fields.values())
        return Heard((cls(),)) if said and whole else None


class Claiming(Word[S]):
    """Say how a battle on a table ended."""

    @abstractmethod
    def result(self) -> Result | None:
        """Give what is claimed; None leaves the battle to the resolver."""


class Declining(Claiming[S]):
    """Leave a battle to the resolver."""

    def result(self) -> None:
        """Claim nothing."""

    @classmethod
    def heard(cls, words: str, world: S, seat: str) -> Heard[S] | None:
        """Hear that the dice are to decide."""
        return cls.alone(thrown(words))


class Tabling(Claiming[S]):
    """Say that a battle is to be fought on a table; it decides nothing until it is reported."""

    def result(self) -> None:
        """Claim nothing."""

    @classmethod
    def heard(cls, words: str, world: S, seat: str) -> Heard[S] | None:
        """Hear that somebody would fight it so."""
        return cls.alone(tabled(words))


class Confirming(Word[S]):
    """Let a reported result stand."""

    @classmethod
    def heard(cls, words: str, world: S, seat: str) -> Heard[S] | None:
        """Hear that it is true."""
        return cls.alone(affirmed(words))


class Disputing(Word[S]):
    """Contest a reported result; the gamemaster rules, else the resolver decides."""

    reason: str = Field(default="", max_length=300, description="what is wrong with it; both sides read it")

    @classmethod
    def heard(cls, words: str, world: S, seat: str) -> Heard[S] | None:
        """Hear that it is false; what was said to Herald alone is no reason that others read."""
        return cls.alone(contradicted(words))


class Ruling(Claiming[S]):
    """As gamemaster, set the result of a contested battle."""

    def refuse(self, world: S, seat: str) -> None:
        """Refuse everybody but the gamemaster."""
        only_the_chair(seat, self.clause)


def only_the_chair(seat: str, clause: str) -> None:
    """Refuse everybody but the gamemaster."""
    if seat != CHAIR:
        raise Refusal(clause, "only the battle umpire rules on a battle; you may report, confirm or dispute it")
