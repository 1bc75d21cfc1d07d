"""What Discord refuses again and again is asked for again, and not every three seconds for hours."""

from datetime import timedelta

from bot.chat.client.listener import LONGEST, PATIENCE, PAUSE, paused


def test_the_pauses_grow_once_patience_is_at_its_end() -> None:
    """Nobody waits longer for one whom Discord refuses; whoever is left is asked for less and less often."""
    waits = [paused(vain) for vain in range(1, 40)]

    assert [PAUSE] * PATIENCE == waits[:PATIENCE]
    assert [2 * PAUSE, 4 * PAUSE, 8 * PAUSE, LONGEST] == waits[PATIENCE : PATIENCE + 4]
    assert {LONGEST} == set(waits[PATIENCE + 3 :])
    assert timedelta(minutes=4) > sum(waits[:12], timedelta())
