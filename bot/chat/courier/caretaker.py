"""The caretaker: keeps the private threads of running campaigns awake, and puts those of finished ones away."""

import asyncio
from datetime import timedelta

import discord
import structlog

from bot.clock import Waiting
from bot.service.ground.herald import Herald
from bot.store.errors import Stale, Unavailable
from bot.store.people.threads import SeatThread
from rules.kernel.errors import HeraldError

EVERY = timedelta(hours=6)
"""How often it looks; Discord lets a thread sleep after seven quiet days."""


AFTERWARDS = timedelta(days=1)
"""How long the threads of a campaign stay when it is over, for last words."""


FULL = 160006
"""Discord's code for too many of them."""


log = structlog.get_logger("herald.caretaker")


class Caretaker:
    """Looks after threads for as long as it runs."""

    def __init__(self, client: discord.Client, herald: Herald, clock: Waiting) -> None:
        """Work with this client and by this clock."""
        self.client, self.herald, self.clock = client, herald, clock
        self.never = asyncio.Event()
        """Nothing wakes it before its time."""

    async def run(self) -> None:
        """Look, and look again, until cancelled."""
        due = self.clock.now() + EVERY
        while True:
            await self.clock.wait(self.never, due)
            if self.clock.now() < due:
                continue
            due = self.clock.now() + EVERY
            try:
                await self.round()
            except (Unavailable, Stale):  # the store has said so, once
                continue
            except Exception:
                log.exception("the caretaker failed; it looks again later")

    async def round(self) -> None:
        """Wake what sleeps and is needed, and put away what is not."""
        await put_away(self.client, self.herald, AFTERWARDS)
        for one in await self.herald.store.threads(ended_before=None):
            await self.wake(one)

    async def wake(self, one: SeatThread) -> None:
        """Wake a thread, unless the server has too many; its next paper wakes it then."""
        try:
            found = await self.client.fetch_channel(one.thread)
            if isinstance(found, discord.Thread) and found.archived:
                await found.edit(archived=False)
        except discord.HTTPException as error:
            log.info("a thread sleeps on", campaign=one.campaign, thread=one.thread, code=error.code)


async def put_away(client: discord.Client, herald: Herald, after: timedelta) -> int:
    """Archive the threads of campaigns that ended so long ago, and give how many there were; each is archived once."""
    done = 0
    for one in await herald.store.threads(ended_before=herald.clock.now() - after):
        try:
            found = await client.fetch_channel(one.thread)
            if isinstance(found, discord.Thread) and not found.archived:
                await found.edit(archived=True)
                done += 1
        except discord.NotFound:
            pass
        except discord.HTTPException as error:
            log.info("a thread could not be put away", campaign=one.campaign, thread=one.thread, code=error.code)
            continue
        try:
            async with herald.unit(one.campaign) as unit:
                await unit.change_seat(one.seat, **{one.column: None})
        except HeraldError:
            log.warning("a thread was put away and may be looked at again", campaign=one.campaign, thread=one.thread)
    return done
