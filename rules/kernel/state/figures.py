"""Figures: all of a state that may be set from outside, each by its path, as far as whoever looks may see it."""

from collections.abc import Iterator, Sequence
from typing import Any

from pydantic import BaseModel

from rules.kernel.state.amending import key_of, offered

Settable = tuple[tuple[str, ...], Any, bool]  # Any: JSON
"""A path, what stands there, and whether it is a figure by itself, no table of figures and no part of a list."""


def settable(part: object, path: Sequence[str] = ()) -> Iterator[Settable]:
    """Give whatever may be set in a part of a state, in the order of the state, with all that lies in it."""
    inside = isinstance(part, list) and not any(isinstance(one, (BaseModel, dict, list)) for one in part)
    for name in offered(part):
        value: Any = getattr(part, name) if isinstance(part, BaseModel) else part[key_of(part, name)]  # type: ignore[index]  # a dict or a list
        here = (*path, name)
        if isinstance(value, BaseModel):
            if not value.model_config.get("frozen"):
                yield from settable(value, here)
            continue
        yield here, value, not inside and is_one(value)
        if isinstance(value, (dict, list)):
            yield from settable(value, here)


def is_one(value: object) -> bool:
    """Tell whether a value is one figure, or a list of them."""
    if isinstance(value, (list, tuple)):
        return not any(isinstance(one, (BaseModel, dict, list, tuple)) for one in value)
    return not isinstance(value, dict) or not value
