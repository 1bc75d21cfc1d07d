"""Entitling: whom a secret field is for, as its piece says."""

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple

from pydantic import BaseModel

from rules.kernel.state.secrets import NOBODY, Secret


class Eye(NamedTuple):
    """Who looks (None: an onlooker), and at what whole."""

    seat: str | None
    world: Any  # Any: each game has its own state; an event is its own whole
    shares: bool = False
    """Whether what hides nothing is shared with the whole, in place of a copy."""


Answer = Callable[[Any, Any], Any]
"""What a piece answers about itself, in a world."""


def reader(kind: type[BaseModel], secret: Secret) -> Callable[[Any, Eye, bool], bool]:
    """Give how to tell whether the looking seat is one of those that a field is for."""
    if secret.to == NOBODY:
        return lambda _piece, _eye, _mine: False
    if not secret.to:
        return lambda _piece, _eye, mine: mine
    named = answer(kind, secret.to)

    def may(piece: Any, eye: Eye, _mine: bool) -> bool:  # Any: a piece of the class
        seats = named(piece, eye.world)
        return eye.seat == seats if isinstance(seats, str) else eye.seat in seats

    return may


def answer(kind: type[BaseModel], name: str) -> Answer:
    """Give how a piece answers by a field, a property or a method. Raises LookupError where none is called so."""
    found = getattr(kind, name, None)
    if name in kind.model_fields or isinstance(found, property):
        return lambda piece, _world: getattr(piece, name)
    if callable(found):
        wants = len(inspect.signature(found).parameters) > 1
        return found if wants else lambda piece, _world: found(piece)
    raise LookupError(f"{kind.__name__} has no “{name}” that could say who may see its secrets")
