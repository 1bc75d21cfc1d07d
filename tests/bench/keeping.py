"""How long campaigns of twenty turns take to be backed up and restored; one is played, its rows copied."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from bot.clock import SystemClock
from bot.store.backup.restoring import restore
from bot.store.backup.writing import back_up
from tests.bench.campaigns import campaign_of

FEW, MANY, TURNS = 100, 1_000, 20
AIM = 300
"""Seconds for many."""


async def keeping(folder: Path) -> tuple[str, ...]:
    """Measure it with few campaigns: a gigabyte, and as much again when it is restored."""
    return await kept(folder, FEW)


async def keeping_many(folder: Path) -> tuple[str, ...]:
    """Measure it with a thousand, for which there has to be room for thirty gigabytes."""
    return await kept(folder, MANY)


async def kept(folder: Path, campaigns: int) -> tuple[str, ...]:
    """Say how long both took with so many campaigns, beside SQLite's own copy of the same database."""
    async with campaign_of(folder, TURNS) as (table, _):
        await table.deliver()
    first, again, copy = folder / "bench.db", folder / "again.db", folder / "copy.db"
    await asyncio.to_thread(multiply, first, campaigns)
    baseline = await asyncio.to_thread(copied, first, copy)
    start = perf_counter()
    written = await back_up(f"sqlite+aiosqlite:///{first}", folder / "all.backup", SystemClock().now())
    backed = perf_counter() - start
    size = first.stat().st_size
    first.unlink()
    start = perf_counter()
    await restore(f"sqlite+aiosqlite:///{again}", folder / "all.backup")
    restored = perf_counter() - start
    rows, taken = sum(written.rows.values()), backed + restored
    found = f"{written.rows['campaigns']} campaigns of {TURNS} turns, {rows:,} rows, {size / 1e6:,.0f} MB of database"
    both = f"{found}, {written.size / 1e6:,.0f} MB of backup: backed up in {backed:.0f} s, restored in {restored:.0f} s"
    aim = f"{taken:.0f} s (aim {AIM * campaigns // MANY} s)"
    return (f"{both}; {aim}, {taken / baseline:.1f} times SQLite's own copy ({baseline:.1f} s)",)


def copied(first: Path, copy: Path) -> float:
    """Give the seconds in which SQLite copies a database, whole and tidied; the copy is thrown away."""
    with sqlite3.connect(first) as connection:
        start = perf_counter()
        connection.execute("vacuum into ?", (str(copy),))
        taken = perf_counter() - start
    copy.unlink()
    return taken


def multiply(file: Path, times: int) -> None:
    """Copy the rows of the one campaign until there are so many campaigns."""
    connection = sqlite3.connect(file)
    connection.execute("pragma synchronous = off")
    tables = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
    for table in tables:
        columns = connection.execute(f"pragma table_info({table})").fetchall()
        named = {name: bool(key) for _, name, _, _, _, key in columns}
        if table == "campaigns" or "campaign" in named:
            given = ", ".join(multiplied(table, named))
            connection.execute(
                f"with recursive n (i) as (select 2 union all select i + 1 from n where i < :times) "
                f"insert into {table} ({', '.join(named)}) select {given} from n cross join {table} "
                f"where {'id' if table == 'campaigns' else 'campaign'} = 1",
                {"times": times},
            )
            connection.commit()
    connection.close()


def multiplied(table: str, named: dict[str, bool]) -> Iterator[str]:
    """Give how each column of a table stands in the campaign with the number i; `named` says which are keys."""
    for name in named:
        if name == ("id" if table == "campaigns" else "campaign"):
            yield "n.i"
        elif name == "id" and [key for key, is_key in named.items() if is_key] == ["id"]:
            yield f"id + (n.i - 1) * (select max(id) from {table} where campaign = 1)"
        elif table == "posts" and name == "key":
            yield "n.i || ':' || key"
        elif table == "posts" and name == "nonce":
            yield "substr(nonce, 1, 17) || printf('%07d', n.i)"
        else:
            yield name
