"""Whose the land elements are and where they stand, found without a look at each of thousands.

The ranks of a world are made when they are first asked for, and anew after any element has come, gone, changed hands or
moved, in whichever world that was: no element knows the world that holds it. What is asked between two moves is looked
for once. All of it may be dropped at any time.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar


class Ranked(Protocol):
    """What the ranks know of an element."""

    owner: str
    hex: str


E = TypeVar("E", bound=Ranked)
PLACED = frozenset(("owner", "hex"))
"""The fields of an element by which it has its place in the ranks."""
MOST = 16
"""Of how many worlds the ranks are kept: those of a window's seats."""


class Ranks(Generic[E]):
    """The land elements of one world at one moment, by whose they are and by where they stand, oldest first."""

    def __init__(self, elements: dict[str, E]) -> None:
        self.elements, self.number = elements, 0
        self.of: dict[str, list[E]] = {}
        self.at: dict[str, list[E]] = {}
        self.enlist(elements.values())

    def enlist(self, come: Iterable[E]) -> None:
        """Let those who have come fall in, the oldest first."""
        of, at = self.of, self.at
        for one in come:
            if one.owner in of:
                of[one.owner].append(one)
            else:
                of[one.owner] = [one]
            if one.hex in at:
                at[one.hex].append(one)
            else:
                at[one.hex] = [one]
        self.number, self.newest = len(self.elements), newest(self.elements)

    def hold(self, elements: dict[str, E]) -> bool:
        """Tell whether these are all that there are, once the one who may have come has fallen in."""
        if self.elements is not elements:
            return False
        if self.number + 1 == len(elements) and self.newest == newest(elements, 1):
            self.enlist([elements[newest(elements)]])
        return (self.number, self.newest) == (len(elements), newest(elements))


class Moment:
    """The ranks since an element last changed its place, by the dict of the elements, which they keep alive."""

    kept: dict[int, Ranks[Any]] = {}  # Any: elements


def stir() -> None:
    """Begin another moment: an element has changed its place."""
    if Moment.kept:
        Moment.kept = {}


def ranks(elements: dict[str, E]) -> Ranks[E]:
    """Give the elements of a world by whose they are and by where they stand, as they are now."""
    kept = Moment.kept
    found = kept.get(id(elements))
    if found is None or not found.hold(elements):
        found = Ranks(elements)
        if len(kept) >= MOST:
            kept.clear()
        kept[id(elements)] = found
    return found


def newest(elements: dict[str, Any], but: int = 0) -> str:  # Any: elements
    """Give the id of the element that came last, or last but so many; ids are never used again."""
    return next(islice(reversed(elements), but, None), "")
