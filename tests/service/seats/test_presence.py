"""Whoever writes to Herald is there for the next three windows."""

from bot.service.seats.presence import GRACE, heard
from tests.service.bench import BLUE, RED, Table


async def missed(table: Table, campaign: int) -> list[int]:
    """Give how many windows each seat has missed, in seat order."""
    async with table.store.look(campaign) as look:
        return [seat.missed for seat in look.seats.values()]


async def pass_by(table: Table, campaign: int) -> None:
    """Let a window close in which only the first is silent."""
    await table.ready(campaign, BLUE)
    await table.to_closing(campaign)


async def test_who_has_written_may_miss_three_windows(table: Table) -> None:
    """The first window that counts as missed is the fourth; of the first before it a person is told, shortly."""
    campaign = await table.started(RED, BLUE, absence="3")
    await heard(table.herald, RED)
    counts = []
    for _ in range(GRACE + 1):
        await pass_by(table, campaign)
        counts.append((await missed(table, campaign))[0])
    told = [post.message.content for post in await table.deliver() if "missed-" in post.key]

    assert [-2, -1, 0, 1] == counts
    assert [False, True] == ["2 more windows like this" in one for one in told]
    assert "closed without an order of yours for " in told[0]


async def test_who_was_absent_and_writes_is_there(table: Table) -> None:
    """What was missed before is forgiven; the count of whoever has not written stays."""
    campaign = await table.started(RED, BLUE, absence="3")
    await pass_by(table, campaign)
    before = await missed(table, campaign)
    await heard(table.herald, RED)

    assert [1, 0] == before
    assert [-GRACE, 0] == await missed(table, campaign)


async def test_who_plays_nowhere_changes_nothing(table: Table) -> None:
    """A stranger's word is heard, and that is all."""
    campaign = await table.started(RED, BLUE)
    await heard(table.herald, 99)

    assert [0, 0] == await missed(table, campaign)
