"""H10: the hour for deadlines that hurts a table least, from the waking hours of its players."""

from datetime import UTC, datetime, time

import pytest

from bot.service.ground import people
from bot.service.schedule import Schedule
from bot.service.schedule.hours import kindest
from bot.service.time import waking
from rules.kernel.errors import Answer
from tests.acceptance.test_time_at_the_table import begun
from tests.e2e.table import Table
from tests.service.bench import BLUE, GREEN, HOST, RED
from tests.service.bench import Table as Bench

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


def awake(zone: str, wakes: int, sleeps: int) -> Schedule:
    return Schedule(zone=zone, opens=time(wakes), shuts=time(sleeps))


def test_H10_one_zone_plays_in_the_evening() -> None:
    """Where all wake and sleep alike, it is the hour nearest to eight in the evening."""
    (best, *_) = kindest([awake("Europe/London", 8, 23)] * 3, Schedule(zone="Europe/London"), NOW, 3)

    assert (time(20), 0, 0) == (best.local, best.asleep, best.rushed)


def test_H10_three_continents_meet_where_nobody_sleeps() -> None:
    """London, New York and Sydney: the best hour in London leaves as few asleep as any, over both changes of clocks."""
    table = [awake("Europe/London", 7, 23), awake("America/New_York", 7, 23), awake("Australia/Sydney", 7, 23)]
    hours = kindest(table, Schedule(zone="Europe/London"), NOW, 24)

    assert hours[0].hurt == min(hour.hurt for hour in hours)
    assert hours[0].asleep <= 1 and 3 >= hours[-1].rushed > hours[0].rushed
    assert hours[0].local in {time(21), time(22), time(23)}  # morning in Sydney, afternoon in New York


def test_H10_open_hours_are_kept_to() -> None:
    """No hour outside the table's own open hours is proposed."""
    schedule = Schedule(zone="UTC", opens=time(9), shuts=time(17))
    hours = kindest([awake("UTC", 18, 23)], schedule, NOW, 24)

    assert all(time(9) <= hour.local <= time(17) for hour in hours)


async def test_H10_the_host_is_shown_hours_and_no_names(bench: Bench) -> None:
    """Counts only, of those who have said; a player is refused, and so is a table of which nobody has said anything."""
    campaign = await bench.started(RED, BLUE, GREEN, board="word/five")
    with pytest.raises(Answer, match="no player has said yet"):
        await waking.kind_hours(bench.herald, campaign, HOST)
    for user, zone in ((RED, "London"), (BLUE, "Australia/Sydney")):
        await people.prefer(bench.herald, user, {"zone": zone, "awake": "07:00-22:00"})
    shown = await waking.kind_hours(bench.herald, campaign, HOST)

    assert "Of 3 players 2 said" in shown.content and "value:daily " in shown.content
    assert 3 == len(shown.pages[0].lines)
    assert not [name for name in ("Anna", "Bert", "Sydney", "London") if name in str(shown.pages) + shown.content]
    with pytest.raises(Answer, match="only the gamemaster"):
        await waking.kind_hours(bench.herald, campaign, RED)


async def test_H10_asked_at_the_table(table: Table) -> None:
    """Ben and Cleo say when they are awake, Ada asks and sets what is proposed."""
    ada, ben, cleo = await begun(table)
    await ben.slash("direct", "notices", zone="New York", awake="08:00-23:00")
    await cleo.slash("direct", "notices", zone="Europe/Berlin", awake="08:00-23:00")
    shown = await ada.slash("campaign", "campaign when")
    proposed = shown.text.partition("value:")[2].splitlines()[0]
    done = await ada.slash("campaign", "campaign settings", setting="deadlines", value=proposed)

    assert "Of 3 players 2 said" in shown.text and shown.result.response.ephemeral
    assert proposed.startswith("daily ") and f"deadlines is now {proposed}" in done.text
