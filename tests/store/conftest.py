"""What the tests of the store share with those of the service, on both kinds of database each time."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.service import databases
from tests.service.conftest import seeds, swept, table

__all__ = ["database", "seeds", "swept", "table"]


@pytest.fixture(params=databases.KINDS)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[databases.Database]:
    """An empty database, migrated."""
    async with databases.make(request.param, tmp_path) as made:
        yield made
