"""What people write while Herald is away is read when it is back, each message once, before a window may close."""

from datetime import timedelta

import pytest

from bot.chat.client import listener
from bot.service.table import gamemaster
from tests.chat.conftest import Market


async def said(table: Market, name: str, text: str) -> None:
    """Write to the bot while nobody reads it."""
    await table.world.people[name].user.send_dm(text)


async def given(table: Market, name: str) -> str:
    """Give what stands of a player's orders, as the player reads it."""
    return (await table.player(name).slash("campaign", "orders")).text


async def test_a_sheet_sent_while_herald_is_away_is_taken_and_answered(table: Market) -> None:
    """The order stands, and its writer reads so once, in answer to what was written."""
    await table.begun()
    before = len(table.messages("direct", "Ada"))
    async with table.away():
        await said(table, "Ada", "bid 3")

    told = table.messages("direct", "Ada")[before:]
    assert ["bid 3"] == [one.content for one in told if one.author.id == table.player("Ada").id]
    answers = [one for one in told if one.reference and one.reference.message_id == told[0].id]
    assert 1 == len(answers) and answers[0].content.startswith("✓ bid 3")
    assert "bid 3" in await given(table, "Ada")


async def test_nothing_is_answered_twice(table: Market) -> None:
    """However often Herald is restarted, what was answered stays so."""
    ada, _, _ = await table.begun()
    await ada.write("bid 3")
    async with table.away():
        await said(table, "Ada", "hello")
    count = len(table.messages("direct", "Ada"))
    async with table.away():
        pass

    assert count == len(table.messages("direct", "Ada"))
    assert 1 == ada.sees("direct").count("Good day.")


async def test_whoever_has_no_seat_and_was_long_silent_is_read_when_they_write_again(
    table: Market, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing waits for them at the start; what they wrote while Herald was away is answered first, then the rest."""
    _, ben, _ = await table.begun()
    await ben.write("hello")
    await ben.slash("campaign", "leave")
    monkeypatch.setattr(listener, "LATELY", -timedelta(hours=1))  # nobody has written since then
    before = len(table.messages("direct", "Ben"))
    async with table.away():
        await said(table, "Ben", "thanks")
    assert 1 == len(table.messages("direct", "Ben")[before:])
    await said(table, "Ben", "hello")
    await table.world.env.settle()

    told = table.messages("direct", "Ben")[before:]
    thanks, hello = (one for one in told if one.author.id == ben.id)
    first, second = (one for one in told if one.author.id != ben.id)
    assert first.reference and thanks.id == first.reference.message_id
    assert second.content.startswith("You have left “The Fair of Ur”") and second.id > hello.id


async def test_an_overdue_window_waits_for_what_was_written(table: Market) -> None:
    """A sheet sent before the deadline counts, though Herald comes back after it; then the window closes at once."""
    await table.begun()
    (card,) = await table.cards()
    due = card.window.due
    await table.pass_time(seconds=(due - table.now).total_seconds() - 60)
    async with table.away():
        await said(table, "Ada", "bid 3")
        await table.pass_time(minutes=3)

    (after,) = await table.cards()
    assert after.window.key != card.window.key
    assert 1 == table.player("Ada").sees("direct").count("✓ bid 3")
    async with table.world.app.herald.store.look(card.id) as look:
        sealed = {part["window_key"]: part["closing"]["answers"] for part in await look.closing_parts()}
    assert "bid" in str(sealed[card.window.key]["red"]["orders"])


async def test_a_lost_session_is_made_up_for(table: Market) -> None:
    """After a session that was not resumed Herald reads what came meanwhile."""
    ada, _, _ = await table.begun()
    shard = table.world.app.client.get_shard(0)
    await shard.disconnect()
    await said(table, "Ada", "bid 3")
    await table.world.env.settle()
    assert "✓ bid 3" not in ada.sees("direct")

    await shard.reconnect()
    await table.world.env.settle()

    assert 1 == ada.sees("direct").count("✓ bid 3")


async def test_what_discord_does_not_show_for_long_is_read_when_it_does(table: Market) -> None:
    """Nobody waits for it meanwhile, nothing that is written later is answered before it, and it is not forgotten."""
    ada, ben, _ = await table.begun()
    async with table.away():
        await said(table, "Ada", "bid 3")
        direct = table.world.direct["Ada"].id
        table.world.env.inject_error("GET", f"/channels/{direct}/messages", status=503, times=None)
    await table.pass_time(minutes=3)
    await ada.write("bid 4")
    await ben.write("bid 1")
    assert "✓ bid" not in ada.sees("direct")
    assert 1 == ben.sees("direct").count("✓ bid 1")

    table.world.env.backend.faults.clear()
    await table.pass_time(minutes=3)

    read = ada.sees("direct")
    assert (1, 1) == (read.count("✓ bid 3"), read.count("✓ bid 4"))
    assert read.index("✓ bid 3") < read.index("✓ bid 4")


async def test_what_comes_too_late_is_not_taken_and_says_why(table: Market) -> None:
    """A sheet that was written before a window closed, and read after it, is no order of the next one."""
    ada, _, _ = await table.begun()
    (card,) = await table.cards()
    async with table.away():
        await said(table, "Ada", "bid 3")
        await table.pass_time(minutes=1)
        other = table.build(table.world.clock).herald
        await gamemaster.close(other, card.id, ada.id)
        await other.store.close()

    assert "I was away when you wrote this, and its window closed" in ada.sees("direct")
    assert "bid 3" not in (await given(table, "Ada"))
