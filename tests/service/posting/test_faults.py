"""Faults: nothing is written, the campaign is held, its gamemaster is told (law 6)."""

import pytest
from structlog.testing import capture_logs

from bot.service.orders import orders
from bot.service.reading import reading
from bot.service.table import campaigns, gamemaster
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table


async def written(table: Table, campaign: int) -> tuple[int, int, int]:
    """Count what a closing writes."""
    async with table.store.look(campaign) as look:
        return len(await look.saves()), len(await look.events(None, most=1000)), len(await look.closing_parts())


async def test_a_phase_that_raises_writes_nothing_and_holds(table: Table) -> None:
    """The closing is rolled back; the host gets the fault's id; release and another order go on."""
    campaign = await table.started(RED, BLUE)
    await table.deliver()
    await table.give(campaign, RED, "say crash")
    await table.ready(campaign, RED)
    before, key = await written(table, campaign), await table.key(campaign)

    with capture_logs() as logs, pytest.raises(Answer, match="fault"):
        await table.ready(campaign, BLUE)

    assert before == await written(table, campaign)
    card = await table.card(campaign)
    assert ("held", key) == (card.status, card.window.key) and card.window.due is None
    assert [campaign] == [line["campaign"] for line in logs if line["event"] == "fault"]
    told = await table.deliver()
    host = [post for post in told if post.target.user == HOST]
    assert 1 == len(host) and logs[0]["fault"] in host[0].message.content

    with pytest.raises(Answer, match="is held"):
        await table.give(campaign, BLUE, "say one")
    await gamemaster.release(table.herald, campaign, HOST)
    await orders.withdraw(table.herald, await table.who(campaign, RED))
    await table.ready(campaign, RED, BLUE)
    assert key != await table.key(campaign)


async def test_the_deadline_meets_a_fault_once(table: Table) -> None:
    """A deadline that meets a fault does not try for ever."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, "say crash")
    with capture_logs():
        for _ in range(6):
            if await table.store.next_deadline() is None:
                break
            await table.pass_deadline()
    assert "held" == (await table.card(campaign)).status and await table.store.next_deadline() is None


async def test_an_order_whose_check_raises_holds_nobody_up(table: Table) -> None:
    """Whoever gave it is told, the gamemaster once, and the window goes on without it."""
    campaign = await table.started(RED, BLUE)
    await table.deliver()
    with capture_logs() as logs:
        for _ in range(2):
            with pytest.raises(Answer, match="not of yours"):
                await table.give(campaign, RED, "say bug")

    faults = {line["fault"] for line in logs if "fault" in line}
    host = [post.message.content for post in await table.deliver() if post.target.user == HOST]
    assert 1 == len(faults) == len(host) and faults.pop() in host[0] and "bug" not in host[0]
    assert "running" == (await table.card(campaign)).status
    await table.give(campaign, RED, "say one")


async def test_a_replay_that_diverges_holds_for_whoever_gives_orders(table: Table) -> None:
    """What is read from a false position would be kept by false rules."""
    campaign = await table.started(RED, BLUE)
    await spoil(table, campaign)
    with capture_logs(), pytest.raises(Answer, match="is held"):
        await table.give(campaign, RED, "say one")
    assert "held" == (await table.card(campaign)).status


async def spoil(table: Table, campaign: int) -> None:
    """Change a save behind its fingerprint."""
    async with table.store.unit(campaign) as unit:
        save = await unit.save()
        await unit.forget_after(save.model_copy(update={"number": save.number - 1}))
        await unit.add_saves(
            [save.model_copy(update={"state": save.state.replace("Anna", "Zoe").replace('"a"', '"z"')})]
        )


async def test_a_replay_that_diverges_holds_even_for_readers(table: Table) -> None:
    """A save that is not what was fingerprinted is found at the next rebuild."""
    campaign = await table.started(RED, BLUE)
    await spoil(table, campaign)
    with capture_logs(), pytest.raises(Answer, match="fault"):
        await reading.status(table.herald, campaign)
    assert "held" == (await table.card(campaign)).status
    assert "is held" in (await reading.status(table.herald, campaign)).content


async def test_a_fault_at_the_start_leaves_a_lobby_to_release(table: Table, monkeypatch) -> None:
    """A setup that raises writes nothing; the lobby can be released and started again."""
    campaign = await table.founded("word/two")
    await campaigns.join(table.herald, campaign, RED, "Ruth")
    with monkeypatch.context() as broken, capture_logs():
        broken.setitem(table.herald.games, "word", None)
        with pytest.raises(Answer, match="fault"):
            await campaigns.start(table.herald, campaign, HOST)
    assert "held" == (await table.card(campaign)).status

    await gamemaster.release(table.herald, campaign, HOST)
    assert "lobby" == (await table.card(campaign)).status
    await campaigns.start(table.herald, campaign, HOST)
    assert "running" == (await table.card(campaign)).status
