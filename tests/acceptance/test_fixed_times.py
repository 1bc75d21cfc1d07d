"""H10: windows close by length or at fixed local times, in open hours only, early or not, whatever the clocks do."""

from datetime import UTC, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.service.schedule import Schedule, Weekday
from bot.service.time import ticker as clock
from tests.service.bench import BLUE, RED, Table

CHANGES = {
    "Europe/London": ("2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31"),
    "America/New_York": ("2026-03-08", "2026-11-01", "2027-03-14", "2027-11-07"),
    "Australia/Sydney": ("2026-04-05", "2026-10-04", "2027-04-04", "2027-10-03"),
}
AROUND = [(zone, day) for zone, days in CHANGES.items() for day in days]


async def closings(bench: Table, campaign: int, count: int, zone: str) -> list[datetime]:
    """Let windows close at their deadlines, each a quarter of a minute late, and give when they were due, locally."""
    found = []
    for _ in range(count):
        card = await bench.card(campaign)
        assert card.window is not None and card.window.due is not None
        found.append(card.window.due.astimezone(ZoneInfo(zone)))
        bench.clock.moment = card.window.due + timedelta(seconds=15)
        await clock.tick(bench.herald)
        assert await bench.key(campaign) != card.window.key
    return found


@pytest.mark.parametrize(("zone", "day"), AROUND)
async def test_H10_nine_in_the_evening_stays_nine(bench: Table, zone: str, day: str) -> None:
    """Three windows before a change of the clocks and three after it: each closes at 21:00 on the wall, a day apart."""
    bench.clock.moment = datetime.fromisoformat(f"{day}T12:00+00:00") - timedelta(days=3)
    campaign = await bench.started(RED, BLUE, schedule=Schedule(times=(time(21),), zone=zone, marks=()), absence="20")
    found = await closings(bench, campaign, 6, zone)

    assert {(21, 0)} == {(local.hour, local.minute) for local in found}
    assert 6 == len({local.date() for local in found}) == (found[-1].date() - found[0].date()).days + 1
    assert 2 == len({local.utcoffset() for local in found})


async def test_H10_no_drift_after_short_windows(bench: Table) -> None:
    """Windows that everybody answers within the hour leave the next deadline at 21:00 (diplicity #463)."""
    campaign = await bench.started(
        RED, BLUE, schedule=Schedule(times=(time(21),), zone="Europe/London", marks=()), absence="20"
    )
    hours = set()
    for day in range(8):
        if day % 2:
            bench.clock.advance(minutes=20 + day)
            await bench.ready(campaign, RED, BLUE)
        else:
            hours |= {local.hour for local in await closings(bench, campaign, 1, "Europe/London")}

    assert {21} == hours


async def test_H10_weekdays(bench: Table) -> None:
    """On Monday, Wednesday and Friday at 20:00, and at no other time."""
    schedule = Schedule(times=(time(20),), weekdays=(Weekday.MON, Weekday.WED, Weekday.FRI), zone="America/New_York")
    campaign = await bench.started(RED, BLUE, schedule=schedule.model_copy(update={"marks": ()}), absence="20")
    found = await closings(bench, campaign, 6, "America/New_York")

    assert ["Mon 20:00", "Wed 20:00", "Fri 20:00"] * 2 == [f"{local:%a %H:%M}" for local in found]


async def test_H10_open_hours_only(bench: Table) -> None:
    """Eleven-hour windows close in the hours from eight to ten in the evening, whenever they began."""
    schedule = Schedule(orders=11, opens=time(8), shuts=time(22), zone="Australia/Sydney", marks=())
    campaign = await bench.started(RED, BLUE, schedule=schedule, absence="20")
    found = await closings(bench, campaign, 10, "Australia/Sydney")

    assert all(time(8) <= local.time() <= time(22) for local in found)
    assert 3 < len({local.hour for local in found} | {local.date() for local in found})


@pytest.mark.parametrize("early", [True, False])
async def test_H10_closing_early_is_optional(bench: Table, early: bool) -> None:
    """When everybody is ready the window closes at once, or not before its time; the window's message says which."""
    campaign = await bench.started(RED, BLUE, schedule=Schedule(orders=24, early=early, marks=()), absence="20")
    key = await bench.key(campaign)
    turn = next(post for post in await bench.deliver() if post.key.endswith(f"turn-{key}"))
    await bench.ready(campaign, RED, BLUE)

    assert early == (await bench.key(campaign) != key)
    assert early == ("or sooner, once everybody is ready" in turn.message.content)


async def test_H10_length_mode_counts_from_the_opening(bench: Table) -> None:
    """Every 24 hours: the next window is due a day after it opened, to the second at which the last one closed."""
    campaign = await bench.started(RED, BLUE, schedule=Schedule(orders=24, marks=()), absence="20")
    found = await closings(bench, campaign, 3, "UTC")

    gaps = [later - earlier for earlier, later in pairwise(found)]
    assert [timedelta(days=1, seconds=15)] * 2 == gaps
    assert UTC == bench.clock.now().tzinfo
