"""`python -m sandbox`: a table of your own, in the browser."""

import asyncio
import logging
import signal
import tempfile
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from rich import print  # noqa: A004  the same, with colours

from bot import logs
from bot.clock import Waiting
from bot.collector import seldom, settle
from bot.compose import compose
from bot.service.ground.herald import drawn
from bot.settings import Settings, Shards
from sandbox.board import Board, read_board
from sandbox.complaints import Complaints
from sandbox.front_desk import FrontDesk, serve
from sandbox.world import App, World

application = typer.Typer(add_completion=False, rich_markup_mode=None)


@application.command()
def main(
    port: Annotated[int, typer.Option(help="Where the desk answers; the four people take the ports after it.")] = 8765,
    database: Annotated[
        Path | None, typer.Option(help="Keep the campaigns in this file; without it, nothing stays.")
    ] = None,
    fresh: Annotated[bool, typer.Option(help="Empty that file first.")] = False,
    luck: Annotated[int | None, typer.Option(help="Give campaigns the luck of this number, which comes again.")] = None,
) -> None:
    """Play a whole table alone: the real bot in a Discord of its own, without an account or a token."""
    with tempfile.TemporaryDirectory(prefix="herald-") as folder:
        file = (database or Path(folder) / "sandbox.db").resolve()
        if fresh:
            for each in (file, *beside(file)):
                each.unlink(missing_ok=True)
        clock = beside(file)[-1]
        kept = file.exists() and clock.exists()
        when = asyncio.run(play(port, file, datetime.fromisoformat(clock.read_text()) if kept else None, luck))
        clock.write_text(when.isoformat())


def beside(file: Path) -> list[Path]:
    """Give the files that belong to a database: SQLite's own, and the moment at which its clock stood."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm", ".clock")]


async def play(port: int, file: Path, when: datetime | None, luck: int | None = None) -> datetime:
    """Serve the desk from this moment of the table's until interrupted; give the moment then."""
    seeds = drawn if luck is None else partial(next, (f"{number:064x}" for number in count(luck)))
    settings = Settings(database_url=f"sqlite+aiosqlite:///{file}", shards=Shards((0,), 1), health_port=0, log="ERROR")
    logs.set_up(settings)
    seldom()
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)

    def build(waiting: Waiting) -> App:
        return compose(settings, clock=waiting, seeds=seeds)

    async with World(build, when) as world:
        settle()

        async def read() -> Board:
            return await read_board(world.app.herald, world.guild.id)

        runner = await serve(FrontDesk(world, read, complaints, port))
        print(f"Herald's front desk is open: [bold]http://127.0.0.1:{port}/[/bold]  (Ctrl+C closes it)")
        try:
            await interrupted()
        finally:
            await runner.cleanup()
        return world.env.now()


async def interrupted() -> None:
    """Wait for the end."""
    end = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, end.set)
    await end.wait()


if __name__ == "__main__":
    application()
