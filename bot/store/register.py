"""Names: the register of a campaign, kept for ever, and the words of its events as an index made with it."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Select, and_, bindparam, delete, or_, select, update

from bot.store.look import Look
from bot.store.records import Entry
from bot.store.tables import events, names
from bot.store.unit import Unit
from rules.kernel.facts.names import Name, Named

SHARE = 400
"""So many ids at most are asked for at once."""


async def enter(unit: Unit, lines: Iterable[Named]) -> None:
    """Enter names into the register; one that holds from the same event as another takes its place."""
    fresh = {(line.kind, line.id, line.since): line for line in lines}
    if not fresh:
        return
    keys = list(fresh)
    for share in (keys[at : at + SHARE] for at in range(0, len(keys), SHARE)):
        same = (and_(names.c.kind == kind, names.c.id == id, names.c.since == since) for kind, id, since in share)
        await unit.write(delete(names).where(names.c.campaign == unit.id, or_(*same)))
    await unit.add_all(names, [row_of(line) for line in fresh.values()])


async def forget(unit: Unit, told: int) -> None:
    """Take back the names that hold from a later event than the one after `told`, which may begin a phase again."""
    await unit.write(delete(names).where(names.c.campaign == unit.id, names.c.since > told + 1))


async def lines_of(look: Look, ids: Iterable[str] | None = None) -> list[Named]:
    """Give the names that these things have had, or all that there are, in the order in which they came."""
    query = select(names).where(names.c.campaign == look.id).order_by(names.c.since, names.c.kind, names.c.id)
    if ids is None:
        return await read(look, query)
    wanted = sorted(set(ids))
    shares = (wanted[at : at + SHARE] for at in range(0, len(wanted), SHARE))
    return [line for share in shares for line in await read(look, query.where(names.c.id.in_(share)))]


async def read(look: Look, query: Select[Any]) -> list[Named]:  # Any: a row of the table
    """Give the lines of a query."""
    return [line_of(row) for row in await look.rows(query)]


def row_of(line: Named) -> dict[str, Any]:  # Any: columns differ
    """Give the row of a line."""
    called = line.name.model_dump(exclude={"to"}) | {"audience": json.dumps(line.name.to)}
    return {"kind": line.kind, "id": line.id, "since": line.since, **called}


def line_of(row: Any) -> Named:  # Any: a row of the table
    """Give the line of a row."""
    called = {field: row[field] for field in ("text", "article", "plural", "otherwise")}
    name = Name.model_validate({**called, "to": json.loads(row["audience"])})
    return Named(kind=row["kind"], id=row["id"], since=row["since"], name=name)


async def index(unit: Unit, entries: Sequence[Entry]) -> None:
    """Keep the words of events beside them, by which they are found."""
    if not entries:
        return
    of_event = (events.c.campaign == unit.id, events.c.n == bindparam("number"))
    words: dict[str, Any] = {name: bindparam(f"its_{name}") for name in ("text", "news", "weight")}
    rows = [
        {"number": one.told.n, "its_text": one.text, "its_news": one.news, "its_weight": one.weight} for one in entries
    ]
    unit.touched(events)
    await unit.connection.execute(update(events).where(*of_event).values(**words), rows)
