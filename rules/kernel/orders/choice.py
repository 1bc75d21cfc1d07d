"""Choices: a field of an order says once what it may be; completion, check and refusal come from there."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import signature
from typing import Any

from pydantic import BaseModel, Field

from rules.kernel.errors import Refusal
from rules.kernel.state.marks import Names
from rules.kernel.state.models import State

Offer = Mapping[str, Any] | Iterable[Any]  # Any: ids and numbers
"""What may be chosen: ids, names to ids, or numbers; best first."""
Given = Mapping[str, Any]  # Any: the fields given before, by name
Choices = Callable[..., Offer]
"""Takes as much as it needs of (world, seat, given); `given` holds the fields given before."""
Objection = str | tuple[str, str] | None
"""Why something will not do, which may come with a clause of its own: `("CIV-5.1h", "Ur is besieged")`."""
Problem = Callable[..., Objection]
"""Takes as much as it needs of (world, seat, id, given); says why one of the choices will not do now, if so."""

LISTED = 6
"""How many choices a refusal names."""
SHOWN = 25
"""How many numbers are offered one by one."""
ROUND = (5, 10, 20, 25, 50, 100, 250, 500, 1000)
"""In what steps more numbers than that are offered."""


@dataclass(frozen=True)
class Pick(Names):
    """Marks a field as one of the choices that a seat has, or as several of them."""

    choices: Choices = tuple
    words: str = ""
    """What is chosen, for players: `a stricken city of yours`."""
    clause: str = ""
    """The rule that limits it; empty for that of the order."""
    problem: Problem | None = None
    denied: str = ""
    """What a refusal says of what is none of the choices, with `{}` for its name: `{} is not offered`."""

    def candidates(self, world: State, seat: str, given: Given) -> Offer:
        """Give what may be chosen before any is looked at on its own."""
        return self.choices(*(world, seat, given)[: arity(self.choices)])

    def objection(self, world: State, seat: str, one: Any, given: Given) -> Objection:  # Any: id or number
        """Say why one of the candidates will not do, if so."""
        if self.problem is None:
            return None
        return self.problem(*(world, seat, one, given)[: arity(self.problem)])

    def offered(self, world: State, seat: str, given: Given, taken: Iterable[Any] = ()) -> dict[str, Any]:
        """Give the names of what may be chosen, to ids or numbers, but for what is `taken` already."""
        found = self.candidates(world, seat, given)
        if isinstance(found, range):
            found = sparse(found)
        names = found if isinstance(found, Mapping) else {self.called(world, one): one for one in found}
        kept = {name: one for name, one in names.items() if one not in taken}
        return {name: one for name, one in kept.items() if not self.objection(world, seat, one, given)}

    def called(self, world: State, one: Any, found: Offer = ()) -> str:  # Any: an id or a number
        """Give the name of something that was chosen: as it was offered, else as the table calls it."""
        names = found.items() if isinstance(found, Mapping) else ()
        return next((name for name, id in names if id == one), "") or world.called(self.kind, str(one))

    def check(self, world: State, seat: str, one: Any, given: Given, taken: Sequence[Any], clause: str) -> None:
        """Refuse what may not be chosen, naming what may."""
        found = self.candidates(world, seat, given)
        known = one in (found.values() if isinstance(found, Mapping) else found)
        if one in taken:
            problem: Objection = f"{self.called(world, one, found)} is named twice"
        elif known:
            problem = self.objection(world, seat, one, given)
        else:
            problem = self.misfit(world, one, found)
        if problem:
            by, words = (self.clause or clause, problem) if isinstance(problem, str) else problem
            raise Refusal(by, words, self.instead(world, seat, given, taken))

    def misfit(self, world: State, one: Any, found: Offer) -> str:  # Any: an id or a number
        """Say that something is none of the choices."""
        if not isinstance(found, range) or not found:
            return (self.denied or f"{{}} will not do as {self.words}").format(self.called(world, one))
        if one > max(found):
            return f"{one} is too many"
        return f"{one} is too few" if one < min(found) else f"{one} is none of them"

    def instead(self, world: State, seat: str, given: Given, taken: Iterable[Any] = ()) -> str:
        """Say what would do."""
        found = self.candidates(world, seat, given)
        if isinstance(found, range) and len(found) > LISTED and not self.problem:
            return f"choose {span(found)}"
        names = list(self.offered(world, seat, given, taken))
        return f"choose {some_of(names)}" if names else "there is none that would do"


def pick(
    kind: str,
    choices: Choices,
    words: str,
    *,
    default: Any = ...,  # Any: whatever the field holds; the field is required without one
    clause: str = "",
    problem: Problem | None = None,
    denied: str = "",
    **limits: int,
) -> Any:  # Any: stands for the field
    """Declare a field that is one of the choices of a seat: an id, a fixed value, a number, or several ids.

    `kind` is what its ids are of, empty for numbers and fixed lists. `choices` gives what may be chosen, `problem` why
    one of those will not do after all, `denied` what is said of anything else: `{} is not offered`. A value equal to
    the default is not looked at. `words` describe the field for players: `a stricken city of yours`. `limits` are those
    of pydantic's `Field`.
    """
    info = Field(default=default, description=words, **limits)  # type: ignore[call-overload]  # its limits are ints
    info.metadata.append(Pick(kind, choices, words, clause, problem, denied))
    return info


@cache
def picks(order: type[BaseModel]) -> Mapping[str, Pick]:
    """Give the choices of an order by field, in the order of its fields."""
    marks = {name: [*info.metadata] for name, info in order.model_fields.items()}
    return {name: mark for name, some in marks.items() for mark in some if isinstance(mark, Pick)}


def check_picks(order: BaseModel, world: State, seat: str, clause: str) -> None:
    """Refuse the first field of an order that is none of its choices, after the fields before it."""
    kind = type(order)
    given: dict[str, Any] = {}  # Any: the values of fields
    for name, info in kind.model_fields.items():
        value, mark = getattr(order, name), picks(kind).get(name)
        if mark and (info.is_required() or value != info.default):
            for one, taken in parts(value):
                before = {**given, name: taken} if taken else given
                mark.check(world, seat, one, before, taken, clause)
        if value is not None:
            given[name] = value


def parts(value: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:  # Any: whatever the field holds
    """Give each thing that a field names, with those named before it."""
    if not isinstance(value, tuple | dict):
        yield value, ()
        return
    named = tuple(value)
    for place, one in enumerate(named):
        yield one, named[:place]


@cache
def arity(function: Callable[..., Any]) -> int:  # Any: whatever it gives
    """Count what a function takes."""
    return len(signature(function).parameters)


def sparse(numbers: range) -> Sequence[int]:
    """Give numbers few enough to be shown: all of them, or round ones and both ends."""
    if len(numbers) <= SHOWN:
        return numbers
    least = len(numbers) * abs(numbers.step) // (SHOWN - 2)
    step = next((step for step in ROUND if step >= least), least)
    return sorted({numbers[0], *(number for number in numbers if number % step == 0), numbers[-1]})


def span(numbers: range) -> str:
    """Say from where to where numbers go."""
    return f"{numbers[0]} to {numbers[-1]}" if numbers.step == 1 else f"{numbers[0]}, {numbers[1]} … {numbers[-1]}"


def some_of(names: Sequence[str]) -> str:
    """Give names in a row, not too many: `Ur, Uruk or Kish`, `Ur, Uruk, Kish and 4 more`."""
    if len(names) > LISTED:
        return f"{', '.join(names[:LISTED])} and {len(names) - LISTED} more"
    return f"{', '.join(names[:-1])} or {names[-1]}" if names[1:] else names[0]
