"""Readiness is heard in whatever words it is said, and nothing else is taken for it."""

import pytest

from bot.service.plain.pending import is_done, is_ready, ready_besides


@pytest.mark.parametrize(
    "text",
    [
        "ready",
        "k ready now",
        "Good, then please count me as ready.",
        "I am ready for the spring.",
        "mark me ready",
        "yea ready anyway",
        "Ready now, thank you.",
        "all done, im rdy",
        "then I'm ready",
        "ok go on",
        "ok ready lets goooo",
        "gg rdy",
        "I am ready for the next five years.",
        "I am content with this and ready, thank you",
    ],
)
def test_who_says_so_is_ready(text: str) -> None:
    assert is_ready(text)


@pytest.mark.parametrize(
    "text",
    [
        "not ready",
        "am i ready?",
        "i am not ready yet",
        "is it ready",
        "when are you ready?",
        "ready to attack Rome",
        "my army is ready",
        "don't count me as ready",
        "I am ready to march",
        "hold Sparta",
    ],
)
def test_who_says_something_else_is_not(text: str) -> None:
    assert not is_ready(text)


@pytest.mark.parametrize(
    "text",
    ["k done", "k im done", "done for this year", "That is all for this round", "that will do for today", "all set"],
)
def test_who_has_nothing_more_to_say_is_done(text: str) -> None:
    """As good as ready, unless a game has an order by that name."""
    assert is_done(text) or is_ready(text)


@pytest.mark.parametrize(
    ("text", "besides"),
    [
        ("Ready, and fingers crossed!", "fingers crossed"),
        ("Good, then I am ready. May the best cousin win!", "May the best cousin win"),
        ("I am ready, thank you for your patience with me.", "thank you for your patience with me"),
        ("Take Latium. I am ready.", "Take Latium"),
    ],
)
def test_what_is_said_besides_is_parted_from_it(text: str, besides: str) -> None:
    """Whether it is a remark, or an order, is told by the game."""
    assert besides in ready_besides(text)


@pytest.mark.parametrize("text", ["ready?", "Take Latium", "I am ready", "is it ready, or not?"])
def test_nothing_stands_besides(text: str) -> None:
    assert not ready_besides(text)
