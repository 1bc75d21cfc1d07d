"""The timetable: what the clock has to do for all campaigns, claimed before it is worked."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, and_, delete, false, func, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import Deadline
from bot.store.tables import deadlines

DEADLINE = [column for column in deadlines.c if column.name != "claimed_until"]


@dataclass(frozen=True)
class Unheard:
    """What waits until people are heard."""

    kinds: Collection[str]
    """The kinds of deadline that do."""
    heard: Collection[int]
    """The campaigns whose people are heard."""
    heard_at: datetime | None = None
    """What falls due later waits in these, too; None: nothing does."""
    upto: datetime | None = None
    """Until when everybody is heard."""


def free_of(unheard: Unheard | None) -> ColumnElement[bool]:
    """Tell in SQL whether a deadline need not wait for what people may have written; None: nothing waits."""
    if unheard is None:
        return true()
    in_time = true() if unheard.heard_at is None else deadlines.c.due <= unheard.heard_at
    before = false() if unheard.upto is None else deadlines.c.due <= unheard.upto
    heard = and_(deadlines.c.campaign.in_(unheard.heard), in_time)
    return or_(deadlines.c.kind.not_in(unheard.kinds), heard, before)


async def due(connection: AsyncConnection, unheard: Unheard | None = None) -> datetime | None:
    """Give the next moment at which there is something to do; None for never."""
    free = select(func.min(deadlines.c.due)).where(deadlines.c.claimed_until.is_(None), free_of(unheard))
    lapse = select(func.min(deadlines.c.claimed_until)).where(free_of(unheard))
    moments = [(await connection.execute(query)).scalar() for query in (free, lapse)]
    return min((moment for moment in moments if moment is not None), default=None)


async def claim(
    connection: AsyncConnection, now: datetime, until: datetime, most: int, unheard: Unheard | None = None
) -> list[Deadline]:
    """Claim what is due, the longest overdue first; nobody else gets it before `until`."""
    free = or_(deadlines.c.claimed_until.is_(None), deadlines.c.claimed_until <= now)
    wanted = select(deadlines.c.id).where(deadlines.c.due <= now, free, free_of(unheard))
    found = wanted.order_by(deadlines.c.due, deadlines.c.id).limit(most)
    ids = (await connection.execute(found.with_for_update(skip_locked=True))).scalars().all()
    claimed = update(deadlines).where(deadlines.c.id.in_(ids)).values(claimed_until=until).returning(*DEADLINE)
    rows = (await connection.execute(claimed)).mappings().all()
    return sorted((Deadline(**row) for row in rows), key=lambda deadline: (deadline.due, deadline.id))


async def late(connection: AsyncConnection, now: datetime, kinds: Collection[str]) -> list[int]:
    """Give the campaigns in which something of these kinds is due, the longest overdue first."""
    of_kind = (deadlines.c.kind.in_(kinds), deadlines.c.due <= now)
    query = select(deadlines.c.campaign, func.min(deadlines.c.due).label("first")).where(*of_kind)
    rows = await connection.execute(query.group_by(deadlines.c.campaign).order_by("first"))
    return [row.campaign for row in rows]


async def overdue(connection: AsyncConnection, before: datetime, unheard: Unheard | None = None) -> int:
    """Count the windows that should have closed before a moment and stand open, but for those that wait for people."""
    closing = (deadlines.c.kind.in_(("close", "grace")), deadlines.c.due < before, free_of(unheard))
    return int((await connection.execute(select(func.count()).where(*closing))).scalar_one())


async def closing_after(connection: AsyncConnection, moment: datetime) -> list[int]:
    """Give the campaigns in which a window closes after a moment."""
    query = select(deadlines.c.campaign).where(deadlines.c.kind.in_(("close", "grace")), deadlines.c.due > moment)
    return sorted((await connection.execute(query.distinct())).scalars())


async def drop(connection: AsyncConnection, id: int) -> None:
    """Forget a deadline that was worked."""
    await connection.execute(delete(deadlines).where(deadlines.c.id == id))
