"""What was reckoned with as a sheet was written, so that its writer hears what changed it (EMP-H5.14, EMP-H9.4)."""

from collections.abc import Iterable
from typing import get_args

from rules.empires.board.state import World
from rules.empires.board.tables import Kind
from rules.empires.endeavours.ratings import Rated, Term, Terms, rate

APART = "extra"
"""The term that is the order's own."""
Try = tuple[Kind, str, str]
"""A kind of endeavour, its target, and its base where one is named."""


def place_of(kind: str, target: str, base: str = "") -> str:
    """Give the name under which an endeavour is reckoned."""
    return " ".join(filter(None, (kind, target, base)))


def reckon(world: World, seat: str, tries: Iterable[Try]) -> dict[str, dict[str, int]]:
    """Give what makes the rating of each try as things stand."""
    return {place_of(*one): dict[str, int](rate(world, seat, *one).terms) for one in tries}


def lords(world: World, tries: Iterable[Try]) -> dict[str, str]:
    """Give whose each target is as things stand."""
    return {target: world.areas[target].owner for _, target, _ in tries if target in world.areas}


def forestalled(world: World, rated: Rated) -> bool:
    """Tell whether a target has another owner than when the order was written down (EMP-H5.14)."""
    owner, known = world.areas[rated.target].owner, world.empires[rated.seat].lords
    return rated.kind == "conquer" and bool(owner) and known.get(rated.target, owner) != owner


def shifts(world: World, rated: Rated) -> Terms:
    """Give by how much each term of an endeavour counts more or less than was reckoned; nothing if nothing was."""
    known = world.empires[rated.seat].reckoned
    places = (place_of(rated.kind, rated.target, rated.base), place_of(rated.kind, rated.target))
    before = next((known[one] for one in places if one in known), None)
    if before is None:
        return ()
    now = dict(rated.terms)
    terms = [term for term in get_args(Term) if term != APART and now.get(term, 0) != before.get(term, 0)]
    return tuple((term, now.get(term, 0) - before.get(term, 0)) for term in terms)
