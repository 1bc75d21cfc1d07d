"""Ids within a frozen value: found by their marks, and exchanged for what they are called.

Each class of value learns once which of its fields hold ids, as with copies.
"""

from collections.abc import Callable
from functools import cache, partial
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel

from rules.kernel.state.copying import changed
from rules.kernel.state.marks import Names

V = TypeVar("V", bound=BaseModel)
Call = Callable[[str, str], str]
"""Gives what stands in the place of an id, from the kind of thing and the id."""
Exchange = Callable[[Any, Call], Any]  # Any: whatever a field of a value holds


def exchanged(value: V, call: Call) -> V:
    """Give a value with each marked id in it exchanged, in the values within it, too; unchecked."""
    found = exchanges(type(value))
    if not found:
        return value
    return changed(value, **{name: exchange(getattr(value, name), call) for name, exchange in found})


def mentioned(value: BaseModel) -> tuple[tuple[str, str], ...]:
    """Give the kind and the id of everything that a value names, in order, each once."""
    found: dict[tuple[str, str], None] = {}

    def note(kind: str, id: str) -> str:
        found[kind, id] = None
        return id

    exchanged(value, note)
    return tuple(found)


@cache
def exchanges(kind: type[BaseModel]) -> tuple[tuple[str, Exchange], ...]:
    """Give the fields of a class in which ids can stand, each with how they are exchanged."""
    found = ((name, exchange_of(field.annotation, marked(field.metadata))) for name, field in kind.model_fields.items())
    return tuple((name, exchange) for name, exchange in found if exchange)


def marked(marks: list[Any] | tuple[Any, ...], kind: str | None = None) -> str | None:  # Any: all that Annotated holds
    """Give the kind of thing that marks name; else that which is known already."""
    return next((mark.kind for mark in marks if isinstance(mark, Names)), kind)


def exchange_of(annotation: Any, kind: str | None) -> Exchange | None:  # Any: an annotation
    """Give how ids are exchanged in what is so annotated; None where there are none."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return exchange_of(inner[0], marked(inner[1:], kind))
    if annotation is str or origin is Literal:
        return None if kind is None else partial(exchanged_id, kind)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return exchanged
    if origin in (Union, UnionType):
        return in_any([exchange_of(one, kind) for one in inner])
    if origin is tuple and inner[-1:] != (Ellipsis,):
        return in_row([exchange_of(one, kind) for one in inner])
    if origin in (tuple, list):
        return in_list(exchange_of(inner[0], kind))
    return in_dict(exchange_of(inner[0], kind), exchange_of(inner[1], kind)) if origin is dict else None


def exchanged_id(kind: str, value: object, call: Call) -> object:
    """Exchange an id; nothing stays nothing."""
    return call(kind, value) if isinstance(value, str) and value else value


def in_any(found: list[Exchange | None]) -> Exchange | None:
    """Exchange in what may be one of several: text, a value or a collection."""
    some = [exchange for exchange in found if exchange]
    if not some:
        return None

    def exchange(value: Any, call: Call) -> Any:  # Any: as above
        if isinstance(value, BaseModel):
            return exchanged(value, call)
        if isinstance(value, str):
            ids = (one for one in some if isinstance(one, partial))
            return next((one(value, call) for one in ids), value)
        return value if value is None or isinstance(value, int) else of_shape(some, value, call)

    return exchange


def of_shape(some: list[Exchange], value: Any, call: Call) -> Any:  # Any: as above
    """Exchange in a collection, by the one of several that is for collections."""
    fitting = [one for one in some if not isinstance(one, partial) and one is not exchanged]
    return fitting[0](value, call) if fitting else value


def in_list(exchange: Exchange | None) -> Exchange | None:
    """Exchange in each member of a list or a tuple of one kind."""
    if exchange is None:
        return None
    return lambda items, call: type(items)(exchange(item, call) for item in items)


def in_row(found: list[Exchange | None]) -> Exchange | None:
    """Exchange in a tuple whose members differ."""
    if not any(found):
        return None

    def exchange(items: tuple[Any, ...], call: Call) -> tuple[Any, ...]:  # Any: as above
        return tuple(one(item, call) if one else item for one, item in zip(found, items, strict=True))

    return exchange


def in_dict(keys: Exchange | None, values: Exchange | None) -> Exchange | None:
    """Exchange in the keys and the values of a dict."""
    if not (keys or values):
        return None

    def exchange(items: dict[Any, Any], call: Call) -> dict[Any, Any]:  # Any: as above
        pairs = items.items()
        return {keys(key, call) if keys else key: values(one, call) if values else one for key, one in pairs}

    return exchange
