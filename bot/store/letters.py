"""Letters in the database: each once, and a copy of it for every seat that it goes to."""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import RowMapping, and_, func, insert, select, update

from bot.store import tables_diplomacy
from bot.store.look import Look
from bot.store.records import Copy, Letter
from bot.store.unit import Unit

COPY = [column for column in tables_diplomacy.copies.c if column.name != "campaign"]


async def add(unit: Unit, letter: Letter, copies: Sequence[Copy]) -> None:
    """Keep a letter with its copies."""
    table = tables_diplomacy.letters
    last = await unit.connection.execute(select(func.max(table.c.place)).where(table.c.campaign == unit.id))
    row = {**vars(letter), "recipients": json.dumps(list(letter.recipients)), "place": int(last.scalar() or 0) + 1}
    await unit.write(insert(table).values(campaign=unit.id, **row))
    await add_copies(unit, copies)


async def add_copies(unit: Unit, copies: Sequence[Copy]) -> None:
    """Keep more copies of letters that are kept already."""
    await unit.add_all(tables_diplomacy.copies, [vars(copy) for copy in copies])


async def change(unit: Unit, copy: Copy, **fields: Any) -> None:  # Any: each column has its own type
    """Change fields of a copy."""
    table = tables_diplomacy.copies
    where = (table.c.campaign == unit.id, table.c.letter == copy.letter, table.c.seat == copy.seat)
    await unit.write(update(table).where(*where).values(**fields))


async def see(unit: Unit, seat: str, letters: Sequence[str], now: datetime) -> bool:
    """Note that a seat has read letters; True if some were new to it."""
    table = tables_diplomacy.copies
    where = (table.c.campaign == unit.id, table.c.seat == seat, table.c.letter.in_(letters))
    fresh = update(table).where(*where, table.c.state == "arrived", table.c.seen_at.is_(None))
    return bool(await unit.write(fresh.values(seen_at=now)))


async def letter(look: Look, id: str) -> Letter | None:
    """Give a letter; None if there is none."""
    table = tables_diplomacy.letters
    rows = await look.rows(select(table).where(table.c.campaign == look.id, table.c.id == id))
    return letter_of(rows[0]) if rows else None


async def copies_of(look: Look, id: str) -> list[Copy]:
    """Give the copies of a letter."""
    table = tables_diplomacy.copies
    query = select(*COPY).where(table.c.campaign == look.id, table.c.letter == id).order_by(table.c.seat)
    return [Copy(**row) for row in await look.rows(query)]


async def copies_in(look: Look, *states: str) -> list[Copy]:
    """Give the copies in some states, those of the oldest letters first."""
    copies, letters = tables_diplomacy.copies, tables_diplomacy.letters
    query = select(*COPY).join(letters, and_(letters.c.campaign == copies.c.campaign, letters.c.id == copies.c.letter))
    query = query.where(copies.c.campaign == look.id, copies.c.state.in_(states))
    return [Copy(**row) for row in await look.rows(query.order_by(letters.c.place, copies.c.seat))]


async def copies_for(look: Look, seat: str) -> dict[str, Copy]:
    """Give the copies that have arrived at a seat, by letter."""
    table = tables_diplomacy.copies
    query = select(*COPY).where(table.c.campaign == look.id, table.c.seat == seat, table.c.state == "arrived")
    return {row["letter"]: Copy(**row) for row in await look.rows(query)}


async def letters(look: Look, seat: str | None = None) -> list[Letter]:
    """Give the letters that a seat wrote or got (None: all there are), the oldest first."""
    table, copies = tables_diplomacy.letters, tables_diplomacy.copies
    query = select(table).where(table.c.campaign == look.id).order_by(table.c.place)
    if seat is not None:
        got = select(copies.c.letter).where(
            copies.c.campaign == look.id, copies.c.seat == seat, copies.c.state == "arrived"
        )
        query = query.where((table.c.sender == seat) | table.c.id.in_(got))
    return [letter_of(row) for row in await look.rows(query)]


async def sent(look: Look, seat: str, window_key: str) -> int:
    """Count the letters that a seat sent in a window."""
    table = tables_diplomacy.letters
    where = (table.c.campaign == look.id, table.c.sender == seat, table.c.window_key == window_key)
    return int((await look.connection.execute(select(func.count()).where(*where))).scalar_one())


def letter_of(row: RowMapping) -> Letter:
    """Give the letter of a row."""
    fields = {name: value for name, value in row.items() if name not in {"campaign", "place"}}
    return Letter(**{**fields, "recipients": tuple(json.loads(row["recipients"]))})
