"""The gamemaster's chair: handed over, shared, or given by the table; nobody gets it who has not accepted."""

import pytest

from bot.service.ground.messages import mention
from bot.service.posting import gm_log
from bot.service.table import amending, gamemaster, succession, voting
from bot.store import motions
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table

NEW, OTHER = 901, 902


async def open_motion(table: Table, campaign: int) -> int:
    """Give the number of the vote that is open."""
    async with table.store.look(campaign) as look:
        (found,) = await motions.all_motions(look, "open")
    return found.id


async def host(table: Table, campaign: int) -> int:
    return (await table.card(campaign)).host


async def test_the_chair_changes_hands_when_the_other_accepts(table: Table) -> None:
    """Until then it stays; whoever was not asked cannot take it; who declines leaves it where it is."""
    campaign = await table.started()
    await succession.offer(table.herald, campaign, HOST, NEW)
    with pytest.raises(Answer, match="nobody offers you"):
        await succession.accept(table.herald, campaign, OTHER)
    await succession.decline(table.herald, campaign, NEW)
    assert HOST == await host(table, campaign)

    await succession.offer(table.herald, campaign, HOST, NEW)
    assert "You are the gamemaster" in await succession.accept(table.herald, campaign, NEW)

    assert NEW == await host(table, campaign)
    with pytest.raises(Answer, match="only the gamemaster"):
        await gamemaster.hold(table.herald, campaign, HOST)
    await gamemaster.hold(table.herald, campaign, NEW)
    said = str(await gm_log.log(table.herald, campaign, RED))
    assert "offers the chair" in said and "declined" in said and "The chair changed hands." in said


async def test_a_second_gamemaster_does_what_the_first_may(table: Table) -> None:
    """But does not give the chair away, and is one no longer when the first says so."""
    campaign = await table.started()
    await succession.share(table.herald, campaign, HOST, NEW)
    await gamemaster.hold(table.herald, campaign, NEW)
    with pytest.raises(Answer, match="may hand the chair over"):
        await succession.offer(table.herald, campaign, NEW, OTHER)

    await succession.share(table.herald, campaign, HOST, None)
    with pytest.raises(Answer, match="only the gamemaster"):
        await gamemaster.release(table.herald, campaign, NEW)


async def test_the_second_gamemaster_is_named(table: Table) -> None:
    """In the campaign's first message and above the log of acts, until there is none any more."""
    campaign = await table.started()
    named = f"Gamemaster: {mention(HOST)}. Second gamemaster: {mention(NEW)}."
    for person in (NEW, None):
        await succession.share(table.herald, campaign, HOST, person)
        logged = (await gm_log.log(table.herald, campaign, RED)).content
        lobby = [post.message.content for post in await table.deliver() if post.key.endswith(":lobby")]

        assert (person is not None) == (named in logged) == (named in lobby[-1]), (logged, lobby)


async def test_the_table_elects_another_where_something_waits(table: Table) -> None:
    """A held campaign waits for its gamemaster: the table may vote, and whom it wants has to accept."""
    campaign = await table.started()
    await gamemaster.hold(table.herald, campaign, HOST)
    await voting.put(table.herald, await table.who(campaign, RED), "chair", person=BLUE)
    await voting.vote(table.herald, await table.who(campaign, BLUE), await open_motion(table, campaign), True)
    assert HOST == await host(table, campaign)

    await succession.accept(table.herald, campaign, BLUE)

    assert BLUE == await host(table, campaign)
    async with table.store.look(campaign) as look:
        assert look.campaign.blind and look.campaign.elected
    await gamemaster.release(table.herald, campaign, BLUE)
    for act in (
        gamemaster.rewind(table.herald, campaign, BLUE, 0),
        gamemaster.export(table.herald, campaign, BLUE),
        amending.set_figure(table.herald, campaign, BLUE, "over", "true"),
    ):
        with pytest.raises(Answer, match="the table has elected its gamemaster"):
            await act


async def test_a_gamemaster_who_is_there_keeps_the_chair(table: Table) -> None:
    """Where nothing waits, he is asked first; one press within some days ends it, silence lets the table vote."""
    campaign = await table.started()
    red = await table.who(campaign, RED)
    assert "I have asked whether they are there" in await voting.put(table.herald, red, "chair", person=NEW)
    with pytest.raises(Answer, match="may answer until"):
        await voting.put(table.herald, red, "chair", person=NEW)
    assert "stays yours" in await succession.present(table.herald, campaign, HOST)

    await voting.put(table.herald, red, "chair", person=NEW)
    table.clock.advance(days=6)
    assert "You say yes" in await voting.put(table.herald, red, "chair", person=NEW)
    await succession.present(table.herald, campaign, HOST)
    blue = await table.who(campaign, BLUE)
    async with table.store.look(campaign) as look:
        assert ["lapsed"] == [one.state for one in await motions.all_motions(look)]
    with pytest.raises(Answer):
        await voting.vote(table.herald, blue, 1, True)
    assert HOST == await host(table, campaign)
