"""Engines: how each database is opened, so that transactions mean the same on both."""

import sqlite3
from asyncio import shield
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from sqlite3 import Error
from types import ModuleType
from typing import Any

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

READING = "herald_reading"
LATER = "herald_later"
"""The option of a statement whose outcome nobody waits for (`Later`): on SQLite it goes with what comes next."""
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
    driver = SingleTrips(aiosqlite, sqlite3)
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
    """Tell a cursor whether its statement may wait for the next one."""
    if isinstance(cursor, SingleTrip):  # what is streamed has another
        cursor.later = context.execution_options.get(LATER)


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


@dataclass(frozen=True)
class Later:
    """What is to become of a statement for which nobody waits: it fails so where it touches no row, if that counts."""

    otherwise: Exception | None = None


@dataclass(frozen=True)
class Step:
    """A statement on its way to the thread."""

    statement: str
    parameters: Any = None  # Any: the driver's
    many: bool = False
    otherwise: Exception | None = None
    """What is raised where it touches no row; None: nothing."""


@dataclass(frozen=True)
class Done:
    """What a statement has brought; it stands where a cursor would."""

    description: Any = None  # Any: what the driver says of each column
    rowcount: int = -1
    lastrowid: int | None = None
    rows: Sequence[Any] = ()  # Any: each column has its own type
    arraysize: int = 1

    def close(self) -> None:
        """Leave nothing open: that was done in the thread."""


class Carrier(aiosqlite.Connection):
    """A connection whose thread carries statements out and brings back what they give; it keeps no process alive."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        """Prepare to open what `connector` opens."""
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True
        self.ahead: list[Step] = []
        """What goes with the next statement: how the transaction begins, and what nobody waits for."""
        self.reads = False
        """Whether the transaction writes nothing."""
        self.left = False
        """Whether the thread was told to end the transaction, so that none is open for whoever comes next."""

    @property
    def amid(self) -> bool:
        """Tell whether a transaction is open."""
        return not self.left and self._connection is not None and self._connection.in_transaction

    async def bring(
        self, statement: str, parameters: Any, *, many: bool, later: Later | None = None
    ) -> Done:  # Any: the driver's
        """Carry out a statement, once or for many parameters; one for `later` goes with what comes next."""
        if statement.startswith("BEGIN"):
            self.ahead, self.reads = [Step(statement)], statement == "BEGIN"
            return Done()
        self.ahead.append(Step(statement, parameters, many, later.otherwise if later else None))
        return await self.go(ending=False) if later is None else Done()

    async def go(self, *, ending: bool) -> Done:
        """Carry out what there is, and commit it if it is the `ending`; give what the last statement brought."""
        steps, self.ahead, self.left = self.ahead, [], False
        trip: Any = self._execute  # Any: aiosqlite gives it no types
        done: Done = await trip(carry_out, self._conn, steps, ending)
        return done

    def leave(self) -> None:
        """Have a transaction ended that wrote nothing; nobody waits for that, and what comes next comes after it."""
        self.left = True
        self._tx.put_nowait((None, partial(end, self._conn)))


def carry_out(connection: sqlite3.Connection, steps: Sequence[Step], ending: bool) -> Done:
    """Carry out statements, each from its cursor's opening to its end, in the thread of the connection.

    Commits after them at the `ending`. Raises what a step says where it touches no row.
    """
    done = Done()
    for step in steps:
        done = carried_out(connection, step)
        if step.otherwise is not None and not done.rowcount:
            raise step.otherwise
    if ending:
        connection.commit()
    return done


def carried_out(connection: sqlite3.Connection, step: Step) -> Done:
    """Carry out one statement."""
    cursor = connection.cursor()
    try:
        if step.many:
            cursor.executemany(step.statement, step.parameters)
        else:
            cursor.execute(step.statement, () if step.parameters is None else step.parameters)
        rows = cursor.fetchall() if cursor.description else ()
        return Done(cursor.description, cursor.rowcount, cursor.lastrowid, rows)
    finally:
        cursor.close()


def end(connection: sqlite3.Connection) -> None:
    """End a transaction that wrote nothing."""
    try:
        connection.commit()
    except Error:
        connection.rollback()


class SingleTrip(AsyncAdapt_aiosqlite_cursor):
    """A cursor whose statement goes to the thread and back once, not four times: to open, carry out, read, close."""

    __slots__ = ("later",)
    later: Later | None
    _awaitable_cursor_close = False

    def _aenter_cursor(self, cursor: Any) -> Any:  # Any: as SQLAlchemy has it
        return cursor

    def _make_new_cursor(self, connection: Any) -> Any:  # Any: as above
        return Done()

    async def _execute_async(self, operation: Any, parameters: Any) -> Any:  # Any: as above
        return await self.carried(operation, parameters, many=False)

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> Any:  # Any: as above
        return await self.carried(operation, seq_of_parameters, many=True)

    async def carried(self, operation: Any, parameters: Any, *, many: bool) -> Done:  # Any: as above
        """Have a statement carried out, and keep its rows."""
        connection: Any = self._connection  # Any: a `Carrier`, which SQLAlchemy does not know
        later = getattr(self, "later", None)  # the pragmas of a new connection come here untold
        done: Done = await connection.bring(operation, parameters, many=many, later=later)
        self._cursor: Any = done  # Any: as above
        self._rows = deque(done.rows)
        return done


class SingleTripConnection(AsyncAdapt_aiosqlite_connection):
    """A connection of such cursors, that rolls back nothing where nothing is, and waits for no end of a look."""

    __slots__ = ()
    _cursor_cls = SingleTrip

    def rollback(self) -> None:
        """Roll back what is open, if anything is: the pool asks for it whenever a connection comes back."""
        driver: Any = self._connection  # Any: as above
        driver.ahead = []
        if driver.amid and driver.reads:
            driver.leave()
        elif driver.amid:
            super().rollback()

    def commit(self) -> None:
        """Commit what is open, with what nobody waited for; nothing where there is nothing but a beginning."""
        driver: Any = self._connection  # Any: as above
        if not driver.amid and len(driver.ahead) <= 1:
            driver.ahead = []
        elif driver.reads:
            driver.leave()
        else:
            await_only(driver.go(ending=True))


class SingleTrips(AsyncAdapt_aiosqlite_dbapi):
    """The driver aiosqlite, with as few trips between the event loop and the threads of SQLite as there can be."""

    def connect(self, *arg: Any, **kw: Any) -> SingleTripConnection:  # Any: as SQLAlchemy has it
        """Open a connection."""
        carrier: Any = Carrier(partial(sqlite3.connect, *arg, **kw))  # Any: SQLAlchemy wants other drivers' types
        await_only(carrier.__aenter__())
        return SingleTripConnection(self, carrier)
