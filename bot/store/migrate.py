"""Migrations: the database brought up to what the code expects."""

from collections.abc import Sequence
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from bot.store.driver.engine import open_engine
from bot.store.trouble import told_apart

FOLDER = Path(__file__).parents[2] / "migrations"
FILES = FOLDER / "versions"
ALONE = 7_221_001
"""The number of the lock under which one process migrates a PostgreSQL that others share."""


async def migrate(url: str, revision: str = "head", *, files: Sequence[Path] = (FILES,)) -> None:
    """Bring a database up to `revision` of these files; one that is there already stays as it is.

    Raises Unavailable for one that is damaged or away.
    """
    engine = open_engine(url)
    try:
        async with told_apart(), engine.begin() as connection:
            await connection.run_sync(upgrade, revision, files)
    finally:
        await engine.dispose()


def upgrade(connection: Connection, revision: str, files: Sequence[Path]) -> None:
    """Run the migrations within the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ALONE})"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(map(str, files)).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
