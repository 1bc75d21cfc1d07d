"""One life of Herald's clock in a process of its own: it works what is due, until it is killed or is done."""

import asyncio
import os
import traceback
from datetime import datetime
from pathlib import Path
from typing import NoReturn

from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.time import ticker as time
from bot.store.store import Store
from tests.killing.life import Doom, Still
from tests.service.word import WORD


def live(moment: datetime, turns: int, database: Path) -> NoReturn:
    """Work what is due at a moment; leave with 0 once nothing is left that is not claimed by the dead."""
    loop = asyncio.SelectorEventLoop(Doom(turns))
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(tick(database, Still(moment)))
    except BaseException:  # noqa: BLE001  a life ends with its exit code, whatever happened
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


async def tick(database: Path, clock: Still) -> None:
    """Work what is due."""
    store = Store(f"sqlite+aiosqlite:///{database}")
    await time.tick(Herald(store, clock, {"word": WORD}, Scenarios(database.parent), Rulebooks(database.parent)))
    await store.close()
