"""Carriers: how a statement comes to SQLite, in the thread of its connection or, where it is quick, at once.

A trip to the thread and back costs more than most statements take. So whatever only reads or is known to be quick is
carried out where it is asked. What waits for the disk (the end of a transaction that wrote) or for another process
(a lock that is held) goes to the thread, and what reads for long goes there as soon as that shows.
"""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from sqlite3 import Error
from typing import Any

import aiosqlite

BUSY = 20_000
"""Milliseconds to wait for another process's write."""
STEPS = 10_000
"""Of how many steps of SQLite's machine, once or twice, a reading may be that is not carried out in the thread."""
IN_A_ROW = 32
"""How many statements are carried out one after another before other tasks have their turn."""
ELSEWHERE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_INTERRUPT}
"""What goes wrong with a statement that the thread may carry out all the same."""
READS = ("BEGIN", "SELECT")


@dataclass(frozen=True)
class Later:
    """What is to become of a statement for which nobody waits: it fails so where it touches no row, if that counts."""

    otherwise: Exception | None = None


@dataclass(frozen=True)
class Step:
    """A statement on its way."""

    statement: str
    parameters: Any = ()  # Any: the driver's
    many: bool = False
    quick: bool = False
    """Whether it writes a few rows that are found by an index."""
    otherwise: Exception | None = None
    """What is raised where it touches no row; None: nothing."""

    @property
    def reads(self) -> bool:
        """Whether it changes nothing, so that it may be broken off and carried out again."""
        return self.statement.startswith(READS)


@dataclass(frozen=True)
class Done:
    """What a statement has brought; it stands where a cursor would."""

    description: Any = None  # Any: what the driver says of each column
    rowcount: int = -1
    lastrowid: int | None = None
    rows: Sequence[Any] = ()  # Any: each column has its own type
    arraysize: int = 1

    def close(self) -> None:
        """Leave nothing open: that was done where it was carried out."""


class Turns:
    """Counts what was carried out at once, so that other tasks have their turn in between."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.taken = 0

    def over(self) -> bool:
        """Tell whether it is the turn of others."""
        self.taken += 1
        if self.taken < IN_A_ROW:
            return False
        self.taken = 0
        return True


class Limit:
    """Breaks off what takes long."""

    def __init__(self) -> None:
        """Begin with nothing taken."""
        self.met = 0

    def __call__(self) -> bool:
        """Tell SQLite whether to break off: the count of its steps goes on from the statement's last time."""
        self.met += 1
        return self.met > 1


class Carrier(aiosqlite.Connection):
    """A connection that carries statements out and brings back what they give; its thread keeps no process alive."""

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
        self.sent, self.came = 0, 0
        """How much went to the thread, and how much of that is done: the loop counts the one, the thread the other."""
        self.patient = True
        """Whether SQLite waits where another process holds a lock: in the thread alone."""
        self.wrote = True
        """Whether anything was carried out in this transaction that may have written."""

    @property
    def amid(self) -> bool:
        """Tell whether a transaction is open."""
        return not self.left and self._connection is not None and self._connection.in_transaction

    def begin(self, statement: str) -> None:
        """Let a transaction begin with its first statement."""
        self.ahead, self.reads, self.wrote = [Step(statement)], statement == "BEGIN", False

    def at_once(self) -> Done | None:
        """Carry out what there is, here and now; None where the thread has to: what is left is to `go` there."""
        if self._connection is None or self.sent != self.came or not all(one.reads or one.quick for one in self.ahead):
            return None
        self.left, done = False, Done()
        self.wait(self._connection, patiently=False)
        while self.ahead:
            step = self.ahead.pop(0)
            try:
                done = self.tried(self._connection, step)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF not in ELSEWHERE:
                    self.ahead = []
                    raise
                self.ahead.insert(0, step)
                return None
            except BaseException:
                self.ahead = []
                raise
        return done

    def tried(self, connection: sqlite3.Connection, step: Step) -> Done:
        """Carry out a statement here; what reads is broken off where it takes long."""
        if not step.reads:
            self.wrote = True
            return carried_out(connection, step)
        connection.set_progress_handler(Limit(), STEPS)
        try:
            return carried_out(connection, step)
        finally:
            connection.set_progress_handler(None, 0)

    async def go(self, *, ending: bool) -> Done:
        """Carry out in the thread what there is, with a commit at the `ending`; give what the last step has brought."""
        steps, self.ahead, self.left = self.ahead, [], False
        self.wrote |= not all(step.reads for step in steps)
        trip: Any = self._execute  # Any: aiosqlite gives it no types
        done: Done = await trip(self.carry_out, self._conn, steps, ending)
        return done

    def carry_out(self, connection: sqlite3.Connection, steps: Sequence[Step], ending: bool) -> Done:
        """Carry out statements in the thread, and commit after them at the `ending`."""
        self.wait(connection, patiently=True)
        done = Done()
        for step in steps:
            done = carried_out(connection, step)
        if ending:
            connection.commit()
        return done

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:  # Any: as aiosqlite has it
        """Have the thread do something, and note when it is done, though nobody should wait for it any more."""
        self.sent += 1
        trip: Any = super()._execute  # Any: as above
        return await trip(self.noting(partial(fn, *args, **kwargs)))

    def leave(self) -> None:
        """Have a transaction ended that wrote nothing; nobody waits for that, and what comes next comes after it."""
        if self.sent == self.came:
            end(self._conn)
            return
        self.left = True
        self.sent += 1
        self._tx.put_nowait((None, self.noting(partial(end, self._conn))))

    def noting(self, work: Callable[[], Any]) -> Callable[[], Any]:  # Any: whatever it gives
        """Give work for the thread after which that is known to be free."""

        def done() -> Any:  # Any: as above
            try:
                return work()
            finally:
                self.came += 1

        return done

    def wait(self, connection: sqlite3.Connection, *, patiently: bool) -> None:
        """Let SQLite wait for other processes, or for none."""
        if self.patient != patiently:
            connection.execute(f"PRAGMA busy_timeout={BUSY if patiently else 0}").close()
            self.patient = patiently


def carried_out(connection: sqlite3.Connection, step: Step) -> Done:
    """Carry out one statement, from its cursor's opening to its end. Raises what it says where it touches no row."""
    cursor = connection.cursor()
    try:
        if step.many:
            cursor.executemany(step.statement, step.parameters)
        else:
            cursor.execute(step.statement, step.parameters)
        rows = cursor.fetchall() if cursor.description else ()
        if step.otherwise is not None and not cursor.rowcount:
            raise step.otherwise
        return Done(cursor.description, cursor.rowcount, cursor.lastrowid, rows)
    finally:
        cursor.close()


def end(connection: sqlite3.Connection) -> None:
    """End a transaction that wrote nothing."""
    try:
        connection.commit()
    except Error:
        connection.rollback()
