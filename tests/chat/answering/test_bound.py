"""Ids of buttons hold what they are bound to, within Discord's 100 characters (H20)."""

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.answering.bound import Bound, token
from tests.chat.worst import texts


@given(
    kind=st.sampled_from(["post", "panel", "form"]),
    action=st.from_regex(r"[a-z]{1,12}", fullmatch=True),
    campaign=st.integers(min_value=0, max_value=10**12 - 1),
    window=texts,
    seat=texts,
    what=texts,
)
def test_an_id_is_read_as_it_was_written(kind, action, campaign, window, seat, what) -> None:
    """Whatever a button is bound to, its id is short enough and says the same when it is pressed."""
    bound = Bound.of(kind, action, campaign, window, seat, what)

    assert 1 <= len(str(bound)) <= 100
    assert bound == Bound.read(str(bound))


@given(texts, texts)
def test_different_windows_have_different_tokens(one: str, other: str) -> None:
    """Two windows, seats or orders are never taken for each other."""
    assert (one == other) == (token(one) == token(other))


def test_foreign_ids_are_nobodys() -> None:
    """An id of another bot, or of none, is not read."""
    for id in ("", "go", "h!orders", "x!orders!1!!!", "h!ORDERS!1!!!", "h!orders!one!!!"):
        assert Bound.read(id) is None
