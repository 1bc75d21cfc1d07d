"""What stands in the channel of a window that has closed."""

import pytest

from tests.service.bench import BLUE, RED, Table

CANDLEBRE = "candlebre/candlemere"
WINDOWS = 10


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_a_closed_window_keeps_its_own_name(crowns: Table) -> None:
    """However many others close by themselves behind it: those were never shown, and take no message for theirs."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    shown, closed = dict[str, str](), 0
    for _ in range(WINDOWS):
        for post in await crowns.deliver():
            if ":turn-" in post.key:
                name, _, rest = post.message.content.partition("?")
                if "Closed" in rest:
                    closed += 1
                    assert shown[post.key] == name
                shown[post.key] = name
        await crowns.awaited_ready(campaign)

    assert closed
