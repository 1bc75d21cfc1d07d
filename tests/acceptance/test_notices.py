"""Notices: only those who owe are reminded, once, at hours when they are awake, and never after their orders (H16)."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.service.ground import people
from bot.service.reading import inbox
from bot.service.schedule import Schedule
from bot.service.talk import letters, pacts
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

PEOPLE = (1, 2, 3, 4, 5)
ZONES = {1: "Europe/London", 2: "America/New_York", 3: "Australia/Sydney", 4: "Asia/Tokyo", 5: "UTC"}


def reminders(posts) -> list:
    """Give the reminders among posts."""
    return [post for post in posts if ":remind-" in post.key]


@pytest.mark.parametrize("days", [10, pytest.param(30, marks=pytest.mark.fuzz)])
async def test_H16_a_month_of_reminders(bench: Table, days: int) -> None:
    """In thirty days of five people nobody is reminded after ordering, or asleep, and nobody twice in a window."""
    random, visible, late = Random(16), Counter(), []
    campaign = await bench.started(*PEOPLE, board="word/five", schedule=Schedule(orders=24), absence="20")
    for user in PEOPLE:
        await people.prefer(bench.herald, user, {"zone": ZONES[user], "awake": "08:00-23:00"})
    end, key, done, plans = bench.clock.now() + timedelta(days=days), "", set(), {}
    while bench.clock.now() < end:
        if key != await bench.key(campaign):
            key, done = await bench.key(campaign), set()
            plans = {user: bench.clock.now() + timedelta(minutes=random.randint(30, 1800)) for user in PEOPLE}
        due = await bench.store.next_deadline()
        bench.clock.moment = min([due, *plans.values()])
        for user in [user for user, when in plans.items() if when <= bench.clock.now()]:
            await bench.give(campaign, user, f"say {key}")
            done.add(user)
            del plans[user]
        await time.tick(bench.herald)
        for post in reminders(await bench.deliver()):
            fresh, hour = post.message_id is None, bench.clock.now().astimezone(ZoneInfo(ZONES[user_of(post)])).hour
            visible[post.key] += fresh
            late += [post.key] if fresh and (user_of(post) in done or not 8 <= hour <= 23) else []

    assert [] == late
    assert {1} == {count for count in visible.values() if count} and len(visible) > days


async def to_closing(bench: Table, campaign: int) -> list:
    """Let the open window pass, everything delivered when it is owed; give its reminders."""
    key, found = await bench.key(campaign), []
    while key == await bench.key(campaign):
        found += reminders(await bench.deliver())
        await bench.pass_deadline()
    return found


def user_of(post) -> int:
    assert post.user is not None
    return post.user


async def test_H16_an_order_silences_a_reminder_that_was_not_sent_yet(bench: Table) -> None:
    """What the courier has not taken up is taken back; what it has says that the orders are in."""
    campaign = await bench.started(RED, BLUE, board="word/two")
    await bench.deliver()
    bench.clock.moment = (await bench.card(campaign)).window.due - timedelta(hours=24)
    await time.tick(bench.herald)
    await bench.give(campaign, RED, "say hello")
    first = reminders(await bench.deliver())
    await bench.give(campaign, BLUE, "say hello")
    second = reminders(await bench.deliver())

    assert [BLUE] == [post.user for post in first]
    assert [(BLUE, True)] == [(post.user, "orders are in" in post.message.content) for post in second]


async def test_H16_whoever_wants_none_gets_none(bench: Table) -> None:
    """A person may do without reminders; the others get theirs."""
    await people.prefer(bench.herald, RED, {"reminders": "no"})
    campaign = await bench.started(RED, BLUE, board="word/two")

    assert {BLUE} == {post.user for post in await to_closing(bench, campaign)}


async def test_H16_the_last_one_is_told_that_the_table_waits(bench: Table) -> None:
    """Once all others are ready; not a second time when the marks come, nor where the table does not want it."""
    for wanted in ("yes", "no"):
        campaign = await bench.started(RED, BLUE, GREEN, board="word/five", nudge=wanted)
        await bench.deliver()
        bench.clock.advance(minutes=5)
        await bench.ready(campaign, RED)
        assert [] == reminders(await bench.deliver())
        await bench.ready(campaign, GREEN)
        told = reminders(await bench.deliver())
        assert [BLUE] * (wanted == "yes") == [post.user for post in told]
        assert all("the last that the table waits for" in post.message.content for post in told)
        again = await to_closing(bench, campaign)
        assert (wanted == "no") == any(post.message_id is None for post in again)


async def test_H16_night_makes_no_sound(bench: Table) -> None:
    """What comes by night comes without a sound; by day it is heard."""
    await people.prefer(bench.herald, BLUE, {"zone": "Europe/London", "awake": "08:00-23:00"})
    campaign = await bench.started(RED, BLUE, board="word/two")
    await bench.deliver()
    heard = []
    for hour in (12, 2):
        bench.clock.moment = datetime(2026, 3, 3 + (hour < 12), hour, tzinfo=UTC)
        await letters.write(bench.herald, await bench.who(campaign, RED), "b", f"at {hour}")
        heard += [not post.silent for post in await bench.deliver() if post.user == BLUE and ":letter-" in post.key]

    assert [True, False] == heard


async def test_H16_a_digest_comes_once_a_day_at_the_persons_hour(bench: Table) -> None:
    """At 18:00 local, over the change of the clocks, over all campaigns; none on a day on which nothing waits."""
    bench.clock.moment = datetime(2026, 3, 27, 12, tzinfo=UTC)
    await people.prefer(bench.herald, RED, {"zone": "Europe/London", "digest": "18:00"})
    days = Schedule(orders=720)
    first, second = [await bench.started(RED, BLUE, board="word/two", schedule=days) for _ in range(2)]
    await bench.deliver()
    came = []
    for _ in range(4 * 48):
        bench.clock.advance(minutes=30)
        await time.tick(bench.herald)
        await time.tick(bench.herald)
        for post in await bench.deliver():
            if post.key.startswith("digest:"):
                came.append(bench.clock.now().astimezone(ZoneInfo("Europe/London")))
                assert {first, second} == {button.campaign for button in post.message.buttons}
    await bench.ready(first, RED)
    await bench.ready(second, RED)
    bench.clock.advance(days=1)
    await time.tick(bench.herald)

    assert [(27, 18), (28, 18), (29, 18), (30, 18)] == [(moment.day, moment.hour) for moment in came]
    assert not [post for post in await bench.deliver() if post.key.startswith("digest:")]


async def test_H16_the_inbox_holds_what_waits_by_deadline(bench: Table) -> None:
    """Orders first by deadline, over all campaigns; then letters, pacts and votes; orders that are in do not press."""
    late = await bench.started(RED, BLUE, board="word/two", schedule=Schedule(orders=72))
    soon = await bench.started(RED, BLUE, board="word/two", schedule=Schedule(orders=24))
    given = await bench.started(RED, BLUE, board="word/two")
    await bench.give(given, RED, "say hello")
    blue = await bench.who(late, BLUE)
    await letters.write(bench.herald, blue, "a", "hi")
    await pacts.propose(bench.herald, blue, "a", "peace")

    shown = await inbox.inbox(bench.herald, RED)

    titles = [page.title for page in shown.pages]
    assert ["Orders wanted", "Orders in, not ready", "Letters", "Pacts to answer"] == titles
    assert [soon, late, given, late, late] == [button.campaign for button in shown.buttons]
    await letters.archive(bench.herald, await bench.who(late, RED))
    assert "Letters" not in [page.title for page in (await inbox.inbox(bench.herald, RED)).pages]
    assert "Nothing waits" in (await inbox.inbox(bench.herald, HOST)).content


async def test_H16_slips_of_preferences_say_what_would_do(bench: Table) -> None:
    """A wrong zone or hour is answered, and nothing is kept of the rest."""
    for wrong, answer in (
        ({"zone": "Lodnon"}, "Europe/London"),
        ({"digest": "soon", "receipts": "no"}, "21:00 or 9pm"),
        ({"awake": "never ever"}, "08:00-23:00"),
    ):
        with pytest.raises(Answer, match=answer):
            await people.prefer(bench.herald, RED, wrong)
    assert (await people.preferences(bench.herald, RED)).receipts
