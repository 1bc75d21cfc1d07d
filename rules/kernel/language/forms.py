"""Forms: what an order is made of, read from its type, and the templates in which it is written."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Names, Order, Steps

Kind = Literal["int", "bool", "choice", "name", "names", "amounts", "text"]
BLANK = "…"
"""What stands in an outline for what is filled in."""
TOKEN = re.compile(r"\{(\w+)\}|(\[)|(\])|([^\s\[\]{}]+)")


@dataclass(frozen=True)
class Field:
    """One thing that an order says."""

    name: str
    kind: Kind
    names_kind: str = ""
    """The kind of thing that is named, for `name`, `names` and `amounts`."""
    choices: tuple[str, ...] = ()
    """The values of a fixed list."""
    least: int | None = None
    """The least number, length of a text, or count of names."""
    most: int | None = None
    step: int = 1
    """What a number is a multiple of."""
    offered: int = 1
    """What the numbers are multiples of that are offered; `check` may refuse the others."""
    required: bool = True
    description: str = ""
    default: Any = field(default=None, hash=False)  # Any: whatever the field holds


@dataclass(frozen=True)
class Word:
    """A word of a template in each of its spellings, the best first."""

    spellings: tuple[str, ...]
    glued: bool = False
    """Whether it is written without a space before it."""

    @cached_property
    def folded(self) -> tuple[str, ...]:
        """Its spellings as they are compared."""
        return tuple(map(fold, self.spellings))


@dataclass(frozen=True)
class Slot:
    """A field's place in a template."""

    field: Field
    glued: bool = False


@dataclass(frozen=True)
class Maybe:
    """A part of a template that may be left out."""

    parts: tuple["Part", ...]


Part = Word | Slot | Maybe


@dataclass(frozen=True, eq=False)
class Step:
    """A word or a field on the way through a template, and what may follow it, best first; no part: the end."""

    part: Word | Slot | None
    then: tuple["Step", ...] = ()
    filler: bool = False
    """Whether it says nothing, so that it is read but never written."""


@dataclass(frozen=True)
class Template:
    """One way to write an order: its parts, and the steps with which a reader may begin."""

    parts: tuple[Part, ...]
    steps: tuple[Step, ...]

    @cached_property
    def usage(self) -> str:
        """Show it to a player: `build <work> in <city> [on <hex>]`."""
        return shown(self.parts).strip()


@lru_cache(maxsize=1024)
def forms(order: type[Order[Any]]) -> tuple[Field, ...]:
    """Give the fields of an order. Raises TypeError for a type that no player could write."""
    return tuple(field_of(order, name, info) for name, info in order.model_fields.items())


@lru_cache(maxsize=1024)
def templates(order: type[Order[Any]]) -> tuple[Template, ...]:
    """Give the ways to write an order, best first. Raises TypeError where they do not fit its fields."""
    fields = {field.name: field for field in forms(order)}
    ways = tuple(parsed(order, says, fields) for says in order.says)
    written = {slot.field.name for way in ways for slot in slots(way)}
    if not ways or written != set(fields):
        raise TypeError(f"{order.__name__}: nothing says {', '.join(sorted(set(fields) - written)) or 'it'}")
    return tuple(Template(parts, chain(parts, (Step(None),))) for parts in ways)


def usage(order: type[Order[Any]]) -> str:
    """Give the best way to write an order, for players."""
    return templates(order)[0].usage


def outline(order: type[Order[Any]]) -> str:
    """Give the words of the best way to write an order, with dots for what is filled in: `build … in …`."""
    parts = templates(order)[0].parts
    words = (
        f"{'' if part.glued else ' '}{part.spellings[0] if isinstance(part, Word) else BLANK}"
        for part in parts
        if not isinstance(part, Maybe)
    )
    return re.sub(rf"{BLANK}(?: ?{BLANK})+", BLANK, "".join(words)).strip()


def slots(parts: tuple[Part, ...]) -> Iterator[Slot]:
    """Give the fields of a template in the order in which they are written."""
    for part in parts:
        if isinstance(part, Slot):
            yield part
        elif isinstance(part, Maybe):
            yield from slots(part.parts)


def chain(parts: tuple[Part, ...], after: tuple[Step, ...], filler: bool = False) -> tuple[Step, ...]:
    """Give the steps that begin `parts` and lead on to `after`; what may be left out is tried first."""
    for part in reversed(parts):
        if isinstance(part, Maybe):
            after = chain(part.parts, after, filler or not any(slots(part.parts))) + after
        else:
            sign = isinstance(part, Word) and part.glued and not any(map(str.isalnum, part.spellings[0]))
            after = (Step(part, after, filler), *(after if sign else ()))  # nobody has to type the % of `{rate}%`
    return after


def shown(parts: tuple[Part, ...]) -> str:
    """Show parts of a template, each with the space before it."""
    text = ""
    for part in parts:
        if isinstance(part, Maybe):
            inside = shown(part.parts)
            text += f"{' ' * inside.startswith(' ')}[{inside.strip()}]"
            continue
        text += "" if part.glued else " "
        text += part.spellings[0] if isinstance(part, Word) else f"<{part.field.name.replace('_', ' ')}>"
    return text


def parsed(order: type[Order[Any]], says: str, fields: dict[str, Field]) -> tuple[Part, ...]:
    """Read a template."""
    open_parts: list[list[Part]] = [[]]
    for token in TOKEN.finditer(says):
        name, opens, closes, word = token.groups()
        before = says[: token.start()].rstrip("[]")
        glued = bool(before) and not before[-1].isspace()
        if opens:
            open_parts.append([])
        elif closes:
            inside = tuple(open_parts.pop())
            open_parts[-1].append(Maybe(inside))
        elif name:
            open_parts[-1].append(Slot(fields[name], glued))
        else:
            open_parts[-1].append(Word(tuple(word.split("|")), glued))
    parts = tuple(open_parts[0])
    missing = {field.name for field in fields.values() if field.required} - {slot.field.name for slot in slots(parts)}
    if len(open_parts) > 1 or missing or not parts or any(not fold(word) for word in words(parts)):
        raise TypeError(f"{order.__name__}: “{says}” does not fit; it lacks {', '.join(sorted(missing)) or 'sense'}")
    return parts


def words(parts: tuple[Part, ...]) -> Iterator[str]:
    """Give every spelling of every word of a template."""
    for part in parts:
        if isinstance(part, Word):
            yield from part.spellings
        elif isinstance(part, Maybe):
            yield from words(part.parts)


def field_of(order: type[Order[Any]], name: str, info: FieldInfo) -> Field:
    """Read one field of an order's type."""
    base, marks = bare(info.annotation, info.metadata)
    kind, names_kind, choices = kind_of(base, marks)
    if kind == "amounts":
        marks = bare(get_args(base)[1])[1]
    if not kind:
        raise TypeError(f"{order.__name__}.{name}: no player could write {info.annotation}")
    least, most, step = bounds(marks)
    return Field(
        name=name,
        kind=kind,
        names_kind=names_kind,
        choices=choices,
        least=least,
        most=most,
        step=step,
        offered=next((mark.by for mark in marks if isinstance(mark, Steps)), step),
        required=info.is_required(),
        description=info.description or "",
        default=None if info.is_required() else info.get_default(call_default_factory=True),
    )


def kind_of(base: Any, marks: list[Any]) -> tuple[Kind | None, str, tuple[str, ...]]:  # Any: an annotation, its marks
    """Give the kind of a bare type, the kind of thing it names and its fixed values; None: not writable."""
    simple: dict[Any, Kind] = {bool: "bool", int: "int"}
    if base in simple:
        return simple[base], "", ()
    named = next((mark.kind for mark in marks if isinstance(mark, Names) and mark.kind), None)
    if named is not None and (base is str or get_origin(base) is Literal):
        return "name", named, ()
    if get_origin(base) is Literal and all(isinstance(value, str) for value in get_args(base)):
        return "choice", "", get_args(base)
    if isinstance(base, type) and issubclass(base, str) and issubclass(base, Enum):
        return "choice", "", tuple(str(member.value) for member in base)
    if base is str:
        return "text", "", ()
    inside = get_args(base)
    if get_origin(base) is tuple and inside[1:] == (...,):
        return many(inside[0], "names", named)
    if get_origin(base) is dict and bare(inside[1])[0] is int:
        return many(inside[0], "amounts", named)
    return None, "", ()


def many(one: Any, kind: Kind, named: str | None) -> tuple[Kind | None, str, tuple[str, ...]]:  # Any: an annotation
    """Give the kind of a list or table of `one`, which has to be a name (as may be marked outside) or a fixed value."""
    base, marks = bare(one)
    inner, names_kind, choices = kind_of(base, [*marks, Names(named or "")])
    return (kind if inner in {"name", "choice"} else None), names_kind, choices


def bare(annotation: Any, marks: list[Any] | None = None) -> tuple[Any, list[Any]]:  # Any: annotations and their marks
    """Take the marks and `| None` off an annotation."""
    marks = list(marks or ())
    while True:
        if get_origin(annotation) is Annotated:
            annotation, *more = get_args(annotation)
            marks += [part for mark in more for part in (mark.metadata if isinstance(mark, FieldInfo) else [mark])]
        elif get_origin(annotation) in {Union, UnionType} and NoneType in get_args(annotation):
            rest = tuple(one for one in get_args(annotation) if one is not NoneType)
            annotation = rest[0] if len(rest) == 1 else None
        else:
            return annotation, marks


def bounds(marks: list[Any]) -> tuple[int | None, int | None, int]:  # Any: pydantic's marks, told by what they have
    """Give the least, the most and the step that the marks of a field ask for."""
    known: dict[str, int] = {}
    for mark in marks:
        for name in ("ge", "gt", "le", "lt", "multiple_of", "min_length", "max_length"):
            value = getattr(mark, name, None)
            if value is not None:
                known[name] = value
    least = known.get("ge", known["gt"] + 1 if "gt" in known else known.get("min_length"))
    most = known.get("le", known["lt"] - 1 if "lt" in known else known.get("max_length"))
    return least, most, known.get("multiple_of", 1)
