"""Migrations lead to the tables that the code expects, on both databases."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from bot.store import tables_diplomacy  # noqa: F401  every table has to be known
from bot.store.columns import metadata
from bot.store.driver.engine import open_engine
from bot.store.errors import Unavailable
from bot.store.migrate import FILES, migrate
from tests.service.bench import Table
from tests.service.databases import Database
from tests.upgrades.kept import NEXT


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


async def test_the_migrated_tables_are_the_codes(database: Database) -> None:
    """Nothing is missing and nothing left over; migrating again changes nothing."""
    await migrate(database.url)
    engine = open_engine(database.url)
    async with engine.begin() as connection:
        found = await connection.run_sync(differences)
    await engine.dispose()
    assert [] == found


async def test_a_later_migration_leaves_what_is_there(table: Table) -> None:
    """A campaign, its seats and what happened in it survive a column more, and migrating again changes nothing."""
    campaign = await table.started()
    before = await table.card(campaign)
    await migrate(table.url, files=(FILES, NEXT))
    await migrate(table.url, files=(FILES, NEXT))

    assert before == await table.card(campaign)
    async with table.store.look(campaign) as look:
        assert await look.save() is not None
        found = await look.connection.exec_driver_sql("SELECT omen, version_num FROM campaigns, alembic_version")
        assert [("none", "next")] == [tuple(row) for row in found]


async def test_sqlite_is_opened_for_keeps(tmp_path) -> None:
    """Write-ahead log, full synchronisation, foreign keys: an order that was answered survives a power cut."""
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'some' / 'where' / 'herald.db'}")
    async with engine.connect() as connection:
        names = ("journal_mode", "synchronous", "foreign_keys")
        found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]
    await engine.dispose()
    assert ["wal", 2, 1] == found


async def test_a_damaged_database_is_named_in_words(tmp_path: Path) -> None:
    """What a disk has damaged is no traceback, whichever command meets it first."""
    file = tmp_path / "herald.db"
    file.write_bytes(b"SQLite format 3\0" + b"\xff" * 9000)

    with pytest.raises(Unavailable):
        await migrate(f"sqlite+aiosqlite:///{file}")
