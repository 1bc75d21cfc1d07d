"""What the tests of store and service share: databases of both kinds, a clock that stands still, a table to play at."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.service import databases
from tests.service.bench import Table, lay


@pytest.fixture(scope="session", autouse=True)
def _swept() -> Iterator[None]:
    yield
    asyncio.run(databases.drop_template())


@pytest.fixture(params=databases.KINDS)
async def database(request, tmp_path: Path) -> AsyncIterator[databases.Database]:
    """An empty database, migrated."""
    async with databases.make(request.param, tmp_path) as made:
        yield made


@pytest.fixture
async def table(database: databases.Database, tmp_path: Path) -> AsyncIterator[Table]:
    """A Herald on that database, with the toy game and its fair."""
    async with lay(database.url, tmp_path) as laid:
        yield laid
