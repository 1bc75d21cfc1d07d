"""The teller: the task that tells what was sealed, woken like the courier."""

import asyncio
from datetime import datetime, timedelta

from structlog import get_logger
from structlog.stdlib import BoundLogger

from bot.clock import Waiting
from bot.service.ground.herald import Herald
from bot.service.telling import telling
from bot.store.errors import Stale, Unavailable

PAUSE = timedelta(seconds=5)
"""How long to wait after an error."""
SHORTEST = timedelta(seconds=0.05)
"""How long it rests at least, so that what another process tells does not keep this one busy."""
log: BoundLogger = get_logger("herald.teller")


class Teller:
    """Tells what is owed, for as long as it runs."""

    def __init__(self, herald: Herald, clock: Waiting) -> None:
        """Tell for `herald` by `clock`, woken whenever its bell rings."""
        self.herald, self.clock = herald, clock
        self.woken = asyncio.Event()
        herald.bell.listen(self.woken.set)

    async def run(self) -> None:
        """Tell what is owed, then rest until there is more, until cancelled."""
        while True:
            self.woken.clear()
            await self.clock.wait(self.woken, await self.round())

    async def round(self) -> datetime | None:
        """Tell all that can be told now; give when there may be more, None if nothing is owed."""
        try:
            await telling.tell_all(self.herald)
            due = await telling.due(self.herald)
        except (Unavailable, Stale):  # the store has said so, once
            return self.clock.now() + PAUSE
        except Exception:
            # The edge of this task: the next round may fare better.
            log.exception("the teller failed; it looks again soon")
            return self.clock.now() + PAUSE
        return due and max(due, self.clock.now() + SHORTEST)
