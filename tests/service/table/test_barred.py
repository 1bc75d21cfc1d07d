"""From whom the gamemaster has taken a seat comes back by the gamemaster alone."""

import pytest

from bot.service.start.again import again
from bot.service.table import campaigns, choosing, replacing
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table


async def kicked(table: Table) -> int:
    """Start a campaign and take Blue's seat away, for the autopilot."""
    campaign = await table.started(RED, BLUE)
    seat = (await table.who(campaign, BLUE)).seat
    await replacing.hand(table.herald, campaign, HOST, seat, "autopilot")
    return campaign


async def test_a_kicked_player_is_offered_no_seat_and_gets_none(table: Table) -> None:
    """He is told who can seat him again, and no button offers it."""
    campaign = await kicked(table)
    told = [post.message for post in await table.deliver() if post.target.user == BLUE]

    assert all(not one.buttons for one in told) and "only the gamemaster can seat you here again" in told[-1].content
    for attempt in (
        campaigns.join(table.herald, campaign, BLUE, "Blue"),
        choosing.choose(table.herald, campaign, BLUE),
    ):
        with pytest.raises(Answer, match="has taken your seat from you"):
            await attempt


async def test_the_gamemaster_can_call_somebody_back(table: Table) -> None:
    """With the same command, by name."""
    campaign = await kicked(table)
    seats = [one.id for one in (await table.card(campaign)).seats if one.user is None]
    await replacing.hand(table.herald, campaign, HOST, seats[0], "next", BLUE)
    await campaigns.join(table.herald, campaign, BLUE, "Blue")

    assert seats[0] == (await table.who(campaign, BLUE)).seat


async def test_the_next_campaign_keeps_no_seat_for_a_kicked_player(table: Table) -> None:
    """Neither does he begin it."""
    campaign = await kicked(table)
    await campaigns.end(table.herald, campaign, HOST)
    with pytest.raises(Answer, match="whoever played here may begin again"):
        await again(table.herald, campaign, BLUE)
    following = await again(table.herald, campaign, RED)
    with pytest.raises(Answer, match="has taken your seat from you"):
        await campaigns.join(table.herald, following.id, BLUE, "Blue")
