"""Cancelled work: a transaction that is cut short anywhere leaves nothing written and nothing locked."""

import asyncio

import pytest
from sqlalchemy import text

from bot.store.store import Store
from tests.service.databases import Database


@pytest.mark.parametrize("steps", range(0, 60, 3))
async def test_a_cancelled_write_leaves_no_lock(database: Database, steps: int) -> None:
    """However far a writer has come when it is cancelled, the next writes at once and finds nothing of it."""
    store, other = Store(database.url), Store(database.url)

    async def work() -> None:
        async with store.writing() as connection:
            for number in range(20):
                await connection.execute(text(f"INSERT INTO meta (key, value) VALUES ('k{number}', 'v')"))
            await asyncio.sleep(60)

    task = asyncio.create_task(work())
    for _ in range(steps):
        await asyncio.sleep(0.0003)
    task.cancel()
    (ended,) = await asyncio.gather(task, return_exceptions=True)

    async with asyncio.timeout(2):
        assert None is await other.note("k0", "mine")
    assert isinstance(ended, asyncio.CancelledError)
    await store.close()
    await other.close()
