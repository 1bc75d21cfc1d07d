"""Ending: who won, why one lost, and what decided it, each with an answer of its own."""

import pytest

from bot.service.plain.past.ending import ENDINGS


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("who won n why", "won"),
        ("Why did I win? What decided it?", "won"),
        ("why did i lose", "lost"),
        ("what place was i, and why did i lose", "lost"),
        ("What were the turning points?", "turns"),
        ("thanks, good game", ""),
    ],
)
def test_what_is_asked_when_all_is_over(text: str, kind: str) -> None:
    """Three things, and nothing of small talk."""
    assert kind == ENDINGS.sure(text)
