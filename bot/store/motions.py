"""Motions: what a table votes on, and the ballots of its seats."""

from datetime import datetime
from typing import Any

from sqlalchemy import RowMapping, delete, insert, select, update

from bot.store.look import Look
from bot.store.records import Motion
from bot.store.tables import ballots, motions
from bot.store.unit import Unit


async def motion(look: Look, id: int) -> Motion | None:
    """Give a motion of a campaign; None where it has none of this number."""
    rows = await look.rows(select(motions).where(motions.c.campaign == look.id, motions.c.id == id))
    return motion_of(rows[0]) if rows else None


async def all_motions(look: Look, state: str = "") -> list[Motion]:
    """Give the motions of a campaign, or those of a state, the oldest first."""
    query = select(motions).where(motions.c.campaign == look.id).order_by(motions.c.id)
    return [motion_of(row) for row in await look.rows(query.where(motions.c.state == state) if state else query)]


async def add(unit: Unit, about: dict[str, Any]) -> Motion:  # Any: each column has its own type
    """Put a motion to the table and give it with its number."""
    unit.touched(motions)
    row = {**about, "campaign": unit.id, "state": "open"}
    id = (await unit.connection.execute(insert(motions).values(**row).returning(motions.c.id))).scalar_one()
    return Motion(id=int(id), state="open", **about)


async def settle(unit: Unit, id: int, state: str, ends_at: datetime) -> None:
    """Note what became of a motion, and when."""
    where = (motions.c.campaign == unit.id, motions.c.id == id)
    await unit.write(update(motions).where(*where).values(state=state, ends_at=ends_at))


async def ballots_of(look: Look, id: int) -> dict[str, bool]:
    """Give what each seat has voted, by its id."""
    rows = await look.rows(select(ballots).where(ballots.c.campaign == look.id, ballots.c.motion == id))
    return {row["seat"]: row["yes"] for row in rows}


async def cast(unit: Unit, id: int, seat: str, yes: bool) -> None:
    """Keep the ballot of a seat, in place of what it voted before."""
    where = (ballots.c.campaign == unit.id, ballots.c.motion == id, ballots.c.seat == seat)
    await unit.write(delete(ballots).where(*where))
    await unit.write(insert(ballots).values(campaign=unit.id, motion=id, seat=seat, yes=yes))


async def forget_ballots(unit: Unit, seat: str) -> None:
    """Forget what a seat has voted in motions that are open: somebody else decides now."""
    still = select(motions.c.id).where(motions.c.campaign == unit.id, motions.c.state == "open")
    where = (ballots.c.campaign == unit.id, ballots.c.seat == seat, ballots.c.motion.in_(still))
    await unit.write(delete(ballots).where(*where))


def motion_of(row: RowMapping) -> Motion:
    """Give the motion of a row."""
    return Motion(**{name: value for name, value in row.items() if name != "campaign"})
