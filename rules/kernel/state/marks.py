"""Marks on fields: of what kind of thing an id is, and what a figure is called before people."""

from collections.abc import Mapping
from dataclasses import dataclass, field

ANY = ""
"""Stands for every kind of thing, as with the subject of a draw."""


@dataclass(frozen=True)
class Names:
    """Marks text as the id of a thing of this kind: `Annotated[str, Names("city")]`.

    In an order a fixed list that is marked so is said by the names that the lexicon has for its values. In an event a
    tuple or a dict that is marked so holds ids.
    """

    kind: str = ANY


@dataclass(frozen=True)
class Said:
    """Says what a field of an event is called where its figures are shown: `Annotated[int, Said("the toll")]`."""

    words: str
    values: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What each of its choices reads like, where that is not the choice itself."""


@dataclass(frozen=True)
class Written:
    """Marks a field of an event that holds what people themselves wrote: the only prose that a fact keeps."""


@dataclass(frozen=True)
class Drawing:
    """Marks a field of an event that only a picture needs: it is never shown as a figure."""


@dataclass(frozen=True)
class Within:
    """Bounds that the rules set for a figure, or for each in a table of figures: a gamemaster sets none beyond them.

    They are asked of nothing but what is set from outside. A figure without them is no less than nought, unless it is.
    """

    low: int = 0
    high: int = 1_000_000
    step: int = 1


@dataclass(frozen=True)
class Fixed:
    """Marks a field that the course of the game alone changes, or nothing: nobody sets it from outside."""
