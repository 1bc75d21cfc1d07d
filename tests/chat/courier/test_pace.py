"""The courier keeps below Discord's limits by itself (H17)."""

import asyncio
from datetime import datetime, timedelta

from bot.chat.courier.pace import A_SECOND, Paced
from tests.service.bench import BEGIN

SECOND = timedelta(seconds=1)


class Timeline:
    """A clock that goes on to the next moment for which somebody waits, when everybody does."""

    def __init__(self) -> None:
        """Begin."""
        self.moment = BEGIN
        self.waiting: list[tuple[datetime, asyncio.Event]] = []

    def now(self) -> datetime:
        """Give the moment."""
        return self.moment

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        """Return when the clock has come so far."""
        come = asyncio.Event()
        self.waiting.append((until or BEGIN, come))
        await come.wait()

    async def run(self, *tasks: asyncio.Task[None]) -> None:
        """Go on until all is done."""
        while not all(task.done() for task in tasks):
            for _ in range(5):
                await asyncio.sleep(0)
            if self.waiting:
                self.moment = min(until for until, _ in self.waiting)
                for until, come in self.waiting:
                    if until <= self.moment:
                        come.set()
                self.waiting = [one for one in self.waiting if not one[1].is_set()]


async def went(requests: list[int], share: float = 1.0) -> list[tuple[int, timedelta]]:
    """Give when requests to these channels went, of which all ask at once."""
    clock, sent = Timeline(), []
    pace = Paced(clock, share)

    async def ask(channel: int) -> None:
        await pace.turn(channel)
        sent.append((channel, clock.now() - BEGIN))

    await clock.run(*(asyncio.create_task(ask(channel)) for channel in requests))
    return sent


def most_within(moments: list[timedelta], span: timedelta) -> int:
    """Give how many fall into one stretch of time at most."""
    return max(sum(start <= moment < start + span for moment in moments) for start in moments)


async def test_no_second_has_more_than_discord_takes() -> None:
    """Two hundred requests to as many channels take four and a half seconds, and no second has 50."""
    moments = [moment for _, moment in await went(list(range(200)))]

    assert A_SECOND + 1 >= most_within(moments, SECOND) > 40
    assert abs(max(moments).total_seconds() - 199 / A_SECOND) < 0.1


async def test_a_channel_gets_five_in_five_seconds_and_keeps_no_other() -> None:
    """What waits for its channel takes no place of what goes to others."""
    sent = await went([1] * 12 + list(range(2, 22)))

    assert 5 == most_within([moment for channel, moment in sent if channel == 1], 5 * SECOND)
    assert max(moment for channel, moment in sent if channel != 1) < SECOND
    assert 10 * SECOND <= max(moment for _, moment in sent) < 11 * SECOND


async def test_processes_share_what_a_token_may_ask() -> None:
    """One with half the shards asks half as often."""
    moments = [moment for _, moment in await went(list(range(60)), share=0.5)]

    assert A_SECOND / 2 + 1 >= most_within(moments, SECOND)
