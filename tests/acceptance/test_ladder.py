"""H15: whoever misses windows climbs a ladder, hears of each step, and cannot stretch it by leaving and returning."""

from datetime import timedelta

import pytest

from bot.service.ground.values import Post
from bot.service.schedule import Schedule
from bot.service.table import campaigns
from bot.service.time import ticker as time
from bot.service.words.open_window import note
from tests.service.bench import BLUE, CHANNEL, GREEN, GUILD, HOST, RED, Table

DAY = Schedule(orders=24, reaction=12, marks=())


async def miss(bench: Table, campaign: int, times: int, *present: int) -> None:
    """Let windows pass in which only these people are ready."""
    for _ in range(times):
        await bench.ready(campaign, *present)
        await bench.to_closing(campaign)


def told(posts: list[Post], user: int) -> list[str]:
    """Give what was told a person beside questions and reminders."""
    keys = (":missed-", ":warned-", ":absent-", ":opened-", ":waits-")
    return [post.message.content for post in posts if post.user == user and any(key in post.key for key in keys)]


async def test_H15_each_step_of_the_ladder_is_told(bench: Table) -> None:
    """Default, warning, autopilot, open seat: four private messages in six windows, each by the campaign's name."""
    campaign = await bench.started(RED, BLUE, absence="3")
    steps = []
    for _ in range(6):
        key = await bench.key(campaign)
        await bench.ready(campaign, BLUE)  # which closes the window once the autopilot plays for Red
        if key == await bench.key(campaign):
            await bench.to_closing(campaign)
        steps.append(told(await bench.deliver(), RED))

    assert [1, 1, 1, 0, 0, 1] == [len(step) for step in steps]
    assert all(text.startswith(("Fair play, Day ", "Fair play: ")) for step in steps for text in step)
    first, second, third, _, _, last = ("".join(step) for step in steps)
    assert "nothing had come from you for Anna. You say nothing. 2 more windows like this" in first
    assert "If you miss one more window, the autopilot takes over" in second
    assert "the autopilot now plays Anna for you" in third
    assert "Anna is open to others now, for you were away" in last
    assert [None, BLUE] == [seat.user for seat in (await bench.card(campaign)).seats]


async def test_H15_diplicity_1218_everybody_who_is_punished_is_told(bench: Table) -> None:
    """Of 277 punished one was told, for the flag was set before the audience was computed: here all of them are."""
    people, tables = set(), {}
    for number in range(12):
        users = range(100 + 5 * number, 105 + 5 * number)
        tables[await bench.started(*users, board="word/five", absence="2")] = users[0]
        people |= set(users[1:])
    for _ in range(2):
        for campaign, present in tables.items():
            await bench.ready(campaign, present)
        bench.clock.advance(hours=48)
        await time.tick(bench.herald, timedelta(days=1))
    posts = await bench.deliver()

    absent = {post.user for post in posts if ":absent-" in post.key}
    assert 48 == len(people) and people == absent
    assert all(post.message.mentions == (post.user,) for post in posts if ":absent-" in post.key)


async def test_H15_diplicity_1225_the_right_campaign_is_named(bench: Table) -> None:
    """Somebody absent from three campaigns is told of each by its own name, with a button that belongs to it."""
    names = {}
    for title in ("North", "South", "West"):
        card = await campaigns.found(
            bench.herald, host=HOST, guild=GUILD, channel=CHANNEL, title=title, game="word", scenario="two",
            settings={"absence": "1"},
        )  # fmt: skip
        for user in (RED, BLUE):
            await campaigns.join(bench.herald, card.id, user, f"User {user}")
        await campaigns.start(bench.herald, card.id, HOST)
        names[card.id] = title
    for campaign in reversed(names):
        await bench.ready(campaign, BLUE)
    bench.clock.advance(hours=48)
    await time.tick(bench.herald, timedelta(days=1))
    absent = [post for post in await bench.deliver() if ":absent-" in post.key]

    assert {(one, RED) for one in names} == {(post.campaign or 0, post.user) for post in absent}
    for post in absent:
        assert post.message.content.startswith(f"{names[post.campaign or 0]}: ")
        assert {post.campaign} == {button.campaign for button in post.message.buttons}


async def test_H15_webdiplomacy_485_leaving_and_returning_wins_no_time(bench: Table) -> None:
    """Whoever leaves and takes the seat again finds the deadline, the misses and the patience as they were."""
    campaign = await bench.started(RED, BLUE, schedule=DAY, absence="3", patience="1")
    await miss(bench, campaign, 2, BLUE)  # the first one waited once more
    due = (await bench.card(campaign)).window.due
    for _ in range(5):
        await campaigns.leave(bench.herald, campaign, RED)
        await campaigns.join(bench.herald, campaign, RED, "Ruth")
    again = (await bench.card(campaign)).window.due
    await bench.deliver()
    await miss(bench, campaign, 1, BLUE)

    assert due == again
    assert ["autopilot", "player"] == [seat.mode for seat in (await bench.card(campaign)).seats]
    assert 1 == len(told(await bench.deliver(), RED))


async def test_H15_a_table_of_one_is_not_stretched_either(bench: Table) -> None:
    """The last player leaves an hour before the deadline and comes back: an hour is left, not a day."""
    campaign = await bench.started(RED, schedule=DAY)
    bench.clock.advance(hours=23)
    await campaigns.leave(bench.herald, campaign, RED)
    bench.clock.advance(days=2)
    await campaigns.join(bench.herald, campaign, RED, "Ruth")
    mine = (await bench.card(campaign)).window.due - bench.clock.now()
    await campaigns.leave(bench.herald, campaign, RED)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    theirs = (await bench.card(campaign)).window.due - bench.clock.now()

    assert (1, 24) == (mine.total_seconds() / 3600, theirs.total_seconds() / 3600)


async def test_H15_returning_without_an_order_does_not_begin_the_count_anew(bench: Table) -> None:
    """Return, and silence again: the autopilot is back after one window; an order that is sealed clears the count."""
    campaign = await bench.started(RED, BLUE, absence="3")
    await miss(bench, campaign, 3, BLUE)
    await campaigns.join(bench.herald, campaign, RED, "Ruth")
    await miss(bench, campaign, 1, BLUE)
    again = (await bench.card(campaign)).seats[0].mode
    await bench.give(campaign, RED, "say here")
    await bench.ready(campaign, RED, BLUE)
    await miss(bench, campaign, 2, BLUE)

    assert ("autopilot", "player") == (again, (await bench.card(campaign)).seats[0].mode)


async def test_H15_whoever_is_ready_has_answered(bench: Table) -> None:
    """Also with nothing to order, in window after window: silence is then the default, and no step of the ladder."""
    campaign = await bench.started(RED, BLUE, schedule=DAY, absence="2")
    for _ in range(4):
        await bench.ready(campaign, RED)
        await bench.give(campaign, BLUE, f"say {await bench.key(campaign)}"[:40])
        await bench.to_closing(campaign)

    assert ["player", "player"] == [seat.mode for seat in (await bench.card(campaign)).seats]
    assert [] == told(await bench.deliver(), RED)


async def test_H15_who_is_only_invited_misses_nothing_and_is_waited_for_by_nobody(bench: Table) -> None:
    """The window closes without the guest, who may order until then, is told so once, and climbs no ladder."""
    campaign = await bench.started(RED, BLUE, schedule=DAY, absence="2", patience="1")
    await bench.give(campaign, BLUE, "say guest")
    await bench.ready(campaign, RED, BLUE)
    asked = [post.message.content for post in await bench.deliver() if post.user == BLUE and ":ask-" in post.key]
    days = []
    for _ in range(4):
        days.append((await bench.card(campaign)).date)
        await bench.ready(campaign, RED)
    await bench.give(campaign, BLUE, "say late")
    await bench.ready(campaign, RED)
    posts = await bench.deliver()

    assert "You may order until it closes, and nobody waits for you." in asked[-1]
    assert ["Day 2", "Day 3", "Day 4", "Day 5"] == days
    assert [] == told(posts, BLUE) and ["player", "player"] == [
        seat.mode for seat in (await bench.card(campaign)).seats
    ]
    assert any("b says late" in post.message.model_dump_json() for post in posts if ":chronicle-" in post.key)


async def test_H15_patience_waits_once_for_each_and_is_used_up(bench: Table) -> None:
    """The budget: a deadline waits once more for the silent, tells them and the table; when it is spent it closes."""
    campaign = await bench.started(RED, BLUE, schedule=DAY, absence="9", patience="2")
    waits, days = [], []
    for _ in range(3):
        key = await bench.key(campaign)
        await bench.ready(campaign, BLUE)
        opened = bench.clock.now()
        bench.clock.advance(hours=24)
        await time.tick(bench.herald)
        waits.append(await bench.key(campaign) == key)
        if waits[-1]:
            await bench.to_closing(campaign)
        days.append((bench.clock.now() - opened).total_seconds() / 3600)
    posts = await bench.deliver()
    private = [post.message.content for post in posts if post.user == RED and ":waits-" in post.key]
    public = [post.message.content for post in posts if post.target.kind == "channel" and ":waits-" in post.key]

    assert [True, True, False] == waits
    assert [36, 36, 24] == days
    assert ["1 of 2 times", "2 of 2 times"] == [text.partition("(")[2].partition(" in")[0] for text in private]
    assert 2 == len(public) and all("waits once more, for Anna" in text for text in public)


async def test_H23_who_is_asked_in_a_discreet_window_is_never_named_to_the_table(bench: Table) -> None:
    """Not in its message or status, nor by whoever moves the deadline on; and that waits for nobody who is silent."""
    campaign = await bench.started(RED, BLUE, schedule=DAY, patience="2", extra_hours="10")
    await bench.deliver()
    async with bench.herald.unit(campaign) as unit:
        note(unit, discreet=True, among=("a", "b"))
    await campaigns.extend_own(bench.herald, await bench.who(campaign, RED), 2)
    await bench.ready(campaign, BLUE)
    window, key = (await bench.card(campaign)).window, await bench.key(campaign)
    public = [post for post in await bench.deliver() if post.target.kind == "channel"]
    bench.clock.advance(hours=26)
    await time.tick(bench.herald)
    said = {kind: [post.message for post in public if kind in post.key] for kind in (f":turn-{key}", ":extended-")}

    assert key != await bench.key(campaign)
    assert all(said.values()) and not any(":waits-" in post.key for post in (*public, *await bench.deliver()))
    assert [] == [one for texts in said.values() for one in texts if "Anna" in one.model_dump_json()]
    assert () == window.asked


async def test_H15_nobody_waits_for_those_who_have_answered(bench: Table) -> None:
    """Patience is for silence: where everybody has ordered, the window closes on time and nothing is spent."""
    campaign = await bench.started(RED, BLUE, schedule=DAY, patience="1")
    for user in (RED, BLUE):
        await bench.give(campaign, user, "say one")
    bench.clock.advance(hours=24)
    await time.tick(bench.herald)

    assert "Day 2" == (await bench.card(campaign)).date
    async with bench.store.look(campaign) as look:
        assert [] == await look.attendances()


@pytest.mark.parametrize("crash", [False, True])
async def test_H15_the_ladder_outlives_a_restart(bench: Table, crash: bool) -> None:
    """What was missed, waited and told is in the database alone."""
    campaign = await bench.started(RED, BLUE, schedule=DAY, absence="2", patience="1")
    for _ in range(2):
        await miss(bench, campaign, 1, BLUE)
        if crash:
            await bench.crash()

    assert "autopilot" == (await bench.card(campaign)).seats[0].mode
    assert 3 == len(told(await bench.deliver(), RED))
