"""A database that was lived in, kept as the SQL that makes it."""

from pathlib import Path
from tempfile import TemporaryDirectory

from bot.service.history.catchup import catchup
from bot.service.table import campaigns, gamemaster
from bot.store.migrate import migrate
from tests.service.bench import BLUE, GREEN, HOST, RED, Table, lay
from tests.upgrades.kept import dump


async def keep(file: Path) -> None:
    """Live a little, and keep the database."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "herald.db"
        url = f"sqlite+aiosqlite:///{path}"
        await migrate(url)
        async with lay(url, Path(folder)) as table:
            await live(table)
        dump(path, file)


async def live(table: Table) -> None:
    """Leave a campaign in the middle of a window, one in its lobby, one held and one that has ended."""
    running = await table.started(RED, BLUE)
    await campaigns.join(table.herald, running, GREEN, "Greta")
    for turn in range(3):
        await table.give(running, RED, f"say red{turn}")
        await table.ready(running, RED, BLUE)
    await table.give(running, RED, "say half")
    await table.ready(running, RED)
    await catchup(table.herald, running, BLUE)
    await table.deliver()
    await table.founded("word/five")
    held = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.ready(held, RED, BLUE, GREEN)
    await gamemaster.hold(table.herald, held, HOST, "a holiday")
    over = await table.started(RED, BLUE)
    await table.give(over, RED, "say end")
    await table.ready(over, RED, BLUE)
