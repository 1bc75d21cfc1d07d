"""What the tests of store and service share: databases of both kinds, a clock that stands still, a table to play at."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.service.ground.scenarios import Scenarios
from rules.registry import RULESETS
from tests.service import databases
from tests.service.beginnings import Beginnings
from tests.service.bench import Table, lay

SCENARIOS = Path(__file__).parents[2] / "config" / "scenarios"


def pytest_terminal_summary(terminalreporter) -> None:
    """Say when half of the tests was left out."""
    if len(databases.KINDS) == 1:
        terminalreporter.write_line(f"PostgreSQL does not answer at {databases.SERVER}: its tests were left out")


@pytest.fixture(scope="session", autouse=True)
def swept() -> Iterator[None]:
    yield
    asyncio.run(databases.sweep())


@pytest.fixture(autouse=True)
def seeds() -> Iterator[None]:
    """Let every campaign have a seed that is the same in each run, and differs from the others'."""
    numbers = count(1)
    with patch("bot.service.ground.herald.token_hex", lambda size: f"{next(numbers):0{2 * size}x}"):
        yield


@pytest.fixture(params=databases.PLAYED)
async def database(request, tmp_path: Path) -> AsyncIterator[databases.Database]:
    """An empty database, migrated."""
    async with databases.make(request.param, tmp_path) as made:
        yield made


@pytest.fixture
async def table(request: pytest.FixtureRequest, database: databases.Database, tmp_path: Path) -> AsyncIterator[Table]:
    """A Herald on that database, with the toy game and its fair."""
    async with lay(database.url, tmp_path) as laid:
        laid.beginnings = Beginnings.of(request, database.url, laid.herald)
        yield laid


@pytest.fixture(params=databases.PLAYED)
async def crowns(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Table]:
    """A table with the games that Herald really runs."""
    async with databases.make(request.param, tmp_path) as made, lay(made.url, tmp_path) as laid:
        laid.herald = replace(laid.herald, games=RULESETS, scenarios=Scenarios(SCENARIOS))
        laid.beginnings = Beginnings.of(request, made.url, laid.herald)
        yield laid
