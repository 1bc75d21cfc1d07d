"""Cancelled work: a transaction that is cut short leaves nothing written and nothing locked."""

import asyncio

import pytest
from sqlalchemy import text

from bot.store.store import Store
from tests.service.databases import Database

SLOW = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 400000) SELECT x FROM n ORDER BY -x"


@pytest.mark.parametrize("pause", [0.0, 0.001, 0.01, 0.05])
async def test_a_cancelled_write_leaves_no_lock(database: Database, pause: float) -> None:
    """Cancelled while a statement runs, a writer leaves nothing behind, and the next one writes at once."""
    store, other = Store(database.url), Store(database.url)
    running = asyncio.Event()

    async def work() -> None:
        async with store.writing() as connection:
            await connection.execute(text("INSERT INTO meta (key, value) VALUES ('ours', 'lost')"))
            running.set()
            for _ in range(1000):
                await connection.execute(text(SLOW))

    task = asyncio.create_task(work())
    await running.wait()
    await asyncio.sleep(pause)
    task.cancel()
    (ended,) = await asyncio.gather(task, return_exceptions=True)

    async with asyncio.timeout(5):
        assert None is await other.note("ours", "kept")
    assert isinstance(ended, asyncio.CancelledError)
    await store.close()
    await other.close()
