"""Readiness is heard in whatever words it is said, and nothing else is taken for it."""

import pytest

from bot.service.plain.pending import is_ready


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
