"""Bynames: how else people call a seat than by its name: `the Greeks`, `the German emperor`, `the red one`, `Henry`."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kernel.state.models import Value

LAND = "ia"
"""How the name of a land ends of which the people are called by one letter more: Lydia, Lydian."""


class Byname(Value):
    """What stands for a seat where people speak of it; what is another thing's name, too, is met nowhere."""

    of: tuple[str, ...] = ()
    """What is said before whoever is of it: `Greek`, `red`."""
    people: tuple[str, ...] = ()
    """Its people, several of them: `Greeks`."""
    names: tuple[str, ...] = ()
    """Other names of the whole: `Greece`, `Gold Candle`."""
    heads: tuple[str, ...] = ()
    """Who everybody knows to rule it: a letter to him goes to the seat."""
    apart: bool = False
    """Whether the game has more to say of whoever rules it, so that a question about him is about a person."""


Bynames = Callable[[Any], Mapping[str, Byname]]  # Any: each game has its own state
"""Gives how else each seat is called, from what everybody sees."""


def no_bynames(state: Any) -> Mapping[str, Byname]:  # Any: each game has its own state
    """Call no seat otherwise than by its name."""
    return {}


def of_land(name: str, of: tuple[str, ...] = (), names: tuple[str, ...] = ()) -> Byname:
    """Give what people are called of a land: as it is said (`of`), or as its own name has it."""
    known = of or ((f"{name}n",) if name.endswith(LAND) and name.isalpha() else ())
    return Byname(of=known, people=tuple(f"{one}s" for one in known if not one.endswith(("h", "s"))), names=names)
