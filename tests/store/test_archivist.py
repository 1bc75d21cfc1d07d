"""The archivist: a backup when one is due, by one process, and so many are kept."""

from dataclasses import dataclass
from pathlib import Path

from structlog.testing import capture_logs

from bot.archivist import PATTERN, Archivist
from bot.settings import Settings
from bot.store.backup.writing import checked
from tests.service.bench import Table


@dataclass
class Keeping:
    """A folder of backups, and the archivists of two processes that share a database."""

    folder: Path
    table: Table
    keep: int = 3

    def archivist(self) -> Archivist:
        """Give the archivist of a process."""
        settings = Settings(
            database_url=self.table.url, backup_folder=self.folder, backup_hours=12, backup_keep=self.keep
        )
        return Archivist(settings, self.table.store, self.table.clock)

    def files(self) -> list[str]:
        """Give the backups that are there."""
        return sorted(path.name for path in self.folder.glob(PATTERN))


async def test_backups_are_made_when_due_by_one_process_and_some_are_kept(table: Table, tmp_path: Path) -> None:
    """Twelve hours lie between two, the oldest go, and what else lies in the folder stays."""
    keeping = Keeping(tmp_path / "backups", table)
    one, other = keeping.archivist(), keeping.archivist()
    made = []
    for _ in range(5):
        made += [file for each in (one, other) if (file := await each.round(keeping.folder))]
        assert await one.round(keeping.folder) is None
        (keeping.folder / "mine.backup").touch()
        table.clock.advance(hours=12)

    assert 5 == len(made) and sorted(file.name for file in made)[-3:] == keeping.files()
    assert (keeping.folder / "mine.backup").exists() and checked(made[-1]).tables


async def test_a_backup_that_fails_is_logged_once_and_tried_again(table: Table, tmp_path: Path) -> None:
    """A folder that cannot be written brings one line, and the backup is made as soon as it can be."""
    folder = tmp_path / "backups"
    folder.write_text("no folder", encoding="utf-8")
    keeping = Keeping(folder, table)
    archivist = keeping.archivist()
    with capture_logs() as logged:
        for _ in range(3):
            assert await archivist.round(folder) is None
            assert archivist.failing
        folder.unlink()
        assert await archivist.round(folder)

    assert ["error", "info", "info"] == [line["log_level"] for line in logged]
    assert "" == archivist.failing
