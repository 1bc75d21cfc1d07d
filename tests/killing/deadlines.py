"""One life of Herald's clock in a process of its own: it works what is due, until it is killed or is done."""

from datetime import datetime
from pathlib import Path
from typing import NoReturn

from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.time import ticker as time
from bot.store.store import Store
from tests.killing.life import Still, end
from tests.service.word import WORD


def live(moment: datetime, turns: int, database: Path) -> NoReturn:
    """Work what is due at a moment; leave with 0 once nothing is left that is not claimed by the dead."""
    end(turns, tick(database, Still(moment)))


async def tick(database: Path, clock: Still) -> None:
    """Work what is due."""
    store = Store(f"sqlite+aiosqlite:///{database}")
    await time.tick(Herald(store, clock, {"word": WORD}, Scenarios(database.parent), Rulebooks(database.parent)))
    await store.close()
