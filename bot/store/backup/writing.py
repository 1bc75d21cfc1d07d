"""Backups: all that a database holds at one moment, as one file that restores into either kind of database.

A file is lines of JSON, packed by Zstandard: a head (format, schema, tables with their columns), the rows of one table
after another, and a foot with their numbers and the digest of everything before it. So a file that was cut short is
known as such.
"""

import os
from asyncio import create_task, to_thread, wait
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from io import BufferedReader, BufferedWriter
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Self

from pydantic_core import from_json, to_json
from sqlalchemy import DateTime, MetaData, Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from zstandard import ZstdCompressor, ZstdDecompressor, ZstdError

from bot.store.driver.engine import for_reading, open_engine
from bot.store.errors import Amiss
from bot.store.trouble import told_apart

FORMAT = "herald-backup"
EDITION = 1
SCHEMA = "alembic_version"
ROWS, MOST = 50, 2_000
"""The rows that are read and written at once, first and at most: a state may be a megabyte, an event is a line."""
LINE = 1_000_000
"""The bytes of about which a line is made where its rows are small."""
PACKED = 3
"""How hard to pack: the states of one campaign are much alike, and at this step what is alike is found."""
LONGEST = 256 * 1024 * 1024
"""The most bytes of a line: fifty rows of the largest states, with room."""
Row = list[Any]  # Any: what JSON can hold


@dataclass(frozen=True)
class Head:
    """What stands first in a backup."""

    schema: str
    kind: str
    at: str
    tables: dict[str, list[str]]
    """Each table with its columns, in an order in which they can be filled."""
    numbers: dict[str, int]
    """The last number that each table has given, so that none is given twice."""


@dataclass
class Written:
    """How much a backup holds."""

    rows: dict[str, int] = field(default_factory=dict)
    size: int = 0
    """Bytes of the file."""


class Sink:
    """A file beside its place, put there only when it is whole."""

    def __init__(self, path: Path) -> None:
        """Begin a file; what stands at its place already is never touched. Raises Amiss, OSError."""
        if path.exists():
            raise Amiss(f"{path} is there already; name another file, or take it away first")
        if not path.parent.is_dir():
            raise Amiss(f"there is no folder {path.parent}")
        self.path, self.digest = path, sha256()
        self.raw: BufferedWriter = NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False)  # type: ignore[assignment]  # noqa: SIM115  closed by `keep` or `drop`
        self.packed = ZstdCompressor(level=PACKED).stream_writer(self.raw, closefd=False)

    def write(self, content: object) -> int:
        """Write one line, and give its length."""
        line = to_json(content) + b"\n"
        self.digest.update(line)
        self.packed.write(line)
        return len(line)

    def write_rows(self, table: Table, rows: Sequence[Sequence[Any]]) -> int:  # Any: what a driver gives
        """Write rows as one line, and give how many of their kind make a good line."""
        shown = [[*row] for row in rows]
        for place in moments(table):
            for row in shown:
                row[place] = plain(row[place])
        size = self.write([table.name, shown])
        return max(min(len(rows), ROWS), min(MOST, len(rows) * LINE // size))

    def keep(self) -> int:
        """Put the whole file in its place, and give its size. Raises Amiss if something stands there by now."""
        self.packed.close()  # type: ignore[no-untyped-call]  # zstandard types no arguments here
        self.raw.flush()
        os.fsync(self.raw.fileno())
        self.raw.close()
        try:
            os.link(self.raw.name, self.path)
        except FileExistsError as error:
            raise Amiss(f"{self.path} is there already; name another file, or take it away first") from error
        except OSError:  # a file system without links
            Path(self.raw.name).rename(self.path)
        return self.path.stat().st_size

    def drop(self) -> None:
        """Leave nothing beside the place."""
        with suppress(OSError, ValueError):
            self.packed.close()  # type: ignore[no-untyped-call]  # zstandard types no arguments here
        with suppress(OSError, ValueError):
            self.raw.close()
        Path(self.raw.name).unlink(missing_ok=True)


async def back_up(url: str, path: Path, now: datetime) -> Written:
    """Write all that a database holds at this moment to a new file, while others go on writing to the database.

    Raises Amiss for a file that is there already, OSError for a disk that is full; nothing is left of it then.
    """
    engine = open_engine(url)
    sink = await to_thread(Sink, path)
    try:
        async with told_apart(), for_reading(engine).connect() as connection, connection.begin():
            written = await poured(connection, sink, now)
        written.size = await to_thread(sink.keep)
    finally:
        await to_thread(sink.drop)
        await engine.dispose()
    return written


async def poured(connection: AsyncConnection, sink: Sink, now: datetime) -> Written:
    """Write everything that a transaction sees, table after table."""
    known = await reflected(connection)
    if SCHEMA not in known.tables:
        raise Amiss("this database holds no Herald: there is nothing to back up")
    schema = str((await connection.execute(select(known.tables[SCHEMA].c.version_num))).scalar_one())
    tables = [table for table in known.sorted_tables if table.name != SCHEMA]
    columns = {table.name: [column.name for column in table.columns] for table in tables}
    head = Head(schema, connection.dialect.name, now.astimezone(UTC).isoformat(), columns, await numbers(connection))
    await to_thread(sink.write, {FORMAT: EDITION, **vars(head)})
    written = Written()
    for table in tables:
        written.rows[table.name] = await pour(connection, sink, table)
    await to_thread(sink.write, {"rows": written.rows, "digest": sink.digest.hexdigest()})
    return written


async def pour(connection: AsyncConnection, sink: Sink, table: Table) -> int:
    """Write a table, the next rows being read while the last are packed; give how many there are."""
    count, size, packing = 0, ROWS, None
    result = await connection.stream(select(table).order_by(*table.primary_key.columns))
    try:
        while rows := await result.fetchmany(size):
            count += len(rows)
            size = await packing if packing else size
            packing = create_task(to_thread(sink.write_rows, table, rows))
    finally:
        if packing:
            await wait({packing})  # whoever closes the file finds nobody writing to it
    if packing:
        packing.result()
    return count


async def reflected(connection: AsyncConnection) -> MetaData:
    """Give the tables that a database really has, whichever Herald made them."""
    known = MetaData()
    await connection.run_sync(known.reflect)
    return known


def moments(table: Table) -> list[int]:
    """Give the places of the columns that hold moments."""
    return [place for place, column in enumerate(table.columns) if isinstance(column.type, DateTime)]


def plain(value: Any) -> Any:  # Any: what a driver gives, and what JSON can hold
    """Give a value as JSON holds it: a moment in UTC, whether the database keeps zones or not."""
    if isinstance(value, datetime):
        return (value if value.tzinfo else value.replace(tzinfo=UTC)).astimezone(UTC).isoformat()
    return value


async def numbers(connection: AsyncConnection) -> dict[str, int]:
    """Give the last number that each table has given to a row."""
    if connection.dialect.name == "sqlite":
        found = await connection.execute(text("SELECT name, seq FROM sqlite_sequence"))
    else:
        found = await connection.execute(
            text(
                "SELECT t.relname, s.last_value FROM pg_sequences s JOIN pg_class q ON q.relname = s.sequencename"
                " JOIN pg_depend d ON d.objid = q.oid AND d.deptype IN ('a', 'i') JOIN pg_class t ON t.oid = d.refobjid"
                " WHERE s.schemaname = 'public' AND s.last_value IS NOT NULL AND q.relkind = 'S'"
            )
        )
    return {str(name): int(last) for name, last in found}


def lines(path: Path) -> Iterator[bytes]:
    """Give each line of a file. Raises Amiss where the file is damaged."""
    try:
        with path.open("rb") as raw, BufferedReader(ZstdDecompressor().stream_reader(raw), LINE) as read:
            while line := read.readline(LONGEST + 1):
                if len(line) > LONGEST or not line.endswith(b"\n"):
                    raise Amiss(f"{path} was cut short, or is no backup")
                yield line
    except (ZstdError, ValueError) as error:
        raise Amiss(f"{path} is damaged, was cut short, or is no backup") from error


def checked(path: Path) -> Head:
    """Read a file from beginning to end and give its head. Raises Amiss where anything of it is missing or changed."""
    digest, head, foot = sha256(), None, None
    for line in lines(path):
        if foot is not None:
            raise Amiss(f"{path} goes on after its end")
        if head is None:
            head = head_of(path, said(path, line))
        elif line.startswith(b"{"):  # rows stand in a list
            foot = said(path, line)
            if foot.get("digest") != digest.hexdigest():
                raise Amiss(f"{path} was changed, or is damaged: it lacks the digest of its content")
        digest.update(line)
    if head is None or foot is None:
        raise Amiss(f"{path} was cut short: its end is missing")
    return head


def said(path: Path, line: bytes) -> Any:  # Any: JSON
    """Give what a line says. Raises Amiss where that is nothing."""
    try:
        return from_json(line)
    except ValueError as error:
        raise Amiss(f"{path} is damaged, was cut short, or is no backup") from error


def head_of(path: Path, content: Any) -> Head:  # Any: JSON
    """Read the head of a file. Raises Amiss for what is no backup, or one of a newer Herald."""
    if not isinstance(content, dict) or FORMAT not in content:
        raise Amiss(f"{path} is no backup of Herald")
    if content[FORMAT] != EDITION:
        raise Amiss(f"{path} is of another edition of Herald than this one, which reads edition {EDITION}")
    return Head(**{name: content[name] for name in Head.__dataclass_fields__})


@dataclass(frozen=True)
class Filling:
    """A table that is being filled."""

    table: Table
    columns: list[str]
    moments: frozenset[int]
    """The places of its columns that hold moments."""
    zoned: bool
    """Whether its database keeps zones."""

    @classmethod
    def of(cls, table: Table, columns: list[str], dialect: str) -> Self:
        """Get a table ready for rows of these columns."""
        dated = [place for place, name in enumerate(columns) if isinstance(table.c[name].type, DateTime)]
        return cls(table, columns, frozenset(dated), dialect != "sqlite")

    def row(self, values: Row) -> tuple[Any, ...]:  # Any: columns differ
        """Give the values of a row as the driver of this database takes them."""
        for place in self.moments:
            if values[place] is not None:
                values[place] = self.moment(values[place])
        return tuple(values)

    def moment(self, value: str) -> datetime | str:
        """Give a moment; SQLite keeps it as text, without a zone."""
        found = datetime.fromisoformat(value)
        return found if self.zoned else found.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")

    async def add(self, connection: AsyncConnection, rows: Sequence[tuple[Any, ...]]) -> None:  # Any: as above
        """Add rows in the quickest way of this database."""
        if self.zoned:
            driver: Any = (await connection.get_raw_connection()).driver_connection  # Any: asyncpg's connection
            await driver.copy_records_to_table(self.table.name, records=rows, columns=self.columns)
            return
        names = ", ".join(f'"{name}"' for name in self.columns)
        places = ", ".join("?" * len(self.columns))
        into = f'INSERT INTO "{self.table.name}" ({names}) VALUES ({places})'  # noqa: S608  names that were reflected
        await connection.exec_driver_sql(into, [*rows])


async def batches(
    path: Path, tables: Mapping[str, Filling]
) -> AsyncIterator[tuple[Filling, list[tuple[Any, ...]]]]:  # Any: columns differ
    """Give the rows of a file that was checked, some of one table at a time; the next are read meanwhile."""
    found = lines(path)

    def following() -> tuple[Filling, list[tuple[Any, ...]]] | None:  # Any: as above
        for line in found:
            if line.startswith(b"["):
                name, rows = from_json(line)
                return tables[name], [tables[name].row(row) for row in rows]
        return None

    reading = create_task(to_thread(following))
    try:
        while (one := await reading) is not None:
            reading = create_task(to_thread(following))
            yield one
    finally:
        await wait({reading})  # whoever takes the file away finds nobody reading it
