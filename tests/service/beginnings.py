"""Beginnings: campaigns that have just started, kept as files, so that the next test to start the same has it at once.

A test that patches anything starts its own, since what it patches may be what starts a campaign.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Hashable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from bot.service.ground import herald as drawing
from bot.service.ground.herald import Herald
from rules.kernel.play.ruleset import Ruleset

KEPT: dict[Hashable, tuple[Path, int]] = {}
"""The databases of this process with one campaign in each, and its number, by all that went into it."""


@dataclass
class Beginnings:
    """Starts the first campaign of a database as one was started before, where that is the same."""

    url: str
    herald: Herald
    """For whom alone they are the same: a test may have set up another."""
    kept: dict[Hashable, tuple[Path, int]] = field(default_factory=lambda: KEPT)
    games: Mapping[str, Ruleset[Any]] = field(init=False)
    """The games as they were at first: a test may put another in the place of one."""

    def __post_init__(self) -> None:
        """Note the games."""
        self.games = dict(self.herald.games)

    @classmethod
    def of(cls, request: pytest.FixtureRequest, url: str, herald: Herald) -> "Beginnings | None":
        """Give those that a test may have; None for one that patches anything."""
        return None if "monkeypatch" in request.fixturenames else cls(url, herald)

    def fit(self, herald: Herald, game: str) -> bool:
        """Tell whether a campaign of a game begins here as in other tests."""
        return herald is self.herald and herald.games.get(game) is self.games.get(game)

    async def like(self, key: Hashable, start: Callable[[], Awaitable[int]]) -> int:
        """Give the number of a campaign that `start` starts, or has started in another database by this key."""
        place = make_url(self.url)
        path = Path(place.database or "")
        if place.get_backend_name() != "sqlite" or not empty(path):
            return await start()
        key = (drawing.token_hex.__module__, key)  # the seeds of other tests are others
        if key in self.kept:
            file, campaign = self.kept[key]
            drawing.token_hex(32)  # the seed that was drawn for it
            copy(file, path)
            return campaign
        campaign = await start()
        file = Path(mkdtemp(prefix="herald-begun-")) / "herald.db"
        copy(path, file)
        self.kept[key] = file, campaign
        return campaign


def empty(path: Path) -> bool:
    """Tell whether nothing was ever written to a database but its shape."""
    with closing(sqlite3.connect(path)) as database:
        found = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        tables = [name for (name,) in found if name != "alembic_version" and not name.startswith("sqlite_")]
        return not any(database.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone() for name in tables)


def copy(source: Path, target: Path) -> None:
    """Write all that is in a database into another, whoever has it open."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)
