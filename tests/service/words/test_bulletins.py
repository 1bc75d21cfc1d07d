"""Bulletins: what every message of a window says, once."""

import re
from collections import Counter

import pytest

from bot.service.reading.reading import status
from bot.service.table import campaigns
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table

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


async def test_a_seat_that_is_not_in_the_game_is_offered_to_nobody(crowns: Table) -> None:
    """Before the start people choose among all Houses of Fiefs; then five play, and the rest are named."""
    campaign = await crowns.founded("fiefs/web-of-crowns", houses="5")
    before = await status(crowns.herald, campaign)
    await campaigns.join(crowns.herald, campaign, RED, "Ruth", "welf")
    await campaigns.start(crowns.herald, campaign, HOST)
    after, card = await status(crowns.herald, campaign), await crowns.card(campaign)
    seats = {page.title: page.lines for page in after.pages}["The Web of Crowns"]

    assert "At least 5 Houses are in the game, more if more people join." in before.content
    assert 9 == len(before.pages[0].lines)
    assert "Not in the game: House of Cardona, House of Lusignan and House of Montfort." == seats[-1]
    assert 7 == len(seats)
    assert ["cardona", "lusignan", "montfort"] == [seat.id for seat in card.seats if seat.absent]
    with pytest.raises(Answer, match="House of Cardona"):
        await campaigns.join(crowns.herald, campaign, BLUE, "Bob", "cardona")
