"""Generated states in which everything is open, of every shape that a state may have."""

from typing import Any

from hypothesis import strategies as st
from pydantic import Field

from rules.kernel.state.models import Piece, State
from rules.kernel.state.secrets import Open, Own


class Part(Piece):
    """Changes, and hides something, so that no copy will do."""

    id: Open[str]
    marks: Open[list[str]] = Field(default_factory=list)
    within: Open["Part | None"] = None
    empty: Own[int] = 0


class Whole(State):
    """Has fields of many shapes."""

    parts: Open[dict[str, Part]] = Field(default_factory=dict)
    rows: Open[list[list[Part]]] = Field(default_factory=list)
    pairs: Open[tuple[Part, ...]] = ()
    counts: Open[dict[str, dict[str, int]]] = Field(default_factory=dict)
    extra: Open[dict[str, Any]] = Field(default_factory=dict)
    mood: Open[str | int | None] = None
    first: Open[Part | None] = None


names = st.text("abc", max_size=3)
parts = st.recursive(
    st.builds(Part, id=names, marks=st.lists(names, max_size=2), within=st.none(), empty=st.just(0)),
    lambda inner: st.builds(Part, id=names, marks=st.lists(names, max_size=2), within=inner, empty=st.just(0)),
    max_leaves=3,
)
open_wholes = st.builds(
    Whole,
    parts=st.dictionaries(names, parts, max_size=3),
    rows=st.lists(st.lists(parts, max_size=2), max_size=2),
    pairs=st.lists(parts, max_size=2).map(tuple),
    counts=st.dictionaries(names, st.dictionaries(names, st.integers(0, 9), max_size=2), max_size=2),
    extra=st.dictionaries(names, st.lists(names, max_size=2), max_size=2),
    mood=st.none() | names | st.integers(0, 9),
    first=st.none() | parts,
)
