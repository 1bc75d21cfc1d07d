"""H14: a person says when they are away; the table waits within its limits, or a deputy or the autopilot plays."""

from datetime import datetime, timedelta

import pytest

from bot.service.orders import orders
from bot.service.schedule import Schedule
from bot.service.seats import deputies
from bot.service.table import campaigns, gamemaster, vacations
from bot.service.time import ticker as time
from bot.store.records import Seat
from rules.kernel.errors import Answer
from tests.service.bench import BEGIN, BLUE, HOST, RED, Table

DAY = Schedule(orders=24, reaction=12, marks=())
DAN = 4


async def due(bench: Table, campaign: int) -> datetime:
    window = (await bench.card(campaign)).window
    assert window is not None and window.due is not None
    return window.due


async def days_left(bench: Table, campaign: int) -> float:
    return (await due(bench, campaign) - bench.clock.now()) / timedelta(days=1)


async def away(bench: Table, how: str, until: str = "4 days", begins: str = "", campaign: int | None = None) -> str:
    """Let Red go on vacation, and give what that means."""
    message = await vacations.plan(bench.herald, RED, until, begins, how, campaign)
    return "\n".join(line for page in message.pages for line in page.lines)


async def mode(bench: Table, campaign: int) -> str:
    return (await bench.card(campaign)).seats[0].mode


async def test_H14_the_table_waits_for_whoever_is_away(bench: Table) -> None:
    """The open deadline moves behind the vacation with what was left; the table is told; nothing closes before."""
    campaign = await bench.started(schedule=DAY)
    key = await bench.key(campaign)
    meaning = await away(bench, "pause", "4 days")
    moved = await days_left(bench, campaign)
    await bench.ready(campaign, BLUE)
    bench.clock.advance(days=4, hours=23)
    await time.tick(bench.herald, timedelta(days=30))
    waited = await bench.key(campaign)
    bench.clock.advance(hours=1)
    await time.tick(bench.herald)
    lines = [post.message.content for post in await bench.deliver() if ":vacation-" in post.key]

    assert 5 == moved and key == waited != await bench.key(campaign)
    assert "Fair play, Anna: deadlines wait until you are back" in meaning
    assert 1 == len(lines) and lines[0].startswith("Fair play: the deadline waits for Anna, who is away, until ")
    assert 1 == (await seats(bench, campaign))[0].missed  # back, and silent for once


async def seats(bench: Table, campaign: int) -> list[Seat]:
    """Give the seats as they are kept."""
    async with bench.store.look(campaign) as look:
        return list(look.seats.values())


async def test_H14_a_window_that_opens_in_the_vacation_waits_too(bench: Table) -> None:
    """Whoever comes back finds the whole of a window that opened meanwhile."""
    campaign = await bench.started(schedule=DAY)
    await away(bench, "pause", "4 days", "")
    await bench.ready(campaign, RED, BLUE)
    opened = await bench.card(campaign)

    assert "Day 2" == opened.date
    assert 5 == await days_left(bench, campaign)


async def test_H14_nobody_waits_for_whoever_has_answered(bench: Table) -> None:
    """A player who is ready before leaving keeps nobody waiting."""
    campaign = await bench.started(schedule=DAY)
    await bench.ready(campaign, RED)
    await away(bench, "pause")

    assert 1 == await days_left(bench, campaign)


async def test_H14_the_year_has_its_days(bench: Table) -> None:
    """The table waits for as many days as it has set; for the rest the autopilot plays, and the person knows it."""
    campaign = await bench.started(schedule=DAY, vacation="3", stretch="60")
    meaning = await away(bench, "pause", "10 days")
    first = await days_left(bench, campaign)
    bench.clock.advance(days=3)
    await time.tick(bench.herald)
    played = await mode(bench, campaign)
    await bench.ready(campaign, BLUE)
    bench.clock.advance(days=8)
    for _ in range(9):
        await time.tick(bench.herald)
    later = await away(bench, "pause", "5 days")

    assert "the table waits until" in meaning and "(3 days a year), then the autopilot plays" in meaning
    assert (4, "autopilot") == (first, played)
    assert "the 3 days a year for which this table waits are used up" in later


async def test_H14_the_days_come_back_after_a_year(bench: Table) -> None:
    """A vacation of more than a year ago does not count any more."""
    campaign = await bench.started(schedule=DAY, vacation="3")
    await away(bench, "pause", "3 days")
    await gamemaster.hold(bench.herald, campaign, HOST)
    bench.clock.advance(days=370)
    await gamemaster.release(bench.herald, campaign, HOST)

    assert "deadlines wait until you are back" in await away(bench, "pause", "3 days")


async def test_H14_one_window_is_stretched_only_so_far(bench: Table) -> None:
    """Beyond the limit the window closes; the autopilot plays for the person, and nothing counts as missed."""
    campaign = await bench.started(schedule=DAY, stretch="2")
    await away(bench, "pause", "9 days")
    moved = await days_left(bench, campaign)
    await bench.ready(campaign, BLUE)
    bench.clock.advance(days=3)
    await time.tick(bench.herald)

    assert 3 == moved and "Day 2" == (await bench.card(campaign)).date
    async with bench.store.look(campaign) as look:
        (closing,) = await look.closings(0)
    assert "autopilot" == closing.answers["a"].by
    assert [0, 0] == [seat.missed for seat in await seats(bench, campaign)]


async def test_H14_the_limit_of_a_window_is_not_stretched_by_holding(bench: Table) -> None:
    """However often the clock is stopped and started, vacations move one window on by the same days at the most."""
    campaign = await bench.started(schedule=DAY, stretch="2")
    await away(bench, "pause", "30 days")
    first = await due(bench, campaign)
    for more in range(1, 4):
        await gamemaster.hold(bench.herald, campaign, HOST)
        await gamemaster.release(bench.herald, campaign, HOST)
        await away(bench, "pause", f"{30 + more} days")

    assert 3 == await days_left(bench, campaign)
    assert first == await due(bench, campaign)


async def test_H14_the_autopilot_plays_and_lets_go(bench: Table) -> None:
    """From the first moment to the last the autopilot plays; the table is told of the seat, and nobody waits for it."""
    campaign = await bench.started(schedule=DAY)
    await away(bench, "autopilot", "4 days", "1 day")
    modes = [await mode(bench, campaign)]
    bench.clock.advance(days=1)
    await time.tick(bench.herald)
    modes.append(await mode(bench, campaign))
    await bench.ready(campaign, BLUE)
    date = (await bench.card(campaign)).date
    for _ in range(3):
        bench.clock.advance(days=1)
        await time.tick(bench.herald)
    modes.append(await mode(bench, campaign))
    posts = await bench.deliver()
    public = [post.message.content for post in posts if ":away-" in post.key]

    assert ["player", "autopilot", "player"] == modes
    assert date in {"Day 2", "Day 3"}
    assert [
        "Fair play: Anna is away for a while; the autopilot plays.",
        "Fair play: Anna is back and plays again.",
    ] == public
    assert 0 == (await seats(bench, campaign))[0].missed
    assert RED == [post.user for post in posts if ":ask-" in post.key and post.target.seat == "a"][-1]


async def test_H14_the_last_one_awaited_goes_away(bench: Table) -> None:
    """Everybody else is ready: the window closes as the vacation begins, not at its deadline."""
    campaign = await bench.started(schedule=DAY)
    await bench.ready(campaign, BLUE)
    await away(bench, "autopilot")

    assert "Day 2" == (await bench.card(campaign)).date


async def test_H14_any_order_ends_the_vacation_here(bench: Table) -> None:
    """Whoever orders is back in this campaign, and away in the others as before."""
    here, there = await bench.started(schedule=DAY), await bench.started(schedule=DAY)
    await away(bench, "autopilot")
    both = [await mode(bench, one) for one in (here, there)]
    await bench.give(here, RED, "say back")
    await bench.ready(here, RED, BLUE)
    await bench.ready(there, BLUE)

    assert ["autopilot", "autopilot"] == both
    assert ["player", "autopilot"] == [await mode(bench, one) for one in (here, there)]


async def test_H14_back_ends_all_of_them(bench: Table) -> None:
    """One press, and every seat is the person's again; what was not used is not counted."""
    here, there = await bench.started(schedule=DAY), await bench.started(schedule=DAY)
    await away(bench, "autopilot", "9 days")
    await vacations.back(bench.herald, RED)

    assert ["player", "player"] == [await mode(bench, one) for one in (here, there)]
    assert "no vacation" in (await vacations.planned(bench.herald, RED)).content
    with pytest.raises(Answer, match="you have planned no vacation"):
        await vacations.back(bench.herald, RED)


async def test_H14_a_deputy_plays_meanwhile(bench: Table) -> None:
    """The deputy orders in the seat, nobody waits longer and the autopilot stays out; without one it plays."""
    campaign, alone = await bench.started(schedule=DAY), await bench.started(schedule=DAY)
    await deputies.appoint(bench.herald, campaign, RED, DAN)
    meaning = await away(bench, "deputy")
    await bench.give(campaign, DAN, "say for anna")
    await orders.ready(bench.herald, await bench.who(campaign, DAN))

    assert ("player", "autopilot") == (await mode(bench, campaign), await mode(bench, alone))
    assert "your deputy plays." in meaning and "you have named no deputy, so the autopilot plays" in meaning


async def test_H14_one_campaign_or_all(bench: Table) -> None:
    """What was said of one campaign goes before what was said of all."""
    here, there = await bench.started(schedule=DAY), await bench.started(schedule=DAY)
    await away(bench, "autopilot")
    await away(bench, "pause", campaign=here)

    assert ["player", "autopilot"] == [await mode(bench, one) for one in (here, there)]
    assert 5 == await days_left(bench, here)


async def test_H14_everybody_away_stops_the_clock_until_one_is_back(bench: Table) -> None:
    """With nobody at the table it waits; the first who is back has the whole window."""
    campaign = await bench.started(RED, schedule=DAY)
    await away(bench, "autopilot", "4 days")
    still = (await bench.card(campaign)).window
    bench.clock.advance(days=4)
    await time.tick(bench.herald)

    assert still is not None and still.due is None
    assert ("player", 1) == (await mode(bench, campaign), await days_left(bench, campaign))


async def test_H14_the_gamemasters_clock_and_a_restart_change_nothing(bench: Table) -> None:
    """A vacation that begins while the campaign is paused holds when it goes on, on another process too."""
    campaign = await bench.started(schedule=DAY)
    await away(bench, "autopilot", "9 days", "1 day")
    await campaigns.pause(bench.herald, campaign, HOST)
    bench.clock.advance(days=2)
    await time.tick(bench.herald)
    await bench.crash()
    await campaigns.resume(bench.herald, campaign, HOST)
    await time.tick(bench.herald)

    assert "autopilot" == await mode(bench, campaign)


@pytest.mark.parametrize(
    ("until", "begins", "how", "expected"),
    [
        ("2020-01-01", "", "pause", "not within the year to come"),
        ("soon", "", "pause", "is no moment"),
        ("2 days", "4 days", "pause", "before it begins"),
        ("2 days", "", "party", "is no way to go on; say pause, deputy, autopilot"),
        ("800 days", "", "pause", "not within the year to come"),
    ],
)
async def test_H14_a_vacation_that_is_none_is_refused(
    bench: Table, until: str, begins: str, how: str, expected: str
) -> None:
    """The answer says what would do, and nothing is kept."""
    await bench.started(schedule=DAY)
    with pytest.raises(Answer, match=expected):
        await vacations.plan(bench.herald, RED, until, begins, how)

    assert [] == await bench.store.vacations(RED, BEGIN)


async def test_H14_a_day_is_a_whole_day_of_the_table(bench: Table) -> None:
    """From and until name whole days, in the zone of the campaign that is named."""
    campaign = await bench.started(schedule=Schedule(orders=24, marks=(), zone="America/New_York"))
    await away(bench, "autopilot", "2026-03-12", "2026-03-10", campaign)
    (kept,) = await bench.store.vacations(RED, BEGIN)

    assert ("2026-03-10T04:00", "2026-03-13T03:59") == (
        kept.begins.isoformat()[:16],
        kept.ends.isoformat()[:16],
    )


async def test_H14_nobody_without_a_seat_goes_on_vacation(bench: Table) -> None:
    """An onlooker is told that nobody waits; a seat of another campaign is no seat of this one."""
    campaign = await bench.started(schedule=DAY)
    for named in (None, campaign):
        with pytest.raises(Answer, match="you hold no seat"):
            await vacations.plan(bench.herald, 99, "4 days", "", "pause", named)
