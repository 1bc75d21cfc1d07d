"""Leases: claims that hold for as long as whoever has them works, and some seconds after a sudden end."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from datetime import timedelta

from bot.service.ground.herald import Herald
from bot.store.errors import Stale, Unavailable
from bot.store.leases import Kind

LEASE = timedelta(seconds=8)
"""How long a claim holds that is not renewed: after this, another process works what a killed one left."""
RENEWED = 2.0
"""After how many seconds of work a claim is renewed."""


@asynccontextmanager
async def working(herald: Herald, kind: Kind, ids: Collection[int]) -> AsyncIterator[None]:
    """Keep claims while they are worked; where the work is cut short, others have what is left of them at once."""
    renewing = asyncio.create_task(keep(herald, kind, ids))
    try:
        yield
    except BaseException:
        await give_back(herald, kind, ids)
        raise
    finally:
        renewing.cancel()
        await asyncio.gather(renewing, return_exceptions=True)


async def keep(herald: Herald, kind: Kind, ids: Collection[int]) -> None:
    """Renew claims until cancelled."""
    while True:
        await asyncio.sleep(RENEWED)
        await renew(herald, kind, ids)


async def renew(herald: Herald, kind: Kind, ids: Collection[int]) -> None:
    """Say that this process still works at what it has claimed; a database that is away makes that no worse."""
    with suppress(Stale, Unavailable):
        await herald.store.renew(kind, ids, herald.clock.now() + LEASE)


async def give_back(herald: Herald, kind: Kind, ids: Collection[int]) -> None:
    """Let others work at once what this process has claimed and will not."""
    with suppress(Stale, Unavailable):
        await herald.store.give_back(kind, ids)
