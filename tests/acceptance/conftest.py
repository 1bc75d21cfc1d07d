"""What acceptance tests share: a table with the whole bot at it, and a bench with the service alone."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest
import pytest_asyncio

from bot.service.ground.scenarios import Scenarios
from rules.registry import RULESETS
from tests.e2e.easel import Easel
from tests.e2e.table import Table
from tests.service import bench as laid
from tests.service import databases
from tests.service.beginnings import Beginnings
from tests.service.conftest import swept

__all__ = ["swept"]

SCENARIOS = Path(__file__).parents[2] / "config" / "scenarios"


@pytest.fixture(autouse=True)
def luck() -> Iterator[None]:
    """Let every campaign have a seed that is the same in each run, and differs from the others'."""
    numbers = count(6)  # the first years of these are quiet in Civilized
    seed = patch("bot.service.ground.herald.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
    with seed, patch("bot.compose.Studio", Easel):
        yield


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """People in a Discord of their own, with the real client."""
    async with Table(tmp_path) as table:
        yield table


@pytest_asyncio.fixture(params=databases.PLAYED)
async def bench(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[laid.Table]:
    """The service on a database, with the small games of its tests."""
    async with databases.make(request.param, tmp_path) as made, laid.lay(made.url, tmp_path) as table:
        table.beginnings = Beginnings.of(request, made.url, table.herald)
        yield table


@pytest_asyncio.fixture(params=databases.PLAYED)
async def crowns(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[laid.Table]:
    """A bench with the games that Herald really runs."""
    async with databases.make(request.param, tmp_path) as made, laid.lay(made.url, tmp_path) as table:
        table.herald = replace(table.herald, games=RULESETS, scenarios=Scenarios(SCENARIOS))
        table.beginnings = Beginnings.of(request, made.url, table.herald)
        yield table
