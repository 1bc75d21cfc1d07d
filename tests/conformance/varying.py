"""States that differ in one secret, as the rulebook's table tells secrets: what no other seat may notice."""

from collections.abc import Callable, Iterator
from enum import Enum
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic_core import PydanticUndefined

from rules.kernel.state.entitling import Eye, answer, reader
from rules.kernel.state.models import State
from rules.kernel.state.secrets import Secret, declared
from tests.conformance.nouns import Field

Table = dict[Field, Secret]
Change = Callable[[], None]
TRIES = 12
"""How often another value is made up before the secret is taken for one that cannot differ."""


def variants(state: State, seat: str | None, table: Table, random: Random) -> Iterator[tuple[Field, State]]:
    """Give a state for each secret there that is not the seat's, which differs in that alone, wherever it stands."""
    here, text = Search(state, seat, table), state.write()
    for field in dict.fromkeys(place.field for place in here.found):
        other = state.fresh()
        search = Search(other, seat, table, here.words)
        for place in search.found:
            if place.field == field:
                place.vary(search, random)
        if other.write() != text:
            yield field, other


class Place:
    """A secret field of a piece that a seat may not see, or those entries of it that are not the seat's."""

    def __init__(self, piece: BaseModel, name: str, keys: list[Any] | None) -> None:
        self.piece, self.name, self.keys = piece, name, keys
        self.field = (type(piece).__name__, name)

    def vary(self, search: "Search", random: Random) -> None:
        """Put something else there, of its type."""
        info = type(self.piece).model_fields[self.name]
        value, blank = self.piece.__dict__[self.name], (declared(type(self.piece))[self.name] or Secret()).blank
        for _ in range(TRIES):
            other = (
                another(info.annotation, value, search.words, random)
                if self.keys is None
                else entries(info.annotation, value, self.keys, search, blank is ..., random)
            )
            if other != value and (not callable(blank) or blank(other) == blank(value)):
                self.piece.__dict__[self.name] = other
                return


class Search:
    """All that a seat may not see of a state."""

    def __init__(self, state: State, seat: str | None, table: Table, words: list[str] | None = None) -> None:
        """Look through a state; `words` are the ids in it, where they are known."""
        self.eye, self.table, self.found = Eye(seat, state), table, list[Place]()
        self.words = words or sorted({*ids(state), "another"})
        self.walk(state, mine=False)

    def walk(self, part: Any, mine: bool) -> None:
        """Look for secrets in a part of the state."""
        if isinstance(part, BaseModel):
            self.look(part, mine)
        for one in part.values() if isinstance(part, dict) else part if isinstance(part, list | tuple) else ():
            self.walk(one, mine)

    def look(self, piece: BaseModel, mine: bool) -> None:
        """Look for secrets in a piece."""
        kind = type(piece)
        if hasattr(kind, "owners"):
            mine = self.eye.seat in answer(kind, "owners")(piece, self.eye.world)
        for name, value in piece.__dict__.items():
            secret = self.table.get((kind.__name__, name))
            if secret is None or secret.open:
                self.walk(value, mine)
            elif reader(kind, secret)(piece, self.eye, mine):
                self.walk(value, mine=True)
            elif secret.until and answer(kind, secret.until)(piece, self.eye.world):
                self.walk(value, mine)
            elif secret.entries:
                self.found.append(Place(piece, name, [key for key in keys_of(value) if not self.own(value, key)]))
            else:
                self.found.append(Place(piece, name, None))

    def own(self, value: Any, key: Any) -> bool:
        """Tell whether an entry is the seat's."""
        entry = value[key]
        if hasattr(entry, "owners"):
            return self.eye.seat in answer(type(entry), "owners")(entry, self.eye.world)
        return self.eye.seat == (key if isinstance(value, dict) else entry)


def keys_of(value: Any) -> list[Any]:
    """Give what the entries of a dict or a list are known by."""
    return list(value) if isinstance(value, dict) else list(range(len(value)))


def ids(part: Any) -> Iterator[str]:
    """Give every key in a state: the ids of its things, and its seats."""
    for one in part.__dict__.values() if isinstance(part, BaseModel) else [part]:
        if isinstance(one, dict):
            yield from (key for key in one if isinstance(key, str))
        for inner in one.values() if isinstance(one, dict) else one if isinstance(one, list | tuple) else ():
            if isinstance(inner, BaseModel | dict | list):
                yield from ids(inner)
        if isinstance(one, BaseModel):
            yield from ids(one)


def entries(annotation: Any, value: Any, keys: list[Any], search: Search, whole: bool, random: Random) -> Any:
    """Give a dict or a list with other hidden entries: one changed; where they are hidden whole, one more or less."""
    origin, inner = get_origin(annotation), get_args(annotation)
    items = dict(value) if isinstance(value, dict) else dict(enumerate(value))
    theirs = [one for one in search.words if one != search.eye.seat]
    changed = random.choice(keys) if keys else None
    if keys and origin is dict:
        items[changed] = another(inner[1], items[changed], theirs, random)
    elif keys:
        items[changed] = another(inner[0], items[changed], theirs, random)
    if whole and keys and random.random() < 0.4:
        del items[changed]
    elif whole and origin is dict:
        new = random.choice(theirs)
        items.setdefault(new, items[changed] if keys else build(inner[1], theirs, random))
    elif whole:
        items[len(items)] = items[changed] if keys else build(inner[0], theirs, random)
    return items if origin is dict else origin(items.values())


def another(annotation: Any, value: Any, words: list[str], random: Random) -> Any:
    """Give something else of a type."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return another(inner[0], value, words, random)
    if origin in (Union, UnionType):
        kinds = [one for one in inner if one is not NoneType]
        return build(random.choice(kinds), words, random) if value is None else None
    if isinstance(value, BaseModel):
        return changed_piece(value, words, random)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + random.choice((1, 2, 7))
    if origin is dict:
        return changed_dict(inner, value, words, random)
    if isinstance(value, tuple) and ... not in inner:
        place = random.randrange(len(value))
        return (*value[:place], another(inner[place], value[place], words, random), *value[place + 1 :])
    if isinstance(value, list | tuple):
        return changed_row(inner[0], value, words, random)
    return build(annotation, words, random)


def changed_piece(piece: BaseModel, words: list[str], random: Random) -> BaseModel:
    """Give a piece with one field that is something else."""
    name = random.choice(list(type(piece).model_fields))
    value = another(type(piece).model_fields[name].annotation, piece.__dict__[name], words, random)
    return piece.model_copy(update={name: value})


def changed_dict(inner: tuple[Any, ...], value: dict[Any, Any], words: list[str], random: Random) -> dict[Any, Any]:
    """Give a dict with a value changed, or an entry more."""
    if value and random.random() < 0.7:
        key = random.choice(list(value))
        return value | {key: another(inner[1], value[key], words, random)}
    return value | {build(inner[0], words, random): build(inner[1], words, random)}


def changed_row(inner: Any, value: Any, words: list[str], random: Random) -> Any:
    """Give a list with an entry changed, one less or one more."""
    items = list(value)
    if items and random.random() < 0.6:
        place = random.randrange(len(items))
        items[place] = another(inner, items[place], words, random)
    elif items and random.random() < 0.3:
        items.pop()
    else:
        items.append(build(inner, words, random))
    return type(value)(items)


def build(annotation: Any, words: list[str], random: Random) -> Any:
    """Give something of a type."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin in (Annotated, Union, UnionType):
        return build(inner[0], words, random)
    if origin is Literal:
        return random.choice(inner)
    if origin is tuple and ... not in inner:
        return tuple(build(one, words, random) for one in inner)
    if origin in (dict, list, tuple):
        return origin()
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return random.choice(list(annotation))
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        fields = annotation.model_fields.items()
        return annotation(
            **{
                name: build(one.annotation, words, random)
                for name, one in fields
                if one.default is PydanticUndefined and one.is_required()
            }
        )
    return random.choice(words) if annotation in (str, Any) else annotation(random.randint(1, 9))
