"""A window awaits some seats and invites others, who may order until it closes and hold nobody up."""

from datetime import timedelta

import pytest

from bot.service.history.catchup import catchup
from bot.service.reading.inbox import inbox
from bot.service.schedule import Schedule
from bot.service.table import pausing
from bot.service.time import ticker as time
from rules.kernel.errors import Refusal
from tests.service.bench import BLUE, RED, Table

DAY = Schedule(orders=24, reaction=12, marks=(6,), absence=2)


async def guested(table: Table, **settings: str) -> int:
    """Begin a campaign whose second day awaits Red and only invites Blue."""
    campaign = await table.started(RED, BLUE, schedule=DAY, **settings)
    await table.give(campaign, BLUE, "say guest")
    await table.ready(campaign, RED, BLUE)
    await table.deliver()
    return campaign


async def test_an_invited_seat_holds_nobody_up(table: Table) -> None:
    """The window closes as soon as those are ready whom it awaits."""
    campaign = await guested(table)
    window = (await table.card(campaign)).window
    await table.ready(campaign, RED)

    assert (("a", "b"), ("b",)) == (window.asked, window.invited)
    assert window.key != await table.key(campaign)


async def test_an_invited_seat_may_order_until_the_window_closes(table: Table) -> None:
    """What it has given then counts like the orders of the others."""
    campaign = await guested(table)
    await table.give(campaign, BLUE, "say here")
    await table.ready(campaign, RED)
    posts = [post.message.model_dump_json() for post in await table.deliver() if ":chronicle-" in post.key]

    assert any("b says here" in text for text in posts)


async def test_an_invited_seat_is_asked_once_and_never_reminded(table: Table) -> None:
    """It hears of the window, that nobody waits for it, and no more."""
    campaign = await table.started(RED, BLUE, schedule=DAY)
    await table.give(campaign, BLUE, "say guest")
    await table.ready(campaign, BLUE, RED)
    asked = [post for post in await table.deliver() if post.user == BLUE and ":ask-" in post.key]
    table.clock.advance(hours=19)
    await time.tick(table.herald)
    reminded = [post.user for post in await table.deliver() if ":remind-" in post.key]

    assert "nobody waits for you" in asked[-1].message.content
    assert [RED] == reminded


async def test_a_quiet_window_writes_to_nobody_whom_it_invites(table: Table) -> None:
    """The channel names who may order, and it may; whoever is awaited is written to as ever."""
    campaign = await table.started(RED, BLUE, schedule=DAY)
    await table.give(campaign, BLUE, "say guest")
    await table.give(campaign, RED, "say softly")
    await table.ready(campaign, BLUE, RED)
    posts, key = await table.deliver(), await table.key(campaign)
    await table.give(campaign, BLUE, "say here")
    await table.ready(campaign, RED)
    said = [post.message.model_dump_json() for post in await table.deliver() if ":chronicle-" in post.key]

    assert [RED] == [post.user for post in posts if f":ask-{key}" in post.key]
    assert any("Invited: Bert." in post.message.content for post in posts)
    assert any("b says here" in text for text in said)


async def test_an_invited_seat_misses_nothing(table: Table) -> None:
    """However often it says nothing, its player stays, and no deadline is patient with it."""
    campaign = await guested(table, patience="2")
    for _ in range(4):
        await table.give(campaign, RED, f"say {await table.key(campaign)}"[:40])
        await table.to_closing(campaign)
    posts = await table.deliver()

    assert ["player", "player"] == [seat.mode for seat in (await table.card(campaign)).seats]
    assert [] == [post.key for post in posts if any(mark in post.key for mark in (":missed-", ":warned-", ":waits-"))]


async def test_an_invited_seat_moves_no_deadline_on(table: Table) -> None:
    """Hours of its own are for a window that waits for it."""
    campaign = await guested(table, extra_hours="10")
    with pytest.raises(Refusal, match="nobody waits for Bert now"):
        await pausing.extend_own(table.herald, await table.who(campaign, BLUE), 2)
    await pausing.extend_own(table.herald, await table.who(campaign, RED), 2)
    left = (await table.card(campaign)).window.due - table.clock.now()

    assert timedelta(hours=26) == left


async def test_what_only_invites_is_no_debt(table: Table) -> None:
    """The inbox, the catch-up and the turn's message tell an invitation from a question."""
    campaign = await table.started(RED, BLUE, schedule=DAY)
    await table.give(campaign, BLUE, "say guest")
    await table.ready(campaign, BLUE, RED)
    turns = [post.message for post in await table.deliver() if ":turn-" in post.key]
    waiting = {page.title for page in (await inbox(table.herald, BLUE)).pages}
    now = (await catchup(table.herald, campaign, BLUE)).pages[0]

    assert turns[-1].content.endswith("Asked: Anna. Invited: Bert.")
    assert {"You may order, if you like"} == waiting
    assert "You may order until it closes, and nobody waits for you." in now.lines


async def test_the_autopilot_of_an_invited_seat_is_asked(table: Table) -> None:
    """Where nobody plays an invited seat, its autopilot orders like any other."""
    campaign = await table.started(RED, BLUE, schedule=DAY)
    await table.give(campaign, BLUE, "say guest")
    await table.ready(campaign, BLUE, RED)
    async with table.herald.unit(campaign) as unit:
        await unit.change_seat("b", mode="autopilot")
    await table.ready(campaign, RED)
    async with table.store.look(campaign) as look:
        save = (await look.saves())[-2]
        answers = (await look.closings(save.number))[0].answers

    assert {"a": "silence", "b": "autopilot"} == {seat: answer.by for seat, answer in answers.items()}


async def test_guests_alone_keep_no_window_open(table: Table) -> None:
    """Where autopilots alone are awaited they answer at once, and the game goes on without a deadline."""
    campaign = await guested(table)
    await table.ready(campaign, RED)
    async with table.herald.unit(campaign) as unit:
        await unit.change_seat("a", mode="autopilot")
    table.clock.advance(hours=24)
    await time.tick(table.herald)

    assert (await table.card(campaign)).turn > 4
