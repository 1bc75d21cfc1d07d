"""People: every place of the database in which a person's id stands, and what the person wrote; kept here alone."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tables, tables_diplomacy  # noqa: F401  every table has to be known
from bot.store.columns import metadata

NOBODY = 0
"""The gamemaster of a campaign that has none any more."""


@dataclass(frozen=True)
class Held:
    """A column that holds people's ids, and what of its rows a person may see."""

    table: str
    column: str
    shown: tuple[str, ...]
    cleared: tuple[tuple[str, Any], ...] = ()  # Any: each column has its own type
    """What such a row becomes without its person; none: the row goes with the person."""


PEOPLE = (
    Held("campaigns", "host", ("id", "title", "game", "status", "founded_at", "ended_at"), (("host", NOBODY),)),
    Held("campaigns", "second", ("id", "title"), (("second", None),)),
    Held("campaigns", "heir", ("id", "title"), (("heir", None),)),
    Held("motions", "person", ("campaign", "kind", "opened_at"), (("person", None),)),
    Held(
        "seats",
        "user",
        ("campaign", "seat", "title", "mode", "phrase", "missed", "extended", "joined_at", "dm_closed"),
        (("user", None), ("mode", "autopilot"), ("thread", None), ("missed", 0), ("away", False)),
    ),
    Held(
        "seats",
        "deputy",
        ("campaign", "seat", "title", "deputy_heard", "deputy_closed"),
        (("deputy", None), ("deputy_heard", False), ("deputy_thread", None), ("deputy_closed", False)),
    ),
    Held("seats", "offered", ("campaign", "seat", "title"), (("offered", None),)),
    Held("waiting", "user", ("campaign", "name", "at")),
    Held("attendance", "user", ("campaign", "missed", "spent")),
    Held("vacations", "user", ("campaign", "begins", "ends", "how")),
    Held("people", "user", ("preferences", "digest_at")),
    Held("glances", "user", ("campaign", "seat", "n", "at")),
    Held("dialogues", "user", ("channel", "read", "verdicts")),
)
"""Every column that holds people's ids; a test looks for others."""

NO_PEOPLE = {
    ("campaigns", "guild"), ("campaigns", "channel"), ("seats", "thread"), ("seats", "deputy_thread"),
    ("posts", "id"), ("posts", "place"), ("posts", "message"), ("posts", "slot"), ("tellings", "id"),
    ("dialogues", "channel"), ("dialogues", "read"), ("dialogues", "answered"), ("dialogues", "taken"),
    ("deadlines", "id"), ("vacations", "id"),
    ("motions", "id"), ("ballots", "motion"), ("standing_orders", "id"), ("acts", "id"), ("amendments", "id"),
}  # fmt: skip
"""The other columns that are large enough for an id of Discord's, or that number rows."""

WRITTEN = (
    ("drafts", "seat", ("window_key", "body", "at")),
    ("standing_orders", "seat", ("line", "once")),
    ("letters", "sender", ("recipients", "text", "date", "at")),
    ("promises", "seat", ("text", "date", "at", "opened_at")),
    ("pacts", "proposer", ("text", "state", "date", "at")),
)
"""What is written in the name of a seat, by the column of the seat."""


async def stored(connection: AsyncConnection, user: int) -> dict[str, Any]:  # Any: JSON
    """Give all that is kept of a person, as JSON: rows by table, what the seat wrote, and messages to the person."""
    found: dict[str, Any] = {}
    for held in PEOPLE:
        table = metadata.tables[held.table]
        rows = await plain_rows(connection, held.table, held.shown, table.c[held.column] == user)
        if rows:
            found[f"{held.table}.{held.column}"] = rows
    seats = found.get("seats.user", [])
    since = await own_since(connection, seats)
    for name, column, shown in WRITTEN if seats else ():
        table = metadata.tables[name]
        mine = [and_(table.c.campaign == one["campaign"], table.c[column] == one["seat"]) for one in seats]
        if name == "letters":
            later = [table.c.at >= since[one["campaign"]] if one["campaign"] in since else true() for one in seats]
            mine = [and_(*both) for both in zip(mine, later, strict=True)]
        rows = await plain_rows(connection, name, ("campaign", *shown), or_(*mine))
        if rows:
            found[name] = rows
    found["messages"] = await plain_rows(connection, "posts", ("campaign", "body", "state"), personal(user))
    return found


async def own_since(
    connection: AsyncConnection, seats: Sequence[Mapping[str, Any]]
) -> dict[int, datetime]:  # Any: columns differ
    """Give, for each campaign where letters do not follow a seat, since when the person has held one."""
    table, held = tables.campaigns, {one["campaign"]: one["joined_at"] for one in seats if one["joined_at"]}
    rows = (await connection.execute(select(table.c.id, table.c.house).where(table.c.id.in_(held)))).mappings()
    apart = [row["id"] for row in rows if not json.loads(row["house"] or "{}").get("letters_follow", True)]
    return {campaign: datetime.fromisoformat(held[campaign]) for campaign in apart}


async def plain_rows(
    connection: AsyncConnection, name: str, shown: tuple[str, ...], where: ColumnElement[bool]
) -> list[dict[str, Any]]:  # Any: JSON
    """Give columns of rows as JSON holds them."""
    table = metadata.tables[name]
    rows = (await connection.execute(select(*[table.c[column] for column in shown]).where(where))).mappings()
    return [
        {key: value.isoformat() if isinstance(value, datetime) else value for key, value in row.items()} for row in rows
    ]


async def forget(connection: AsyncConnection, user: int) -> set[int]:
    """Leave no id of a person in the database; give the campaigns that were touched."""
    touched: set[int] = set()
    for held in PEOPLE:
        table = metadata.tables[held.table]
        where = table.c[held.column] == user
        key = table.c.get("campaign", table.c.get("id")) if held.table not in {"people", "dialogues"} else None
        if key is not None:
            touched |= {one for one in (await connection.execute(select(key).where(where))).scalars() if one}
        gone = update(table).where(where).values(**dict(held.cleared)) if held.cleared else delete(table).where(where)
        await connection.execute(gone)
    posts = tables.posts
    await connection.execute(delete(posts).where(personal(user)))
    named = select(posts.c.id, posts.c.body).where(posts.c.body.contains(str(user), autoescape=True))
    for row in (await connection.execute(named)).mappings().all():
        body = json.dumps(unnamed(json.loads(row["body"]), user), ensure_ascii=False, separators=(",", ":"))
        await connection.execute(update(posts).where(posts.c.id == row["id"]).values(body=body))
    await forget_readers(connection, user)
    return touched


async def forget_readers(connection: AsyncConnection, user: int) -> None:
    """Take a person out of the names of messages that a telling brought."""
    table = tables.tellings
    for column in (table.c.about, table.c.fixed):
        named = select(table.c.id, column).where(column.contains(str(user), autoescape=True))
        for id, text in (await connection.execute(named)).all():
            gone = update(table).where(table.c.id == id)
            await connection.execute(gone.values({column: text.replace(str(user), str(NOBODY))}))


def personal(user: int) -> ColumnElement[bool]:
    """Tell in SQL whether a message goes to a person."""
    target = tables.posts.c.target
    return or_(
        target.contains(f'"user":{user},', autoescape=True), target.contains(f'"user":{user}}}', autoescape=True)
    )


def unnamed(part: Any, user: int) -> Any:  # Any: JSON
    """Give a message without the person, wherever it names or notifies one."""
    if isinstance(part, dict):
        return {
            key: [one for one in value if one != user] if key == "mentions" else unnamed(value, user)
            for key, value in part.items()
        }
    if isinstance(part, list):
        return [unnamed(one, user) for one in part]
    return part.replace(f"\ue000@{user}\ue001", "somebody") if isinstance(part, str) else part
