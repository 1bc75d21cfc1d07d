"""Finding what has to be there: a bare `next` on a generator would end a phase in silence."""

from collections.abc import Iterable
from typing import TypeVar

from rules.kernel.errors import Missing

T = TypeVar("T")


def find(found: Iterable[T], sought: str) -> T:
    """Give the first of what was found. Raises Missing, naming what was sought, where there is none."""
    for one in found:
        return one
    raise Missing(sought)
