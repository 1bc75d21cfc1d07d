"""A campaign from its founding to its chronicle, as the people at the table meet it."""

import pytest

from bot.service.start import founding
from bot.service.table import campaigns
from tests.service.bench import BLUE, HOST, RED, Table


async def test_found_join_start_give_ready_close_chronicle(table: Table) -> None:
    """A campaign is founded, joined, started; orders are given, the window closes, the chronicle tells of it."""
    campaign = await table.founded(days="3")
    card, lobby, *_ = await table.deliver()
    assert card.key == f"{campaign}:card"
    assert lobby.key == f"{campaign}:lobby" and (await table.card(campaign)).commitment in lobby.message.content

    await campaigns.join(table.herald, campaign, RED, "Ruth", phrase="ash")
    await campaigns.join(table.herald, campaign, BLUE, "Bela", seat="the Blues")
    started = await campaigns.start(table.herald, campaign, HOST)
    assert "running" == started.status and ("red", "blue", "green") == started.window.asked
    assert ["player", "player", "autopilot"] == [seat.mode for seat in started.seats]
    await table.ready(campaign, RED, BLUE)

    shown = await table.give(campaign, RED, "claim Fish")
    assert ["claim Fish"] == [draft.text for draft in shown.drafts] and not shown.ready
    await table.fill(campaign, BLUE, "bid", {"coins": "5"})
    key = await table.key(campaign)
    await table.ready(campaign, RED)
    assert key == await table.key(campaign)
    await table.ready(campaign, BLUE)

    assert key != await table.key(campaign)
    told = await table.deliver()
    chronicle = [post for post in told if ":chronicle-" in post.key]
    assert any("Fish" in line for post in chronicle for page in post.message.pages for line in page.lines)


async def test_founding_is_one_transaction(table: Table, monkeypatch) -> None:
    """A campaign without its first message never stands in the database."""

    async def dies(*_) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(founding, "refresh", dies)
        with pytest.raises(KeyboardInterrupt):
            await table.founded()
    await table.crash()
    assert [] == await table.store.campaigns()
