"""Thinking ahead: what autopilots would answer at an open window, asked before it closes."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.kernel.play.journal import Thought
from rules.kernel.play.session import Session


def think(session: Session[Any], players: Sequence[str]) -> Iterator[tuple[str, Thought]]:
    """Ask the autopilots of the open window one after another, as closing it does if nothing else is told before.

    The session stays as it is. Raises Broken if an autopilot does.
    """
    window = session.window
    if window is None or window.players_only:
        return
    look, last = session.looking(), session.record.last
    for seat in window.asked:
        if seat not in players:
            answered = session.answer(window, seat, (), players, look, last)
            yield seat, Thought(last=last, answered=answered)
            last += len(answered.thoughts)
