"""Engines: how each database is opened, so that transactions mean the same on both."""

import sqlite3
from asyncio import shield, sleep
from collections import deque
from contextlib import suppress
from functools import partial
from pathlib import Path
from sqlite3 import Error
from types import ModuleType
from typing import Any, cast

import aiosqlite
from sqlalchemy import ColumnElement, Connection, Insert, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import MissingGreenlet
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util.concurrency import await_only

from bot.store import tables
from bot.store.driver.carrier import BUSY, Carrier, Done, Later, Step, Turns

READING = "herald_reading"
LATER = "herald_later"
"""The option of a statement whose outcome nobody waits for (`Later`): on SQLite it goes with what comes next."""
QUICK = "herald_quick"
"""The option of a statement that writes a few rows found by an index: on SQLite it needs no thread."""


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
    driver = SingleTrips()
    engine = create_async_engine(
        url, module=driver, pool_size=5, max_overflow=10, connect_args=patience, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    event.listen(engine.sync_engine, "before_cursor_execute", put_off)
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


def put_off(
    connection: Connection, cursor: Any, statement: str, parameters: Any, context: Any, many: bool
) -> None:  # Any: as in `prepare`
    """Tell a cursor whether its statement may wait for the next one, and whether it is quick."""
    if isinstance(cursor, SingleTrip):  # what is streamed has another
        options = context.execution_options
        cursor.later, cursor.quick = options.get(LATER), options.get(QUICK, False)


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


class SingleTrip(AsyncAdapt_aiosqlite_cursor):
    """A cursor whose statement is carried out at once, or goes to the thread and back once: not four times."""

    __slots__ = ("later", "quick")
    later: Later | None
    quick: bool
    _awaitable_cursor_close = False

    def _aenter_cursor(self, cursor: Any) -> Any:  # Any: as SQLAlchemy has it
        self.later, self.quick = None, False  # the pragmas of a new connection come here untold
        return cursor

    def _make_new_cursor(self, connection: Any) -> Any:  # Any: as above
        return Done()

    def execute(self, operation: Any, parameters: Any = None) -> Any:  # Any: as above
        """Have a statement carried out."""
        return self.carried(operation, () if parameters is None else parameters, many=False)

    def executemany(self, operation: Any, seq_of_parameters: Any) -> Any:  # Any: as above
        """Have a statement carried out for each of many parameters."""
        return self.carried(operation, seq_of_parameters, many=True)

    def carried(self, operation: str, parameters: Any, *, many: bool) -> Done:  # Any: as above
        """Have a statement carried out, and keep its rows."""
        connection: Any = self._adapt_connection  # Any: the type is that of other drivers
        later = self.later
        quick = not many and (self.quick or later is not None)
        try:
            step = Step(operation, parameters, many, quick, later.otherwise if later else None)
            done: Done = await_only(connection.bring(step, waits=later is None))
        except Exception as error:  # noqa: BLE001  which of them is the database's, SQLAlchemy knows
            connection._handle_exception(error)  # noqa: SLF001  as every cursor of SQLAlchemy's does
        self._cursor: Any = done  # Any: as above
        self._rows = deque(done.rows)
        return done


class SingleTripConnection(AsyncAdapt_aiosqlite_connection):
    """A connection of such cursors, that rolls back nothing where nothing is, and waits for no end of a look."""

    __slots__ = ()
    _cursor_cls = SingleTrip

    async def bring(self, step: Step, *, waits: bool) -> Done:
        """Have a statement carried out with what goes before it, unless nobody `waits` for it."""
        driver: Any = self._connection  # Any: a `Carrier`, which SQLAlchemy does not know
        if step.statement.startswith("BEGIN"):
            driver.begin(step.statement)
            return Done()
        driver.ahead.append(step)
        if not waits:
            return Done()
        done: Done | None = driver.at_once()
        if done is None:
            return cast("Done", await driver.go(ending=False))
        if self.dbapi.turns.over():
            await sleep(0)
        return done

    def rollback(self) -> None:
        """Roll back what is open, if anything is: the pool asks for it whenever a connection comes back."""
        driver: Any = self._connection  # Any: as above
        driver.ahead = []
        if driver.amid and not driver.wrote:
            driver.leave()
        elif driver.amid:
            super().rollback()

    def commit(self) -> None:
        """Commit what is open, with what nobody waited for; nothing where there is nothing but a beginning."""
        driver: Any = self._connection  # Any: as above
        if not driver.amid and len(driver.ahead) <= 1:
            driver.ahead = []
        elif not driver.wrote and not driver.ahead:
            driver.leave()
        else:
            await_only(driver.go(ending=True))


class SingleTrips(AsyncAdapt_aiosqlite_dbapi):
    """The driver aiosqlite, with as few trips between the event loop and the threads of SQLite as there can be."""

    def __init__(self) -> None:
        """Be that driver."""
        super().__init__(aiosqlite, sqlite3)
        self.turns = Turns()

    def connect(self, *arg: Any, **kw: Any) -> SingleTripConnection:  # Any: as SQLAlchemy has it
        """Open a connection, which the thread and the event loop use one after the other."""
        carrier: Any = Carrier(
            partial(sqlite3.connect, *arg, **kw | {"check_same_thread": False})
        )  # Any: as in `bring`
        await_only(carrier.__aenter__())
        return SingleTripConnection(self, carrier)
