"""Keep a database of today: `python -m tests.upgrades`. Run it at each release from 1.0.0 on; none is ever deleted."""

import asyncio
from itertools import count

from bot.service.ground import herald
from tests.upgrades.kept import FOLDER, newest_migration
from tests.upgrades.lived import keep

if __name__ == "__main__":
    numbers = count(1)
    herald.token_hex = lambda size: f"{next(numbers):0{2 * size}x}"
    asyncio.run(keep(FOLDER / f"{newest_migration()}.sql"))
