"""H12: killed with `kill -9` over its deadlines, Herald closes each window once, and late by a minute at most."""

import asyncio
import multiprocessing
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bot.service.schedule import Schedule
from bot.service.table import campaigns
from tests.killing.deadlines import live
from tests.killing.test_killed import FOREVER, ended
from tests.service import databases
from tests.service.bench import BEGIN, RED, Table, lay

AGAIN = timedelta(seconds=10)
"""How long after its death Herald is started again."""
MINUTE = timedelta(seconds=60)
OUTAGE = timedelta(hours=6)
"""How long Herald is away over each fifth deadline."""
EVERY = Schedule(orders=24, grace=3, marks=(), absence=20)
TURNS = 60
"""The turns of the event loop that a closing takes, more or less."""


async def closings(bench: Table) -> Counter[int]:
    """Count the windows that have closed, by campaign."""
    async with bench.store.reading() as connection:
        return Counter((await connection.execute(text("SELECT campaign FROM closings"))).scalars())


async def closed_last(bench: Table) -> datetime:
    """Give when the last window closed."""
    async with bench.store.reading() as connection:
        found = (await connection.execute(text("SELECT max(closed_at) FROM closings"))).scalar_one()
    return datetime.fromisoformat(found).replace(tzinfo=BEGIN.tzinfo)


async def begun(bench: Table, count: int) -> None:
    """Begin so many campaigns; their windows are all due at the same moments."""
    for number in range(count):
        card = await campaigns.found(
            bench.herald, host=9, guild=7, channel=number, title=f"Table {number}", game="word", scenario="two",
            schedule=EVERY,
        )  # fmt: skip
        await campaigns.join(bench.herald, card.id, RED, "Red")
        await campaigns.start(bench.herald, card.id, 9)


async def worked(bench: Table, nursery, database: Path, luck: Random, moment: datetime, kills: int) -> datetime:
    """Let Herald work what is due, killed so many times on its way; give when it was started for the last time."""
    turns = [luck.randint(20, TURNS * 8) for _ in range(kills)] + [FOREVER]
    started = moment
    while True:
        child = nursery.Process(target=live, args=(moment, turns.pop(0) if len(turns) > 1 else turns[0], database))
        child.start()
        code = await asyncio.to_thread(ended, child)
        assert code in {0, -9}
        started = moment if code else started
        due = await bench.store.next_deadline()
        if code == 0 and (due is None or due > moment + MINUTE):
            return started
        moment += AGAIN


async def survived(bench: Table, folder: Path, count: int, deadlines: int) -> int:
    """Let so many campaigns pass so many deadlines, with deaths and outages, and look that each closed once."""
    luck, graced = Random(12), 0
    await begun(bench, count)
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(["tests.killing.deadlines"])
    for number in range(1, deadlines + 1):
        due = await bench.store.next_deadline()
        assert due is not None
        if number % 5 == 0:
            await worked(bench, nursery, folder / "herald.db", luck, due + OUTAGE, kills=2)
            assert dict.fromkeys(range(1, count + 1), number - 1) == await closings(bench)
            due, graced = await bench.store.next_deadline(), graced + 1
            assert due is not None
        started = await worked(bench, nursery, folder / "herald.db", luck, due + timedelta(seconds=5), kills=3)

        assert dict.fromkeys(range(1, count + 1), number) == await closings(bench)
        assert await closed_last(bench) - started <= MINUTE
    async with bench.store.reading() as connection:
        told = (await connection.execute(text("SELECT count(*) FROM posts WHERE key LIKE '%grace-%'"))).scalar_one()
    assert count * graced == told
    return graced


async def test_H12_deadlines_survive_sudden_deaths(tmp_path: Path) -> None:
    """Of 8 campaigns each closes 6 windows once, late by a minute at most, one of them after its announced grace."""
    async with databases.make("sqlite", tmp_path) as made, lay(made.url, tmp_path) as bench:
        assert 1 == await survived(bench, tmp_path, count=8, deadlines=6)


@pytest.mark.fuzz
async def test_H12_five_hundred_campaigns_over_forty_deadlines(tmp_path: Path) -> None:
    """Of 500 campaigns each closes 40 windows once; eight times Herald was away for six hours."""
    async with databases.make("sqlite", tmp_path) as made, lay(made.url, tmp_path) as bench:
        assert 8 == await survived(bench, tmp_path, count=500, deadlines=40)
