"""The outbox: every message once, whoever crashes where (H17)."""

import asyncio

import pytest

from bot.service.ground.leases import LEASE
from bot.service.ground.messages import Message, Target
from bot.service.posting import posts
from bot.store import outbox
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, RED, Table

CHANNEL = Target(kind="channel").model_dump_json()


async def owe(
    table: Table, campaign: int, name: str, text: str, *, live: bool = False, target: str = CHANNEL, fail: bool = False
) -> None:
    async with table.herald.unit(campaign) as unit:
        body = Message(content=text).model_dump_json()
        await unit.owe(name, target, body, table.clock.now(), live=live)
        if fail:
            raise Answer("no")


async def quiet(table: Table) -> int:
    """Found a campaign whose first message is delivered."""
    campaign = await table.founded("word/two")
    await table.deliver()
    return campaign


async def test_what_is_owed_twice_under_one_name_is_one_message(table: Table) -> None:
    """A name is good for one message; a transaction that fails owes nothing."""
    campaign = await quiet(table)
    await owe(table, campaign, "x", "first")
    await owe(table, campaign, "x", "second")
    with pytest.raises(Answer):
        await owe(table, campaign, "y", "never", fail=True)
    assert ["first"] == [post.message.content for post in await table.deliver()]


async def test_H17_a_claim_holds_until_it_lapses(table: Table) -> None:
    """What one courier holds no other gets; after a crash the next one gets it with the same nonce."""
    campaign = await quiet(table)
    await owe(table, campaign, "x", "text")
    first = await posts.claim(table.herald, 10)
    assert 1 == len(first) and [] == await posts.claim(table.herald, 10)
    assert table.clock.now() + LEASE == await posts.due(table.herald)

    await table.crash()
    table.clock.advance(seconds=LEASE.total_seconds())
    second = await posts.claim(table.herald, 10)

    assert [first[0].nonce] == [post.nonce for post in second] and len(first[0].nonce) <= 25
    assert [2] == [post.tries for post in second]
    await posts.delivered(table.herald, second[0], 70, 1234)
    table.clock.advance(days=1)
    assert [] == await posts.claim(table.herald, 10) and await posts.due(table.herald) is None


async def test_a_live_message_is_edited_where_it_stands(table: Table) -> None:
    """Another edition goes to the same message; the same text is no new edition."""
    campaign = await quiet(table)
    await owe(table, campaign, "x", "one", live=True)
    sent = (await table.deliver())[0]
    await owe(table, campaign, "x", "one", live=True)
    assert [] == await table.deliver()

    await owe(table, campaign, "x", "two", live=True)

    edit = (await posts.claim(table.herald, 10))[0]
    assert (500_000 + sent.id, 70, "two", 2) == (edit.message_id, edit.place, edit.message.content, edit.edition)


async def test_an_edition_that_comes_while_one_is_delivered_is_owed_after_it(table: Table) -> None:
    """A change during delivery is neither lost nor sent by another courier meanwhile."""
    campaign = await quiet(table)
    await owe(table, campaign, "x", "one", live=True)
    claimed = (await posts.claim(table.herald, 10))[0]
    await owe(table, campaign, "x", "two", live=True)
    assert [] == await posts.claim(table.herald, 10)
    await posts.delivered(table.herald, claimed, 70, 55)

    after = (await posts.claim(table.herald, 10))[0]

    assert ("two", 55) == (after.message.content, after.message_id)
    await posts.delivered(table.herald, claimed, 70, 55)
    await posts.delivered(table.herald, after, 70, 55)
    assert [] == await posts.claim(table.herald, 10)


async def test_nothing_overtakes_a_message_that_waits_to_be_tried_again(table: Table) -> None:
    """The order of one channel stands, whatever fails; another's messages go on; what is given up blocks nothing."""
    campaign = await quiet(table)
    elsewhere = Target(kind="user", user=RED).model_dump_json()
    await owe(table, campaign, "x", "one")
    await owe(table, campaign, "y", "two")
    await owe(table, campaign, "z", "else", target=elsewhere)
    one, two, other = await posts.claim(table.herald, 10)
    retry = table.clock.now() + LEASE
    await posts.failed(table.herald, one, retry, "429")
    await posts.failed(table.herald, two, table.clock.now(), "after the other")
    await posts.failed(table.herald, other, table.clock.now(), "once more")
    assert ["else"] == [post.message.content for post in await posts.claim(table.herald, 10)]

    table.clock.advance(seconds=LEASE.total_seconds() - 1)
    assert [] == await posts.claim(table.herald, 10)
    table.clock.advance(seconds=1)
    again = await posts.claim(table.herald, 1)
    assert ["one"] == [post.message.content for post in again] and [] == [
        post for post in await posts.claim(table.herald, 10) if post.message.content == "two"
    ]
    await posts.failed(table.herald, again[0], None, "403")
    assert ["two"] == [
        post.message.content for post in await posts.claim(table.herald, 10) if post.message.content == "two"
    ]


async def test_H17_two_couriers_share_without_doubles(table: Table) -> None:
    """Claims at the same time never give one message twice."""
    campaign = await quiet(table)
    for number in range(12):
        await owe(
            table, campaign, f"x{number}", f"{number}", target=Target(kind="user", user=number + 1).model_dump_json()
        )
    claims = await asyncio.gather(*(posts.claim(table.herald, 3) for _ in range(6)))
    ids = [post.id for claimed in claims for post in claimed]
    assert len(ids) == len(set(ids))
    rest = await posts.claim(table.herald, 50)
    assert 12 == len({*ids, *(post.id for post in rest)})


async def test_a_post_carries_whom_it_reaches(table: Table) -> None:
    """A seat's message knows the person, the thread and whether the direct messages are closed."""
    campaign = await table.started(RED, BLUE)
    await table.deliver()
    await posts.closed_dm(table.herald, campaign, user=RED)
    await posts.seat_thread(table.herald, campaign, "a", 777, RED)
    await owe(table, campaign, "x", "private", target=Target(kind="seat", seat="a").model_dump_json())
    post = (await table.deliver())[-1]
    assert (RED, 777, True, 70, "Fair play") == (
        post.user,
        post.thread,
        post.dm_closed,
        post.channel,
        post.campaign_title,
    )

    await posts.open_dm(table.herald, campaign, seat="a")
    await owe(table, campaign, "y", "private", target=Target(kind="user", user=RED).model_dump_json())
    post = (await table.deliver())[-1]
    assert (RED, 777, False) == (post.user, post.thread, post.dm_closed)


async def test_two_couriers_at_one_moment_keep_the_order(table: Table) -> None:
    """What another courier is claiming but has not committed yet is not overtaken (PostgreSQL; SQLite waits)."""
    if table.url.startswith("sqlite"):
        pytest.skip("SQLite lets one in at a time")
    campaign = await quiet(table)
    for name in "xyz":
        await owe(table, campaign, name, name)
    now = table.clock.now()
    async with table.store.engine.begin() as first, table.store.engine.begin() as second:
        held = await outbox.claim(first, now, now + LEASE, 1)
        others = await outbox.claim(second, now, now + LEASE, 10)

    assert 1 == len(held) and [] == others
    assert [] == await posts.claim(table.herald, 10)
