"""Bulletins: what every message of a window says, once."""

import re
from collections import Counter

import pytest

from tests.service.bench import RED, Table

BOARDS = {
    "civilized/crowns": {},
    "italy/italy-standard": {},
    "candlebre/candlemere": {"turns": "sequential"},
}
WINDOWS = 6


@pytest.mark.parametrize("board", BOARDS)
async def test_a_question_says_when_and_to_whom_once(crowns: Table, board: str) -> None:
    """No season, turn or name stands twice in the line that asks, whatever the game calls its dates and windows."""
    campaign = await crowns.started(RED, board=board, absence="20", **BOARDS[board])
    for _ in range(WINDOWS):
        await crowns.deliver()
        if (await crowns.card(campaign)).window.due is None:  # strife has taken the player's country
            break
        await crowns.to_closing(campaign)
    asked = [post.message.content for post in crowns.delivered if re.search(":(ask|remind)-", post.key)]
    heads = [line.partition(" Closes ")[0].partition(" Your orders ")[0].partition(" Closed ")[0] for line in asked]
    parts = [Counter(part.strip(" .") for part in re.split(r"[,:.]", head) if part.strip(" .")) for head in heads]

    assert heads
    assert [] == [head for head, found in zip(heads, parts, strict=True) if max(found.values()) > 1]
