"""Campaigns for benches: civilized, on a real SQLite file, some turns old."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.service.ground.scenarios import Scenarios
from bot.settings import Settings
from bot.store.migrate import migrate
from rules.registry import RULESETS
from tests.service.bench import BLUE, RED, Table, lay


@asynccontextmanager
async def campaign_of(folder: Path, turns: int) -> AsyncIterator[tuple[Table, int]]:
    """Give a table with a civilized campaign of two people that has reached this turn."""
    url = f"sqlite+aiosqlite:///{folder}/bench.db"
    await migrate(url)
    async with lay(url, folder) as table:
        table.herald = replace(table.herald, games=RULESETS, scenarios=Scenarios(Settings().scenarios))
        campaign = await table.started(RED, BLUE, board="civilized/crowns")
        while (await table.card(campaign)).turn < turns:
            await close(table, campaign)
        yield table, campaign


async def close(table: Table, campaign: int) -> None:
    """Close the open window, or those that ask in secret first, by whoever is awaited. Raises where nothing moves."""
    before = await table.key(campaign)
    await table.awaited_ready(campaign)
    if before == await table.key(campaign):
        raise RuntimeError(f"nobody whom {before} awaits could close it")
