"""States that stand still: what is asked of one again and again, while nobody changes it, is worked out once.

Whoever looks at a state for a while and changes nothing in it says so: `with still(view): ...`. There a function that
is marked `@once` remembers what it gave for the same things asked. Elsewhere it is a function like any other, so that
nothing hangs on the mark, and no answer outlives what it was found in.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, TypeVar

from rules.kernel.state.models import State

A = TypeVar("A")
F = TypeVar("F", bound=Callable[..., Any])  # Any: each function has its own answers
ANSWERS: dict[int, dict[Hashable, Any]] = {}  # Any: as above
"""For each state that stands still, by its identity, what was asked of it."""


@contextmanager
def still(*states: State) -> Iterator[None]:
    """Promise that nobody changes these states in this block."""
    fresh = {id(state) for state in states} - ANSWERS.keys()
    ANSWERS.update((one, {}) for one in fresh)
    try:
        yield
    finally:
        for one in fresh:
            del ANSWERS[one]


def answered(state: State, question: Hashable, find: Callable[[], A]) -> A:
    """Give what was answered to a question about a state that stands still, else find it."""
    answers = ANSWERS.get(id(state))
    if answers is None:
        return find()
    if question not in answers:
        answers[question] = find()
    answer: A = answers[question]
    return answer


def once(ask: F) -> F:
    """Mark a function of a state, and of what hashes, whose answers nobody changes."""

    @wraps(ask)
    def asked(state: State, *about: Hashable) -> Any:  # Any: as above
        answers = ANSWERS.get(id(state))
        if answers is None:
            return ask(state, *about)
        question = (ask, *about)
        if question not in answers:
            answers[question] = ask(state, *about)
        return answers[question]

    return asked  # type: ignore[return-value]  # it takes and gives what the function does
