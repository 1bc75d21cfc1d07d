"""How long a campaign takes to be rebuilt, young and old."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.service.orders import orders
from bot.store.store import Store
from tests.bench.campaigns import campaign_of
from tests.bench.figures import compared
from tests.service.bench import RED, Table

OLD = 1000
"""Turns of the old campaign: its journal, not its realm, is what has grown."""
TIMES = 40


async def reopening(folder: Path) -> tuple[str, ...]:
    """Compare how long an order set takes in a campaign with a long past and in the same one without it."""
    async with campaign_of(folder, turns=2) as (table, campaign):
        young = await rebuilt(table, campaign)
        await age(table, campaign)
        old = await rebuilt(table, campaign)
    return (compared(f"a campaign of {OLD} turns reopened", old, young, "a young one", "1.1; bar 50 ms"),)


async def rebuilt(table: Table, campaign: int) -> float:
    """Give the middle time of opening the database and asking for somebody's orders, in seconds."""
    times = []
    for _ in range(TIMES):
        await table.store.close()
        table.herald = replace(table.herald, store=Store(table.url))
        begin = perf_counter()
        await orders.orders(table.herald, await table.who(campaign, RED))
        times.append(perf_counter() - begin)
    return median(times)


async def age(table: Table, campaign: int) -> None:
    """Give a campaign the past of many turns: its saves, closings and events, over and over."""
    await asyncio.to_thread(repeat_history, table.url.removeprefix("sqlite+aiosqlite:///"), campaign)


def repeat_history(path: str, campaign: int) -> None:
    """Copy what happened before the last save, a thousand turns deep, under numbers of its own."""
    connection = sqlite3.connect(path)
    columns = {
        table: [row[1] for row in connection.execute(f"pragma table_info({table})")]
        for table in ("saves", "closings", "events")
    }
    keys = {"saves": "number", "closings": "save", "events": "n"}
    for table, key in keys.items():
        others = [column for column in columns[table] if column not in {key, "id", "window_key"}]
        named = [*others, "window_key"] if "window_key" in columns[table] else others
        given = [*others, "window_key || :past"] if "window_key" in columns[table] else others
        rows = f"select {key} - :past, {', '.join(given)} from {table} where campaign = :campaign and {key} >= 0"
        for turn in range(1, OLD):
            connection.execute(
                f"insert into {table} ({key}, {', '.join(named)}) {rows}",
                {"past": turn * 1_000_000, "campaign": campaign},
            )
    connection.commit()
    connection.close()
