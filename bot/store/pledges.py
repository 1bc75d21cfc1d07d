"""Promises and pacts in the database."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, func, insert, select, update

from bot.store import tables_diplomacy
from bot.store.look import Look
from bot.store.records import Consent, Pact, Party, Promise
from bot.store.unit import Unit

PROMISE = [column for column in tables_diplomacy.promises.c if column.name != "campaign"]
PACT = [column for column in tables_diplomacy.pacts.c if column.name not in {"campaign", "place"}]


async def promises(look: Look) -> list[Promise]:
    """Give the promises of a campaign in order."""
    table = tables_diplomacy.promises
    query = select(*PROMISE).where(table.c.campaign == look.id).order_by(table.c.number)
    return [Promise(**row) for row in await look.rows(query)]


async def promise(look: Look, number: int) -> Promise | None:
    """Give a promise by its number; None if there is none."""
    return next((one for one in await promises(look) if one.number == number), None)


async def next_number(look: Look) -> int:
    """Give the number of the next promise."""
    table = tables_diplomacy.promises
    last = await look.connection.execute(select(func.max(table.c.number)).where(table.c.campaign == look.id))
    return int(last.scalar() or 0) + 1


async def add_promise(unit: Unit, promise: Promise) -> None:
    """Keep a promise."""
    await unit.write(insert(tables_diplomacy.promises).values(campaign=unit.id, **vars(promise)))


async def open_promise(unit: Unit, number: int, at: datetime) -> None:
    """Note that a promise was opened."""
    table = tables_diplomacy.promises
    where = (table.c.campaign == unit.id, table.c.number == number)
    await unit.write(update(table).where(*where).values(opened_at=at))


async def pacts(look: Look, *states: str) -> list[Pact]:
    """Give the pacts of a campaign in some states (none: in any), the oldest first, with their parties."""
    table, sides = tables_diplomacy.pacts, tables_diplomacy.pact_parties
    where: list[ColumnElement[bool]] = [table.c.campaign == look.id]
    if states:
        where.append(table.c.state.in_(states))
    rows = await look.rows(select(*PACT).where(*where).order_by(table.c.place))
    query = select(sides.c.pact, sides.c.seat, sides.c.answer).where(sides.c.campaign == look.id)
    parties = await look.rows(query.order_by(sides.c.position)) if rows else []
    return [Pact(**row, parties=parties_of(row["id"], parties)) for row in rows]


def parties_of(pact: str, rows: Sequence[RowMapping]) -> tuple[Party, ...]:
    """Give the parties of a pact."""
    return tuple(Party(row["seat"], row["answer"]) for row in rows if row["pact"] == pact)


async def pact(look: Look, id: str) -> Pact | None:
    """Give a pact; None if there is none."""
    return next((one for one in await pacts(look) if one.id == id), None)


async def add_pact(unit: Unit, pact: Pact) -> None:
    """Keep a pact with its parties."""
    table = tables_diplomacy.pacts
    last = await unit.connection.execute(select(func.max(table.c.place)).where(table.c.campaign == unit.id))
    row = {name: value for name, value in vars(pact).items() if name != "parties"}
    row["place"] = int(last.scalar() or 0) + 1
    await unit.write(insert(table).values(campaign=unit.id, **row))
    parties = [
        {"pact": pact.id, "seat": party.seat, "position": position, "answer": party.answer}
        for position, party in enumerate(pact.parties)
    ]
    await unit.add_all(tables_diplomacy.pact_parties, parties)


async def change_pact(unit: Unit, id: str, **fields: Any) -> None:  # Any: each column has its own type
    """Change fields of a pact."""
    table = tables_diplomacy.pacts
    await unit.write(update(table).where(table.c.campaign == unit.id, table.c.id == id).values(**fields))


async def consent(unit: Unit, id: str, seat: str, answer: Consent) -> None:
    """Note what a party answers."""
    table = tables_diplomacy.pact_parties
    where = (table.c.campaign == unit.id, table.c.pact == id, table.c.seat == seat)
    await unit.write(update(table).where(*where).values(answer=answer))
