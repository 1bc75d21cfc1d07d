"""Pace: requests to Discord kept below its limits, so that its refusals need not say when it was too much.

Discord takes 50 requests a second from a bot, and 5 messages in 5 seconds in a channel. What discord.py reads in its
answers comes too late for the first requests to each channel, and says nothing of all channels together.
"""

import asyncio
from collections import OrderedDict, deque
from datetime import datetime, timedelta
from typing import Protocol

from bot.clock import Waiting

A_SECOND = 45
"""Requests in all, a few less than Discord takes: commands and buttons ask for something, too."""
IN_CHANNEL, SPAN = 5, timedelta(seconds=5)
"""Messages in a channel, and the time for so many."""
KNOWN = 10_000
"""The channels that are remembered."""


class Pace(Protocol):
    """What a request waits for."""

    async def turn(self, channel: int) -> None:
        """Return when it may be sent to this channel."""


class Unpaced:
    """Where nobody limits requests, as in a Discord whose time stands still."""

    async def turn(self, channel: int) -> None:
        """Return at once."""


class Paced:
    """Lets requests go in the order in which they ask, so many in a second, and so many to each channel."""

    def __init__(self, clock: Waiting, share: float = 1.0) -> None:
        """Wait by this clock; processes that share a token each have a `share` of what it may ask."""
        self.clock = clock
        self.gap = timedelta(seconds=1 / (A_SECOND * share))
        self.next: datetime | None = None
        """When the next request may go."""
        self.channels: OrderedDict[int, deque[datetime]] = OrderedDict()
        """When the last requests to each channel went, or will go."""

    async def turn(self, channel: int) -> None:
        """Return when a request may be sent to this channel; one that waits for its channel keeps no other."""
        await self.until(self.of_channel(channel))
        now = self.clock.now()
        mine = max(now, self.next or now)
        self.next = mine + self.gap
        await self.until(mine)

    def of_channel(self, channel: int) -> datetime:
        """Give when a channel takes another request, and count it."""
        went = self.channels.setdefault(channel, deque(maxlen=IN_CHANNEL))
        self.channels.move_to_end(channel)
        if len(self.channels) > KNOWN:
            self.channels.popitem(last=False)
        now = self.clock.now()
        moment = max(now, went[0] + SPAN) if len(went) == IN_CHANNEL else now
        went.append(moment)
        return moment

    async def until(self, moment: datetime) -> None:
        """Wait until a moment."""
        never = asyncio.Event()
        while self.clock.now() < moment:
            await self.clock.wait(never, moment)
