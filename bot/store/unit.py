"""A unit of work: everything that is written to one campaign, in one transaction."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import (
    Delete,
    FromClause,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import outbox, tables
from bot.store.driver.carrier import Later
from bot.store.driver.engine import LATER, QUICK
from bot.store.errors import Stale
from bot.store.look import OPEN, WINDOW, Found, Look, closing_of
from bot.store.outbox import again, new_post
from bot.store.records import Entry, Seat
from bot.store.shelf import Rows
from rules.kernel.orders.order import Given
from rules.kernel.play.journal import Closing, Save

OF_WINDOW = ("close", "grace", "remind", "open")
"""The kinds of deadline that go with the open window; others outlast it."""
DRAFT = insert(tables.drafts).returning(tables.drafts.c.id).execution_options(**{QUICK: True})
DROP_DRAFTS = delete(tables.drafts).where(
    tables.drafts.c.campaign == bindparam("this"),
    tables.drafts.c.seat == bindparam("whose"),
    tables.drafts.c.id.in_(bindparam("gone", expanding=True)),
)
RAISE_VERSION = (
    update(tables.campaigns)
    .where(tables.campaigns.c.id == bindparam("this"), tables.campaigns.c.version == bindparam("seen"))
    .values(version=bindparam("reached"))
)
"""What every order writes, made once."""
WAKING = {tables.posts, tables.tellings, tables.deadlines, tables.seats}
"""The tables from which the courier, the teller and the ticker have their work."""


class Unit(Look):
    """What is read and written of a campaign in one transaction; leaving it commits, an error writes nothing."""

    def __init__(self, connection: AsyncConnection, found: Found, lasting: Rows | None = None) -> None:
        """Begin with nothing changed; what was read at this version stays as it is for others."""
        super().__init__(connection, found, {table: {**parts} for table, parts in (lasting or {}).items()})
        self.version = found.campaign.version
        """The version that is reached when the unit is left."""
        self.changed = False
        self.wakes = False
        """Whether the courier, the teller or the ticker may have something to do afterwards."""
        self.counted = True
        """Whether this raises the campaign's version: what people, the clock and the rules do, but no telling of it."""
        self.changes: dict[str, Any] = {}  # Any: each column has its own type
        self.owed: dict[str, dict[str, Any]] = {}  # Any: as above
        """What is owed by this unit, by name."""
        self.emptied: set[FromClause] = set()
        """The tables in which this unit has left nothing for any window, and has written nothing since."""

    async def write(
        self,
        statement: Insert | Update | Delete,
        parameters: Mapping[str, Any] | None = None,
        later: Later | None = None,
        *,
        many: bool = False,
    ) -> int:  # Any: each has its own type
        """Carry out a statement and give the number of rows it touched; −1 where it waits for `later`.

        One that may touch `many` rows is none that needs no thread.
        """
        self.touched(statement.table)
        options = {LATER: later, QUICK: not many}
        return (await self.connection.execute(statement, parameters, execution_options=options)).rowcount

    def touched(self, table: FromClause) -> None:
        """Note that a table was written to."""
        self.changed = True
        self.wakes |= table in WAKING
        self.kept.pop(table, None)
        self.lasting.pop(table, None)
        self.emptied.discard(table)

    async def finish(self) -> None:
        """Write what changed of the campaign itself, under a version that nobody else has raised. Raises Stale."""
        if not self.changed:
            return
        await self.write_posts()
        self.version = self.campaign.version + self.counted
        raised = RAISE_VERSION.values(**self.changes) if self.changes else RAISE_VERSION
        versions = {"this": self.id, "seen": self.campaign.version, "reached": self.version}
        if not await self.write(raised, versions, Later(Stale(self.id))):
            raise Stale(self.id)

    def change(self, **fields: Any) -> None:  # Any: each column has its own type
        """Change fields of the campaign."""
        self.changed = self.wakes = True
        if "window_key" in fields:
            for table in OPEN:  # of which another window has another part
                self.kept.pop(table, None)
                self.lasting.pop(table, None)
            self.lasting.update({table: {WINDOW: []} for table in self.emptied})
        self.changes.update(fields)
        self.campaign = replace(self.campaign, **fields)

    async def change_seat(self, seat: str, **fields: Any) -> None:  # Any: each column has its own type
        """Change fields of a seat."""
        table = tables.seats
        await self.write(update(table).where(table.c.campaign == self.id, table.c.seat == seat).values(**fields))
        self.seats[seat] = replace(self.seats[seat], **fields)

    async def add_seat(self, seat: Seat) -> None:
        """Add a seat, behind the others."""
        await self.write(insert(tables.seats).values(campaign=self.id, **vars(seat)))
        self.seats[seat.seat] = seat

    async def wait(self, user: int, name: str, at: datetime) -> None:
        """Put somebody at the end of the waiting list."""
        await self.write(insert(tables.waiting).values(campaign=self.id, user=user, name=name, at=at))

    async def no_longer_waits(self, user: int) -> bool:
        """Take somebody off the waiting list; False for one who was not on it."""
        table = tables.waiting
        return bool(await self.write(delete(table).where(table.c.campaign == self.id, table.c.user == user)))

    async def attend(self, user: int, missed: int, spent: int) -> None:
        """Keep how a person has attended this campaign."""
        table = tables.attendance
        await self.write(delete(table).where(table.c.campaign == self.id, table.c.user == user))
        await self.write(insert(table).values(campaign=self.id, user=user, missed=missed, spent=spent))

    async def end_vacation(self, user: int, now: datetime) -> None:
        """End a person's vacation in this campaign; one in every campaign goes on in the others."""
        table, seats = tables.vacations, tables.seats
        active = (table.c.user == user, table.c.begins <= now, table.c.ends > now)
        query = select(table).where(*active, or_(table.c.campaign == self.id, table.c.campaign.is_(None)))
        others = select(seats.c.campaign).where(seats.c.user == user, seats.c.campaign != self.id)
        for row in await self.rows(query):
            if row["campaign"] is None:
                kept = {name: row[name] for name in ("user", "begins", "ends", "how")}
                for campaign in (await self.connection.execute(others)).scalars().all():
                    await self.write(insert(table).values(campaign=campaign, **kept))
            await self.write(update(table).where(table.c.id == row["id"]).values(campaign=self.id, ends=now))

    async def draft(self, seat: str, given: Given, at: datetime, place: int | None = None) -> int:
        """Keep an order for the open window, at a free place or behind the seat's others, and give its id."""
        table, before = tables.drafts, await self.drafts()
        last = max((draft.position for draft in before if draft.seat == seat), default=-1) + 1
        row = {
            "campaign": self.id,
            "window_key": self.campaign.window_key,
            "seat": seat,
            "position": last if place is None else place,
            "body": given.model_dump_json(),
            "at": at,
        }
        kept = self.lasting[table][WINDOW]
        self.touched(table)
        id = int((await self.connection.execute(DRAFT, row)).scalar_one())
        rows = sorted([*kept, {**row, "id": id}], key=lambda one: (one["seat"], one["position"]))
        self.lasting[table] = {WINDOW: rows}
        return id

    async def drop_drafts(self, seat: str, ids: Iterable[int]) -> None:
        """Forget orders of a seat."""
        table, gone, kept = tables.drafts, set(ids), self.lasting.get(tables.drafts)
        await self.write(DROP_DRAFTS, {"this": self.id, "whose": seat, "gone": sorted(gone)}, Later())
        if kept is not None:
            left = [one for one in kept[WINDOW] if not (one["seat"] == seat and one["id"] in gone)]
            self.lasting[table] = {WINDOW: left}

    async def ready(self, seat: str, *, on: bool) -> None:
        """Make a seat ready for the open window, or take that back; twice is harmless."""
        table, before = tables.readies, await self.window_rows(tables.readies)
        row = {"campaign": self.id, "window_key": self.campaign.window_key, "seat": seat}
        self.touched(table)
        if on and row not in before:
            await self.connection.execute(insert(table), row)
        elif row in before and not on:
            await self.write(delete(table).where(*(table.c[name] == value for name, value in row.items())))
        self.lasting[table] = {WINDOW: [*(one for one in before if one != row), *([row] if on else [])]}

    async def add_closing(self, save: int, place: int, closing: Closing, at: datetime, window_key: str = "") -> None:
        """Append a sealed window, for ever."""
        table, answers = tables.closings, {seat: one.model_dump(mode="json") for seat, one in closing.answers.items()}
        row = {
            "campaign": self.id,
            "save": save,
            "place": place,
            "window": closing.window,
            "window_key": window_key or self.campaign.window_key,
            "answers": json.dumps(answers),
            "post": json.dumps([told.model_dump(mode="json") for told in closing.post]),
            "checkpoint": closing.checkpoint.model_dump_json(),
            "closed_at": at,
        }
        before = self.lasting.get(table, {}).get(save)
        await self.write(insert(table).values(**row))
        if before is not None and len(before) == place - 1:
            self.lasting[table] = {save: [*before, closing_of(row)]}

    async def add_saves(self, saves: Sequence[Save]) -> None:
        """Keep saves, after which nothing is sealed or amended yet."""
        rows = [{**save.model_dump(), "players": json.dumps(list(save.players))} for save in saves]
        await self.add_all(tables.saves, rows)
        for last in saves[-1:]:
            self.lasting[tables.saves] = {WINDOW: last}
            self.lasting.setdefault(tables.closings, {})[last.number] = []
            self.lasting.setdefault(tables.amendments, {})[last.number] = {}

    async def add_events(self, entries: Sequence[Entry]) -> None:
        """Keep events with their words."""
        rows = [
            {
                **entry.told.model_dump(),
                "audience": json.dumps(entry.told.audience),
                "text": entry.text,
                "news": entry.news,
                "weight": entry.weight,
            }
            for entry in entries
        ]
        await self.add_all(tables.events, rows)

    async def add_all(self, table: Table, rows: Sequence[dict[str, Any]]) -> None:  # Any: columns differ
        """Insert rows of this campaign."""
        if rows:
            self.touched(table)
            await self.connection.execute(insert(table), [{"campaign": self.id, **row} for row in rows])

    async def set_deadline(self, kind: str, due: datetime, mark: str = "") -> None:
        """Give the clock something to do for the open window."""
        await self.set_deadlines(kind, [due], mark)

    async def set_deadlines(self, kind: str, moments: Sequence[datetime], mark: str = "") -> None:
        """Give the clock the same thing to do at several moments."""
        about = {"window_key": self.campaign.window_key, "kind": kind, "mark": mark}
        await self.add_all(tables.deadlines, [{**about, "due": due} for due in moments])

    async def clear_deadlines(self, *kinds: str) -> None:
        """Leave the clock nothing to do for the open window, or nothing of these kinds."""
        table = tables.deadlines
        await self.write(delete(table).where(table.c.campaign == self.id, table.c.kind.in_(kinds or OF_WINDOW)))

    async def drop_deadlines_marked(self, kind: str, mark: str) -> None:
        """Forget what the clock had to do for the thing of this mark."""
        table = tables.deadlines
        await self.write(delete(table).where(table.c.campaign == self.id, table.c.kind == kind, table.c.mark == mark))

    async def drop_deadline(self, id: int) -> bool:
        """Forget a deadline of this campaign that is worked; False for one that holds no longer."""
        table = tables.deadlines
        return bool(await self.write(delete(table).where(table.c.campaign == self.id, table.c.id == id)))

    async def clear_window(self) -> None:
        """Forget what was given in the windows so far, once it is sealed."""
        for table in (tables.drafts, tables.readies):
            await self.write(delete(table).where(table.c.campaign == self.id))
            self.emptied.add(table)
            self.lasting[table] = {WINDOW: []}
        await self.clear_deadlines()

    async def owe(
        self,
        name: str,
        target: str,
        body: str,
        at: datetime,
        *,
        live: bool = False,
        window_key: str = "",
        untold: bool = False,
    ) -> None:
        """Owe a message under a name of this campaign; owed again it is the same one, a live one in a new edition.

        What is owed is written when the unit is left, in the order in which it was owed first. One that is `untold`
        keeps its place, and is sent by nobody before a telling has filled it.
        """
        self.changed = True
        before = self.owed.get(name)
        if before is None or live:
            fresh = new_post(self.id, f"{self.id}:{name}", target, body, at, window_key)
            state = "untold" if untold else (before or fresh)["state"]
            self.owed[name] = fresh | {"live": live, "state": state}

    async def withdraw_post(self, name: str) -> bool:
        """Owe a message no longer; False for one that a courier has taken up, for it may stand already."""
        table, key = tables.posts, f"{self.id}:{name}"
        unsent = (table.c.state == "owed", table.c.tries == 0, table.c.message.is_(None))
        await self.write(delete(table).where(table.c.key == key, *unsent))
        if await self.rows(select(table.c.id).where(table.c.key == key)):
            return False
        self.owed.pop(name, None)
        return True

    async def window_posts(self, window_key: str) -> dict[str, tuple[str, str]]:
        """Give the messages of a window, owed before or just now: name to target and body."""
        table, start = tables.posts, f"{self.id}:"
        where = (table.c.campaign == self.id, table.c.window_key == window_key)
        query = select(table.c.key, table.c.target, table.c.body).where(*where).order_by(table.c.id)
        rows = await self.once(table, window_key, lambda: self.rows(query))
        before = {row["key"].removeprefix(start): (row["target"], row["body"]) for row in rows}
        now = {name: row for name, row in self.owed.items() if row["window_key"] == window_key}
        return before | {name: (row["target"], row["body"]) for name, row in now.items()}

    async def write_posts(self) -> None:
        """Write what is owed: new messages, and new editions of live ones that say something else now."""
        if not self.owed:
            return
        table, rows = tables.posts, {row["key"]: row for row in self.owed.values()}
        there = select(table.c.key, table.c.body).where(table.c.key.in_(rows))
        known = {row["key"]: row["body"] for row in await self.rows(there)}
        for key in [key for key in rows if key in known and rows[key]["live"] and rows[key]["body"] != known[key]]:
            body = rows[key]["body"]
            changed = update(table).where(table.c.key == key, table.c.body != body)
            await self.write(changed.values(**again(body, rows[key]["not_before"])))
        fresh = [{column: value for column, value in row.items() if column != "live"} for row in rows.values()]
        await self.add_all(table, [row for row in fresh if row["key"] not in known])

    async def delivered(self, post: int, edition: int, place: int, message: int) -> None:
        """Mark an edition of a message as standing, together with what follows from that."""
        self.touched(tables.posts)
        await outbox.delivered(self.connection, post, edition, place, message)

    async def send_anew(self, target: str, first: str, live: Iterable[str], at: datetime) -> None:
        """Owe once more what never reached a target, and the live messages of these names: `first`, then the others."""
        self.touched(tables.posts)
        keys = [f"{self.id}:{name}" for name in (first, *live)]
        await outbox.send_anew(self.connection, self.id, target, keys[0], keys[1:], at)

    async def forget_play(self) -> None:
        """Take back everything that was played: what a practice leaves behind."""
        for table in (tables.saves, tables.closings, tables.events, tables.names):
            await self.write(delete(table).where(table.c.campaign == self.id), many=True)
        await self.untell(0)
        await self.clear_window()

    async def forget_after(self, save: Save) -> None:
        """Take back everything that came after a save: saves, closings, events, drafts and deadlines."""
        after = {
            tables.saves: tables.saves.c.number > save.number,
            tables.closings: tables.closings.c.save >= save.number,
            tables.events: tables.events.c.n > save.told,
            tables.names: tables.names.c.since > save.told + 1,  # a phase that begins again begins with its names
            tables.amendments: tables.amendments.c.save >= save.number,
        }
        for table, gone in after.items():
            await self.write(delete(table).where(table.c.campaign == self.id, gone), many=True)
        await self.untell(save.told)
        await self.unread(save.told)
        await self.clear_window()

    async def untell(self, told: int) -> None:
        """Owe no words any more for what was told after a number and is taken back, nor for what was not told yet."""
        owed, posts = tables.tellings, tables.posts
        gone = or_(owed.c.state == "owed", owed.c.last > told)
        await self.write(delete(owed).where(owed.c.campaign == self.id, gone))
        await self.write(delete(posts).where(posts.c.campaign == self.id, posts.c.state == "untold"))

    async def unread(self, told: int) -> None:
        """Let nobody have read what was told after a number and is taken back."""
        seen = tables.glances.c
        await self.write(update(tables.glances).where(seen.campaign == self.id, seen.n > told).values(n=told))
        for seat in [seat for seat in self.seats.values() if seat.heard > told or seat.told]:
            await self.change_seat(seat.seat, heard=min(seat.heard, told), told="")
