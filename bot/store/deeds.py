"""Deeds: what gamemasters did, and what they changed or took back."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, insert, or_, select

from bot.store import register, tables
from bot.store.look import Look, closing_of
from bot.store.unit import Unit
from rules.kernel.play.journal import Closing
from rules.kernel.state.amending import Amendment


@dataclass(frozen=True)
class Act:
    """One act: what the table was told of it, and what only a gamemaster who sees everything reads."""

    at: datetime
    text: str
    detail: str


@dataclass(frozen=True)
class Place:
    """Where a window stood: the save before it, and its number since, from 1."""

    save: int
    number: int


async def add_act(unit: Unit, at: datetime, text: str, detail: str = "") -> None:
    """Note an act, for ever."""
    await unit.write(insert(tables.acts).values(campaign=unit.id, at=at, text=text, detail=detail))


async def acts(look: Look, most: int) -> list[Act]:
    """Give the latest acts, the newest first."""
    table = tables.acts
    query = select(table.c.at, table.c.text, table.c.detail).where(table.c.campaign == look.id)
    return [Act(**row) for row in await look.rows(query.order_by(table.c.id.desc()).limit(most))]


async def add_amendment(unit: Unit, place: Place, change: Amendment, at: datetime) -> None:
    """Keep a change that was made while a window stood open."""
    row = {"campaign": unit.id, "save": place.save, "place": place.number - 1, "at": at, **change.model_dump()}
    await unit.write(insert(tables.amendments).values(**row))


async def amendments(look: Look, save: int) -> dict[int, list[Amendment]]:
    """Give the changes since a save, by the number of windows sealed before each."""

    async def read() -> dict[int, list[Amendment]]:
        table = tables.amendments
        where = (table.c.campaign == look.id, table.c.save == save)
        found: dict[int, list[Amendment]] = {}
        for row in await look.rows(select(table).where(*where).order_by(table.c.id)):
            change = Amendment(path=row["path"], value=row["value"], before=row["before"])
            found.setdefault(row["place"], []).append(change)
        return found

    return await look.once(tables.amendments, save, read)


async def amendment_parts(look: Look) -> list[dict[str, Any]]:  # Any: JSON
    """Give every change with its place in the journal, as JSON."""
    table = tables.amendments
    query = select(table).where(table.c.campaign == look.id).order_by(table.c.id)
    names = ("save", "place", "path", "value", "before")
    return [{**{name: row[name] for name in names}, "at": row["at"].isoformat()} for row in await look.rows(query)]


async def last_closings(look: Look) -> list[tuple[Place, Closing]]:
    """Give every sealed window with its place, the last one first."""
    table = tables.closings
    query = select(table).where(table.c.campaign == look.id).order_by(table.c.save.desc(), table.c.place.desc())
    return [(Place(row["save"], row["place"]), closing_of(row)) for row in await look.rows(query)]


async def open_again(unit: Unit, place: Place, told: int) -> None:
    """Take back everything from a sealed window on; what was told up to `told` stands."""
    later = {
        tables.closings: (tables.closings.c.save, tables.closings.c.place, place.number),
        tables.amendments: (tables.amendments.c.save, tables.amendments.c.place, place.number),
    }
    for table, (save, number, first) in later.items():
        gone = or_(save > place.save, (save == place.save) & (number >= first))
        await unit.write(delete(table).where(table.c.campaign == unit.id, gone))
    saves, events = tables.saves.c, tables.events.c
    await unit.write(delete(tables.saves).where(saves.campaign == unit.id, saves.number > place.save))
    await unit.write(delete(tables.events).where(events.campaign == unit.id, events.n > told))
    await unit.untell(told)
    await register.forget(unit, told)
    await unit.unread(told)
    await unit.clear_window()


async def keep_drafts(unit: Unit, window_key: str, closing: Closing, at: datetime) -> None:
    """Give players back, as drafts for a window that is to open again, the orders with which it was sealed."""
    rows = [
        {"window_key": window_key, "seat": seat, "position": place, "body": given.model_dump_json(), "at": at}
        for seat, answered in closing.answers.items()
        if answered.by == "player"
        for place, given in enumerate(answered.orders)
    ]
    await unit.add_all(tables.drafts, rows)
