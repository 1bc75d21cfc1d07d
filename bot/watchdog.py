"""The watchdog: ends the process for what a restart mends, and for nothing else, at most three times an hour.

It ends when the loop is stuck for a minute, when a task that should run has died, or when every gateway is gone while
Discord answers requests. A held campaign, a full disk, an outage of the database or of Discord are no reasons.
"""

import asyncio
import os
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from structlog import get_logger
from structlog.stdlib import BoundLogger

from bot.health import Vitals

STUCK = 60.0
"""Seconds without a beat after which the loop is stuck."""
APART = 300.0
"""Seconds without any gateway after which Discord is asked whether it answers."""
BEAT = 5.0
"""Seconds between two looks."""
HOUR, MOST = 3600.0, 3
"""At most so many ends in so many seconds: a restart that does not mend is no use."""
CODE = 75
"""The exit code: a failure that passes."""
log: BoundLogger = get_logger("herald.watchdog")


class Watchdog:
    """Watches the loop from a thread of its own, and the tasks and the gateway from the loop."""

    def __init__(
        self,
        vitals: Vitals,
        reached: Callable[[], Awaitable[bool]],
        ends: Path,
        leave: Callable[[int], object] = os._exit,
    ) -> None:
        """Watch; `reached` asks Discord something, `ends` is the file that remembers when the process was ended."""
        self.vitals, self.reached, self.ends, self.leave = vitals, reached, ends, leave
        self.seen = self.together = time.monotonic()
        """When the loop last turned, and when a gateway was last open."""
        self.tired = False

    async def run(self) -> None:
        """Look every few seconds, until cancelled."""
        threading.Thread(target=self.guard, name="watchdog", daemon=True).start()
        while True:
            self.seen = time.monotonic()
            if why := await self.reason():
                self.end(why)
            await asyncio.sleep(BEAT)

    async def reason(self) -> str:
        """Say what a restart would mend; empty for nothing."""
        if dead := self.vitals.dead():
            return dead[0]
        gates = self.vitals.gates().values()
        if not gates or any(gate.open for gate in gates):
            self.together = time.monotonic()
        if time.monotonic() - self.together > APART and await self.reached():
            return "no gateway is open, though Discord answers"
        return ""

    def guard(self) -> None:
        """Look from outside whether the loop turns, for as long as the process lives."""
        while True:
            time.sleep(BEAT)
            self.glance()

    def glance(self) -> None:
        """End the process if the loop has not turned for a minute."""
        if (still := time.monotonic() - self.seen) > STUCK:
            self.end(f"the loop is stuck for {still:.0f} seconds")

    def end(self, why: str) -> None:
        """End the process, for whatever starts it again; not a fourth time in an hour."""
        now = time.time()
        before = [moment for moment in self.remembered() if moment > now - HOUR]
        if len(before) >= MOST:
            if not self.tired:
                log.error("a restart has not mended it; Herald goes on as it is", why=why, ends=len(before))
            self.tired = True
            return
        self.ends.write_text("\n".join(map(str, [*before, now])), encoding="utf-8")
        log.error("Herald ends itself, to be started again", why=why)
        self.leave(CODE)

    def remembered(self) -> list[float]:
        """Give when the process was ended before, as far as it is known."""
        try:
            return [float(line) for line in self.ends.read_text(encoding="utf-8").split()]
        except (OSError, ValueError):
            return []
