"""Restoring: a backup put into an empty database of either kind, whole or not at all."""

import os
from asyncio import to_thread
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.backup.writing import SCHEMA, Filling, Head, batches, checked, reflected
from bot.store.driver.engine import open_engine
from bot.store.errors import Amiss
from bot.store.migrate import FILES, FOLDER, upgrade
from bot.store.trouble import told_apart

BESIDE = ("", "-wal", "-shm", "-journal")
"""The files of a SQLite database."""


async def restore(url: str, path: Path) -> Head:
    """Put a backup into an empty database and bring that up to date, all in one transaction; give the backup's head.

    Raises Amiss for a damaged or newer file and for a database that is not empty or newer; nothing is touched then.
    """
    head = await to_thread(checked, path)
    if not known(head.schema):
        raise Amiss(f"{path} is of a newer Herald than this one; restore it with that one")
    file = file_of(url)
    if file is None or file.exists():
        await put(open_engine(url), head, path)
        return head
    beside = file.with_name(f".{file.name}.restoring")
    await to_thread(unmake, beside)
    try:
        await put(open_engine(str(make_url(url).set(database=str(beside))), logged=False), head, path)
        await to_thread(move, beside, file)
    finally:
        await to_thread(unmake, beside)
    return head


async def put(engine: AsyncEngine, head: Head, path: Path) -> None:
    """Put a backup into the empty database of an engine, all in one transaction."""
    try:
        async with told_apart(), engine.begin() as connection:
            await clear(connection)
            await connection.run_sync(upgrade, head.schema, (FILES,))
            await fill(connection, head, path)
            await connection.run_sync(upgrade, "head", (FILES,))
    finally:
        await engine.dispose()


def move(beside: Path, file: Path) -> None:
    """Put a database that is whole in its place, once the disk has all of it."""
    with beside.open("rb+") as written:
        os.fsync(written.fileno())
    if file.exists():
        raise Amiss(f"{file} has come to be there meanwhile; nothing was restored")
    beside.rename(file)


def unmake(file: Path) -> None:
    """Take away what a restoring has left that was not finished."""
    for end in BESIDE:
        Path(f"{file}{end}").unlink(missing_ok=True)


def file_of(url: str) -> Path | None:
    """Give the file of a SQLite database; None for another one."""
    made = make_url(url)
    return Path(made.database) if made.get_backend_name() == "sqlite" and made.database else None


def known(schema: str) -> bool:
    """Tell whether this Herald knows an edition of the tables."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    try:
        return ScriptDirectory.from_config(config).get_revision(schema) is not None
    except CommandError:
        return False


async def clear(connection: AsyncConnection) -> None:
    """Take empty tables away, to make them as the backup had them. Raises Amiss where anything stands in one."""
    found = await reflected(connection)
    if SCHEMA in found.tables:
        schema = (await connection.execute(select(found.tables[SCHEMA].c.version_num))).scalar()
        if schema is not None and not known(str(schema)):
            raise Amiss("the database is of a newer Herald than this one; nothing was restored")
    for table in found.sorted_tables:
        if table.name in {SCHEMA, "meta"}:
            continue
        count = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        if count:
            raise Amiss(f"the database is not empty ({table.name}: {count}); restore into an empty one")
    await connection.run_sync(drop, found)


def drop(connection: Connection, found: MetaData) -> None:
    """Drop tables in which nothing stands."""
    found.drop_all(connection)


async def fill(connection: AsyncConnection, head: Head, path: Path) -> None:
    """Write the rows of a backup into its tables, and let numbers go on from where they were."""
    tables = (await reflected(connection)).tables
    if strange := [name for name in head.tables if name not in tables]:
        raise Amiss(f"{path} holds tables that this Herald does not know: {', '.join(strange)}")
    kind = connection.dialect.name
    filling = {name: Filling.of(tables[name], columns, kind) for name, columns in head.tables.items()}
    async for table, rows in batches(path, filling):
        await table.add(connection, rows)
    for name, last in head.numbers.items():
        if name in tables:
            await go_on(connection, name, last)
    if kind == "postgresql":
        for name in tables:
            if "id" in tables[name].c:
                await go_on(connection, name, 0)


async def go_on(connection: AsyncConnection, table: str, last: int) -> None:
    """Let the numbers of a table go on after `last`, or after the greatest that stands in it."""
    if connection.dialect.name == "sqlite":
        await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table})
        add = text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)")
        await connection.execute(add, {"name": table, "last": last})
        return
    sequence = (await connection.execute(text("SELECT pg_get_serial_sequence(:t, 'id')"), {"t": table})).scalar()
    if sequence is None:
        return
    greatest = (await connection.execute(text(f'SELECT coalesce(max(id), 0) FROM "{table}"'))).scalar_one()  # noqa: S608  a table that was reflected
    if (top := max(last, greatest)) > 0:
        await connection.execute(text("SELECT setval(CAST(:s AS regclass), :n)"), {"s": sequence, "n": top})
