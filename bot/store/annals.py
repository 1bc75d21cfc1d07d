"""The annals: all that was told and promised in the open, in order, and how far each person has read."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, func, insert, select

from bot.store import tables, tables_diplomacy
from bot.store.look import Look, entry_of, save_of
from bot.store.records import UNTOLD, Entry
from bot.store.unit import Unit
from rules.kernel.play.journal import Save


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


async def of_kinds(look: Look, kinds: Collection[str]) -> list[Entry]:
    """Give all events of some types, the oldest first."""
    table = tables.events
    query = select(table).where(table.c.campaign == look.id, table.c.event.in_(sorted(kinds))).order_by(table.c.n)
    return [entry_of(row) for row in await look.rows(query)]


async def last_told(look: Look) -> int:
    """Give the number of the last event; 0 for none."""
    query = select(func.max(tables.events.c.n)).where(tables.events.c.campaign == look.id)
    return int((await look.connection.execute(query)).scalar() or 0)


async def last_worded(look: Look) -> int:
    """Give the number of the last event that was told in words; 0 for none."""
    table = tables.events
    query = select(func.max(table.c.n)).where(table.c.campaign == look.id, table.c.weight > UNTOLD)
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


@dataclass(frozen=True)
class Paper:
    """Something written that everybody may read: a promise that was opened, or a pact that is no secret."""

    kind: str
    by: tuple[str, ...]
    """The seats that stand behind it, by id."""
    date: str
    text: str
    state: str


async def papers(look: Look) -> list[Paper]:
    """Give the promises that were opened and the pacts that are no secret, the oldest first."""
    made, pacts, parties = tables_diplomacy.promises.c, tables_diplomacy.pacts.c, tables_diplomacy.pact_parties.c
    opened = select(made.seat, made.date, made.text, made.at).where(
        made.campaign == look.id, made.opened_at.is_not(None)
    )
    found = [
        (row["at"], Paper("promise", (row["seat"],), row["date"], row["text"], "")) for row in await look.rows(opened)
    ]
    known = select(pacts.id, pacts.date, pacts.text, pacts.state, pacts.at).where(
        pacts.campaign == look.id, pacts.secret.is_(False), pacts.state.not_in(("proposed", "declined"))
    )
    for row in await look.rows(known):
        order = (
            select(parties.seat)
            .where(parties.campaign == look.id, parties.pact == row["id"])
            .order_by(parties.position)
        )
        by = tuple(party["seat"] for party in await look.rows(order))
        found.append((row["at"], Paper("pact", by, row["date"], row["text"], row["state"])))
    return [paper for _, paper in sorted(found, key=lambda pair: pair[0])]


async def states(look: Look, *, most: int = 0) -> list[Save]:
    """Give the save that ends each turn, which is the first of the turn after it; of more than `most` some, evenly."""
    table = tables.saves
    first = func.min(table.c.number)
    firsts = select(first.label("number")).where(table.c.campaign == look.id).group_by(table.c.turn).order_by(first)
    numbers = [row["number"] for row in await look.rows(firsts)][1:]
    if most and len(numbers) > most:
        numbers = [numbers[place * (len(numbers) - 1) // (most - 1)] for place in range(most)]
    query = select(table).where(table.c.campaign == look.id, table.c.number.in_(numbers)).order_by(table.c.number)
    return [save_of(row) for row in await look.rows(query)]
