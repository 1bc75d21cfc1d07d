"""The thinker: the task that asks autopilots while their window is open, so that its closing need not."""

import asyncio

from structlog import get_logger
from structlog.stdlib import BoundLogger

from bot.clock import Waiting
from bot.service.closing import thinking
from bot.service.ground.herald import Herald

log: BoundLogger = get_logger("herald.thinker")


class Thinker:
    """Thinks ahead, for as long as it runs; what it has not come to is thought when the window closes."""

    def __init__(self, herald: Herald, clock: Waiting) -> None:
        """Think for `herald`, woken whenever its bell rings."""
        self.herald, self.clock = herald, clock
        self.woken = asyncio.Event()
        herald.bell.listen(self.woken.set)

    async def run(self) -> None:
        """Think of every window that has opened, then rest until another does, until cancelled."""
        while True:
            self.woken.clear()
            try:
                await thinking.think_all(self.herald)
            except Exception:
                # The edge of this task: a campaign that cannot be thought of is thought of when its window closes.
                log.exception("a window was not thought of ahead")
            await self.clock.wait(self.woken, None)
