"""Blanks: what stands in a view in the place of what is hidden."""

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rules.kernel.state.copying import of_json
from rules.kernel.state.secrets import Secret

Blanker = Callable[[Any], Any]
"""Gives what others see, from what is hidden."""

EMPTY = {str: "", int: 0, bool: False, NoneType: None, list: [], dict: {}, tuple: ()}


def blank_of(where: str, field: FieldInfo, secret: Secret) -> Any:  # Any: a value of the field, or what makes it
    """Give what stands for a secret field, or how it is made of it. Raises ValueError where only the game can say."""
    if secret.blank is not ...:
        return secret.blank
    return empty(where, field.annotation) if field.is_required() else field.get_default(call_default_factory=True)


def made(blank: Any) -> Blanker | None:  # Any: as above
    """Give how a blank is made each time anew; None for one that cannot change."""
    if callable(blank):
        return blank  # type: ignore[no-any-return]  # it is the game's function
    if blank in ([], {}):
        new = type(blank)
        return lambda _hidden: new()
    return (lambda _hidden: of_json(blank)) if isinstance(blank, list | dict | tuple | BaseModel) else None


def blanker(where: str, field: FieldInfo, secret: Secret) -> Blanker:
    """Give how a secret field is blanked. Raises ValueError where only the game can say that."""
    blank = blank_of(where, field, secret)
    return made(blank) or (lambda _hidden: blank)


def empty(where: str, annotation: Any) -> Any:  # Any: an annotation, and a value of it
    """Give what is empty of a type. Raises ValueError where nothing is."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return empty(where, inner[0])
    if origin in (Union, UnionType) and NoneType in inner:
        return None
    if origin is Literal and "" in inner:
        return ""
    if (origin or annotation) in EMPTY:
        return EMPTY[origin or annotation]
    raise ValueError(f"{where} has no blank; say what others see in its place")
