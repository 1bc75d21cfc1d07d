"""How long Herald takes from its start until it is ready, with many campaigns in its database."""

import asyncio
from pathlib import Path
from time import perf_counter

from tests.bench.keeping import multiply
from tests.e2e.table import Table

FEW, MANY = 100, 1_000
AIM = 3
"""Seconds, for many."""


async def starting(folder: Path) -> tuple[str, ...]:
    """Measure it with few campaigns."""
    return await started(folder, FEW)


async def starting_many(folder: Path) -> tuple[str, ...]:
    """Measure it with a thousand."""
    return await started(folder, MANY)


async def started(folder: Path, campaigns: int) -> tuple[str, ...]:
    """Begin one campaign, start with it alone, copy its rows, and start again."""
    async with Table(folder) as table:
        ada, ben = table.player("Ada"), table.player("Ben")
        await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="Bench")
        await ada.join(seat="Hellas")
        await ben.join(seat="Lydia")
        await ada.slash("campaign", "campaign start")
    alone = await opened(folder)
    await asyncio.to_thread(multiply, folder / "table.db", campaigns)
    taken = await opened(folder)
    ratio = f"{taken / alone:.2f} times that with one ({alone:.2f} s)"
    return (f"from start to ready with {campaigns} campaigns {taken:.2f} s (aim {AIM} s with {MANY}), {ratio}",)


async def opened(folder: Path) -> float:
    """Give the seconds until a new Herald on this database has done all that it does at its start."""
    table = Table(folder)
    begun = perf_counter()
    async with table:
        return perf_counter() - begun
