"""Whoever a window still waits for is told, in a line of their own, that its clock was moved, stopped or started."""

import pytest

from bot.service.ground.messages import stamp
from bot.service.orders import orders
from bot.service.schedule import Schedule
from bot.service.table import campaigns
from tests.service.bench import BLUE, HOST, RED, Table

DAY = Schedule(orders=24, marks=(), early=True)


async def told(table: Table) -> dict[int | None, list[str]]:
    """Give what each person was told of the clock since this was last asked."""
    found: dict[int | None, list[str]] = {}
    for post in await table.deliver():
        if any(f":{kind}-" in post.key for kind in ("moved", "stopped", "goes-on")):
            found.setdefault(post.user, []).append(post.message.content)
    return found


async def until(table: Table, campaign: int) -> str:
    window = (await table.card(campaign)).window
    assert window is not None and window.due is not None
    return stamp(window.due)


async def test_an_extension_is_told_once_to_whoever_is_awaited(table: Table) -> None:
    """Not to who is ready, and each new deadline in one line."""
    campaign = await table.started(schedule=DAY)
    await table.ready(campaign, BLUE)
    await table.deliver()
    for _ in range(2):
        await campaigns.extend(table.herald, campaign, HOST, 12)

        when = await until(table, campaign)
        (line,) = (lines := await told(table))[RED]
        assert [RED] == list(lines) and line.startswith(f"Fair play: you have until {when} now for “")
    assert {} == await told(table)


async def test_whoever_moves_the_deadline_is_not_told_of_it(table: Table) -> None:
    """With hours of one's own; the others are."""
    campaign = await table.started(schedule=DAY, extra_hours="12")
    await table.deliver()
    await campaigns.extend_own(table.herald, await table.who(campaign, RED), 6)

    assert [BLUE] == list(await told(table))


async def test_a_pause_and_its_end_are_told(table: Table) -> None:
    """The first says until when it waits and that one may order, the second until when there is time."""
    campaign = await table.started(schedule=DAY)
    await table.ready(campaign, BLUE)
    await table.deliver()
    await campaigns.pause(table.herald, campaign, HOST, "9 days")
    back = stamp((await table.card(campaign)).resumes_at)
    paused = await told(table)
    await campaigns.resume(table.herald, campaign, HOST)
    resumed = await told(table)

    assert [RED] == list(paused) == list(resumed)
    assert "is paused by the gamemaster: “" in paused[RED][0] and f"waits until {back}; you may order" in paused[RED][0]
    assert f"Fair play goes on: you have until {await until(table, campaign)} for “" in resumed[RED][0]


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_a_discreet_window_tells_all_whom_it_may_ask_alike(crowns: Table) -> None:
    """Else whoever got the line would know that he is asked, and who did not, that he is not."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    while (
        not (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).awaited
        or (await crowns.card(campaign)).window.asked
    ):
        await crowns.all_ready(campaign)
    await crowns.deliver()
    await campaigns.extend(crowns.herald, campaign, HOST, 12)

    assert {RED, BLUE} == set(await told(crowns))
