"""How many orders a second are kept, beside raw commits of one row to the same kind of database."""

import sqlite3
from dataclasses import fields
from pathlib import Path
from time import perf_counter

from bot.service.ground.herald import Herald
from bot.service.orders import orders
from tests.bench.campaigns import campaign_of
from tests.service.bench import RED

ORDERS = 300


async def writing(folder: Path) -> tuple[str, ...]:
    """Compare the service's orders with SQLite's commits."""
    commits, kept = ORDERS / raw(folder / "raw.db"), ORDERS / await given(folder)
    return (f"{kept:.0f} orders a second, against {commits:.0f} raw one-row commits ({commits / kept:.1f} to one)",)


def raw(path: Path) -> float:
    """Give the seconds that plain commits take, one row each, as durable as Herald's."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma synchronous=full")
    connection.execute("create table rows (id integer primary key, body text)")
    begin = perf_counter()
    for number in range(ORDERS):
        connection.execute("begin immediate")
        connection.execute("insert into rows (body) values (?)", (f"tax {number}",))
        connection.execute("commit")
    taken = perf_counter() - begin
    connection.close()
    return taken


async def given(folder: Path) -> float:
    """Give the seconds that orders take through the service."""
    async with campaign_of(folder, turns=1) as (table, campaign):
        await table.until(campaign, "decrees")  # by which window a year begins is luck
        who = await table.who(campaign, RED)
        # The table of the tests looks for what is to be told after each order; a running bot is called by its bell.
        herald = Herald(**{one.name: getattr(table.herald, one.name) for one in fields(Herald)})
        begin = perf_counter()
        for number in range(ORDERS):
            await orders.give_line(herald, who, f"tax {number % 10 * 10}")
        return perf_counter() - begin
