"""The timetable: what the clock has to do for all campaigns, claimed before it is worked."""

from datetime import datetime

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import Deadline
from bot.store.tables import deadlines

DEADLINE = [column for column in deadlines.c if column.name != "claimed_until"]


async def due(connection: AsyncConnection) -> datetime | None:
    """Give the next moment at which there is something to do; None for never."""
    free = select(func.min(deadlines.c.due)).where(deadlines.c.claimed_until.is_(None))
    lapse = select(func.min(deadlines.c.claimed_until))
    moments = [(await connection.execute(query)).scalar() for query in (free, lapse)]
    return min((moment for moment in moments if moment is not None), default=None)


async def claim(connection: AsyncConnection, now: datetime, until: datetime, most: int) -> list[Deadline]:
    """Claim what is due, the longest overdue first; nobody else gets it before `until`."""
    free = or_(deadlines.c.claimed_until.is_(None), deadlines.c.claimed_until <= now)
    found = (
        select(deadlines.c.id).where(deadlines.c.due <= now, free).order_by(deadlines.c.due, deadlines.c.id).limit(most)
    )
    ids = (await connection.execute(found.with_for_update(skip_locked=True))).scalars().all()
    claimed = update(deadlines).where(deadlines.c.id.in_(ids)).values(claimed_until=until).returning(*DEADLINE)
    rows = (await connection.execute(claimed)).mappings().all()
    return sorted((Deadline(**row) for row in rows), key=lambda deadline: (deadline.due, deadline.id))


async def overdue(connection: AsyncConnection, before: datetime) -> int:
    """Count the windows that should have closed before a moment and stand open."""
    closing = (deadlines.c.kind.in_(("close", "grace")), deadlines.c.due < before)
    return int((await connection.execute(select(func.count()).where(*closing))).scalar_one())


async def drop(connection: AsyncConnection, id: int) -> None:
    """Forget a deadline that was worked."""
    await connection.execute(delete(deadlines).where(deadlines.c.id == id))
