"""Sharing: of several processes one hears direct messages and tells the others how far; one reads in its place."""

import asyncio
from datetime import datetime
from uuid import uuid4

import discord
from structlog import get_logger
from structlog.stdlib import BoundLogger

from bot.chat.client.listener import Listener
from bot.clock import Waiting
from bot.service.ground.vouching import BEAT, stand_in, vouch
from bot.store.errors import Stale, Unavailable

FIRST = 0
"""The shard over which direct messages come."""
log: BoundLogger = get_logger("herald.sharing")


class Sharing:
    """What the processes of one Herald say to each other of what people write; one that is alone says nothing."""

    def __init__(self, client: discord.AutoShardedClient, listener: Listener, clock: Waiting) -> None:
        """Speak for the shards of this client."""
        ids, total = client.shard_ids or (), client.shard_count or 1
        self.alone = not ids or len(ids) == total
        """Whether there are no other processes."""
        self.first = self.alone or FIRST in ids
        self.listener, self.clock, self.herald = listener, clock, listener.herald
        self.herald.ears.elsewhere = not self.first
        self.name = uuid4().hex
        self.since: datetime | None = None
        """When this process began."""
        self.reading: asyncio.Task[None] | None = None
        """What is read in place of another process."""

    async def run(self) -> None:
        """Say how far people are heard, or listen to that, until cancelled."""
        try:
            while True:
                await self.beat()
                await self.clock.wait(asyncio.Event(), self.clock.now() + BEAT)
        finally:
            await self.leave_off()

    async def beat(self) -> None:
        """Say it once, or look whether somebody has; an outage of the database changes nothing."""
        self.since = self.since or self.clock.now()
        try:
            if self.first:
                await vouch(self.herald, self.name)
            elif not await stand_in(self.herald, self.name, self.since):
                await self.leave_off()
            elif self.reading is None or self.reading.done():
                self.reading = asyncio.create_task(self.read())
        except (Unavailable, Stale):
            return

    async def read(self) -> None:
        """Read in place of a process that has died; the next beat tries again what fails."""
        try:
            await self.listener.stand_in()
        except (Unavailable, Stale):
            return
        except Exception:
            log.exception("what was written could not be read in place of another process")

    async def leave_off(self) -> None:
        """Read no more: whoever hears people is there again."""
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
            self.reading = None
            self.herald.ears.read.clear()
