"""The pulse: whether a database can be written, and what of its work lies still."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import campaigns, posts


@dataclass(frozen=True)
class Pulse:
    """What lies still in a database."""

    owed: int
    """Messages that are owed by now."""
    since: datetime | None
    """Since when the oldest of them is; None for none."""
    tries: int
    """How often that one was tried."""
    held: int
    """Campaigns that are held."""
    failed: int = 0
    """Messages given up, for nothing would bring them."""
    unread: int = 0
    """Messages let go, for nobody holds the seat that they went to."""


async def pulse(connection: AsyncConnection, now: datetime) -> Pulse:
    """Look at what lies still."""
    waiting = (posts.c.state.in_(("owed", "claimed")), posts.c.since <= now)
    owed = (await connection.execute(select(func.count()).where(*waiting))).scalar_one()
    oldest = select(posts.c.since, posts.c.tries).where(*waiting).order_by(posts.c.since, posts.c.id).limit(1)
    found = (await connection.execute(oldest)).one_or_none()
    held = (await connection.execute(select(func.count()).where(campaigns.c.status == "held"))).scalar_one()
    ended = select(posts.c.state, func.count()).where(posts.c.state.in_(("failed", "unread"))).group_by(posts.c.state)
    lost = {row[0]: row[1] for row in await connection.execute(ended)}
    since, tries = found or (None, 0)
    return Pulse(owed, since, tries, held, lost.get("failed", 0), lost.get("unread", 0))
