"""The annals: all that was told in a campaign, in order, and how far each person has read."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, func, insert, select

from bot.store import tables
from bot.store.look import Look, entry_of
from bot.store.records import Entry
from bot.store.unit import Unit


@dataclass(frozen=True)
class Glance:
    """How far somebody has read, and when that was."""

    n: int
    at: datetime


async def account(look: Look, *, turn: int | None = None, after: int = 0) -> list[Entry]:
    """Give what was told, the oldest first: all of it, or that of one turn, or what came after a number."""
    table = tables.events
    query = select(table).where(table.c.campaign == look.id, table.c.n > after).order_by(table.c.n)
    if turn is not None:
        query = query.where(table.c.turn == turn)
    return [entry_of(row) for row in await look.rows(query)]


async def last_told(look: Look) -> int:
    """Give the number of the last event; 0 for none."""
    query = select(func.max(tables.events.c.n)).where(tables.events.c.campaign == look.id)
    return int((await look.connection.execute(query)).scalar() or 0)


async def glance(look: Look, user: int, seat: str) -> Glance | None:
    """Give how far a person has read in a seat; None for one who has not looked yet."""
    table = tables.glances
    query = select(table.c.n, table.c.at).where(table.c.campaign == look.id, table.c.user == user, table.c.seat == seat)
    rows = await look.rows(query)
    return Glance(**rows[0]) if rows else None


async def glanced(unit: Unit, user: int, seat: str, seen: Glance) -> None:
    """Note how far a person has read in a seat."""
    table = tables.glances
    await unit.write(delete(table).where(table.c.campaign == unit.id, table.c.user == user, table.c.seat == seat))
    await unit.write(insert(table).values(campaign=unit.id, user=user, seat=seat, n=seen.n, at=seen.at))
