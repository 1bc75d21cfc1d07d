"""The clock, and the task that works whatever falls due."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Protocol

from structlog import get_logger
from structlog.stdlib import BoundLogger

from bot.service.ground.herald import Clock, Herald
from bot.service.time import outages
from bot.service.time import ticker as time
from bot.store.errors import Stale, Unavailable

__all__ = ["Clock", "SystemClock", "Ticker", "Waiting"]

LONGEST_SLEEP = 8.0
"""Seconds after which a wait ends at the latest: another process may have written what is due next."""
SHORTEST_SLEEP = timedelta(seconds=0.05)
"""How long to wait at least, so that a row which another process works does not keep this one busy."""
PAUSE = timedelta(seconds=5)
"""How long to wait after an error."""
log: BoundLogger = get_logger(__name__)


class Waiting(Clock, Protocol):
    """A clock by which one can wait: whoever waits for time or work does it here, so that a test can move both."""

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        """Return when `wake` is set, when `until` has come, or now and then: look again in any case."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """Give the moment, in UTC and aware of it."""
        return datetime.now(UTC)

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        """Return when `wake` is set or `until` has come, and after some seconds at the latest."""
        seconds = LONGEST_SLEEP if until is None else (until - self.now()).total_seconds()
        try:
            async with asyncio.timeout(min(max(seconds, 0.0), LONGEST_SLEEP)):
                await wake.wait()
        except TimeoutError:
            return


class Ticker:
    """Sleeps until the next deadline and works it, for as long as it runs."""

    def __init__(self, herald: Herald, clock: Waiting) -> None:
        """Work the deadlines of `herald` by `clock`, woken whenever its bell rings."""
        self.herald, self.clock = herald, clock
        self.woken = asyncio.Event()
        self.looked_at: datetime | None = None
        """When all that was due had last been worked; None before the first time."""
        self.failing = False
        """Whether the last look ended in an error."""
        self.worked = 0
        """How many deadlines it has worked."""
        self.overdue = 0
        """How many windows stood open that should have closed, when it last looked."""
        herald.bell.listen(self.wake)

    def wake(self) -> None:
        """Look again at once: deadlines or the clock have changed."""
        self.woken.set()

    async def run(self) -> None:
        """Work what is due, then sleep, until cancelled; an error is logged and does not end it."""
        try:
            while True:
                self.woken.clear()
                await self.clock.wait(self.woken, await self.look())
        finally:
            with suppress(Unavailable, Stale):
                await outages.beat(self.herald)

    async def look(self) -> datetime | None:
        """Work all that is due now and give the moment at which there is more; None if nothing is to come."""
        try:
            await outages.beat(self.herald)
            self.worked += await time.tick(self.herald)
            due = await time.due(self.herald)
            self.alarm(await time.overdue(self.herald))
        except (Unavailable, Stale):  # the store has said so, once
            self.failing = True
            return self.clock.now() + PAUSE
        except Exception:
            # The edge of this task: the next look may fare better, and health tells that this one did not.
            log.exception("the clock failed; it looks again soon")
            self.failing = True
            return self.clock.now() + PAUSE
        self.failing, self.looked_at = False, self.clock.now()
        return due and max(due, self.looked_at + SHORTEST_SLEEP)

    def alarm(self, overdue: int) -> None:
        """Log, once for as long as it lasts, that windows stand open which should have closed."""
        if overdue and not self.overdue:
            log.error("windows are overdue", count=overdue)
        self.overdue = overdue
