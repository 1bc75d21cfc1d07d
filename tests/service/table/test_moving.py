"""A campaign that goes on in another channel, because its own is gone or unsuitable (H25)."""

import pytest

from bot.service.ground.values import CampaignCard, Post
from bot.service.posting import gm_log as acts
from bot.service.posting import posts
from bot.service.table import gamemaster, moving, voting
from rules.kernel.errors import Answer
from rules.kernel.state.finding import find
from tests.service.bench import BLUE, CHANNEL, GREEN, GUILD, HOST, RED, Table

NEW = 71


async def moved(table: Table, campaign: int, user: int = HOST, guild: int = GUILD, channel: int = NEW) -> CampaignCard:
    return await moving.move(table.herald, campaign, user, guild=guild, channel=channel)


def names(delivered: list[Post]) -> list[str]:
    """Name what went to the campaign's channel, without the number of the campaign."""
    return [post.key.partition(":")[2] for post in delivered if post.target.kind == "channel"]


async def test_what_is_open_is_posted_anew(table: Table) -> None:
    """The lobby's message, the window's and an open vote stand in the new channel; what is over stays in the old."""
    campaign = await table.started(RED, BLUE)
    key = await table.key(campaign)
    await table.ready(campaign, RED, BLUE)
    await voting.put(table.herald, await table.who(campaign, RED), "pause")
    before = {post.key: post.nonce for post in await table.deliver()}

    await moved(table, campaign)
    fresh = await table.deliver()

    assert ["lobby", f"turn-{key}", "motion-1"] == names(fresh)[:3] and 4 == len(names(fresh))
    assert all(post.channel == NEW and post.message_id is None and post.place is None for post in fresh)
    assert all(post.nonce != before.get(post.key) for post in fresh)
    assert "moves the campaign into another channel" in fresh[-1].message.content


async def test_what_waits_or_was_given_up_comes_after_all(table: Table) -> None:
    """The chronicle that found no channel is posted in the new one, each message once and in its order."""
    campaign = await table.started(RED, BLUE)
    await table.deliver()
    await table.give(campaign, RED, "say loud")
    await table.ready(campaign, RED, BLUE)
    owed = [post for post in await posts.claim(table.herald, 100) if post.target.kind == "channel"]
    for number, post in enumerate(owed):
        waits = None if number % 2 else table.clock.now().replace(year=2030)
        await posts.failed(table.herald, post, waits, "NotFound")

    await moved(table, campaign)
    fresh = names(await table.deliver())

    unsent = [post.key.partition(":")[2] for post in owed if post.message_id is None]
    assert unsent and [name for name in fresh if name in unsent] == unsent
    assert len(fresh) == len(set(fresh)) and [] == await table.deliver()


async def test_a_courier_on_its_way_brings_nothing_back(table: Table) -> None:
    """What was being carried to the old channel meanwhile is posted in the new one, and is edited there."""
    campaign = await table.founded("word/two")
    lobby = find((post for post in await posts.claim(table.herald, 10) if post.key.endswith(":lobby")), "the lobby")

    await moved(table, campaign)
    await posts.delivered(table.herald, lobby, CHANNEL, 1)
    first = await table.deliver()
    async with table.herald.unit(campaign) as unit:
        unit.change(title="Another fair")
        await gamemaster.refresh(table.herald, unit)
    (second,) = await table.deliver()

    anew = first[names(first).index("lobby")]
    assert (None, None) == (anew.place, anew.message_id)
    assert NEW == second.place


async def test_only_the_gamemaster_moves_it_and_within_its_server(table: Table) -> None:
    """Nobody else moves it, nor to where it is, nor to another server; the log keeps what was done, held or not."""
    campaign = await table.started(RED, BLUE)
    await gamemaster.hold(table.herald, campaign, HOST)
    for user, guild, channel, answer in (
        (RED, GUILD, NEW, "only the gamemaster"),
        (HOST, GUILD + 1, NEW, "another server"),
        (HOST, GUILD, CHANNEL, "in this channel already"),
    ):
        with pytest.raises(Answer, match=answer):
            await moved(table, campaign, user, guild, channel)

    assert NEW == (await moved(table, campaign)).channel
    (page,) = (await acts.log(table.herald, campaign, GREEN)).pages
    assert "moves the campaign" in page.lines[0]
