"""A look at one campaign: everything that is read of it, at one moment."""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    FromClause,
    RowMapping,
    Select,
    Table,
    and_,
    bindparam,
    func,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tables
from bot.store.errors import Unknown
from bot.store.records import UNTOLD, Attendance, Campaign, Deadline, Draft, Entry, SaveMark, Seat, Vacation, Waiter
from bot.store.shelf import LASTING, Rows
from rules.kernel.facts.events import Told
from rules.kernel.orders.order import Given
from rules.kernel.play.journal import Answered, Checkpoint, Closing, Save

T = TypeVar("T")
Row = dict[str, Any]  # Any: columns differ
WINDOW, DUE = "window", "due"
"""The part of a table that the open window has; and when that closes."""
CAMPAIGN = [column for column in tables.campaigns.c if column.name != "scenario_text"]
SEAT = [column for column in tables.seats.c if column.name != "campaign"]
CAMPAIGN_NAMES, SEAT_NAMES = [one.name for one in CAMPAIGN], [one.name for one in SEAT]
CLOSING = ("close", "grace", "muster")
"""What the open window, or the muster, ends at."""
CLOSES = (
    select(func.min(tables.deadlines.c.due))
    .where(
        tables.deadlines.c.campaign == tables.campaigns.c.id,
        tables.deadlines.c.window_key == tables.campaigns.c.window_key,
        tables.deadlines.c.kind.in_(CLOSING),
    )
    .scalar_subquery()
)
WITH_SEATS = (
    select(*CAMPAIGN, CLOSES, *SEAT)
    .select_from(tables.campaigns.outerjoin(tables.seats, tables.seats.c.campaign == tables.campaigns.c.id))
    .order_by(tables.campaigns.c.id, tables.seats.c.position)
)
"""Campaigns, each with the moment at which its window closes, beside each of its seats in seat order: one question."""
OPEN = {
    table: select(table)
    .where(table.c.campaign == bindparam("id"), table.c.window_key == bindparam("key"))
    .order_by(*(table.c[name] for name in order))
    for table, order in (
        (tables.drafts, ("seat", "position")),
        (tables.readies, ()),
        (tables.deadlines, ("due", "id")),
    )
}
"""What the open window has in a table, in the table's order; made once, for it is asked with every order."""
WAITING = select(tables.waiting.c.user, tables.waiting.c.name).order_by(tables.waiting.c.id)
MARK = [tables.saves.c[name] for name in ("number", "turn", "phase", "told", "fingerprint")]


def lives_in(channel: int | BindParameter[int]) -> ColumnElement[bool]:
    """Tell in SQL whether a campaign is played in a channel, or in a thread of one of its seats."""
    seats, campaigns = tables.seats.c, tables.campaigns.c
    own = (seats.thread == channel) | (seats.deputy_thread == channel)
    here = (campaigns.channel == channel) & campaigns.lesson.is_(None)  # a practice is nobody's but its learner's
    return campaigns.id.in_(select(seats.campaign).where(own)) | here


ONE = WITH_SEATS.where(tables.campaigns.c.id == bindparam("id"))
LOCKED = select(tables.campaigns.c.id).where(tables.campaigns.c.id == bindparam("id")).with_for_update()
GOING_IN = WITH_SEATS.where(lives_in(bindparam("channel", type_=BigInteger)), tables.campaigns.c.status != "ended")
"""The campaigns of a channel that have not ended."""


class Found(NamedTuple):
    """A campaign as one question finds it."""

    campaign: Campaign
    seats: Sequence[Seat]
    due: datetime | None
    """When its open window closes."""


class Look:
    """What is read of a campaign in one transaction."""

    def __init__(self, connection: AsyncConnection, found: Found, lasting: Rows | None = None) -> None:
        """Read through `connection`, which belongs to the transaction; `look_at` finds the campaign and its seats."""
        self.connection = connection
        self.campaign = found.campaign
        self.seats = {seat.seat: seat for seat in found.seats}
        """Every seat in seat order, by id."""
        self.kept: Rows = {tables.deadlines: {DUE: found.due}}
        """What was read, table by table, until it is written to."""
        self.lasting: Rows = {} if lasting is None else lasting
        """The same of tables of which a version has one content: what others have read at this version, too."""

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:  # Any: each query has its own columns
        """Give the rows of a query."""
        found: Sequence[RowMapping] = (await self.connection.execute(query)).mappings().all()
        return found

    async def window_rows(self, table: Table) -> list[Row]:
        """Give what a table holds of the open window."""

        async def read() -> list[Row]:
            found = await self.connection.execute(OPEN[table], {"id": self.id, "key": self.campaign.window_key})
            return [dict(row) for row in found.mappings()]

        return await self.once(table, WINDOW, read)

    async def once(self, table: FromClause, part: object, read: Callable[[], Awaitable[T]]) -> T:
        """Give a part of a table, to be read only; asked again, without asking the database again."""
        parts = (self.lasting if table in LASTING else self.kept).setdefault(table, {})
        if part not in parts:
            parts[part] = await read()
        found: T = parts[part]
        return found

    @property
    def id(self) -> int:
        """The campaign's number."""
        return self.campaign.id

    async def scenario_text(self) -> str:
        """Give the scenario as it was when the campaign was founded, in JSON."""
        query = select(tables.campaigns.c.scenario_text).where(tables.campaigns.c.id == self.id)
        return str((await self.connection.execute(query)).scalar_one())

    async def waiting(self) -> list[Waiter]:
        """Give those who wait for a seat, first come first."""
        table = tables.waiting
        query = WAITING.where(table.c.campaign == self.id)
        return [Waiter(**row) for row in await self.once(table, WINDOW, lambda: self.rows(query))]

    async def attendance(self, user: int) -> Attendance | None:
        """Give how a person has attended this campaign; None for one who never gave up a seat or made it wait."""
        table = tables.attendance
        query = select(table.c.missed, table.c.spent).where(table.c.campaign == self.id, table.c.user == user)
        rows = await self.rows(query)
        return Attendance(**rows[0]) if rows else None

    async def attendances(self) -> list[dict[str, int]]:
        """Give how every person has attended this campaign, as JSON."""
        table = tables.attendance
        query = select(table.c.user, table.c.missed, table.c.spent).where(table.c.campaign == self.id)
        return [dict(row) for row in await self.rows(query.order_by(table.c.user))]

    async def vacations(self, since: datetime) -> list[Vacation]:
        """Give the vacations, over since then or later, of those who hold seats here, as far as they concern it."""
        table = tables.vacations
        held = [seat.user for seat in self.seats.values() if seat.user is not None]
        here = or_(table.c.campaign == self.id, table.c.campaign.is_(None))
        query = select(table).where(table.c.user.in_(held), here).order_by(table.c.begins, table.c.id)
        rows = await self.once(table, tuple(held), lambda: self.rows(query))
        return [Vacation(**row) for row in rows if row["ends"] > since]

    async def is_known(self, user: int) -> bool:
        """Tell whether a person has ever come to Herald: sits, waits or hosts anywhere."""
        places = (
            select(tables.seats.c.user).where(tables.seats.c.user == user),
            select(tables.waiting.c.user).where(tables.waiting.c.user == user),
            select(tables.campaigns.c.host).where(tables.campaigns.c.host == user),
        )
        return any([bool(await self.rows(query.limit(1))) for query in places])

    async def save(self, number: int | None = None) -> Save | None:
        """Give a save; the last one where no number is given."""
        last = await self.once(tables.saves, WINDOW, self.read_save)
        known = number is None or (last is not None and last.number == number)
        return last if known else await self.read_save(number)

    async def read_save(self, number: int | None = None) -> Save | None:
        """Read a save; the last one where no number is given."""
        table = tables.saves
        query = select(table).where(table.c.campaign == self.id).order_by(table.c.number.desc()).limit(1)
        if number is not None:
            query = query.where(table.c.number == number)
        rows = await self.rows(query)
        return save_of(rows[0]) if rows else None

    async def saves(self) -> list[SaveMark]:
        """Give all saves without their states, the first one first."""
        query = select(*MARK).where(tables.saves.c.campaign == self.id).order_by(tables.saves.c.number)
        return [SaveMark(**row) for row in await self.rows(query)]

    async def closings(self, save: int) -> list[Closing]:
        """Give the windows sealed since a save, in order."""

        async def read() -> list[Closing]:
            table = tables.closings
            query = select(table).where(table.c.campaign == self.id, table.c.save == save).order_by(table.c.place)
            return [closing_of(row) for row in await self.rows(query)]

        return await self.once(tables.closings, save, read)

    async def closing_parts(self) -> list[dict[str, Any]]:  # Any: JSON
        """Give every sealed window with its place in the journal, as JSON."""
        table = tables.closings
        query = select(table).where(table.c.campaign == self.id).order_by(table.c.save, table.c.place)
        return [
            {
                "save": row["save"],
                "place": row["place"],
                "window_key": row["window_key"],
                "closed_at": row["closed_at"].isoformat(),
                "closing": closing_of(row).model_dump(mode="json"),
            }
            for row in await self.rows(query)
        ]

    async def closed_at(self, window_key: str) -> datetime | None:
        """Say when a window closed; None while it is open, and for one that never was."""
        table = tables.closings
        query = select(table.c.closed_at).where(table.c.campaign == self.id, table.c.window_key == window_key)
        rows = await self.rows(query)
        return rows[0]["closed_at"] if rows else None

    async def closed_since(self, moment: datetime) -> tuple[str, datetime] | None:
        """Give the first window that has closed since a moment, by its key, and when; None where none has."""
        table = tables.closings
        query = select(table.c.window_key, table.c.closed_at).where(table.c.campaign == self.id)
        query = query.where(table.c.closed_at > moment).order_by(table.c.closed_at, table.c.save, table.c.place)
        rows = await self.rows(query.limit(1))
        return (rows[0]["window_key"], rows[0]["closed_at"]) if rows else None

    async def drafts(self, seat: str | None = None) -> list[Draft]:
        """Give what was ordered in the open window, seat by seat in the order given."""
        rows = await self.window_rows(tables.drafts)
        return [draft_of(row) for row in rows if seat in {None, row["seat"]}]

    async def readies(self) -> set[str]:
        """Give the seats that are ready in the open window."""
        return {row["seat"] for row in await self.window_rows(tables.readies)}

    async def deadlines(self) -> list[Deadline]:
        """Give what the clock still has to do for the open window, soonest first."""
        return [deadline_of(row) for row in await self.window_rows(tables.deadlines)]

    async def due(self) -> datetime | None:
        """Give the moment at which the open window closes; None while the clock stands still."""

        async def read() -> datetime | None:
            return next((deadline.due for deadline in await self.deadlines() if deadline.kind in CLOSING), None)

        return await self.once(tables.deadlines, DUE, read)

    async def event(self, n: int) -> Entry | None:
        """Give the event of a number; None for one that nobody has put into words yet."""
        table = tables.events
        told = (table.c.campaign == self.id, table.c.n == n, table.c.weight > UNTOLD)
        rows = await self.rows(select(table).where(*told))
        return entry_of(rows[0]) if rows else None

    async def events(
        self, seats: Sequence[str] | None, *, least: int = 0, words: str = "", after: int = 0, most: int = 25
    ) -> list[Entry]:
        """Give the latest events that these seats are told (None: all there are), the newest first.

        `least` is the least weight, every one of `words` stands in text or clause, `after` is the number before them.
        """
        table = tables.events
        where = [table.c.campaign == self.id, table.c.weight >= least, table.c.n > after]
        if seats is not None:
            where.append(seen_by(seats))
        where.extend(holds(word) for word in words.split())
        query = select(table).where(and_(*where)).order_by(table.c.n.desc()).limit(most)
        return [entry_of(row) for row in await self.rows(query)]


async def look_at(connection: AsyncConnection, id: int, *, lock: bool) -> Found:
    """Read a campaign and its seats; `lock` keeps other writers away until the transaction ends (PostgreSQL)."""
    if lock and connection.dialect.name == "postgresql":
        # Locked in the same question, its seats would be read as they were before whoever had the lock wrote them.
        await connection.execute(LOCKED, {"id": id})
    rows = (await connection.execute(ONE, {"id": id})).all()
    if not rows:
        raise Unknown(id)
    return parted(rows)


async def alone_in(connection: AsyncConnection, channel: int) -> Found | None:
    """Read the only campaign of a channel or thread that has not ended, and its seats; None if there is no such."""
    rows = (await connection.execute(GOING_IN, {"channel": channel})).all()
    return parted(rows) if len({row[0] for row in rows}) == 1 else None


def parted(rows: Sequence[Sequence[Any]]) -> Found:  # Any: columns differ
    """Part the rows of one campaign, each with one of its seats, if it has any."""
    width = len(CAMPAIGN)
    campaign = Campaign(**dict(zip(CAMPAIGN_NAMES, rows[0][:width], strict=True)))
    seats = [row[width + 1 :] for row in rows if row[width + 1] is not None]
    found = [Seat(**dict(zip(SEAT_NAMES, row, strict=True))) for row in seats]
    return Found(campaign, found, due=rows[0][width])


def seen_by(seats: Sequence[str]) -> ColumnElement[bool]:
    """Tell in SQL whether an event is told to everyone or to one of these seats."""
    audience = tables.events.c.audience
    return or_(audience == '"everyone"', *(audience.contains(json.dumps(seat), autoescape=True) for seat in seats))


def holds(word: str) -> ColumnElement[bool]:
    """Tell in SQL whether an event's text or clause holds a word."""
    text, clause = tables.events.c.text, tables.events.c.clause
    return or_(text.icontains(word, autoescape=True), clause.icontains(word, autoescape=True))


def save_of(row: RowMapping) -> Save:
    """Give the save of a row."""
    return Save(
        number=row["number"],
        turn=row["turn"],
        phase=row["phase"],
        revision=row["revision"],
        state=row["state"],
        fingerprint=row["fingerprint"],
        told=row["told"],
        players=tuple(json.loads(row["players"])),
    )


def closing_of(row: Mapping[Any, Any]) -> Closing:  # Any: columns differ
    """Give the closing of a row."""
    answers = json.loads(row["answers"])
    return Closing(
        window=row["window"],
        answers={seat: Answered.model_validate(answered) for seat, answered in answers.items()},
        post=tuple(Told.model_validate(told) for told in json.loads(row["post"])),
        checkpoint=Checkpoint.model_validate_json(row["checkpoint"]),
    )


def draft_of(row: Row) -> Draft:
    """Give the draft of a row."""
    given = Given.model_validate_json(row["body"])
    return Draft(id=row["id"], seat=row["seat"], position=row["position"], given=given)


def deadline_of(row: Row) -> Deadline:
    """Give the deadline of a row."""
    return Deadline(**{name: value for name, value in row.items() if name != "claimed_until"})


def entry_of(row: RowMapping) -> Entry:
    """Give the event of a row."""
    told = Told(
        n=row["n"],
        turn=row["turn"],
        phase=row["phase"],
        event=row["event"],
        clause=row["clause"],
        audience=json.loads(row["audience"]),
        body=row["body"],
    )
    return Entry(told=told, text=row["text"], news=row["news"], weight=row["weight"])
