"""Copies of states: what a JSON round trip would give, made from the fields themselves.

A view is made for every seat at every window, so its copy is the commonest work of all. Each class of piece learns once
which of its fields can change in place; the others are shared.
"""

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel

P = TypeVar("P", bound=BaseModel)
Copier = Callable[[Any], Any]  # Any: a field may hold anything that JSON can

PLAIN = (str, int, bool, NoneType)


def copy_of(piece: P) -> P:
    """Give a copy that shares nothing which can change with its original."""
    made: P = copier_of_kind(type(piece))(piece)
    return made


def changed(piece: P, **fields: Any) -> P:  # Any: what the fields hold
    """Give a piece that has these fields, unchecked, and shares everything else with its original."""
    return with_fields(piece, piece.__dict__ | fields)


def with_fields(piece: P, fields: dict[str, Any]) -> P:  # Any: as above
    """Give a piece of the same class that has these fields and no others, unchecked."""
    made = type(piece).__new__(type(piece))
    object.__setattr__(made, "__dict__", fields)
    object.__setattr__(made, "__pydantic_fields_set__", piece.__pydantic_fields_set__)
    object.__setattr__(made, "__pydantic_extra__", None)
    object.__setattr__(made, "__pydantic_private__", None)
    return made


@cache
def copier_of_kind(kind: type[BaseModel]) -> Copier:
    """Give how a class of pieces is copied; the names of its fields are all that its copies share."""
    found = ((name, copier_of(field.annotation)) for name, field in kind.model_fields.items())
    changing = tuple((name, copier) for name, copier in found if copier)
    named = set(kind.model_fields)
    new, put = kind.__new__, object.__setattr__

    def copy(piece: BaseModel) -> BaseModel:
        made = new(kind)
        fields = piece.__dict__.copy()
        for name, copier in changing:
            fields[name] = copier(fields[name])
        put(made, "__dict__", fields)
        put(made, "__pydantic_fields_set__", named)
        put(made, "__pydantic_extra__", None)
        put(made, "__pydantic_private__", None)
        return made

    return copy


def copier_of(annotation: Any) -> Copier | None:  # Any: an annotation
    """Give how to copy what is so annotated; None for what cannot change."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return copier_of(inner[0])
    if annotation in PLAIN or origin is Literal:
        return None
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return None if annotation.model_config.get("frozen") else copy_of
    if origin in (Union, UnionType):
        return of_any([copier_of(one) for one in inner])
    if origin is list:
        return of_list(copier_of(inner[0]))
    if origin is dict:
        return of_dict(copier_of(inner[1]))
    if origin is tuple:
        return None if not any(copier_of(one) for one in inner if one is not Ellipsis) else of_json
    return of_json


def of_list(copier: Copier | None) -> Copier:
    """Copy lists whose members are copied so."""
    return list if copier is None else lambda items: [copier(item) for item in items]


def of_dict(copier: Copier | None) -> Copier:
    """Copy dicts whose values are copied so."""
    return dict if copier is None else lambda items: {key: copier(item) for key, item in items.items()}


def of_any(copiers: list[Copier | None]) -> Copier | None:
    """Copy what may be one of several kinds, nothing among them."""
    return of_json if any(copiers) else None


def of_json(item: Any) -> Any:  # Any: JSON, and the pieces in it
    """Copy whatever a field may hold."""
    if isinstance(item, BaseModel):
        return item if item.model_config.get("frozen") else copy_of(item)
    if isinstance(item, list | tuple):
        return type(item)(of_json(one) for one in item)
    if isinstance(item, dict):
        return {key: of_json(one) for key, one in item.items()}
    return item
