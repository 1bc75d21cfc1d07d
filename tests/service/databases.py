"""Databases for tests: SQLite files, and databases of a PostgreSQL that HERALD_TEST_POSTGRES names."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.migrate import migrate

SERVER = os.environ.get("HERALD_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432/postgres")
NUMBERS = count(1)
TEMPLATE = f"herald_template_{os.getpid()}"
PATIENCE = 3
"""Seconds to wait for the server."""


@dataclass(frozen=True)
class Database:
    """An empty database, migrated."""

    kind: str
    url: str


@lru_cache(maxsize=1)
def server_answers() -> bool:
    """Tell whether the PostgreSQL can be reached."""
    url = make_url(SERVER)

    async def knock() -> None:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(url.host, url.port or 5432)
        writer.close()

    try:
        asyncio.run(knock())
    except (OSError, TimeoutError):
        return False
    return True


def kinds() -> list[object]:
    """Give the kinds of database to test on; without a server its half is left out, but never where CI runs."""
    postgres = pytest.param("postgres", marks=pytest.mark.postgres)
    return ["sqlite", postgres] if server_answers() or os.environ.get("CI") else ["sqlite"]


KINDS = kinds()


@asynccontextmanager
async def make(kind: str, folder: Path) -> AsyncIterator[Database]:
    """Give an empty database, and take it away afterwards."""
    if kind == "sqlite":
        path = folder / "herald.db"
        shutil.copy(await template_file(), path)
        yield Database(kind, f"sqlite+aiosqlite:///{path}")
        return
    server = create_async_engine(SERVER, isolation_level="AUTOCOMMIT")
    name = f"herald_test_{os.getpid()}_{next(NUMBERS)}"
    try:
        await template_database(server)
        await run(
            server, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}", f"ALTER DATABASE {name} SET synchronous_commit = off"
        )
        yield Database(kind, make_url(SERVER).set(database=name).render_as_string(hide_password=False))
    finally:
        await run(server, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await server.dispose()


TEMPLATES: dict[str, Path] = {}


async def template_file() -> Path:
    """Give a migrated SQLite file to copy."""
    if "sqlite" not in TEMPLATES:
        path = Path(mkdtemp(prefix="herald-")) / "template.db"
        await migrate(f"sqlite+aiosqlite:///{path}")
        TEMPLATES["sqlite"] = path
    return TEMPLATES["sqlite"]


async def template_database(server: AsyncEngine) -> None:
    """Make a migrated PostgreSQL database to copy, once in this process."""
    if "postgres" in TEMPLATES:
        return
    await run(server, f"DROP DATABASE IF EXISTS {TEMPLATE}", f"CREATE DATABASE {TEMPLATE}")
    await migrate(make_url(SERVER).set(database=TEMPLATE).render_as_string(hide_password=False))
    TEMPLATES["postgres"] = Path()


async def drop_template() -> None:
    """Take the template away when all tests are over."""
    if "postgres" not in TEMPLATES:
        return
    server = create_async_engine(SERVER, isolation_level="AUTOCOMMIT")
    await run(server, f"DROP DATABASE IF EXISTS {TEMPLATE}")
    await server.dispose()


async def run(server: AsyncEngine, *statements: str) -> None:
    """Carry out statements outside any transaction."""
    async with server.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
