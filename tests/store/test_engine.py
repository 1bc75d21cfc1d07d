"""Engines: each statement goes to SQLite's thread once, and brings all that a cursor would."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import Carrier, for_reading, open_engine


@pytest_asyncio.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """An engine with one table, two of whose names are taken."""
    found = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    async with found.begin() as connection:
        await connection.execute(text("CREATE TABLE ships (id INTEGER PRIMARY KEY, name TEXT UNIQUE)"))
        rows = [{"name": "Argo"}, {"name": "Zoe"}]
        await connection.execute(text("INSERT INTO ships (name) VALUES (:name)"), rows)
    yield found
    await found.dispose()


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What went to the threads, in order."""
    found: list[str] = []
    went = Carrier._execute

    async def go(carrier: Carrier, what, *given, **named):
        found.append("; ".join(given[1:3]) if len(given) > 1 else what.__name__)
        return await went(carrier, what, *given, **named)

    monkeypatch.setattr(Carrier, "_execute", go)
    return found


async def test_a_statement_goes_to_the_thread_once(engine: AsyncEngine, trips: list[str]) -> None:
    """Nothing but the transaction and its statements; a connection that comes back has nothing to roll back."""
    async with for_reading(engine).begin() as connection:
        found = (await connection.execute(text("SELECT name FROM ships ORDER BY id"))).scalars().all()

    assert ["Argo", "Zoe"] == found
    assert ["BEGIN; SELECT name FROM ships ORDER BY id", "commit"] == trips


async def test_a_transaction_without_a_statement_goes_nowhere(engine: AsyncEngine, trips: list[str]) -> None:
    """And the next one begins as it says itself."""
    async with engine.begin():
        pass
    async with for_reading(engine).begin() as connection:
        await connection.execute(text("SELECT 1"))

    assert ["BEGIN; SELECT 1", "commit"] == trips


async def test_it_brings_what_a_cursor_would(engine: AsyncEngine) -> None:
    """How many rows were touched, the last number given, and the columns of no rows at all."""
    async with engine.begin() as connection:
        touched = await connection.execute(text("UPDATE ships SET name = name || '!'"))
        added = await connection.execute(text("INSERT INTO ships (name) VALUES ('Navis')"))
        none = await connection.execute(text("SELECT id, name FROM ships WHERE id > 99"))

    assert 2 == touched.rowcount
    assert 3 == added.lastrowid
    assert (["id", "name"], []) == ([*none.keys()], none.all())


async def test_what_failed_is_rolled_back(engine: AsyncEngine) -> None:
    """With all that was written before it in the same transaction; the next one is free to write."""
    async with engine.connect() as connection, connection.begin() as transaction:
        await connection.execute(text("DELETE FROM ships WHERE name = 'Zoe'"))
        with pytest.raises(IntegrityError):
            await connection.execute(text("INSERT INTO ships (name) VALUES ('Argo')"))
        await transaction.rollback()
    async with engine.begin() as connection:
        left = (await connection.execute(text("SELECT count(*) FROM ships"))).scalar_one()

    assert 2 == left
