"""No campaign that has much to say keeps another waiting."""

from collections import Counter

from bot.service.ground.messages import Message, Target
from bot.service.posting import posts
from bot.service.posting.notices import owe
from tests.service.bench import BLUE, RED, Table


async def test_campaigns_take_turns(table: Table) -> None:
    """One that owes a hundred messages takes no more of a claim than one that owes two, and keeps their order."""
    busy, quiet = await table.started(RED, BLUE), await table.started(RED, BLUE)
    await table.deliver()
    for campaign, count in ((busy, 100), (quiet, 2)):
        async with table.herald.unit(campaign) as unit:
            for number in range(count):
                target = Target(kind="user", user=number + 1)
                await owe(unit, f"news-{number}", target, Message(content="news"), table.clock.now())

    claimed = await posts.claim(table.herald, 6)

    assert {busy: 4, quiet: 2} == Counter(post.campaign for post in claimed)
    assert ["0", "1", "2", "3"] == [post.key.rpartition("-")[2] for post in claimed if post.campaign == busy]
