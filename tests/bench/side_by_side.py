"""How long many campaigns take that fall due in the same minute, where several processes share one PostgreSQL."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from time import perf_counter

from bot.service.orders import orders
from bot.service.time import ticker as time
from tests.bench.crowded import FEW, MANY, count, unhurried
from tests.bench.returning import seated
from tests.service import databases
from tests.service.bench import lay

PROCESSES = 4
AIM = 20
"""Seconds for a thousand."""
START = 60
"""Seconds that a process may take to begin."""


@dataclass(frozen=True)
class Share:
    """What one process did: when it was through, after all had begun, and how many deadlines it worked."""

    seconds: float
    worked: int


async def side_by_side(folder: Path) -> tuple[str, ...]:
    """Measure it with few."""
    return await measured(folder, FEW)


async def side_by_side_many(folder: Path) -> tuple[str, ...]:
    """Measure it with a thousand, which takes minutes to found."""
    return await measured(folder, MANY)


async def measured(folder: Path, campaigns: int) -> tuple[str, ...]:
    """Let their first windows fall due at once, and one process close them; then the same with several."""
    if not databases.server_answers():
        return (f"no PostgreSQL at {databases.SERVER}",)
    alone, together = [await closed(folder, campaigns, processes) for processes in (1, PROCESSES)]
    took, parts = max(one.seconds for one in together), ", ".join(str(one.worked) for one in together)
    done = f"{PROCESSES} processes seal them in {took:.1f} s (aim {AIM * campaigns / MANY:.0f} s)"
    told = f"{done}, one in {alone[0].seconds:.1f} s; deadlines worked by each: {parts}"
    return (f"{campaigns} campaigns due at once on one PostgreSQL: {told}",)


async def closed(folder: Path, campaigns: int, processes: int) -> Sequence[Share]:
    """Found campaigns, and give what each of so many processes did to close their first windows."""
    async with databases.make("postgres", folder) as made:
        async with lay(made.url, folder) as table:
            unhurried(table, campaigns)
            for number, person in enumerate(await seated(table, campaigns)):
                await orders.so_far(table.herald, await table.who(number // 2 + 1, person))
            moment = table.clock.moment + timedelta(hours=24, seconds=30)
            shares = await asyncio.to_thread(started, made.url, folder, moment, processes)
            if campaigns != await count(table, "SELECT count(DISTINCT campaign) FROM closings"):
                raise RuntimeError("not every window closed")
        return shares


def started(url: str, folder: Path, moment: datetime, processes: int) -> Sequence[Share]:
    """Start the processes, let them begin together, and wait for all of them."""
    context = get_context("spawn")
    gate, found = context.Barrier(processes, timeout=START), context.Queue()
    crew = [context.Process(target=work, args=(url, folder, moment, gate, found)) for _ in range(processes)]
    for one in crew:
        one.start()
    shares = [found.get() for _ in crew]
    for one in crew:
        one.join()
    return shares


def work(url: str, folder: Path, moment: datetime, gate: Barrier, found: "Queue[Share]") -> None:
    """Be one of the processes."""
    found.put(asyncio.run(ticked(url, folder, moment, gate)))


async def ticked(url: str, folder: Path, moment: datetime, gate: Barrier) -> Share:
    """Work what is due, as the ticker of a process does."""
    async with lay(url, folder) as table:
        unhurried(table, 0)
        table.clock.moment = moment
        await table.herald.store.next_deadline()  # so that it is connected
        gate.wait()
        begun = perf_counter()
        worked = await time.tick(table.herald)
        return Share(perf_counter() - begun, worked)
