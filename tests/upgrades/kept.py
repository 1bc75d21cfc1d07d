"""Databases as earlier editions of Herald left them, each as the SQL that makes it; none before release 1.0.0."""

import sqlite3
from pathlib import Path

from bot.store.migrate import FILES

FOLDER = Path(__file__).parent
NEXT = FOLDER / "versions"
"""A migration of the tests' own, after the last one."""


def files() -> list[Path]:
    """Give every database that is kept, the oldest first; each is named after its last migration."""
    return sorted(FOLDER.glob("*.sql"))


def newest_migration() -> str:
    """Give the number of the last migration."""
    return max(path.name[:4] for path in FILES.glob("*.py"))


def dump(database: Path, file: Path) -> None:
    """Keep a database."""
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    connection.close()


def restore(file: Path, database: Path) -> None:
    """Make a database anew."""
    connection = sqlite3.connect(database)
    connection.executescript(file.read_text(encoding="utf-8"))
    connection.close()
