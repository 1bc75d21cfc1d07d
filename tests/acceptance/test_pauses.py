"""H14: a campaign is paused and resumed by vote or by its gamemaster; what was left is kept, and so is the date."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.ground.messages import stamp
from bot.service.schedule import Schedule
from bot.service.table import campaigns, gamemaster, voting
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from tests.service.bench import BEGIN, BLUE, HOST, RED, Table

DAY = Schedule(orders=24, marks=(), early=True)
THREE = timedelta(hours=3)


async def due(bench: Table, campaign: int) -> datetime | None:
    window = (await bench.card(campaign)).window
    return window and window.due


async def paused_at_three(bench: Table, until: str = "", schedule: Schedule = DAY) -> int:
    """Begin a campaign and let its gamemaster pause it three hours before the deadline."""
    campaign = await bench.started(schedule=schedule)
    bench.clock.advance(hours=21)
    await campaigns.pause(bench.herald, campaign, HOST, until)
    return campaign


async def turn_words(bench: Table, campaign: int) -> str:
    await bench.deliver()
    key = await bench.key(campaign)
    return next(post.message.content for post in reversed(bench.delivered) if post.key.endswith(f"turn-{key}"))


async def test_H14_paused_at_three_hours_for_nine_days_resumes_with_three(bench: Table) -> None:
    """Nothing closes during the pause; resumed by its gamemaster, the window closes three hours later."""
    campaign = await paused_at_three(bench)
    key = await bench.key(campaign)
    bench.clock.advance(days=9)
    await time.tick(bench.herald)
    still = (await bench.key(campaign), await due(bench, campaign))
    await campaigns.resume(bench.herald, campaign, HOST)

    assert (key, None) == still
    assert bench.clock.now() + THREE == await due(bench, campaign)
    bench.clock.advance(hours=3)
    await time.tick(bench.herald)
    assert key != await bench.key(campaign)


async def test_H14_a_pause_ends_by_itself_at_its_date(bench: Table) -> None:
    """The date is shown on the window's message, outlives a restart, and is kept to the minute."""
    campaign = await paused_at_three(bench, "9 days")
    back = bench.clock.now() + timedelta(days=9)
    shown = await turn_words(bench, campaign)
    await bench.crash()
    bench.clock.advance(days=8, hours=23)
    await time.tick(bench.herald)
    before = (await bench.card(campaign)).status
    bench.clock.advance(hours=1)
    await time.tick(bench.herald)

    assert f"paused until {stamp(back)}" in shown
    assert ("paused", "running") == (before, (await bench.card(campaign)).status)
    assert back + THREE == await due(bench, campaign)
    assert "paused" not in await turn_words(bench, campaign)


async def test_H14_an_outage_over_the_date_takes_no_time_away(bench: Table) -> None:
    """Herald comes back two days late: the campaign goes on then, with its three hours."""
    campaign = await paused_at_three(bench, "9 days")
    bench.clock.advance(days=11)
    await time.tick(bench.herald)

    assert bench.clock.now() + THREE == await due(bench, campaign)


async def test_H14_the_table_pauses_and_resumes_by_vote(bench: Table) -> None:
    """Two of two say yes, and the clock stands; both say yes again, and it goes on with what was left."""
    campaign = await bench.started(schedule=DAY)
    red, blue = await bench.who(campaign, RED), await bench.who(campaign, BLUE)
    bench.clock.advance(hours=21)
    await voting.put(bench.herald, red, "pause", until="2026-03-12")
    first = (await bench.card(campaign)).status
    await voting.vote(bench.herald, blue, 1, True)
    card = await bench.card(campaign)
    bench.clock.advance(days=2)
    await voting.put(bench.herald, blue, "resume")
    await voting.vote(bench.herald, red, 2, True)

    assert ("running", "paused") == (first, card.status)
    assert datetime(2026, 3, 12, 12, tzinfo=UTC) == card.resumes_at
    assert bench.clock.now() + THREE == await due(bench, campaign)
    assert None is (await bench.card(campaign)).resumes_at


async def test_H14_resumed_by_hand_the_date_is_void(bench: Table) -> None:
    """Resumed early and paused again without a date, nothing wakes it at the old one."""
    campaign = await paused_at_three(bench, "9 days")
    bench.clock.advance(days=1)
    await campaigns.resume(bench.herald, campaign, HOST)
    await campaigns.pause(bench.herald, campaign, HOST)
    bench.clock.advance(days=20)
    await time.tick(bench.herald)

    assert "paused" == (await bench.card(campaign)).status


async def test_H14_the_date_can_be_changed_while_it_is_paused(bench: Table) -> None:
    """Pausing again sets another date, the latest one holds, and the same one twice is refused."""
    campaign = await paused_at_three(bench, "9 days")
    await campaigns.pause(bench.herald, campaign, HOST, "2 days")
    with pytest.raises(Answer, match="is paused already"):
        await campaigns.pause(bench.herald, campaign, HOST, "2 days")
    bench.clock.advance(days=2)
    await time.tick(bench.herald)

    assert "running" == (await bench.card(campaign)).status


@pytest.mark.parametrize(("released", "status"), [(3, "paused"), (12, "running")])
async def test_H14_a_hold_keeps_the_pause_and_its_date(bench: Table, released: int, status: str) -> None:
    """Held during the pause and released before the date it is paused still; released after it, it goes on at once."""
    campaign = await paused_at_three(bench, "9 days")
    await gamemaster.hold(bench.herald, campaign, HOST)
    bench.clock.advance(days=released)
    await time.tick(bench.herald)
    await gamemaster.release(bench.herald, campaign, HOST)
    await time.tick(bench.herald)

    assert status == (await bench.card(campaign)).status
    bench.clock.moment = max(bench.clock.now(), BEGIN + timedelta(days=10))
    await time.tick(bench.herald)
    assert bench.clock.now() + THREE == await due(bench, campaign)


async def test_H14_orders_during_a_pause_count(bench: Table) -> None:
    """What is ordered while the clock stands is kept; if all became ready meanwhile, the window closes on resuming."""
    campaign = await paused_at_three(bench)
    key = await bench.key(campaign)
    await bench.give(campaign, RED, "say patience")
    await bench.ready(campaign, RED, BLUE)
    during = await bench.key(campaign)
    await campaigns.resume(bench.herald, campaign, HOST)

    assert key == during
    assert key != await bench.key(campaign)
    async with bench.store.look(campaign) as look:
        (closing,) = await look.closings(0)
    assert ["patience"] == [given.fields["word"] for given in closing.answers["a"].orders]


async def test_H14_resuming_keeps_quiet_days_and_open_hours(bench: Table) -> None:
    """Three hours that would end at night end when the hours open."""
    night = Schedule(orders=24, marks=(), opens="08:00", shuts="22:00")  # type: ignore[arg-type]
    campaign = await paused_at_three(bench, schedule=night)
    bench.clock.moment = datetime(2026, 3, 10, 20, 30, tzinfo=UTC)
    await campaigns.resume(bench.herald, campaign, HOST)

    assert datetime(2026, 3, 11, 8, tzinfo=UTC) == await due(bench, campaign)


@pytest.mark.parametrize("words", ["yesterday", "2026-03-01", "2 years", "0 days", "2031-01-01"])
async def test_H14_a_date_that_is_none_is_refused(bench: Table, words: str) -> None:
    """The answer shows what would do, and the campaign runs on."""
    campaign = await bench.started(schedule=DAY)

    with pytest.raises(Answer, match="9 days, Mon 18:00 or 2026-03-11"):
        await campaigns.pause(bench.herald, campaign, HOST, words)
    assert "running" == (await bench.card(campaign)).status


async def test_H14_only_the_gamemaster_pauses_alone(bench: Table) -> None:
    """A player is told of the vote."""
    campaign = await bench.started(schedule=DAY)

    with pytest.raises(Answer, match="/vote pause"):
        await campaigns.pause(bench.herald, campaign, RED)
