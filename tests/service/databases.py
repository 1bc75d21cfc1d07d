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

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from bot.store.migrate import migrate

SERVER = os.environ.get("HERALD_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432/postgres")
NUMBERS = count(1)
TEMPLATE = f"herald_template_{os.getpid()}"
FILES: list[Path] = []
"""The migrated SQLite file of this process, once there is one."""
MADE: list[str] = []
"""The databases that this process has made."""
IDLE: list[str] = []
"""Those of them that no test uses: empty, and used again, since PostgreSQL takes its time to make one."""
SHAPE: list[object] = []
"""What `LOOK` finds in a migrated database."""
LOOK = """
SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable FROM information_schema.columns
WHERE table_schema = 'public'
UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
UNION ALL SELECT version_num FROM alembic_version
ORDER BY 1
"""
ALONE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
EMPTY = """
DO $$ DECLARE one text; BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        EXECUTE format('DELETE FROM %I', one);
    END LOOP;
    PERFORM setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE schemaname = 'public';
END $$
"""
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
PLAYED = [
    kind if kind == "sqlite" else pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.fuzz])
    for kind in KINDS
]
"""The same for tests of the service: those of the store and of whole evenings try each statement on both each time."""


@asynccontextmanager
async def make(kind: str, folder: Path) -> AsyncIterator[Database]:
    """Give an empty database, and take it away afterwards."""
    if kind == "sqlite":
        path = folder / "herald.db"
        shutil.copy(await template_file(), path)
        yield Database(kind, f"sqlite+aiosqlite:///{path}")
        return
    name = IDLE.pop() if IDLE else await new_database()
    try:
        yield Database(kind, make_url(SERVER).set(database=name).render_as_string(hide_password=False))
    finally:
        if await emptied(name):
            IDLE.append(name)
        else:
            await on_server(f"DROP DATABASE {name} WITH (FORCE)")


async def template_file() -> Path:
    """Give a migrated SQLite file to copy."""
    if not FILES:
        path = Path(mkdtemp(prefix="herald-")) / "template.db"
        await migrate(f"sqlite+aiosqlite:///{path}")
        FILES.append(path)
    return FILES[0]


async def new_database() -> str:
    """Make a migrated PostgreSQL database, a copy of this process's template; give its name."""
    if TEMPLATE not in MADE:
        await on_server(f"DROP DATABASE IF EXISTS {TEMPLATE}", f"CREATE DATABASE {TEMPLATE}")
        MADE.append(TEMPLATE)
        await migrate(make_url(SERVER).set(database=TEMPLATE).render_as_string(hide_password=False))
        async with connected(TEMPLATE) as connection:
            SHAPE.append(await connection.fetch(LOOK))
    name = f"herald_test_{os.getpid()}_{next(NUMBERS)}"
    await on_server(
        f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}", f"ALTER DATABASE {name} SET synchronous_commit = off"
    )
    MADE.append(name)
    return name


async def emptied(name: str) -> bool:
    """Take everything out of a database and everybody's hands off it; False where its tables are others by now."""
    async with connected(name) as connection:
        await connection.execute(ALONE)
        if await connection.fetch(LOOK) != SHAPE[0]:
            return False
        await connection.execute(EMPTY)
    return True


async def sweep() -> None:
    """Drop what this process made, when all its tests are over."""
    await on_server(*(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)" for name in MADE))
    MADE.clear()
    IDLE.clear()
    SHAPE.clear()


async def on_server(*statements: str) -> None:
    """Carry out statements outside any transaction and any database of a test's."""
    if statements:
        async with connected(make_url(SERVER).database or "postgres") as connection:
            for statement in statements:
                await connection.execute(statement)


@asynccontextmanager
async def connected(name: str) -> AsyncIterator[asyncpg.Connection]:
    """Connect to a database of the server."""
    url = make_url(SERVER).set(drivername="postgresql", database=name)
    connection = await asyncpg.connect(url.render_as_string(hide_password=False))
    try:
        yield connection
    finally:
        await connection.close()
