"""H12: windows close on time; after an outage each gets its announced grace, once, and then closes once."""

import asyncio
from collections import Counter
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.service.ground.messages import stamp
from bot.service.schedule import Schedule
from bot.service.table import campaigns
from bot.service.time import ticker as time
from tests.service.bench import BEGIN, BLUE, HOST, RED, Table


async def closings(table: Table) -> Counter[int]:
    """Count the windows that have closed, by campaign."""
    async with table.store.reading() as connection:
        rows = await connection.execute(text("SELECT campaign FROM closings"))
    return Counter(rows.scalars())


async def due(table: Table, campaign: int):
    window = (await table.card(campaign)).window
    assert window is not None
    return window.due


async def test_H12_a_window_closes_at_its_deadline(table: Table) -> None:
    """A minute before, nothing happens; at the deadline it closes."""
    campaign = await table.started(schedule=Schedule(orders=24, marks=()))
    key = await table.key(campaign)

    table.clock.advance(hours=23, minutes=59)
    assert 0 == await time.tick(table.herald)
    assert key == await table.key(campaign)

    table.clock.advance(minutes=1)
    assert 1 == await time.tick(table.herald)
    assert key != await table.key(campaign)


async def test_a_deadline_a_few_minutes_late_is_no_outage(table: Table) -> None:
    """Ten minutes late, as after a restart, the window closes without grace."""
    campaign = await table.started(schedule=Schedule(orders=24, marks=()))

    table.clock.advance(hours=24, minutes=10)
    await time.tick(table.herald)

    assert {campaign: 1} == await closings(table)


async def test_H12_an_outage_gives_an_announced_grace_once(table: Table) -> None:
    """Six hours late, the window stays open for its grace, everybody is told both times, and then it closes."""
    campaign = await table.started(schedule=Schedule(orders=24, grace=12, marks=()))
    key = await table.key(campaign)
    await table.deliver()

    table.clock.advance(hours=30)
    await time.tick(table.herald)
    told = await table.deliver()

    until = BEGIN + timedelta(hours=42)
    assert (key, until) == (await table.key(campaign), await due(table, campaign))
    grace = next(post for post in told if f"grace-{key}" in post.key)
    assert stamp(BEGIN + timedelta(hours=24)) in grace.message.content and stamp(until) in grace.message.content
    turn = next(post for post in told if post.key.endswith(f"turn-{key}"))
    assert stamp(until) in turn.message.content

    table.clock.advance(hours=11, minutes=59)
    await time.tick(table.herald)
    assert {} == await closings(table)
    table.clock.advance(minutes=1)
    await time.tick(table.herald)
    assert {campaign: 1} == await closings(table)


async def test_H12_a_second_outage_over_the_grace_closes_at_once(table: Table) -> None:
    """The grace is given once: nobody waits for ever for a machine that is often away."""
    campaign = await table.started(schedule=Schedule(orders=24, grace=12, marks=()))

    for hours in (30, 40):
        table.clock.advance(hours=hours)
        await time.tick(table.herald)

    assert {campaign: 1} == await closings(table)


async def test_each_grace_of_a_window_is_told(table: Table) -> None:
    """Moved on after its grace, a window may get another, and everybody is told its new end."""
    campaign = await table.started(schedule=Schedule(orders=24, grace=12, marks=()))
    told = []
    for _ in range(2):
        table.clock.advance(hours=60)
        await time.tick(table.herald)
        told += [post.message.content for post in await table.deliver() if ":grace-" in post.key]
        await campaigns.extend(table.herald, campaign, HOST, 24)

    assert {} == await closings(table)
    assert 2 == len(set(told))


async def test_a_table_without_grace_gets_none(table: Table) -> None:
    """With a grace of 0 hours an overdue window closes as soon as Herald is back."""
    campaign = await table.started(schedule=Schedule(orders=24, grace=0, marks=()))

    table.clock.advance(hours=30)
    await time.tick(table.herald)

    assert {campaign: 1} == await closings(table)


async def test_orders_given_during_the_grace_count_and_close_it_early(table: Table) -> None:
    """When everybody is ready before the grace is over, the window closes then, once."""
    campaign = await table.started(schedule=Schedule(orders=24, grace=12, marks=()))
    table.clock.advance(hours=30)
    await time.tick(table.herald)

    await table.give(campaign, RED, "say late")
    await table.ready(campaign, RED, BLUE)
    table.clock.advance(hours=12)
    await time.tick(table.herald)

    assert {campaign: 1} == await closings(table)


async def test_nobody_is_reminded_of_the_old_deadline_after_an_outage(table: Table) -> None:
    """Reminders that fell into the outage tell the deadline that holds now."""
    campaign = await table.started(schedule=Schedule(orders=24, grace=12, marks=(6, 1)))
    key = await table.key(campaign)
    table.clock.advance(hours=30)

    await time.tick(table.herald)
    reminders = [post for post in await table.deliver() if f"remind-{key}" in post.key]

    old = stamp(BEGIN + timedelta(hours=24))
    assert not [post for post in reminders if old in post.message.content]
    assert BEGIN + timedelta(hours=42) == await due(table, campaign)


@pytest.mark.parametrize("many", [12, pytest.param(40, marks=pytest.mark.fuzz)])
async def test_H12_deadlines_over_an_outage_with_crashes(table: Table, many: int) -> None:
    """Two campaigns of three fall due while nobody is there; killed again and again, each closes once, none is lost."""
    soon, later = Schedule(orders=4, grace=2, marks=()), Schedule(orders=200, marks=())
    overdue = [await table.started(RED, schedule=soon) for _ in range(many)]
    for _ in range(many // 2):
        await table.started(RED, schedule=later)

    for hours in (6, 2):
        table.clock.advance(hours=hours)
        for _ in range(4):
            await killed_while_ticking(table)
        table.clock.advance(seconds=50)
        await time.tick(table.herald)

    assert dict.fromkeys(overdue, 1) == await closings(table)


async def killed_while_ticking(table: Table) -> None:
    """Begin to work what is due, and lose the process in the middle of it."""
    task = asyncio.create_task(time.tick(table.herald))
    await asyncio.sleep(0.03)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await table.crash()


async def test_H12_two_processes_close_a_window_once(table: Table) -> None:
    """Two that tick at the same moment share the rows: each campaign's window closes once."""
    campaigns = [await table.started(RED, schedule=Schedule(orders=24, marks=())) for _ in range(8)]

    table.clock.advance(hours=24)
    await asyncio.gather(*(time.tick(table.herald) for _ in range(3)))

    assert dict.fromkeys(campaigns, 1) == await closings(table)


async def test_a_campaign_that_breaks_keeps_no_other_waiting(table: Table) -> None:
    """A rule that raises holds its own campaign; the others close on time."""
    broken, sound = [await table.started(RED, schedule=Schedule(orders=24, marks=())) for _ in range(2)]
    await table.give(broken, RED, "say crash")

    table.clock.advance(hours=24)
    await time.tick(table.herald)

    assert {sound: 1} == await closings(table)
    assert ("held", "running") == ((await table.card(broken)).status, (await table.card(sound)).status)


async def test_H37_overdue_windows_are_counted(table: Table) -> None:
    """A window counts as overdue from a minute after its deadline (H37)."""
    await table.started(RED, schedule=Schedule(orders=24, marks=()))

    table.clock.advance(hours=24, seconds=60)
    assert 0 == await time.overdue(table.herald)
    table.clock.advance(seconds=1)
    assert 1 == await time.overdue(table.herald)
