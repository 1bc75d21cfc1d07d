"""Private threads of seats: those that are in use, and those of campaigns that are over."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import campaigns, seats

COLUMNS = ("thread", "deputy_thread")


@dataclass(frozen=True)
class SeatThread:
    """A private thread: of a seat's holder, or of its deputy."""

    campaign: int
    seat: str
    column: str
    thread: int


async def threads(connection: AsyncConnection, *, ended_before: datetime | None) -> list[SeatThread]:
    """Give the threads of campaigns that ended before a moment; None: those of campaigns that have not ended."""
    over = campaigns.c.status != "ended" if ended_before is None else campaigns.c.ended_at <= ended_before
    kinds = [
        select(seats.c.campaign, seats.c.seat, seats.c[name].label("thread"))
        .join(campaigns, campaigns.c.id == seats.c.campaign)
        .where(over, seats.c[name].is_not(None))
        for name in COLUMNS
    ]
    found = []
    for name, query in zip(COLUMNS, kinds, strict=True):
        rows = (await connection.execute(query.order_by(seats.c.campaign, seats.c.position))).mappings()
        found += [SeatThread(row["campaign"], row["seat"], name, row["thread"]) for row in rows]
    return found
