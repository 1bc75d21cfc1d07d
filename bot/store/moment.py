"""One moment: what is read for one answer is read in one transaction, and each thing once."""

import sys
from asyncio import CancelledError
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from types import TracebackType
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import Stale, Unavailable
from bot.store.look import Look, look_at
from bot.store.people.dialogues import Dialogue
from bot.store.records import Title
from bot.store.store import Store

T = TypeVar("T")


class Moment(Store):
    """A store for one who asks one thing after another; what is written through it ends the moment, and another begins.

    Whoever reads while something is written keeps the moment in which that reading began.
    """

    def __init__(self, store: Store) -> None:
        """Be the same store, of whose connections none is held yet."""
        vars(self).update(vars(store))
        self.reads = 0
        """How many read just now."""
        self.over = False
        """Whether something was written since it began."""
        self.held: tuple[AsyncConnection, AsyncExitStack] | None = None
        self.looks: dict[int, Look] = {}
        self.known: dict[Any, Any] = {}  # Any: each question has its own answer

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give the one transaction, which stays open; what goes wrong with the database ends it."""
        if self.over:
            async with super().reading() as anew:
                yield anew
            return
        connection = await self.connection()
        self.reads += 1
        try:
            async with self.told_apart():
                yield connection
        except (Unavailable, Stale, CancelledError):
            self.over = True
            raise
        finally:
            self.reads -= 1
            if self.over and not self.reads:
                await self.end(*sys.exc_info())

    async def connection(self) -> AsyncConnection:
        """Begin the moment, unless it has begun."""
        if self.held is None:
            async with AsyncExitStack() as stack:
                connection = await stack.enter_async_context(super().reading())
                self.held = connection, stack.pop_all()
        return self.held[0]

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that may write, once nothing of what was read is held on to."""
        await self.past()
        try:
            async with super().writing() as connection:
                yield connection
        finally:
            await self.past()

    @asynccontextmanager
    async def look(self, campaign: int) -> AsyncIterator[Look]:
        """Give the campaign as it is at this moment, and what others have read of it."""
        async with self.reading() as connection:
            found = self.looks.get(campaign)
            if found is None:
                stands = await look_at(connection, campaign, lock=False)
                found = Look(connection, stands, self.shelf.of(stands.campaign))
            if not self.over:
                self.looks[campaign] = found
            yield found

    async def titles(
        self, *, guild: int | None = None, user: int | None = None, channel: int | None = None
    ) -> list[Title]:
        """Give the titles of some campaigns, as the store does."""
        ask = super().titles
        return [*await self.once((guild, user, channel), lambda: ask(guild=guild, user=user, channel=channel))]

    async def practice(self, user: int) -> int | None:
        """Give the practice of a person; None where there is none."""
        ask = super().practice
        return await self.once(("practice", user), lambda: ask(user))

    async def dialogue(self, user: int) -> Dialogue | None:
        """Give how far a person's direct messages are read; None for one who was never heard of."""
        ask = super().dialogue
        return await self.once(("dialogue", user), lambda: ask(user))

    async def once(self, question: object, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask what was not asked yet at this moment."""
        if self.over:
            return await ask()
        if question not in self.known:
            self.known[question] = await ask()
        found: T = self.known[question]
        return found

    async def past(self) -> None:
        """Let the moment be over; as long as somebody reads, nothing new is read in it for others."""
        self.looks, self.known, self.over = {}, {}, True
        if not self.reads:
            await self.end()

    async def end(
        self,
        kind: type[BaseException] | None = None,
        error: BaseException | None = None,
        trace: TracebackType | None = None,
    ) -> None:
        """Let go of the transaction, which ends as it went."""
        held, self.held, self.looks, self.known, self.over = self.held, None, {}, {}, False
        if held is not None:
            await held[1].__aexit__(kind, error, trace)


@asynccontextmanager
async def one_moment(store: Store) -> AsyncIterator[Store]:
    """Give the store for one who asks one thing after another, none of them at the same time."""
    moment = Moment(store)
    try:
        yield moment
    finally:
        await moment.end()
