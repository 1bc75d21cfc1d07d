"""Every post comes exactly once, over crashes at any step and a hundred reconnects (H17)."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.service.ground.messages import Message, Target
from bot.service.posting.notices import owe
from tests.chat.conftest import Market, folder  # noqa: F401  a fixture
from tests.e2e.crash import Crash

RECONNECTS, FEW = 100, 20


@pytest.fixture
async def market(folder: Path) -> AsyncIterator[Market]:  # noqa: F811  the fixture
    """A table at which the Market is played by three seats."""
    async with Market(folder) as laid:
        yield laid


async def owed(market: Market, name: str, *, live: bool = False, text: str = "") -> None:
    """Owe the channel and a seat a message each, in one transaction."""
    herald = market.world.app.herald
    for kind, target in (("public", Target(kind="channel")), ("private", Target(kind="seat", seat="blue"))):
        async with herald.unit(1) as unit:
            message = Message(content=f"{kind} {name} {text}".strip())
            await owe(unit, f"{kind}-{name}", target, message, herald.clock.now(), live=live)


def came(market: Market) -> Counter[str]:
    """Count what has come, to the channel and to Ben."""
    texts = [text for _, text in market.posts("campaign", "Dan") + market.posts("direct", "Ben")]
    return Counter(text for text in texts if text.startswith(("public", "private")))


@pytest.mark.parametrize("often", [FEW, pytest.param(RECONNECTS, marks=pytest.mark.fuzz)])
async def test_H17_reconnects_double_nothing(market: Market, often: int) -> None:
    """Whatever is owed before, during and after each break of the connection comes once, and no duty runs twice."""
    await market.founded()
    client, expected = market.world.app.client, Counter()
    for number in range(often):
        shard = client.get_shard(0)
        await owed(market, f"before {number}.")
        await shard.disconnect()
        await owed(market, f"within {number}.")
        await shard.reconnect()
        await market.world.env.settle()
        expected += Counter(
            f"{kind} {when} {number}." for kind in ("public", "private") for when in ("before", "within")
        )

    assert expected == came(market)
    assert len(client.duties) == len(client.running) == len([task for task in client.running if not task.done()])


@pytest.mark.parametrize("points", range(1, 15))
async def test_H17_a_crash_at_each_step_loses_and_doubles_nothing(market: Market, points: int) -> None:
    """Before and after each request and each commit on the way of two posts, one of them live and changed meanwhile."""
    await market.founded()
    crash = Crash(market)
    crash.after(points)
    with suppress(asyncio.CancelledError):
        await owed(market, "news", live=True, text="first")
        await market.world.env.settle()
    if crash.dead:
        await crash.revive()
    crash.remove()
    await owed(market, "news", live=True, text="second")
    await owed(market, "more")
    await market.pass_time(minutes=15)

    assert {"public news second": 1, "private news second": 1, "public more": 1, "private more": 1} == came(market)
