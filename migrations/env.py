"""How Alembic runs: on the connection that `bot.store.migrate` hands it, or on HERALD_DATABASE_URL."""

import asyncio
import os

from alembic import context
from sqlalchemy import Connection

from bot.store import tables_diplomacy  # noqa: F401  every table has to be known
from bot.store.columns import metadata
from bot.store.driver.engine import open_engine


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def connect() -> None:
    engine = open_engine(os.environ["HERALD_DATABASE_URL"])
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(connect())
else:
    run(given)
