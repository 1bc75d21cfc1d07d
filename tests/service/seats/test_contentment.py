"""A window in which silence will do: nobody misses it, and it may have a length of another name."""

from datetime import timedelta

from tests.service.bench import BLUE, RED, Table


async def test_a_window_content_with_silence_is_never_missed(table: Table) -> None:
    """However often nothing is said the players stay; they are neither warned nor waited for."""
    campaign = await table.started(RED, BLUE, patience="2")
    await table.give(campaign, RED, "say content")
    await table.ready(campaign, RED, BLUE)
    await table.deliver()
    for _ in range(5):
        await table.to_closing(campaign)
    posts = await table.deliver()

    assert ["player", "player"] == [seat.mode for seat in (await table.card(campaign)).seats]
    assert [] == [post.key for post in posts if any(mark in post.key for mark in (":missed-", ":warned-", ":waits-"))]


async def test_a_window_may_last_as_long_as_another_name_says(table: Table) -> None:
    """Its own name would give it two days."""
    campaign = await table.started(RED, BLUE)
    long = (await table.card(campaign)).window.due - table.clock.now()
    await table.give(campaign, RED, "say content")
    await table.ready(campaign, RED, BLUE)
    short = (await table.card(campaign)).window.due - table.clock.now()

    assert (timedelta(hours=48), timedelta(hours=6)) == (long, short)
