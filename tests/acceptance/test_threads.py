"""H34: private threads are kept awake and put away at the end; a full server is told, and nothing is half made."""

import discord
import pytest

from sandbox.simulation import invite
from sandbox.world import INVITED
from tests.e2e.table import Table

ROOMY = "active threads, as many as Discord allows"


@pytest.fixture(autouse=True)
def trusted(table: Table) -> None:
    """Discord lets who made a thread archive it; the Discord of the tests asks for Manage Channels."""
    allowed = discord.Permissions(INVITED.value)
    allowed.update(manage_channels=True)
    invite(table.world.env, table.world.guild, allowed)


async def begun(table: Table) -> None:
    """Begin a campaign in which Ben takes no direct messages."""
    table.world.shut("Ben", on=True)
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ada.join("Hellas")
    await ben.join("Lydia")
    await ada.slash("campaign", "campaign start")


async def sleeping(table: Table) -> list[bool]:
    """Tell of each thread of Ben's whether it sleeps."""
    herald = table.world.app.herald
    found = await herald.store.threads(ended_before=None)
    return [(await table.world.app.client.fetch_channel(one.thread)).archived for one in found]


async def test_H34_a_thread_that_fell_asleep_is_woken(table: Table) -> None:
    """A private thread of a running campaign does not stay asleep, so its player finds it."""
    await begun(table)
    client = table.world.app.client
    (one,) = await table.world.app.herald.store.threads(ended_before=None)
    await (await client.fetch_channel(one.thread)).edit(archived=True)
    assert [True] == await sleeping(table)

    await table.pass_time(hours=7)

    assert [False] == await sleeping(table)


async def test_H34_threads_are_put_away_when_the_campaign_is_over(table: Table) -> None:
    """A day after the end, for last words, the thread is archived, once; the server's room is free again."""
    await begun(table)
    (one,) = await table.world.app.herald.store.threads(ended_before=None)
    await table.player("Ada").slash("campaign", "campaign end", really=True)
    await table.pass_time(hours=13)
    thread = await table.world.app.client.fetch_channel(one.thread)
    assert not thread.archived

    await table.pass_time(hours=20)

    assert (await table.world.app.client.fetch_channel(one.thread)).archived
    assert [] == await table.world.app.herald.store.threads(ended_before=table.now)
    await thread.edit(archived=False)
    await table.pass_time(hours=20)
    assert not (await table.world.app.client.fetch_channel(one.thread)).archived


async def test_H34_a_full_server_gives_the_room_of_finished_campaigns(table: Table) -> None:
    """Where Discord refuses one thread more, those of campaigns that are over go first, and the paper arrives."""
    await begun(table)
    await table.player("Ada").slash("campaign", "campaign end", really=True)
    (old,) = await table.world.app.herald.store.threads(ended_before=table.now)
    table.world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, times=1)

    await begun_again(table)

    assert (await table.world.app.client.fetch_channel(old.thread)).archived
    (new,) = await table.world.app.herald.store.threads(ended_before=None)
    assert new.thread != old.thread


async def begun_again(table: Table) -> None:
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("table-talk", "campaign found", game="civilized", scenario="crowns", title="The Second")
    await ben.slash("table-talk", "join", seat="lydia", campaign="The Second")
    await ada.slash("table-talk", "campaign start", campaign="The Second")


async def test_H34_a_full_server_is_told_and_tried_again(table: Table) -> None:
    """The gamemaster reads that the server is full; when somebody has put threads away, the paper comes."""
    table.world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, times=3)
    await begun(table)
    told = table.read("direct", "Ada")
    assert "could not reach Lydia" in told and "archive some, and it is tried again" in told
    assert "What do you decree" in (await table.player("Ben").slash("campaign", "orders")).text

    await table.pass_time(hours=2)

    assert 1 == len(await table.world.app.herald.store.threads(ended_before=None))


async def test_H34_a_new_campaign_on_a_full_server_explains_and_is_whole(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is founded whole, says that the server has no room for threads, and can be played; so says the check."""
    monkeypatch.setattr("bot.chat.answering.permissions.LIMIT", 3)
    for number in range(3):
        await table.world.app.client.get_channel(table.world.room("Ada", "table-talk").channel.id).create_thread(
            name=f"talk {number}", type=discord.ChannelType.private_thread
        )
    ada = table.player("Ada")
    founded = await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ada.join("Hellas")
    started = await ada.slash("campaign", "campaign start")
    check = await ada.slash("campaign", "herald check")

    assert "The Crowns is founded" in founded.text and f"3 {ROOMY}" in founded.text
    assert "has begun" in started.text and "SHA-256" in ada.sees()
    assert ROOMY in check.text
