"""Amending: one figure of a state changed from outside, within the bounds of the state's own model, and journalled.

What may be set is what the game itself changes: no id, nothing frozen, nothing that is marked `Fixed`.
"""

import json
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Literal, TypeVar, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from rules.kernel.errors import Answer
from rules.kernel.state.marks import Fixed, Within
from rules.kernel.state.models import State, Value

S = TypeVar("S", bound=State)
SHOWN = 12
"""The most names that are listed where one was not found."""
LONGEST = 80
"""The most letters of a name."""


class Amendment(Value):
    """A change of the state by a gamemaster: where, to what, and what stood there; the values are JSON."""

    path: str
    """Names from the state down, with dots between: `cities.ostia.population`."""
    value: str
    before: str


def amendment(state: State, path: str, text: str) -> Amendment:
    """Give the change that a gamemaster asks for, checked by the model of the state and its bounds. Raises Answer."""
    names = split(path)
    before = plain(found(state, names), names)
    if problem := unsettable(state, names):
        raise Answer(problem)
    where = ".".join(names)
    for value in readings(text):
        try:
            checked = plain(found(changed(state, names, value), names), names)
        except ValidationError:
            continue
        if amiss := out_of_bounds(state, names, before, checked):
            raise Answer(f"{where} takes {amiss}, not {text}; it is {json.dumps(before)} now")
        return Amendment(path=where, value=json.dumps(checked), before=json.dumps(before))
    raise Answer(f"{where} takes {kind_of(state, names)}, not {text}; it is {json.dumps(before)} now")


def unsettable(state: State, names: list[str]) -> str:
    """Say why nobody may set what stands at a path from outside; empty where one may."""
    part: Any = state
    for place, name in enumerate(names):
        where = ".".join(names[: place + 1])
        if isinstance(part, tuple):
            return f"the parts of {'.'.join(names[:place])} cannot change one by one"
        if isinstance(part, BaseModel):
            field = type(part).model_fields[name]
            if part.model_config.get("frozen") or has(field, Fixed):
                return f"{where} is not set from outside: the course of the game alone decides it"
            if name == "id":
                return f"{where} is what a thing is known by, and never changes"
        part = getattr(part, name) if isinstance(part, BaseModel) else part[key_of(part, name)]
        if isinstance(part, BaseModel) and part.model_config.get("frozen"):
            return f"{where} was settled when the game began, and stays so"
    return ""


def has(field: FieldInfo, mark: type[object]) -> bool:
    """Tell whether a field bears a mark."""
    return any(isinstance(one, mark) for one in field.metadata)


def field_at(state: State, names: list[str]) -> FieldInfo:
    """Give the field in which a figure stands: of a table of figures, that of the table."""
    part: Any = state
    field = type(state).model_fields[names[0]]
    for name in names:
        if isinstance(part, BaseModel):
            field = type(part).model_fields[name]
        part = getattr(part, name) if isinstance(part, BaseModel) else part[key_of(part, name)]
    return field


def out_of_bounds(state: State, names: list[str], before: Any, value: Any) -> str:  # Any: JSON
    """Say what a figure takes, where the rules never give it such a value; empty where they may."""
    field = field_at(state, names)
    bounds = next((one for one in field.metadata if isinstance(one, Within)), None)
    for was, one in leaves(before, value):
        if isinstance(one, int) and not isinstance(one, bool):
            held = bounds or Within(low=min(0, was) if isinstance(was, int) else 0)
            if not held.low <= one <= held.high or (one - held.low) % held.step:
                return f"a number from {held.low} to {held.high}" + (f" in steps of {held.step}" * (held.step > 1))
        if isinstance(one, str) and one != was and (amiss := no_name(state, was, one)):
            return amiss
    return ""


def leaves(before: Any, value: Any) -> Iterator[tuple[Any, Any]]:  # Any: JSON
    """Give each figure of a value with what stood in its place; of a list, with the first that stood there."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from leaves(before.get(key) if isinstance(before, dict) else None, one)
    elif isinstance(value, list):
        for one in value:
            yield from leaves(before[0] if isinstance(before, list) and before else None, one)
    else:
        yield before, value


def no_name(state: State, was: object, name: str) -> str:
    """Say what a name takes the place of, where it is none of that kind: a country's of a country's."""
    if len(name) > LONGEST:
        return f"a name of at most {LONGEST} letters"
    kinds = [named for kind in type(state).model_fields if isinstance(named := getattr(state, kind), dict)]
    same = [named for named in kinds if was in named and is_pieces(named)]
    if not was or not name or not same or any(name in named for named in same):
        return ""
    known = list(same[0])
    near = get_close_matches(name, known, 1)
    listed = ", ".join(near or known[:SHOWN])
    return f"one like {was}, such as {listed}"


def is_pieces(named: Mapping[Any, Any]) -> bool:  # Any: whatever a state is made of
    """Tell whether a table holds things by their ids."""
    return all(isinstance(one, BaseModel) for one in named.values())


def kind_of(state: State, names: list[str]) -> str:
    """Say what kind of value a figure takes."""
    found_now, field = found(state, names), field_at(state, names)
    if isinstance(found_now, bool):
        return "true or false"
    if get_origin(field.annotation) is Literal and not isinstance(found_now, (list, dict)):
        return ", ".join(str(one) or '""' for one in get_args(field.annotation))
    if isinstance(found_now, (list, tuple)):
        return 'a list, as in ["one", "two"]'
    if isinstance(found_now, dict):
        return 'a table, as in {"one": 1}'
    bounds = next((one for one in field.metadata if isinstance(one, Within)), None)
    return f"a number from {bounds.low} to {bounds.high}" if bounds else "a number" if is_number(field) else "a name"


def is_number(field: FieldInfo) -> bool:
    """Tell whether a field holds numbers."""
    return int in {field.annotation, *get_args(field.annotation)}


def amend(state: S, change: Amendment) -> None:
    """Carry a change out in a running state; what a phase holds of the state stays a part of it."""
    names = split(change.path)
    value = found(changed(state, names, json.loads(change.value)), names)
    part = found(state, names[:-1])
    if isinstance(part, BaseModel):
        setattr(part, names[-1], value)
    else:
        part[key_of(part, names[-1])] = value


def changed(state: S, names: list[str], value: object) -> S:
    """Give a copy of a state with one figure changed, checked by its model. Raises ValidationError."""
    whole = json.loads(state.write())
    holder: Any = whole  # Any: JSON
    for name in names[:-1]:
        holder = holder[int(name) if isinstance(holder, list) else name]
    holder[int(names[-1]) if isinstance(holder, list) else names[-1]] = value
    return type(state).model_validate_json(json.dumps(whole))


def look_up(state: State, path: str) -> object:
    """Give the figure that stands at a path. Raises Answer."""
    names = split(path)
    return plain(found(state, names), names)


def names_in(state: State, path: str) -> list[str]:
    """Give the paths that go on from one and lead to what may be set, for completion; none where it leads nowhere."""
    *above, begun = path.strip().split(".")
    try:
        part = found(state, above)
    except Answer:
        return []
    names = [name for name in names_of(part) if name.lower().startswith(begun.lower())]
    return [".".join([*above, name]) for name in names if not unsettable(state, [*above, name])]


def split(path: str) -> list[str]:
    """Give the names of a path. Raises Answer for none."""
    names = [name.strip() for name in path.strip().split(".")]
    if not all(names):
        raise Answer("say which figure, by names with dots between: treasury, or cities.ostia.population")
    return names


def found(state: Any, names: list[str]) -> Any:  # Any: whatever a state is made of
    """Give the part of a state to which names lead. Raises Answer, which says what is there."""
    part = state
    for place, name in enumerate(names):
        there = names_of(part)
        if name not in there:
            raise Answer(f"there is no {name} in {'.'.join(names[:place]) or 'the state'}; {instead(part, name)}")
        part = getattr(part, name) if isinstance(part, BaseModel) else part[key_of(part, name)]
    return part


def instead(part: object, name: str) -> str:
    """Say what may be set where a name is not: the nearest, else the first of all."""
    there = offered(part)
    if near := get_close_matches(name, there, 1):
        return f"did you mean {near[0]}?"
    more = f" and {len(there) - SHOWN} more" if len(there) > SHOWN else ""
    return f"it has {', '.join(there[:SHOWN])}{more}" if there else "it has no parts that may be set"


def offered(part: object) -> list[str]:
    """Give what the parts of a part are called that may be set from outside, or have parts that may be."""
    if not isinstance(part, BaseModel):
        return [] if isinstance(part, tuple) else names_of(part)
    fields = {} if part.model_config.get("frozen") else type(part).model_fields
    return [name for name, field in fields.items() if name != "id" and not has(field, Fixed) and not frozen(part, name)]


def frozen(part: BaseModel, name: str) -> bool:
    """Tell whether what stands in a field was settled when the game began."""
    value = getattr(part, name)
    return isinstance(value, BaseModel) and bool(value.model_config.get("frozen"))


def names_of(part: object) -> list[str]:
    """Give what the parts of a part are called."""
    if isinstance(part, BaseModel):
        return list(type(part).model_fields)
    if isinstance(part, dict):
        return [str(key) for key in part]
    return [str(place) for place in range(len(part))] if isinstance(part, (list, tuple)) else []


def key_of(part: Any, name: str) -> Any:  # Any: a dict or a list
    """Give the key that a name stands for."""
    if isinstance(part, dict):
        return next((key for key in part if str(key) == name), name)
    return int(name)


def plain(value: Any, names: list[str]) -> Any:  # Any: JSON
    """Give a figure as JSON holds it. Raises Answer for a part that has parts of its own."""
    if isinstance(value, BaseModel):
        named = ", ".join(offered(value)[:SHOWN])
        raise Answer(f"{'.'.join(names)} has parts; name one: {named}" if named else f"{'.'.join(names)} is not set")
    if isinstance(value, dict):
        return {str(key): plain(one, [*names, str(key)]) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one, [*names, str(place)]) for place, one in enumerate(value)]
    return value


def readings(text: str) -> list[object]:
    """Give what a text may mean: what it is as JSON, if it is some, and itself."""
    try:
        return [json.loads(text), text]
    except ValueError:
        return [text]
