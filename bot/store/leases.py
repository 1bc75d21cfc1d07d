"""Leases: what a process has claimed is its own for some seconds, for longer only if it says again that it lives."""

from collections.abc import Collection
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO, Literal

from sqlalchemy import ColumnElement, Table, and_, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import deadlines, posts, tellings

with suppress(ImportError):  # where files cannot be locked, claims run out by themselves
    import fcntl

Kind = Literal["posts", "tellings", "deadlines"]
TABLES: dict[Kind, Table] = {"posts": posts, "tellings": tellings, "deadlines": deadlines}


def claimed(table: Table) -> ColumnElement[bool]:
    """Tell in SQL whether a row is claimed by anybody."""
    since = table.c.claimed_until.is_not(None)
    return and_(since, table.c.state == "claimed") if table is posts else since


async def renew(connection: AsyncConnection, kind: Kind, ids: Collection[int], until: datetime) -> None:
    """Let claims hold until then; what was worked meanwhile stays so."""
    table = TABLES[kind]
    await connection.execute(update(table).where(table.c.id.in_(ids), claimed(table)).values(claimed_until=until))


async def give_back(connection: AsyncConnection, kind: Kind, ids: Collection[int] | None = None) -> int:
    """Let others have at once what is claimed: these, or whatever anybody has claimed; give how many there were."""
    table = TABLES[kind]
    given = update(table).where(claimed(table)).values(claimed_until=None)
    if table is posts:
        given = given.values(state="owed")
    return (await connection.execute(given if ids is None else given.where(table.c.id.in_(ids)))).rowcount


class Lock:
    """Whether a process has a database in a file to itself; the lock goes with the process, however it ends."""

    def __init__(self, url: str) -> None:
        """Lock nothing yet."""
        address = make_url(url)
        named = address.get_backend_name() == "sqlite" and address.database and address.database != ":memory:"
        self.path = Path(f"{address.database}.lock") if named else None
        self.file: IO[bytes] | None = None

    def taken(self) -> bool:
        """Take the lock, if it is free; tell whether this process has it, so that whatever is claimed was its own."""
        if self.path is None or "fcntl" not in globals():
            return False
        if self.file is None:
            file = self.path.open("ab")
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                return False
            self.file = file
        return True

    def leave(self) -> None:
        """Let another process have it."""
        if self.file is not None:
            self.file.close()
            self.file = None
