"""Orders: the only description of what a player can say."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from rules.kernel.state.marks import Names
from rules.kernel.state.models import State, Value

__all__ = ["Given", "Lexicon", "Names", "Order", "Steps"]

S = TypeVar("S", bound=State)

Lexicon = Mapping[str, Mapping[str, str]]
"""For each kind of thing, its names as a seat may say them, and the id that each stands for."""


@dataclass(frozen=True)
class Steps:
    """Marks a number that goes in steps, such as rates of tax: doors offer those, `check` refuses what is between."""

    by: int


class Order(Value, Generic[S]):
    """One thing that a seat wants done.

    The slash command, the grammar, the form, the completion and the player's guide are all made from it. The first line
    of a subclass's docstring and the description of each field are for players, under 100 characters. At most six
    fields, each an `int` (with bounds), a `bool`, text, `Annotated[str, Names(kind)]`, `Literal[...]`, an enumeration,
    a tuple of names, or a dict from a name to an int.
    """

    name: ClassVar[str]
    """What the slash command is called: lower case, words joined by underscores."""
    says: ClassVar[tuple[str, ...]]
    """How it is written, best way first: words, `{field}`, and `[...]` around what may be left out."""
    clause: ClassVar[str]
    """The rule that allows it."""
    topic: ClassVar[str] = ""
    """The slash command group beside the game's own that holds it; empty for the game's own."""

    def check(self, world: S, seat: str) -> None:
        """Refuse what the rules forbid; reads the seat's view and changes nothing."""

    def apply(self, world: S, seat: str) -> None:
        """Carry out what needs no chance; assumes `check`. What a phase does with it comes on top."""

    def key(self) -> str | None:
        """Give what a later order of the same key replaces; None adds to the earlier ones."""
        return None

    @classmethod
    def choices(cls, world: S, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the names (to ids) that make sense for `field` after the fields `given`; None for all of its kind."""
        del world, seat, field, given
        return None


class Given(Value):
    """An order as it is kept: its name and its fields."""

    order: str
    fields: dict[str, Any]  # Any: JSON, read back by the order's own model

    @classmethod
    def of(cls, order: Order[Any]) -> "Given":
        """Keep an order."""
        return cls(order=order.name, fields=order.model_dump(mode="json"))
