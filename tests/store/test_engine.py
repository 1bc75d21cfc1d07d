"""Engines: each statement goes to SQLite's thread once, and brings all that a cursor would."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import LATER, Carrier, Later, carry_out, for_reading, open_engine


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
        said = [one.statement for one in given[1]] + ["commit"] * given[2] if what is carry_out else [what.__name__]
        found.append("; ".join(said))
        return await went(carrier, what, *given, **named)

    monkeypatch.setattr(Carrier, "_execute", go)
    return found


async def test_a_statement_goes_to_the_thread_once(engine: AsyncEngine, trips: list[str]) -> None:
    """Nothing but the transaction and its statements; a connection that comes back has nothing to roll back."""
    async with for_reading(engine).begin() as connection:
        found = (await connection.execute(text("SELECT name FROM ships ORDER BY id"))).scalars().all()

    assert ["Argo", "Zoe"] == found
    assert ["BEGIN; SELECT name FROM ships ORDER BY id"] == trips


async def test_a_transaction_without_a_statement_goes_nowhere(engine: AsyncEngine, trips: list[str]) -> None:
    """And the next one begins as it says itself."""
    async with engine.begin():
        pass
    async with for_reading(engine).begin() as connection:
        await connection.execute(text("SELECT 1"))

    assert ["BEGIN; SELECT 1"] == trips


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
    assert 4 == len(trips)


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
