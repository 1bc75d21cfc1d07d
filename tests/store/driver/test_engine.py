"""Engines: what is quick needs no thread, the rest goes to SQLite's thread once, and all bring what a cursor would."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import CursorResult, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.driver.carrier import IN_A_ROW, Carrier, Later
from bot.store.driver.engine import LATER, QUICK, for_reading, open_engine

Say = Callable[[AsyncConnection, str], Awaitable[CursorResult[Any]]]
COUNTED = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 20000) SELECT x FROM n"
SLOW = f"SELECT count(*) FROM ships AS a, ships AS b, ({COUNTED})"
"""What takes SQLite more steps than are gone at once."""


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
        known = what.__name__ == "carry_out"
        said = [one.statement for one in given[1]] + ["commit"] * given[2] if known else [what.__name__]
        found.append("; ".join(said))
        return await went(carrier, what, *given, **named)

    monkeypatch.setattr(Carrier, "_execute", go)
    return found


async def test_what_reads_needs_no_thread(engine: AsyncEngine, trips: list[str]) -> None:
    """Nor does the end of its transaction; a connection that comes back has nothing to roll back."""
    for kind in (engine, for_reading(engine)):
        async with kind.begin() as connection:
            found = (await connection.execute(text("SELECT name FROM ships ORDER BY id"))).scalars().all()
        assert ["Argo", "Zoe"] == found

    assert [] == trips


async def test_what_writes_goes_to_the_thread_once(engine: AsyncEngine, trips: list[str]) -> None:
    """And the end of its transaction, which waits for the disk, goes there with whatever was not carried out yet."""
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE ships SET name = 'Navis' WHERE id = 1"))
    async with engine.begin() as connection:
        await quickly(connection, "UPDATE ships SET name = 'Argo' WHERE id = 1")

    assert ["BEGIN IMMEDIATE; UPDATE ships SET name = 'Navis' WHERE id = 1", "commit", "commit"] == trips


async def test_what_reads_for_long_goes_to_the_thread_after_all(engine: AsyncEngine, trips: list[str]) -> None:
    """It is broken off and begun again there, and its transaction goes on; what is short stays here, however often."""
    async with for_reading(engine).begin() as connection:
        assert 80_000 == (await connection.execute(text(SLOW))).scalar_one()
        for _ in range(2000):
            assert 2 == (await connection.execute(text("SELECT count(*) FROM ships"))).scalar_one()

    assert [SLOW] == trips


async def test_a_lock_is_waited_for_in_the_thread(engine: AsyncEngine, trips: list[str], tmp_path: Path) -> None:
    """Whatever else is to be done meanwhile is done."""
    other = sqlite3.connect(tmp_path / "herald.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def read() -> int:
        async with engine.begin() as connection:
            return int((await connection.execute(text("SELECT count(*) FROM ships"))).scalar_one())

    async def release() -> None:
        other.execute("DELETE FROM ships WHERE id = 1")
        other.execute("COMMIT")

    found, _ = await asyncio.gather(read(), release())
    other.close()

    assert 1 == found
    assert ["BEGIN IMMEDIATE; SELECT count(*) FROM ships"] == trips


async def test_what_follows_a_trip_that_nobody_waits_for_any_more_comes_after_it(
    engine: AsyncEngine, trips: list[str]
) -> None:
    """The thread is still at it: the next statement of the same connection goes there too."""
    async with for_reading(engine).connect() as connection:
        carrier = (await connection.get_raw_connection()).driver_connection
        assert isinstance(carrier, Carrier)
        carrier.begin("BEGIN")
        busy = asyncio.create_task(carrier.go(ending=False))
        await asyncio.sleep(0)
        carrier.sent += 1  # as if that took long

        assert None is carrier.at_once()

        carrier.sent -= 1
        await busy
        carrier.leave()
        assert 2 == (await connection.execute(text("SELECT count(*) FROM ships"))).scalar_one()
    assert ["BEGIN"] == trips


async def test_others_have_their_turn_in_a_long_row_of_short_statements(engine: AsyncEngine) -> None:
    """Whoever asks one thing after another keeps nobody waiting."""
    turns, over = 0, asyncio.Event()

    async def others() -> None:
        nonlocal turns
        while not over.is_set():
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.create_task(others())
    async with for_reading(engine).begin() as connection:
        for _ in range(4 * IN_A_ROW):
            await connection.execute(text("SELECT 1"))
    over.set()
    await waiting

    assert turns >= 4


async def test_a_transaction_without_a_statement_goes_nowhere(engine: AsyncEngine, trips: list[str]) -> None:
    """And the next one begins as it says itself."""
    async with engine.begin():
        pass
    async with for_reading(engine).begin() as connection:
        await connection.execute(text(SLOW))

    assert [SLOW] == trips


async def test_nobody_waits_for_the_end_of_a_look(engine: AsyncEngine, trips: list[str]) -> None:
    """It ends all the same, before whatever comes next on its connection: the next look sees what was written since."""
    async with for_reading(engine).connect() as first:
        for named in ("Argo", "Argo!"):
            async with first.begin():
                assert named == (await first.execute(text("SELECT name FROM ships WHERE id = 1"))).scalar_one()
            async with engine.begin() as writer:
                await writer.execute(text("UPDATE ships SET name = name || '!' WHERE id = 1"))

    assert 2 == trips.count("commit"), "those of the writer alone"


async def test_what_nobody_waits_for_goes_with_what_comes_next(engine: AsyncEngine, trips: list[str]) -> None:
    """The next statement, or the end of the transaction, in the order in which they were said."""
    async with engine.begin() as connection:
        await later(connection, "DELETE FROM ships WHERE name = 'Zoe'")
        await connection.execute(text("INSERT INTO ships (name) VALUES ('Zoe')"))
        await later(connection, "UPDATE ships SET name = 'Navis' WHERE name = 'Zoe'")
    async with engine.begin() as connection:
        await later(connection, "UPDATE ships SET name = 'Alone' WHERE id = 1")
    async with for_reading(engine).begin() as connection:
        found = (await connection.execute(text("SELECT name FROM ships ORDER BY id"))).scalars().all()

    assert ["Alone", "Navis"] == found[:1] + found[-1:]
    assert 3 == len(trips)


async def test_what_touches_nothing_fails_if_that_counts(engine: AsyncEngine) -> None:
    """At the next statement or at the end, as is said with it, and nothing of its transaction is kept."""
    for also in ("", "SELECT 1"):
        with pytest.raises(LookupError, match="stale"):
            await touch_nothing(engine, also)
    async with engine.begin() as connection:
        left = (await connection.execute(text("SELECT count(*) FROM ships"))).scalar_one()

    assert 2 == left


async def touch_nothing(engine: AsyncEngine, also: str) -> None:
    """Delete everything, and change what there is not; then say something more, or nothing."""
    async with engine.begin() as connection:
        await connection.execute(text("DELETE FROM ships"))
        await later(connection, "UPDATE ships SET name = 'Argo' WHERE id = 99", LookupError("stale"))
        if also:
            await connection.execute(text(also))


async def test_what_was_put_off_is_gone_with_what_was_rolled_back(engine: AsyncEngine) -> None:
    """It is not carried out in the next transaction of the same connection."""
    async with engine.connect() as connection:
        for _ in range(2):
            transaction = await connection.begin()
            await later(connection, "DELETE FROM ships")
            await transaction.rollback()
        async with connection.begin():
            assert 2 == (await connection.execute(text("SELECT count(*) FROM ships"))).scalar_one()


async def later(connection: AsyncConnection, statement: str, otherwise: Exception | None = None) -> None:
    """Carry out a statement for which nobody waits."""
    await connection.execute(text(statement), execution_options={LATER: Later(otherwise)})


async def quickly(connection: AsyncConnection, statement: str) -> CursorResult[Any]:
    """Carry out a statement that needs no thread."""
    return await connection.execute(text(statement), execution_options={QUICK: True})


async def directly(connection: AsyncConnection, statement: str) -> CursorResult[Any]:
    """Carry out a statement of which it is not said that it needs none."""
    return await connection.execute(text(statement))


@pytest.mark.parametrize("said", [quickly, directly])
async def test_it_brings_what_a_cursor_would(engine: AsyncEngine, said: Say) -> None:
    """How many rows were touched, the last number given, and the columns of no rows at all, here or in the thread."""
    async with engine.begin() as connection:
        touched = await said(connection, "UPDATE ships SET name = name || '!'")
        added = await said(connection, "INSERT INTO ships (name) VALUES ('Navis')")
        none = await said(connection, "SELECT id, name FROM ships WHERE id > 99")

    assert 2 == touched.rowcount
    assert 3 == added.lastrowid
    assert (["id", "name"], []) == ([*none.keys()], none.all())


@pytest.mark.parametrize("said", [quickly, directly])
async def test_what_failed_is_rolled_back(engine: AsyncEngine, said: Say) -> None:
    """With all that was written before it in the same transaction; the next one is free to write."""
    async with engine.connect() as connection, connection.begin() as transaction:
        await said(connection, "DELETE FROM ships WHERE name = 'Zoe'")
        with pytest.raises(IntegrityError):
            await said(connection, "INSERT INTO ships (name) VALUES ('Argo')")
        await transaction.rollback()
    async with engine.begin() as connection:
        left = (await connection.execute(text("SELECT count(*) FROM ships"))).scalar_one()

    assert 2 == left
