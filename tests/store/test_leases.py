"""Claims: nobody waits long for what a killed process had in its hands, and a stopped one gives it back."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.chat.courier import courier as carrying
from bot.chat.courier.courier import Courier
from bot.clock import SystemClock
from bot.service.ground import leases
from bot.service.posting import posts
from bot.store.store import Store
from tests.service.bench import Table
from tests.store.test_outbox import owe, quiet


async def claims(table: Table) -> list[str]:
    """Claim what is free, and give its texts."""
    return [post.message.content for post in await posts.claim(table.herald, 10)]


async def test_a_dead_process_keeps_nobody_waiting_where_only_one_can_live(table: Table) -> None:
    """On SQLite the next process has at once what was claimed; elsewhere it waits for the lease to run out."""
    campaign = await quiet(table)
    await owe(table, campaign, "x", "text")
    assert ["text"] == await claims(table)

    await table.crash()
    await table.store.take_back()

    assert (["text"] if "sqlite" in table.url else []) == await claims(table)
    table.clock.advance(seconds=10)
    assert ["text"] == await claims(table)


async def test_what_another_living_process_has_claimed_is_left_to_it(table: Table) -> None:
    """A second process on the same database takes nothing from the first while that lives."""
    campaign = await quiet(table)
    await table.store.take_back()
    await owe(table, campaign, "x", "text")
    assert ["text"] == await claims(table)

    second = replace(table.herald, store=Store(table.url))
    await second.store.take_back()

    assert [] == await posts.claim(second, 10)
    await second.store.close()


async def test_whoever_works_keeps_its_claims(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim is renewed for as long as it is worked, and given back where the work is cut short."""
    monkeypatch.setattr(leases, "RENEWED", 0.01)
    campaign = await quiet(table)
    await owe(table, campaign, "x", "text")
    (mine,) = await posts.claim(table.herald, 10)

    async def work() -> None:
        async with leases.working(table.herald, "posts", [mine.id]):
            table.clock.advance(seconds=7)
            await asyncio.sleep(0.2)
            table.clock.advance(seconds=7)
            assert [] == await claims(table)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await work()

    assert ["text"] == await claims(table)


async def test_a_stopped_courier_gives_back_what_does_not_arrive(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told to stop, it waits some seconds for what is on its way, and others have the rest at once."""

    on_its_way = asyncio.Event()

    async def forever(*_: object) -> None:
        on_its_way.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(carrying, "FAREWELL", 0.05)
    monkeypatch.setattr(Courier, "put", forever)
    campaign = await quiet(table)
    await owe(table, campaign, "x", "text")
    chat = type("Chat", (), {"herald": table.herald})()
    courier = Courier(None, chat, SystemClock())
    running = asyncio.create_task(courier.run())
    await on_its_way.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

    assert ["text"] == await claims(table)


async def test_what_stands_behind_a_message_is_no_reason_to_look(table: Table) -> None:
    """While one message waits for its next try, those behind it do not keep the courier asking."""
    campaign = await quiet(table)
    await owe(table, campaign, "x", "first")
    (first,) = await posts.claim(table.herald, 10)
    later = table.clock.now() + timedelta(minutes=10)
    await posts.failed(table.herald, first, later, "no")
    await owe(table, campaign, "y", "second")

    assert later == await posts.due(table.herald)
    assert [] == await claims(table)
    table.clock.advance(minutes=10)
    assert ["first", "second"] == await claims(table)
