"""Where nobody can be spoken to, the clock stops by itself, its gamemaster is told once, and it goes on with grace."""

from datetime import timedelta
from types import SimpleNamespace

import pytest

from bot.chat.client import reach
from bot.service.schedule import Schedule
from bot.service.table import campaigns, moving
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from tests.service.bench import CHANNEL, GUILD, HOST, RED, Table

DAILY = Schedule(orders=24, grace=12, marks=())


def client(*guilds: int) -> SimpleNamespace:
    """Give a client that is on these servers."""
    return SimpleNamespace(shard_count=1, shards={0: None}, get_guild=lambda guild: guild if guild in guilds else None)


def to_host(table: Table, words: str) -> int:
    """Count what the gamemaster was told in these words."""
    return sum(words in post.message.content for post in table.delivered if post.user == HOST)


async def test_a_server_that_is_lost_stops_the_clock_until_it_is_found(table: Table) -> None:
    """No window closes meanwhile, nobody is counted as silent, and afterwards everybody has the table's grace."""
    campaign = await table.started(RED, schedule=DAILY)
    key = await table.key(campaign)
    table.clock.advance(hours=23)
    await reach.look(client(), table.herald)
    await reach.look(client(), table.herald)
    table.clock.advance(days=9)
    await time.tick(table.herald)
    assert key == await table.key(campaign)
    with pytest.raises(Answer, match="for Herald is not on its server; it goes on by itself"):
        await table.give(campaign, RED, "say done")

    await reach.look(client(GUILD), table.herald)

    card = await table.card(campaign)
    assert ("running", table.clock.now() + timedelta(hours=12)) == (card.status, card.window.due)
    await table.deliver()
    assert 1 == to_host(table, "Herald was removed from its server, so the clock stands still")


async def test_a_deleted_channel_stops_the_clock_until_there_is_another(table: Table) -> None:
    """Its gamemaster reads what to do, and doing it is enough."""
    campaign = await table.started(RED, schedule=DAILY)
    await reach.lose_channel(table.herald, CHANNEL)
    table.clock.advance(days=2)
    await time.tick(table.herald)
    await moving.move(table.herald, campaign, HOST, guild=GUILD, channel=71)

    card = await table.card(campaign)
    assert "running" == card.status and card.window.due >= table.clock.now() + timedelta(hours=12)
    await table.deliver()
    assert 1 == to_host(table, "Use /gm channel in the channel where it is to go on")


async def test_the_gamemaster_hears_that_nobody_plays(table: Table) -> None:
    """When the last player is gone the clock waits, and that is told once."""
    campaign = await table.started(RED, schedule=DAILY)
    await campaigns.step_aside(table.herald, campaign, RED)
    await table.deliver()

    assert 1 == to_host(table, "stands still: nobody plays it now")


async def test_silence_itself_tells_the_gamemaster_too(table: Table) -> None:
    """So it is when the only player was silent until the autopilot took over."""
    campaign = await table.started(RED, schedule=Schedule(orders=24, marks=(), absence=1))
    await table.to_closing(campaign)
    await table.deliver()

    assert 1 == to_host(table, "stands still: nobody plays it now")
