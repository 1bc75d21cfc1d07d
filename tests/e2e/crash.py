"""Sudden deaths: the bot stops at a chosen request or commit, and nothing of it runs any further."""

import asyncio
from typing import Any

from sqlalchemy import event

from tests.e2e.table import Table


class Crash:
    """Counts the points at which the bot could die, and lets it die at one of them.

    A point lies before and after each request to Discord, and before each commit. From its death on, every
    further point ends the task that comes to it, so that the dead bot does nothing more until `revive`.
    """

    def __init__(self, table: Table) -> None:
        """Watch a table that is open; the bot lives until `at` says otherwise."""
        self.table = table
        self.passed = 0
        self.at: int | None = None
        self.dead = False
        self.answer = table.world.chaos.answer
        table.world.chaos.answer = self.request
        self.watch()

    def watch(self) -> None:
        """Stand by the database of the bot that lives now."""
        engine = self.table.world.app.herald.store.engine.sync_engine
        event.listen(engine, "commit", lambda _: self.point())

    def point(self) -> None:
        """Pass one point, or die; what the test itself asks of the database is no point."""
        if asyncio.current_task() not in self.table.world.env._work.tasks:
            return
        self.passed += 1
        self.dead = self.dead or self.passed == self.at
        if self.dead:
            raise asyncio.CancelledError

    def request(self, *asked: Any, **more: Any) -> Any:
        """Answer a request, unless the bot dies before it or before it hears the answer."""
        self.point()
        answer = self.answer(*asked, **more)
        self.point()
        return answer

    async def revive(self) -> None:
        """Start the bot again, and let the time pass after which it takes up what the dead one had in its hands."""
        world = self.table.world
        await world.app.close()
        world.app = world.build(world.clock)
        self.dead, self.at = False, None
        await world.env.restart_bot(world.app.client)
        self.watch()
        await self.table.pass_time(minutes=15)

    def after(self, points: int) -> None:
        """Let the bot die after so many points from now."""
        self.at = self.passed + points

    def remove(self) -> None:
        """Watch no longer."""
        self.table.world.chaos.answer = self.answer
