"""Choices: a field of an order says once what it may be; completion, check and refusal come from there."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import signature
from itertools import takewhile
from typing import Any, get_origin

from pydantic import BaseModel, Field

from rules.kernel.errors import Refusal
from rules.kernel.state.marks import Names
from rules.kernel.state.models import State
from rules.kernel.state.still import answered

Offer = Mapping[str, Any] | Iterable[Any]  # Any: ids and numbers
"""What may be chosen: ids, names to ids, or numbers; best first."""
Given = Mapping[str, Any]  # Any: the fields given before, by name
Choices = Callable[..., Offer | None]
"""Takes as much as it needs of (world, seat, given); None: whatever there is of its kind, until more is given.

`given` holds the fields given before, but for those left at their defaults.
"""
Objection = str | tuple[str, str] | Refusal | None
"""Why something will not do, which may come with a clause of its own: `("CIV-5.1h", "Ur is besieged")`.

A whole refusal says itself what would do, where that is none of the choices.
"""
Problem = Callable[..., Objection]
"""Takes as much as it needs of (world, seat, id, given); says why one of the choices will not do now, if so.

One that takes `given` may rely on all fields before its own that an order needs.
"""
Most = Callable[..., int]
"""Takes as much as it needs of (world, seat, id, given); says how many of one may be named; 0 for none."""

LISTED = 6
"""How many choices a refusal names."""
SHOWN = 25
"""How many numbers are offered one by one."""
WITHOUT_GIVEN, ONE_WITHOUT_GIVEN = 2, 3
"""How much choices take, and a problem with one of them, that do not depend on the fields before their own."""
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
    denied: str | Problem = ""
    """What a refusal says of what is none of the choices, or of too many, with `{}` for it: `{} is not offered`."""
    most: Most | None = None
    """How many of each, where things are named with numbers."""
    binding: bool = True
    """Whether nothing else will do."""
    optional: bool = False
    """Whether the field may be left out."""
    otherwise: str = ""
    """What would do where none of the choices will."""

    def candidates(self, world: State, seat: str, given: Given) -> Offer | None:
        """Give what may be chosen before any is looked at on its own."""
        takes = arity(self.choices)
        if takes > WITHOUT_GIVEN:
            return self.choices(world, seat, given)
        return answered(world, (self.choices, seat), lambda: lasting(self.choices(*(world, seat)[:takes])))

    def objection(
        self, world: State, seat: str, one: Any, given: Given, *, early: bool = False
    ) -> Objection:  # Any: id or number
        """Say why one of the candidates will not do, if so; `early`, while fields before it are not given yet."""
        problem = self.problem
        if problem is None or (early and arity(problem) > ONE_WITHOUT_GIVEN):
            return None
        takes = arity(problem)
        if takes > ONE_WITHOUT_GIVEN:
            return problem(world, seat, one, given)
        return answered(world, (problem, seat, one), lambda: problem(*(world, seat, one)[:takes]))

    def limit(self, world: State, seat: str, one: Any, given: Given, *, early: bool = False) -> int | None:  # Any: id
        """Say how many of one of the candidates may be named; None for any number."""
        if self.most is None or (early and arity(self.most) > ONE_WITHOUT_GIVEN):
            return None
        return self.most(*(world, seat, one, given)[: arity(self.most)])

    def offered(
        self, world: State, seat: str, given: Given, taken: Iterable[Any] = (), *, early: bool = False
    ) -> dict[str, Any] | None:
        """Give the names of what may be chosen, to ids or numbers, but for what is `taken` already."""
        found = self.candidates(world, seat, given)
        if found is None:
            return None
        if isinstance(found, range):
            found = sparse(found)
        names = found if isinstance(found, Mapping) else {self.listed(world, one): one for one in found}
        kept = {name: one for name, one in names.items() if one not in taken}
        return {name: one for name, one in kept.items() if self.will_do(world, seat, one, given, early=early)}

    def will_do(self, world: State, seat: str, one: Any, given: Given, *, early: bool = False) -> bool:  # Any: as above
        """Tell whether one of the candidates may be chosen."""
        if self.limit(world, seat, one, given, early=early) == 0:
            return False
        return not self.objection(world, seat, one, given, early=early)

    def ids(self, world: State, seat: str, given: Given) -> Iterable[Any] | None:  # Any: ids and numbers
        """Give the candidates without their names."""
        found = self.candidates(world, seat, given)
        return found.values() if isinstance(found, Mapping) else found

    def allows(self, world: State, seat: str, one: Any, given: Given, *, early: bool = False) -> bool:  # Any: as above
        """Tell whether something may be chosen: it is a candidate, and will do."""
        ids = self.ids(world, seat, given)
        return (ids is None or one in ids) and self.will_do(world, seat, one, given, early=early)

    def called(self, world: State, one: Any, found: Offer | None = ()) -> str:  # Any: an id or a number
        """Give the name of something that was chosen: as it was offered, else as the table calls it."""
        names = found.items() if isinstance(found, Mapping) else ()
        return next((name for name, id in names if id == one), "") or world.called(self.kind, str(one))

    def listed(self, world: State, one: Any) -> str:  # Any: as above
        """Give the name by which one of the choices is offered, as whoever writes it would say it."""
        return world.listed(self.kind, str(one))

    def check(self, world: State, seat: str, one: Any, given: Given, taken: Sequence[Any], clause: str) -> None:
        """Refuse what may not be chosen, naming what may."""
        found = self.candidates(world, seat, given)
        if one in taken:
            problem: Objection = f"{self.called(world, one, found)} is named twice"
        elif found is None or one in (found.values() if isinstance(found, Mapping) else found):
            problem = self.objection(world, seat, one, given)
        else:
            problem = self.misfit(world, seat, one, given, found)
        if isinstance(problem, Refusal):
            raise problem
        if problem:
            by, words = (self.clause or clause, problem) if isinstance(problem, str) else problem
            raise Refusal(by, words, self.instead(world, seat, given, taken))

    def count(
        self, world: State, seat: str, one: str, number: int, given: Given, taken: Sequence[Any], clause: str
    ) -> None:
        """Refuse more of one thing than may be named, saying how many may."""
        most = self.limit(world, seat, one, given)
        if most is not None and number > most:
            called = self.called(world, one, self.candidates(world, seat, given))
            counted = world.counted(self.kind, one, number, called)
            many = "{} is too many" if number == 1 else "{} are too many"
            problem = ((isinstance(self.denied, str) and self.denied) or many).format(counted)
            raise Refusal(self.clause or clause, problem, self.instead(world, seat, given, taken))

    def misfit(self, world: State, seat: str, one: Any, given: Given, found: Offer) -> Objection:  # Any: id or number
        """Say that something is none of the choices."""
        if callable(self.denied):
            return self.denied(*(world, seat, one, given)[: arity(self.denied)]) or f"{one} will not do"
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
        offered = self.offered(world, seat, given, taken)
        if offered is None:
            return "choose another"
        names = [
            name if (most := self.limit(world, seat, one, given)) is None else f"{name} (up to {most})"
            for name, one in offered.items()
        ]
        if names:
            return f"choose {some_of(names)}"
        return "leave it out" if self.optional else self.otherwise or "no other choice is possible now"


def pick(
    kind: str,
    choices: Choices,
    words: str,
    *,
    default: Any = ...,  # Any: whatever the field holds; the field is required without one
    clause: str = "",
    problem: Problem | None = None,
    denied: str | Problem = "",
    most: Most | None = None,
    otherwise: str = "",
    **limits: int,
) -> Any:  # Any: stands for the field
    """Declare a field that is one of the choices of a seat: an id, a fixed value, a number, or several ids.

    `kind` is what its ids are of, empty for numbers and fixed lists. `choices` gives what may be chosen, `problem` why
    one of those will not do after all, `denied` what is said of anything else, or of more than `most` of one: `{} is
    not offered`, or a function like `problem`; `most` how many of each where each comes with a number; `otherwise` what
    would do where nothing may be chosen. A value equal to the default is not looked at. `words` describe the field for
    players: `a stricken city of yours`. `limits` are those of pydantic's `Field`.
    """
    optional = default is not ...
    mark = Pick(kind, choices, words, clause, problem, denied, most, optional=optional, otherwise=otherwise)
    return marked(mark, default, limits)


def hint(
    kind: str,
    choices: Choices,
    words: str,
    *,
    default: Any = ...,  # Any: as in `pick`
    **limits: int,
) -> Any:  # Any: stands for the field
    """Declare a field for which completion offers some choices, though others will do; `refuse` says which do not.

    Where `choices` gives none, the field is left out of what is suggested; for yes and no it gives those words.
    """
    return marked(Pick(kind, choices, words, binding=False), default, limits)


def marked(mark: Pick, default: Any, limits: Mapping[str, int]) -> Any:  # Any: whatever the field holds; the field
    """Give a field with what may be chosen in it."""
    info = Field(default=default, description=mark.words, **limits)  # type: ignore[call-overload]  # limits are ints
    info.metadata.append(mark)
    return info


@cache
def picks(order: type[BaseModel]) -> Mapping[str, Pick]:
    """Give the choices of an order by field, in the order of its fields."""
    marks = {name: [*info.metadata] for name, info in order.model_fields.items()}
    return {name: mark for name, some in marks.items() for mark in some if isinstance(mark, Pick)}


@cache
def looked_at(order: type[BaseModel]) -> Sequence[tuple[str, Pick | None, bool, Any]]:  # Any: whatever the fields hold
    """Give each field of an order with its choices, whether it must be given, and what it holds where it is not."""
    marks = picks(order)
    return [
        (name, marks.get(name), info.is_required(), info.get_default(call_default_factory=True))
        for name, info in order.model_fields.items()
    ]


def check_picks(order: BaseModel, world: State, seat: str, clause: str) -> None:
    """Refuse the first field of an order that is none of its choices, after the fields before it."""
    given: dict[str, Any] = {}  # Any: the values of fields
    for name, mark, needed, default in looked_at(type(order)):
        value = getattr(order, name)
        if not needed and value == default:
            continue
        if mark and mark.binding:
            for one, taken in parts(value):
                before = {**given, name: taken} if taken else given
                mark.check(world, seat, one, before, taken, clause)
                if isinstance(value, dict):
                    mark.count(world, seat, one, value[one], before, taken, clause)
        given[name] = value


def offers(order: type[BaseModel], world: State, seat: str, field: str, given: Given) -> dict[str, Any] | None:
    """Give the names of what may be chosen for a field, to ids or numbers; None where it is no choice.

    What does not go with the fields given, or would leave nothing for the next one needed, is left out.
    """
    mark = picks(order).get(field)
    if mark is None:
        return None
    named = given.get(field)
    taken = tuple(named) if isinstance(named, tuple | dict) else ()
    found = mark.offered(world, seat, given, taken, early=bool(wanting(order, field, given)))
    if found is None or not mark.binding:
        return found
    found = {name: one for name, one in found.items() if follows(order, world, seat, field, one, given)}
    if get_origin(order.model_fields[field].annotation) in (tuple, dict):
        return found  # what else is named with it may make room
    return {name: one for name, one in found.items() if leads_on(order, world, seat, field, {**given, field: one})}


def follows(
    order: type[BaseModel], world: State, seat: str, field: str, one: Any, given: Given
) -> bool:  # Any: an id or number
    """Tell whether a choice will do after any choice for the one field before it that is needed and not given."""
    wanted = wanting(order, field, given)
    openings = picks(order)[wanted[0]].ids(world, seat, given) if len(wanted) == 1 else None
    if openings is None:
        return True
    name, mark = wanted[0], picks(order)[field]
    return any(
        picks(order)[name].will_do(world, seat, opening, given)
        and mark.will_do(world, seat, one, {**given, name: alone(order, name, opening)})
        for opening in openings
    )


def alone(order: type[BaseModel], field: str, one: Any) -> Any:  # Any: an id or number; and whatever the field holds
    """Give one choice as its field would hold it: of several the only one, once."""
    shape = get_origin(order.model_fields[field].annotation)
    if shape is dict:
        return {one: 1}
    return (one,) if shape is tuple else one


def leads_on(order: type[BaseModel], world: State, seat: str, field: str, given: Given) -> bool:
    """Tell whether the choices after a field go with what is given, and the first that is wanting has something."""
    names = list(picks(order))
    for name in names[names.index(field) + 1 :]:
        mark, info, early = picks(order)[name], order.model_fields[name], bool(wanting(order, name, given))
        if not mark.binding or (name in given and given[name] == info.get_default()):
            continue
        if name in given and not goes_with(mark, world, seat, name, given, early=early):
            return False
        if name not in given and info.is_required():
            some = mark.ids(world, seat, given)
            return some is None or any(mark.will_do(world, seat, one, given, early=early) for one in some)
    return True


def goes_with(mark: Pick, world: State, seat: str, field: str, given: Given, *, early: bool) -> bool:
    """Tell whether what is given for a field may be chosen beside the other fields given."""
    others = {name: value for name, value in given.items() if name != field}
    return all(
        mark.allows(world, seat, one, {**others, field: taken} if taken else others, early=early)
        for one, taken in parts(given[field])
    )


def wanting(order: type[BaseModel], field: str, given: Given) -> list[str]:
    """Give the choices before a field that an order needs and that are not given yet."""
    before = takewhile(lambda name: name != field, picks(order))
    return [name for name in before if name not in given and order.model_fields[name].is_required()]


def parts(value: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:  # Any: whatever the field holds
    """Give each thing that a field names, with those named before it."""
    if not isinstance(value, tuple | dict):
        yield value, ()
        return
    named = tuple(value)
    for place, one in enumerate(named):
        yield one, named[:place]


def lasting(found: Offer | None) -> Offer | None:
    """Give what may be chosen so that it can be gone through more than once."""
    return tuple(found) if isinstance(found, Iterator) else found


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
