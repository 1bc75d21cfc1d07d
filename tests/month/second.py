"""A second process on the same database: it works deadlines, tells and delivers, and has no gateway of its own."""

import asyncio
from contextvars import ContextVar
from typing import TYPE_CHECKING

from simcord import _dpy_internals
from simcord.http.client import FakeHTTPClient

if TYPE_CHECKING:
    from tests.month.hall import Hall

SECOND: ContextVar[bool] = ContextVar("second", default=False)
"""Whether what runs is the second process."""


class Second:
    """The other process; it lives until it is stopped."""

    def __init__(self, hall: "Hall") -> None:
        """Begin to work beside the first, with the account of both."""
        self.app, self.env = hall.build(hall.world.clock), hall.world.env
        client = self.app.client
        _dpy_internals.install_http(client, FakeHTTPClient(self.env.backend, asyncio.get_running_loop()))
        client._connection.user = hall.world.app.client.user
        client.listener.hear()  # the first shard, over which direct messages come, is the other's
        token = SECOND.set(True)
        with self.env._bot_scope():
            self.tasks = [
                asyncio.get_running_loop().create_task(duty())
                for duty in (self.app.courier.run, self.app.teller.run, self.app.ticker.run)
            ]
        SECOND.reset(token)

    def nudge(self) -> None:
        """Let it look at the clock, as it does every few seconds without being told."""
        for woken in (self.app.ticker.woken, self.app.courier.woken, self.app.teller.woken):
            woken.set()

    async def stop(self) -> None:
        """End it, in order or as it is."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.app.herald.store.close()
