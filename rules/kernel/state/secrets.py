"""Secrets: each field of a piece or an event says who may see it, in its annotation.

`population: Open[int] = 0` is everybody's, `treasury: Own[int] = 0` its seat's alone, `deck: Closed[list[str]]`
nobody's; `Annotated[T, Secret(...)]` says the rest. Views are derived from that and from nothing else.

A class of pieces says whose a piece is by `owners(self)`, or `owners(self, world)`, which gives seats; a piece without
it belongs to whom its holder belongs. In an event, `Secret(to="seat")` names the field that says whose it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final, TypeVar

from pydantic import BaseModel

T = TypeVar("T")
EVERYBODY: Final = "everybody"
NOBODY: Final = "nobody"
AUDIENCE: Final = "audience"
"""The field of every event that says who is told."""


@dataclass(frozen=True)
class Secret:
    """Who may see a field, until when, and what the others see in its place."""

    to: str = ""
    """`EVERYBODY`, `NOBODY`, or the name of a field or method here that gives a seat or seats; empty: the owners."""
    until: str = ""
    """The name of a field or method here, which may ask for the world, that tells whether everybody sees it by now."""
    blank: object = ...
    """What others see: a value, or a function of what is hidden; if none: the default, or what is empty of its type."""
    entries: bool = False
    """Whether each entry is its own seat's, too: a piece its owners', else that of the seat which is its key or itself.

    Others do not see that there is such an entry; with a `blank`, they see that in its place.
    """

    @property
    def open(self) -> bool:
        """Tell whether everybody sees it, always."""
        return self.to == EVERYBODY

    def __str__(self) -> str:
        """Say who sees it, as the rulebooks' tables of nouns do."""
        known = {"": "its seat", EVERYBODY: "everyone", NOBODY: "nobody", AUDIENCE: "who is told"}
        who = known.get(self.to, f"whom `{self.to}` names")
        each = ["of each entry its seat"] if self.entries else []
        ends = [f"everyone once `{self.until}`"] if self.until else []
        return "; ".join([*([] if each and self.to == NOBODY else [who]), *each, *ends])


Open = Annotated[T, Secret(to=EVERYBODY)]
"""Everybody sees it; in an event, everybody to whom it is told."""
Own = Annotated[T, Secret()]
"""Its seat alone sees it."""
Closed = Annotated[T, Secret(to=NOBODY)]
"""Nobody sees it, but the rules and the gamemaster."""
Private = Annotated[T, Secret(to=AUDIENCE)]
"""In an event: those seats alone see it that are told, and nobody if everybody is."""


@cache
def declared(kind: type[BaseModel]) -> Mapping[str, Secret | None]:
    """Give what each field of a class says of who may see it; None where it says nothing."""
    return {name: said(field.metadata) for name, field in kind.model_fields.items()}


def said(marks: Sequence[object]) -> Secret | None:
    """Give what is said of who may see a field; the last word counts."""
    return next((mark for mark in reversed(marks) if isinstance(mark, Secret)), None)


def face_down(cards: list[str]) -> list[str]:
    """Blank cards so that only their number shows."""
    return [""] * len(cards)
