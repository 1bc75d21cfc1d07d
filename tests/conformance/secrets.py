"""What a view hides, found by comparing it with the state, and changed to something else."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from rules.kernel.state.models import State

Path = tuple[str | int, ...]
Json = Any  # Any: JSON


def hidden(state: Json, view: Json, path: Path = ()) -> Iterator[Path]:
    """Give the paths of what differs in a view, as deep as both have it."""
    if isinstance(state, dict) and isinstance(view, dict):
        for key in state:
            if key in view:
                yield from hidden(state[key], view[key], (*path, key))
            else:
                yield (*path, key)
    elif isinstance(state, list) and isinstance(view, list) and len(state) == len(view):
        for at, (one, other) in enumerate(zip(state, view, strict=True)):
            yield from hidden(one, other, (*path, at))
    elif state != view:
        yield path


def kinds(state: Json, paths: list[Path]) -> dict[str, list[Path]]:
    """Group paths by the field that they lead to, whatever it is a field of."""
    groups: dict[str, list[Path]] = {}
    for path in paths:
        fields = [step for at, step in enumerate(path) if isinstance(step, str) and not is_id(state, path[:at], step)]
        groups.setdefault(".".join(fields), []).append(path)
    return groups


def is_id(state: Json, path: Path, step: str) -> bool:
    """Tell whether a step is the id of a thing, and not the name of a field: its siblings are all alike."""
    siblings = found(state, path)
    shapes = {tuple(one) if isinstance(one, dict) else type(one).__name__ for one in siblings.values()}
    return step in siblings and len(siblings) > 1 and len(shapes) == 1


def found(state: Json, path: Path) -> Json:
    """Give what a path leads to."""
    for step in path:
        state = state[step]
    return state


def changed(state: Json, paths: list[Path], random: Random) -> Json:
    """Give a state in which what these paths lead to is something else of its kind."""
    other = json.loads(json.dumps(state))
    alike = [found(state, path) for path in paths]
    for path in paths:
        parent = found(other, path[:-1])
        parent[path[-1]] = another(parent[path[-1]], alike, random)
    return other


def another(value: Json, alike: list[Json], random: Random) -> Json:
    """Give something else of the kind of a value; of a text, what another field of its kind says."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + random.choice((1, 2, 7))
    if isinstance(value, list):
        return random.sample([another(one, value, random) for one in value], len(value))
    if isinstance(value, dict):
        return {key: another(one, list(value.values()), random) for key, one in value.items()}
    others = [one for one in alike if isinstance(one, str) and one != value]
    return random.choice(others) if isinstance(value, str) and others else value


def variants(state: State, view: State, random: Random) -> Iterator[tuple[str, State]]:
    """Give states that differ in one hidden field each, wherever there is another state that the game could be in."""
    truth = json.loads(state.write())
    paths = list(hidden(truth, json.loads(view.write())))
    for field, group in kinds(truth, paths).items():
        for _ in range(2):
            other = changed(truth, group, random)
            if other == truth:
                continue
            try:
                yield field, type(state).model_validate_json(json.dumps(other))
            except ValueError:
                continue
