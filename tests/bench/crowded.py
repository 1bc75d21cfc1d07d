"""How long many campaigns take that fall due in the same minute, how long anybody waits meanwhile, and their memory."""

import asyncio
import resource
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from time import perf_counter, process_time

from sqlalchemy import text

from bot.chat.courier.pace import A_SECOND
from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.orders import orders
from bot.service.telling import telling
from bot.service.time import ticker as time
from bot.settings import Settings
from bot.store.migrate import migrate
from rules.registry import RULESETS
from tests.bench.drawing import beat
from tests.bench.figures import milliseconds, part
from tests.bench.returning import seated
from tests.service.bench import Table, lay

FEW, MANY = 100, 1_000
AIM, ROOM = 60, 600
"""Seconds, and megabytes, for many."""


@dataclass(frozen=True)
class Crowd:
    """What so many campaigns of two people and four autopilots took, whose first windows fell due at once."""

    campaigns: int
    sealed: float
    """Seconds until all windows were closed."""
    told: float
    """Seconds until all was put into words, too."""
    work: float
    """Seconds of this processor for both."""
    late: float
    """Seconds that the event loop was late at 99 of 100 moments, and so an acknowledgement."""
    latest: float
    """Seconds that it was late at worst."""
    posts: int
    """Messages that are owed then, the first ones of the campaigns included."""
    memory: float
    """Megabytes more than before the campaigns were founded."""
    disk: float
    """Megabytes of the database."""


async def crowded(folder: Path) -> tuple[str, ...]:
    """Measure it with few."""
    return written(await crowd_of(folder, FEW))


async def crowded_many(folder: Path) -> tuple[str, ...]:
    """Measure it with a thousand, which takes minutes to found."""
    return written(await crowd_of(folder, MANY))


def written(found: Crowd) -> tuple[str, ...]:
    """Write it beside its aims."""
    aim = AIM * found.campaigns / MANY
    took = f"sealed in {found.sealed:.1f} s (aim {aim:.0f} s), told in {found.told:.1f} s"
    work = f"{1000 * found.work / found.campaigns:.0f} ms of this processor each"
    lag = f"an acknowledgement waits {milliseconds(found.late)} at p99, {milliseconds(found.latest)} at worst (aim 1 s)"
    pace = f"{found.posts} messages owed, {found.posts / A_SECOND:.0f} s at Discord's pace"
    room = f"{found.memory:.0f} MB (aim {ROOM} MB for {MANY}), and {found.disk:.1f} MB of database"
    return (
        f"{found.campaigns} campaigns of Civilized due at once: {took}, {work}; {lag}; {pace}",
        f"memory for {found.campaigns} campaigns that somebody looks at: {room}",
    )


async def crowd_of(folder: Path, campaigns: int) -> Crowd:
    """Found them, let everybody look at the orders, then let all of their first windows fall due at once."""
    file = folder / f"{campaigns}.db"
    url = f"sqlite+aiosqlite:///{file}"
    await migrate(url)
    async with lay(url, folder) as table:
        before = megabytes()
        unhurried(table, campaigns)
        for number, person in enumerate(await seated(table, campaigns)):
            await orders.so_far(table.herald, await table.who(number // 2 + 1, person))
        memory, late = megabytes() - before, [0.0]
        table.clock.moment += timedelta(hours=24, seconds=30)
        heart = asyncio.create_task(beat(late))
        begun, work = perf_counter(), process_time()
        await time.tick(table.herald)
        sealed = perf_counter() - begun
        await telling.tell_all(table.herald)
        told, work = perf_counter() - begun, process_time() - work
        heart.cancel()
        if campaigns != await count(table, "SELECT count(DISTINCT campaign) FROM closings"):
            raise RuntimeError("not every window closed")
        posts = await count(table, "SELECT count(*) FROM posts")
    size = file.stat().st_size / 1e6
    return Crowd(campaigns, sealed, told, work, part(late, 0.99), max(late), posts, memory, size)


def unhurried(table: Table, campaigns: int) -> None:
    """Have a Herald with the games that it really runs, who tells when told to, as the tasks of a bot do."""
    seeds, shared = iter(range(campaigns)), table.herald
    table.herald = Herald(
        shared.store,
        shared.clock,
        RULESETS,
        Scenarios(Settings().scenarios),
        shared.rulebooks,
        seeds=lambda: f"{next(seeds):064x}",
    )


def megabytes() -> float:
    """Give the most memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def count(table: Table, question: str) -> int:
    """Count rows."""
    async with table.store.reading() as connection:
        return int((await connection.execute(text(question))).scalar_one())
