"""Copies share nothing that can change, and are what a JSON round trip gives."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field

from rules.kernel.state.copying import changed
from rules.kernel.state.models import Piece, State, Value


class Fixed(Value):
    """Never changes."""

    name: str
    places: tuple[str, ...] = ()


class Part(Piece):
    """Changes."""

    id: str
    marks: list[str] = Field(default_factory=list)
    within: "Part | None" = None


class Whole(State):
    """Has every shape of field that a state may have."""

    fixed: Fixed
    parts: dict[str, Part] = Field(default_factory=dict)
    rows: list[list[int]] = Field(default_factory=list)
    pairs: tuple[Part, ...] = ()
    counts: dict[str, dict[str, int]] = Field(default_factory=dict)
    extra: dict[str, Any] = Field(default_factory=dict)
    mood: str | int | None = None
    first: Part | Fixed | None = None


names = st.text("abc", max_size=3)
parts = st.recursive(
    st.builds(Part, id=names, marks=st.lists(names, max_size=2), within=st.none()),
    lambda inner: st.builds(Part, id=names, marks=st.lists(names, max_size=2), within=inner),
    max_leaves=3,
)
fixed = st.builds(Fixed, name=names, places=st.lists(names, max_size=2).map(tuple))
json = st.recursive(st.none() | st.integers(0, 9) | names, lambda one: st.lists(one, max_size=2), max_leaves=4)
wholes = st.builds(
    Whole,
    fixed=fixed,
    parts=st.dictionaries(names, parts, max_size=3),
    rows=st.lists(st.lists(st.integers(0, 9), max_size=2), max_size=2),
    pairs=st.lists(parts, max_size=2).map(tuple),
    counts=st.dictionaries(names, st.dictionaries(names, st.integers(0, 9), max_size=2), max_size=2),
    extra=st.dictionaries(names, json, max_size=2),
    mood=st.none() | names | st.integers(0, 9),
    first=st.none() | parts | fixed,
)


def shared(one: Any, other: Any) -> bool:
    """Tell whether two things, or parts of them at the same place, are one that can change."""
    if isinstance(one, Value) or one is None or isinstance(one, str | int):
        return False
    if isinstance(one, Piece):
        return one is other or shared(one.__dict__, other.__dict__)
    if isinstance(one, dict):
        return one is other or any(shared(one[key], other[key]) for key in one)
    same = one is other and not isinstance(one, tuple)
    return same or any(shared(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@given(wholes)
def test_a_copy_is_equal_and_shares_nothing(whole: Whole) -> None:
    """Whatever is in it, at whatever depth."""
    copy = whole.fresh()

    assert whole == copy
    assert whole.write() == copy.write()
    assert not shared(whole, copy)


def test_what_cannot_change_is_shared() -> None:
    """A frozen value is the same one in both."""
    whole = Whole(fixed=Fixed(name="board"))

    assert whole.fixed is whole.fresh().fixed


def test_a_changed_piece_shares_all_but_what_was_changed() -> None:
    """Its original stays as it was."""
    whole = Whole(fixed=Fixed(name="board"), rows=[[1]], mood="calm")
    other = changed(whole, mood="wild")

    assert ("calm", "wild") == (whole.mood, other.mood)
    assert whole.rows is other.rows
    assert other == Whole.model_validate_json(other.write())


def test_a_copy_refuses_what_the_original_refuses() -> None:
    """It is of the same class, with the same fields."""
    copy = Whole(fixed=Fixed(name="board")).fresh()

    with pytest.raises(ValueError, match="no field"):
        copy.colour = "red"
    copy.mood = 3
    assert '"mood":3' in copy.write()
