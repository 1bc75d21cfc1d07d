"""The store: the only door to the database."""

from asyncio import Lock
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import leases, outbox, tables, tellings, timetable
from bot.store.driver.engine import dialect, for_reading, noted, open_engine
from bot.store.look import Look, alone_in, lives_in, look_at
from bot.store.people import dialogues, threads, traces, wishes
from bot.store.people.dialogues import Dialogue
from bot.store.people.threads import SeatThread
from bot.store.records import Deadline, Owed, Pulse, Seat, Telling, Title, Vacation
from bot.store.shelf import Shelf
from bot.store.trouble import Trouble, told_apart
from bot.store.unit import Unit

PULSE = "pulse"
"""The note that is written to see whether anything can be."""


class Store:
    """A database with the campaigns of a community: SQLite by default, PostgreSQL for many processes."""

    def __init__(self, url: str) -> None:
        """Open `url`, `sqlite+aiosqlite:///...` or `postgresql+asyncpg://...`; connects when first asked."""
        self.engine = open_engine(url)
        self.reader = for_reading(self.engine)
        # SQLite lets one writer in at a time; within a process they queue fairly, instead of asking again and again.
        self.lock = leases.Lock(url)
        self.trouble = Trouble()
        self.shelf = Shelf()
        self.now: Callable[[], datetime] = lambda: datetime.now(UTC)
        """The clock by which an outage is timed."""
        self.gate = Lock() if self.engine.dialect.name == "sqlite" else None

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()
        self.lock.leave()

    async def take_back(self) -> None:
        """Have at once what an earlier process claimed before it was killed, where no other can have claimed it."""
        if self.lock.taken():
            async with self.writing() as connection:
                for kind in leases.TABLES:
                    await leases.give_back(connection, kind)

    async def renew(self, kind: leases.Kind, ids: Collection[int], until: datetime) -> None:
        """Let claims hold until then."""
        async with self.writing() as connection:
            await leases.renew(connection, kind, ids, until)

    async def give_back(self, kind: leases.Kind, ids: Collection[int]) -> None:
        """Let others have at once what is claimed."""
        async with self.writing() as connection:
            await leases.give_back(connection, kind, ids)

    @asynccontextmanager
    async def unit(self, campaign: int) -> AsyncIterator[Unit]:
        """Open the one transaction in which a campaign is written; leaving it commits, an error writes nothing."""
        async with self.writing() as connection:
            found = await look_at(connection, campaign, lock=True)
            unit = Unit(connection, found, self.shelf.of(found.campaign))
            yield unit
            await unit.finish()
        self.shelf.put(found.campaign, unit.version, unit.lasting)

    @asynccontextmanager
    async def look(self, campaign: int) -> AsyncIterator[Look]:
        """Read a campaign at one moment, without keeping anybody waiting."""
        async with self.reading() as connection:
            found = await look_at(connection, campaign, lock=False)
            yield Look(connection, found, self.shelf.of(found.campaign))

    async def look_in(self, channel: int) -> Look | None:
        """Read the only campaign of a channel or thread that has not ended, and its seats; None if there is no such."""
        async with self.reading() as connection:
            found = await alone_in(connection, channel)
            return found and Look(connection, found, self.shelf.of(found.campaign))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that may write. Raises Stale where another try would do, Unavailable where none would."""
        async with self.gate or nullcontext(), self.told_apart(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that sees one moment of the database."""
        async with self.told_apart(), self.reader.begin() as connection:
            yield connection

    def told_apart(self) -> AbstractAsyncContextManager[None]:
        """Turn the database's errors into ours, and note an outage."""
        return told_apart(lambda error: self.trouble.meet(error, self.now()))

    @asynccontextmanager
    async def founding(self, row: dict[str, Any], seats: Sequence[Seat]) -> AsyncIterator[Unit]:  # Any: columns differ
        """Open the transaction in which a campaign with its seats comes into being."""
        async with self.writing() as connection:
            campaign = await add_campaign(connection, row, seats)
            unit = Unit(connection, await look_at(connection, campaign, lock=True))
            yield unit
            await unit.finish()

    async def campaigns(
        self, *, guild: int | None = None, user: int | None = None, channel: int | None = None, going: bool = False
    ) -> list[int]:
        """Give the campaigns of a guild, of a person, or of a channel, newest first; if `going`, those not ended."""
        found = await self.titles(guild=guild, user=user, channel=channel)
        return [one.id for one in found if not (going and one.over)]

    async def titles(
        self, *, guild: int | None = None, user: int | None = None, channel: int | None = None
    ) -> list[Title]:
        """Give the titles of the campaigns of a guild, of a person (sits, stands in, waits, hosts), or of a channel.

        Practices, which are learned from, are not among them.
        """
        table = tables.campaigns
        query = select(table.c.id, table.c.title, table.c.game, table.c.status).order_by(table.c.id.desc())
        query = query.where(table.c.lesson.is_(None))
        if guild is not None:
            query = query.where(table.c.guild == guild)
        if user is not None:
            seated = select(tables.seats.c.campaign).where(tables.seats.c.user == user)
            waits = select(tables.waiting.c.campaign).where(tables.waiting.c.user == user)
            stands_in = select(tables.seats.c.campaign).where(tables.seats.c.deputy == user)
            mine = table.c.id.in_(seated) | table.c.id.in_(stands_in)
            query = query.where(mine | table.c.id.in_(waits) | (table.c.host == user) | (table.c.second == user))
        if channel is not None:
            query = query.where(lives_in(channel))
        async with self.reading() as connection:
            return [Title(**row) for row in (await connection.execute(query)).mappings()]

    async def sealed_with(self, commitment: str) -> int | None:
        """Give the newest campaign that was founded with the seed of this SHA-256; None for none."""
        table = tables.campaigns
        query = select(table.c.id).where(table.c.commitment == commitment).order_by(table.c.id.desc()).limit(1)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def practice(self, user: int) -> int | None:
        """Give the practice of a person; None where there is none."""
        table = tables.campaigns
        query = select(table.c.id).where(table.c.host == user, table.c.lesson.is_not(None))
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def drop_practice(self, campaign: int) -> None:
        """Forget a practice with all that belongs to it; no other campaign."""
        table = tables.campaigns
        async with self.writing() as connection:
            await connection.execute(delete(table).where(table.c.id == campaign, table.c.lesson.is_not(None)))

    async def vacations(self, user: int, now: datetime) -> list[Vacation]:
        """Give the vacations of a person that are not over."""
        table = tables.vacations
        query = select(table).where(table.c.user == user, table.c.ends > now).order_by(table.c.begins, table.c.id)
        async with self.reading() as connection:
            return [Vacation(**row) for row in (await connection.execute(query)).mappings()]

    async def next_deadline(self, unheard: timetable.Unheard | None = None) -> datetime | None:
        """Give the next moment at which the clock has something to do, but for what waits until people are heard."""
        async with self.reading() as connection:
            return await timetable.due(connection, unheard)

    async def claim_deadlines(
        self, now: datetime, until: datetime, most: int, unheard: timetable.Unheard | None = None
    ) -> list[Deadline]:
        """Claim what is due, the longest overdue first; nobody else gets it before `until`."""
        async with self.writing() as connection:
            return await timetable.claim(connection, now, until, most, unheard)

    async def late(self, now: datetime, kinds: Collection[str]) -> dict[int, list[int]]:
        """Give the campaigns in which something of these kinds is due, the longest overdue first, with their people."""
        async with self.reading() as connection:
            found = await timetable.late(connection, now, kinds)
            return await dialogues.speakers(connection, found)

    async def dialogue(self, user: int) -> Dialogue | None:
        """Give how far a person's direct messages are read; None for one who was never heard of."""
        async with self.reading() as connection:
            return await dialogues.of_user(connection, user)

    async def dialogues(self, since: int) -> list[Dialogue]:
        """Give whose direct messages are to be read: people of campaigns that go on, and who wrote since an id."""
        async with self.reading() as connection:
            return await dialogues.listened_to(connection, since)

    async def dialogue_at(self, user: int, channel: int) -> None:
        """Note in which channel a person's direct messages are."""
        async with self.writing() as connection:
            await dialogues.open_at(connection, user, channel)

    async def note_read(self, user: int, channel: int, message: int, answer: int = 0) -> None:
        """Note that a person's direct messages are read and answered up to one; 0: nothing had to be answered."""
        async with self.writing() as connection:
            await dialogues.note_read(connection, user, channel, message, answer)

    async def overdue(self, before: datetime, unheard: timetable.Unheard | None = None) -> int:
        """Count the windows that should have closed before a moment and stand open, though nothing keeps them."""
        async with self.reading() as connection:
            return await timetable.overdue(connection, before, unheard)

    async def closing_after(self, moment: datetime) -> list[int]:
        """Give the campaigns in which a window closes after a moment."""
        async with self.reading() as connection:
            return await timetable.closing_after(connection, moment)

    async def servers(self) -> dict[int, int]:
        """Give the server of each campaign that is played, or held."""
        table = tables.campaigns
        query = select(table.c.id, table.c.guild).where(
            table.c.status.in_(("running", "held")), table.c.lesson.is_(None)
        )
        async with self.reading() as connection:
            return {row.id: row.guild for row in await connection.execute(query)}

    async def hosts(self) -> list[int]:
        """Give the gamemasters of the campaigns that have begun and go on."""
        table = tables.campaigns
        going = (table.c.status.not_in(("lobby", "ended")), table.c.lesson.is_(None), table.c.host != traces.NOBODY)
        async with self.reading() as connection:
            return sorted((await connection.execute(select(table.c.host).where(*going).distinct())).scalars())

    async def owe(self, posts: Sequence[dict[str, Any]]) -> int:  # Any: columns differ
        """Owe messages beside all campaigns, those whose keys are not known; give how many there were."""
        rows = {row["key"]: row for row in posts}
        async with self.writing() as connection:
            added = dialect(connection).insert(tables.posts).values([*rows.values()])
            fresh = added.on_conflict_do_nothing(index_elements=["key"]).returning(tables.posts.c.id)
            return len((await connection.execute(fresh)).all())

    async def drop_deadline(self, id: int) -> None:
        """Forget a deadline that was worked."""
        async with self.writing() as connection:
            await timetable.drop(connection, id)

    async def claim_tellings(self, now: datetime, until: datetime, most: int) -> list[Telling]:
        """Claim words owed, the oldest of each campaign; who writes is not kept waiting where there are none."""
        async with self.reading() as connection:
            if not await tellings.waits(connection, now):
                return []
        async with self.writing() as connection:
            return await tellings.claim(connection, now, until, most)

    async def next_telling(self) -> datetime | None:
        """Give when the first claim of words owed runs out."""
        async with self.reading() as connection:
            return await tellings.due(connection)

    async def untold(self, campaign: int) -> Telling | None:
        """Give the first words that are owed in a campaign, whoever has claimed them; None: everything is told."""
        async with self.reading() as connection:
            return await tellings.first(connection, campaign)

    async def put_telling_back(self, telling: int, until: datetime) -> None:
        """Let words owed be tried again, at a moment."""
        async with self.writing() as connection:
            await tellings.put_back(connection, telling, until)

    async def claim_posts(self, now: datetime, until: datetime, most: int) -> list[Owed]:
        """Claim messages owed, in reading order; who writes is not kept waiting where there are none."""
        async with self.reading() as connection:
            due = await outbox.due(connection)
        if due is None or due > now:
            return []
        async with self.writing() as connection:
            return await outbox.claim(connection, now, until, most)

    async def delivered(self, post: int, edition: int, place: int, message: int) -> None:
        """Mark an edition of a message as standing."""
        async with self.writing() as connection:
            await outbox.delivered(connection, post, edition, place, message)

    async def failed(self, post: int, edition: int, retry_at: datetime | None, reason: str) -> None:
        """Put a message back to be tried again, or give it up."""
        async with self.writing() as connection:
            await outbox.failed(connection, post, edition, retry_at, reason)

    async def let_go(self, post: int, edition: int, reason: str) -> None:
        """Owe a message no longer that nobody is there to read."""
        async with self.writing() as connection:
            await outbox.let_go(connection, post, edition, reason)

    async def next_post(self) -> datetime | None:
        """Give the first moment at which a claim of messages can bring something."""
        async with self.reading() as connection:
            return await outbox.due(connection)

    async def plan_vacation(self, vacation: Vacation) -> int:
        """Keep a vacation, whatever its number, and give its own."""
        row = {name: value for name, value in vars(vacation).items() if name != "id"}
        async with self.writing() as connection:
            added = insert(tables.vacations).values(**row).returning(tables.vacations.c.id)
            return int((await connection.execute(added)).scalar_one())

    async def end_vacations(self, user: int, now: datetime, campaign: int | None = None) -> int:
        """End the vacations of a person, those of one campaign or all, and give how many; what was used stays used."""
        table = tables.vacations
        where = [table.c.user == user, table.c.ends > now]
        if campaign is not None:
            where.append(table.c.campaign == campaign)
        async with self.writing() as connection:
            ended = (await connection.execute(update(table).where(*where).values(ends=now))).rowcount
            await connection.execute(delete(table).where(table.c.user == user, table.c.begins >= table.c.ends))
        return ended

    async def preferences(self, users: Iterable[int]) -> dict[int, str]:
        """Give what people prefer, as JSON."""
        async with self.reading() as connection:
            return await wishes.preferences(connection, users)

    async def prefer(self, user: int, preferences: str, digest_at: datetime | None) -> None:
        """Keep what a person prefers, and when the next digest is due."""
        async with self.writing() as connection:
            await wishes.prefer(connection, user, preferences, digest_at)

    async def next_digest(self) -> datetime | None:
        """Give the moment at which the next digest is due."""
        async with self.reading() as connection:
            return await wishes.next_digest(connection)

    async def due_digests(self, now: datetime, most: int) -> list[tuple[int, datetime, str]]:
        """Give whose digest is due: person, moment, preferences."""
        async with self.reading() as connection:
            return await wishes.due_digests(connection, now, most)

    async def digest(
        self, user: int, was: datetime, then: datetime | None, post: dict[str, Any] | None
    ) -> bool:  # Any: columns differ
        """Set the next digest of a person and owe this one; False where another process did."""
        async with self.writing() as connection:
            return await wishes.digest(connection, user, was, then, post)

    async def stored(self, user: int) -> dict[str, Any]:  # Any: JSON
        """Give all that is kept of a person."""
        async with self.reading() as connection:
            return await traces.stored(connection, user)

    async def forget(self, user: int) -> set[int]:
        """Leave no id of a person; give the campaigns that were touched."""
        async with self.writing() as connection:
            return await traces.forget(connection, user)

    async def threads(self, *, ended_before: datetime | None) -> list[SeatThread]:
        """Give the private threads of campaigns that ended before a moment; None: of those that have not ended."""
        async with self.reading() as connection:
            return await threads.threads(connection, ended_before=ended_before)

    async def note(self, key: str, value: str | None = None) -> str | None:
        """Keep a note of the bot's own under `key`, if a value is given; give what stood there."""
        table = tables.meta
        async with self.reading() if value is None else self.writing() as connection:
            found = (await connection.execute(select(table.c.value).where(table.c.key == key))).scalar_one_or_none()
            if value is not None:
                await connection.execute(noted(connection, key, value))
        return found

    async def swap(self, key: str, was: str, value: str) -> bool:
        """Put a note in the place of another, unless that has changed; tell whether it stands."""
        table = tables.meta
        known = (table.c.key == key, table.c.value == was)
        async with self.writing() as connection:
            return bool((await connection.execute(update(table).where(*known).values(value=value))).rowcount)

    async def pulse(self, now: datetime) -> Pulse:
        """Write a note, so that a full disk or a lock shows, and look at what lies still. Raises Unavailable, Stale."""
        await self.note(PULSE, now.isoformat())
        async with self.reading() as connection:
            return await outbox.pulse(connection, now)

    async def turn(self, key: str, now: datetime, every: timedelta) -> bool:
        """Tell whether it is time again for what is done once in so long, by one process; that one has its turn."""
        table = tables.meta
        async with self.writing() as connection:
            found = (await connection.execute(select(table.c.value).where(table.c.key == key))).scalar_one_or_none()
            if found and datetime.fromisoformat(found) + every > now:
                return False
            # Of two that looked at the same moment the later finds another note than it has read.
            unchanged = table.c.value == found
            return bool((await connection.execute(noted(connection, key, now.isoformat(), unchanged))).rowcount)


async def add_campaign(connection: AsyncConnection, row: dict[str, Any], seats: Sequence[Seat]) -> int:  # Any: columns
    """Insert a campaign with its seats and give its number."""
    added = insert(tables.campaigns).values(**row).returning(tables.campaigns.c.id)
    campaign = int((await connection.execute(added)).scalar_one())
    if seats:
        rows = [{"campaign": campaign, **vars(seat)} for seat in seats]
        await connection.execute(insert(tables.seats), rows)
    return campaign
