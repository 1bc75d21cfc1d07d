"""The archivist: the task that backs the database up now and then, and keeps so many of its files."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from structlog import get_logger
from structlog.stdlib import BoundLogger

from bot.clock import Waiting
from bot.settings import Settings
from bot.store.backup.writing import back_up
from bot.store.store import Store

NAME = "herald-{:%Y%m%dT%H%M%SZ}.backup"
PATTERN = "herald-????????T??????Z.backup"
NOTE = "backed_up"
"""The note of when somebody began the last backup: of several processes one makes it."""
LOOK = timedelta(minutes=10)
"""How long to wait at most before looking again, and after what went wrong."""
log: BoundLogger = get_logger("herald.archivist")


class Archivist:
    """Backs the database up at its hours, for as long as it runs; without a folder it rests."""

    def __init__(self, settings: Settings, store: Store, clock: Waiting) -> None:
        """Keep backups as the settings say."""
        self.settings, self.store, self.clock = settings, store, clock
        self.failing = ""
        """Why the last backup could not be made; empty if it could."""
        self.made_at: datetime | None = None
        """When this process last made one."""

    async def run(self) -> None:
        """Look whether a backup is due, make it, and rest until the next look, until cancelled."""
        never = asyncio.Event()
        while self.settings.backup_folder is not None:
            until = self.clock.now() + LOOK
            await self.round(self.settings.backup_folder)
            while self.clock.now() < until:
                await self.clock.wait(never, until)

    async def round(self, folder: Path) -> Path | None:
        """Make a backup if one is due; give its file."""
        try:
            made = await self.make(folder)
        except Exception as error:  # whatever went wrong, the next look may fare better
            if not self.failing:
                log.exception("no backup could be made; it is tried again soon", folder=str(folder))
            self.failing = str(error) or type(error).__name__
            return None
        if made is not None:
            if self.failing:
                log.info("backups are made again", folder=str(folder))
            self.failing, self.made_at = "", self.clock.now()
            log.info("backed up", file=str(made))
        return made

    async def make(self, folder: Path) -> Path | None:
        """Make a backup if the last is old enough, and take the oldest away beyond those that are kept."""
        now = self.clock.now().astimezone(UTC)
        every = timedelta(hours=self.settings.backup_hours)
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        if not await self.store.turn(NOTE, now, every):
            return None
        file = folder / NAME.format(now)
        try:
            await back_up(self.settings.database_url, file, now)
        except BaseException:
            await self.store.note(NOTE, "")  # the turn is given back
            raise
        await asyncio.to_thread(prune, folder, self.settings.backup_keep)
        return file


def prune(folder: Path, keep: int) -> None:
    """Take away all but the newest backups that the archivist made; other files stay."""
    for file in sorted(folder.glob(PATTERN))[:-keep]:
        file.unlink(missing_ok=True)
