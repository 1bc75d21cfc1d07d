"""Engines: how each database is opened, so that transactions mean the same on both."""

from asyncio import shield
from contextlib import suppress
from pathlib import Path
from sqlite3 import Error
from types import ModuleType
from typing import Any

from sqlalchemy import ColumnElement, Connection, Insert, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import MissingGreenlet
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store import tables

READING = "herald_reading"
BUSY = 20_000
"""Milliseconds to wait for another process's write."""


def open_engine(address: str, *, logged: bool = True) -> AsyncEngine:
    """Give the engine for `sqlite+aiosqlite:///...` or `postgresql+asyncpg://...`.

    A file of SQLite's that is not `logged` is written at once, and is worth nothing if that is broken off.
    """
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        engine = open_sqlite(url)
        if not logged:
            event.listen(engine.sync_engine, "connect", log_nothing)
        return engine
    return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)


def open_sqlite(url: URL) -> AsyncEngine:
    """Give an engine whose transactions begin at once, so that none reads what another is about to change."""
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    patience = {"timeout": BUSY / 1000}
    # What is written may be secret: it must not stand in the traceback of what went wrong.
    engine = create_async_engine(url, pool_size=5, max_overflow=10, connect_args=patience, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    event.listen(engine.sync_engine, "invalidate", let_go)
    return engine


def prepare(connection: Any, record: Any) -> None:  # Any: the driver's connection and the pool's record
    """Leave transactions to `begin`, and set what holds for the whole connection."""
    connection.isolation_level = None
    cursor = connection.cursor()
    # FULL costs one fsync a commit, and then not even a power cut loses an order.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def log_nothing(connection: Any, record: Any) -> None:  # Any: as in `prepare`
    """Write straight into the file."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=OFF", "synchronous=OFF"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Begin a transaction: one that writes takes the lock first, the default would lose updates without an error."""
    reading = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def let_go(connection: Any, record: Any, error: BaseException | None) -> None:  # Any: as in `prepare`
    """Roll back what a cancelled task left open: closed alone, it keeps its lock for as long as any cursor lives."""
    with suppress(MissingGreenlet):  # nothing runs any more
        connection.run_async(roll_back)


async def roll_back(driver: Any) -> None:  # Any: aiosqlite's connection
    """Give the lock back; a connection that is closed already has none."""
    with suppress(Error, ValueError):
        await shield(driver.rollback())


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """Give the same engine for transactions that see one moment of the database and write nothing."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{READING: True})
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def dialect(connection: AsyncConnection) -> ModuleType:
    """Give what makes a database's own statements, which two processes may carry out at the same moment."""
    return sqlite if connection.dialect.name == "sqlite" else postgresql


def noted(connection: AsyncConnection, key: str, value: str, where: ColumnElement[bool] | None = None) -> Insert:
    """Keep a note, in place of the one of this key (where that is so), whoever else writes it at the same moment."""
    added = dialect(connection).insert(tables.meta).values(key=key, value=value)
    kept: Insert = added.on_conflict_do_update(index_elements=["key"], set_={"value": value}, where=where)
    return kept
