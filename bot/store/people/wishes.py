"""What people prefer, whatever they play."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import people, posts


async def preferences(connection: AsyncConnection, users: Iterable[int]) -> dict[int, str]:
    """Give what these people prefer, as JSON; nothing of those who never said anything."""
    query = select(people.c.user, people.c.preferences).where(people.c.user.in_(set(users)))
    return {row.user: row.preferences for row in await connection.execute(query)}


async def prefer(connection: AsyncConnection, user: int, preferences: str, digest_at: datetime | None) -> None:
    """Keep what a person prefers, and when the next digest is due."""
    fields = {"preferences": preferences, "digest_at": digest_at}
    changed = await connection.execute(update(people).where(people.c.user == user).values(**fields))
    if not changed.rowcount:
        await connection.execute(insert(people).values(user=user, **fields))


async def forget(connection: AsyncConnection, user: int) -> None:
    """Forget what a person prefers."""
    await connection.execute(delete(people).where(people.c.user == user))


async def next_digest(connection: AsyncConnection) -> datetime | None:
    """Give the moment at which the next digest is due."""
    found: datetime | None = (await connection.execute(select(func.min(people.c.digest_at)))).scalar()
    return found


async def due_digests(connection: AsyncConnection, now: datetime, most: int) -> list[tuple[int, datetime, str]]:
    """Give whose digest is due: person, moment, preferences."""
    query = select(people.c.user, people.c.digest_at, people.c.preferences).where(people.c.digest_at <= now)
    return [tuple(row) for row in await connection.execute(query.order_by(people.c.digest_at).limit(most))]


async def digest(
    connection: AsyncConnection, user: int, was: datetime, then: datetime | None, post: dict[str, Any] | None
) -> bool:  # Any: columns differ
    """Set the next digest of a person and owe this one, if there is anything; False where another process did."""
    moved = update(people).where(people.c.user == user, people.c.digest_at == was).values(digest_at=then)
    if not (await connection.execute(moved)).rowcount:
        return False
    if post is not None:
        await connection.execute(insert(posts).values(**post))
    return True
