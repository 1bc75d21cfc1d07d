"""What end-to-end tests share: a table, luck that is the same each time, and pictures that are drawn once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.easel import Easel
from tests.e2e.table import Table


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found every campaign with one seed."""
    monkeypatch.setattr("bot.service.ground.herald.token_hex", lambda size: "5eed" * (size // 2))


@pytest.fixture(autouse=True)
def easel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw without a worker, unless the test is of the page."""
    if "browser" not in request.keywords:
        monkeypatch.setattr("bot.compose.Studio", Easel)


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with Table(tmp_path) as table:
        yield table
