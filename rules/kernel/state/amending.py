"""Amending: one figure of a state changed from outside, typed by the state's own model and journalled."""

import json
from difflib import get_close_matches
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from rules.kernel.errors import Answer
from rules.kernel.state.models import State, Value

S = TypeVar("S", bound=State)
SHOWN = 12
"""The most names that are listed where one was not found."""


class Amendment(Value):
    """A change of the state by a gamemaster: where, to what, and what stood there; the values are JSON."""

    path: str
    """Names from the state down, with dots between: `cities.ostia.population`."""
    value: str
    before: str


def amendment(state: State, path: str, text: str) -> Amendment:
    """Give the change that a gamemaster asks for, checked by the model of the state. Raises Answer."""
    names = split(path)
    before = plain(found(state, names), names)
    if isinstance(found(state, names[:-1]), tuple):
        raise Answer(f"the parts of {'.'.join(names[:-1])} cannot change one by one; set it as a whole")
    problem = ""
    for value in readings(text):
        try:
            checked = plain(found(changed(state, names, value), names), names)
        except ValidationError as error:
            problem = problem or error.errors()[0]["msg"]
        else:
            return Amendment(path=".".join(names), value=json.dumps(checked), before=json.dumps(before))
    raise Answer(f"{path} cannot be {text}: {problem}; it is {json.dumps(before)} now")


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
    """Give the paths that go on from one, for completion; nothing where it leads nowhere."""
    *above, begun = path.strip().split(".")
    try:
        part = found(state, above)
    except Answer:
        return []
    return [".".join([*above, name]) for name in names_of(part) if name.lower().startswith(begun.lower())]


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
            where = ".".join(names[:place]) or "the state"
            more = f" and {len(there) - SHOWN} more" if len(there) > SHOWN else ""
            near = get_close_matches(name, there, 1)
            meant = f"; did you mean {near[0]}?" if near else ""
            listed = f"it has {', '.join(there[:SHOWN])}{more}" if there else "it has no parts"
            raise Answer(f"there is no {name} in {where}{meant or f'; {listed}'}")
        part = getattr(part, name) if isinstance(part, BaseModel) else part[key_of(part, name)]
    return part


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
        raise Answer(f"{'.'.join(names)} has parts; name one: {', '.join(names_of(value)[:SHOWN])}")
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
