"""The ticker: works what falls due, is woken by writes, and survives errors; reminders and pauses on its way."""

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.clock import SystemClock, Ticker
from bot.service.schedule import Schedule
from bot.service.table import campaigns
from bot.service.time import ticker as time
from rules.kernel.errors import Fault
from tests.service.bench import BEGIN, BLUE, HOST, RED, Table


class Stepping:
    """A clock by which nobody waits: each wait ends when the test says so."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waits: asyncio.Queue[datetime | None] = asyncio.Queue()
        self.go = asyncio.Event()

    def now(self) -> datetime:
        return self.table.clock.now()

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        await self.waits.put(until)
        await wake.wait()


async def test_the_ticker_sleeps_until_the_next_deadline_and_works_it(table: Table) -> None:
    """It asks for a wait until the deadline; woken when that has come, it closes the window and asks again."""
    campaign = await table.started(RED, schedule=Schedule(orders=24, marks=()))
    key = await table.key(campaign)
    clock = Stepping(table)
    ticker = Ticker(table.herald, clock)
    running = asyncio.create_task(ticker.run())

    assert BEGIN + timedelta(hours=24) == await clock.waits.get()
    table.clock.advance(hours=24)
    ticker.wake()
    assert BEGIN + timedelta(hours=48) == await clock.waits.get()

    assert (1, False) == (ticker.worked, ticker.failing)
    assert key != await table.key(campaign)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_write_wakes_the_ticker(table: Table) -> None:
    """A campaign that starts, and so sets the first deadline, wakes it without anybody's doing."""
    clock = Stepping(table)
    running = asyncio.create_task(Ticker(table.herald, clock).run())
    assert None is await clock.waits.get()

    await table.started(RED, schedule=Schedule(orders=24, marks=()))
    while (until := await clock.waits.get()) is None:
        pass

    assert BEGIN + timedelta(hours=24) == until
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_an_error_does_not_end_the_ticker(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the database is away, it looks again after a pause, and says that it is failing."""

    async def away(herald: object) -> None:
        raise Fault("the database is away")

    ticker = Ticker(table.herald, Stepping(table))
    monkeypatch.setattr(time, "due", away)

    assert BEGIN + timedelta(seconds=5) == await ticker.look()
    assert ticker.failing

    monkeypatch.undo()
    assert None is await ticker.look()
    assert not ticker.failing


async def test_the_systems_clock_waits_no_longer_than_it_must() -> None:
    """A wait ends at once when woken, and when its moment has passed."""
    clock, wake = SystemClock(), asyncio.Event()

    await clock.wait(wake, clock.now() - timedelta(hours=1))
    wake.set()
    await clock.wait(wake, None)

    assert clock.now().utcoffset() == timedelta()


async def test_only_those_who_owe_are_reminded_and_only_once_visibly(table: Table) -> None:
    """Of two players the one who ordered is left alone; the other has one message, however many marks pass."""
    campaign = await table.started(RED, BLUE, schedule=Schedule(orders=48, marks=(24, 6, 1)))
    key = await table.key(campaign)
    await table.give(campaign, RED, "say done")
    await table.deliver()

    for hours in (24, 18, 5):
        table.clock.advance(hours=hours)
        await time.tick(table.herald)
        await table.deliver()

    reminders = [post for post in table.delivered if f"remind-{key}" in post.key]
    assert {BLUE} == {post.user for post in reminders}
    assert 1 == len({post.key for post in reminders}) and 1 == sum(post.message_id is None for post in reminders)


async def test_a_pause_keeps_the_time_that_is_left(table: Table) -> None:
    """Paused three hours before the deadline for nine days, the window closes three hours after it goes on (H14)."""
    campaign = await table.started(RED, schedule=Schedule(orders=24, marks=()))
    key = await table.key(campaign)
    table.clock.advance(hours=21)
    await campaigns.pause(table.herald, campaign, HOST)

    table.clock.advance(days=9)
    await time.tick(table.herald)
    assert key == await table.key(campaign)
    await campaigns.resume(table.herald, campaign, HOST)
    table.clock.advance(hours=2, minutes=59)
    await time.tick(table.herald)
    assert key == await table.key(campaign)
    table.clock.advance(minutes=1)
    await time.tick(table.herald)

    assert key != await table.key(campaign)


async def test_an_extended_deadline_is_the_only_one(table: Table) -> None:
    """After an extension nothing closes at the old deadline, and the window closes at the new one (H13)."""
    campaign = await table.started(RED, schedule=Schedule(orders=24, marks=(6,)))
    key = await table.key(campaign)
    await campaigns.extend(table.herald, campaign, HOST, 24)

    table.clock.advance(hours=24)
    await time.tick(table.herald)
    assert key == await table.key(campaign)
    table.clock.advance(hours=24)
    await time.tick(table.herald)

    assert key != await table.key(campaign)
