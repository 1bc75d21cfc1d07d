"""Backups: everything at one moment, into either kind of database, or refused with nothing touched."""

import asyncio
import errno
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import select, text
from zstandard import ZstdDecompressor, compress

from bot.store.backup import writing
from bot.store.backup.restoring import restore
from bot.store.backup.writing import back_up, checked, plain, reflected
from bot.store.driver.engine import open_engine
from bot.store.errors import Amiss
from bot.store.store import Store
from tests.service import databases
from tests.service.bench import BLUE, RED, Table, lay
from tests.upgrades.lived import live

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def named(folder: Path, pattern: str) -> list[str]:
    return [path.name for path in folder.glob(pattern)]


async def everything(url: str) -> dict[str, list[tuple]]:
    """Give every row of a database."""
    engine = open_engine(url)
    async with engine.connect() as connection:
        tables = (await reflected(connection)).sorted_tables
        found = {}
        for table in tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key.columns))
            found[table.name] = [tuple(map(plain, row)) for row in rows]
    await engine.dispose()
    return found


async def test_a_backup_restores_into_both_kinds_of_database(table: Table, tmp_path: Path) -> None:
    """Each row comes back as it was, campaigns go on, and no number is given twice."""
    await live(table)
    gone = await table.founded()
    file = tmp_path / "one.backup"
    written = await back_up(table.url, file, NOW)
    before = await everything(table.url)

    async with AsyncExitStack() as stack:
        targets = [f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"]
        if len(databases.KINDS) > 1:
            targets.append((await stack.enter_async_context(databases.make("postgres", tmp_path))).url)
        for url in targets:
            await restore(url, file)

            assert before == await everything(url)
            async with lay(url, tmp_path / "laid") as again:
                running = 1
                assert await again.key(running) == await table.key(running)
                await again.ready(running, RED, BLUE)
                assert gone + 1 == await again.founded("word/two")
                assert "running" == (await again.card(running)).status
    assert len(before["campaigns"]) == written.rows["campaigns"] and checked(file).at.startswith("2026-11-25T12")
    assert 0o600 == file.stat().st_mode & 0o777


async def test_what_is_written_meanwhile_is_not_in_it(table: Table, tmp_path: Path, monkeypatch) -> None:
    """A backup is of the moment at which it began, and keeps nobody who writes waiting."""
    campaign = await table.started(RED, BLUE)
    monkeypatch.setattr(writing, "ROWS", 1)
    before = await everything(table.url)
    backing = asyncio.create_task(back_up(table.url, tmp_path / "one.backup", NOW))
    for turn in range(5):
        await table.give(campaign, RED, f"say red{turn}")
        await table.ready(campaign, RED, BLUE)
    await backing
    url = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    await restore(url, tmp_path / "one.backup")
    found = await everything(url)

    async with lay(url, tmp_path / "laid") as again:
        await again.ready(campaign, RED, BLUE)
    rounds = len(found["closings"]) - len(before["closings"])
    assert 0 <= rounds <= 5 and len(found["saves"]) - len(before["saves"]) == rounds


@ONE
async def test_a_backup_never_takes_the_place_of_a_file(table: Table, tmp_path: Path) -> None:
    """Onto a file that is there, or into no folder, nothing is written."""
    there = tmp_path / "there.backup"
    there.write_text("mine", encoding="utf-8")
    with pytest.raises(Amiss, match="is there already"):
        await back_up(table.url, there, NOW)
    with pytest.raises(Amiss, match="there is no folder"):
        await back_up(table.url, tmp_path / "no" / "one.backup", NOW)

    assert "mine" == there.read_text(encoding="utf-8")
    assert ["there.backup"] == named(tmp_path, "*.backup*")


@ONE
async def test_a_full_disk_leaves_nothing(table: Table, tmp_path: Path, monkeypatch) -> None:
    """What could not be written whole is not there at all."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(writing.os, "fsync", full)
    folder = tmp_path / "backups"
    folder.mkdir()
    with pytest.raises(OSError, match="No space left"):
        await back_up(table.url, folder / "one.backup", NOW)

    assert [] == [*folder.iterdir()]


def unpacked(content: bytes) -> bytes:
    return ZstdDecompressor().decompressobj().decompress(content)


def cut(content: bytes) -> bytes:
    return content[: len(content) * 2 // 3]


def without_end(content: bytes) -> bytes:
    lines = unpacked(content).splitlines(keepends=True)
    return compress(b"".join(lines[:-1]))


def changed(content: bytes) -> bytes:
    return compress(unpacked(content).replace(b"Fair play", b"Foul play", 1))


DAMAGES = {
    "cut short": (cut, "was cut short"),
    "without its end": (without_end, "its end is missing"),
    "changed": (changed, "lacks the digest"),
    "of another kind": (lambda _: compress(b'{"campaign":1}\n'), "no backup of Herald"),
    "text": (lambda _: b"hello", "no backup"),
    "empty": (lambda _: b"", "its end is missing"),
}


@ONE
@pytest.mark.parametrize("name", DAMAGES)
async def test_a_damaged_file_is_refused(table: Table, tmp_path: Path, name: str) -> None:
    """It is read whole before anything is made: the database is not even there afterwards."""
    damage, answer = DAMAGES[name]
    await table.founded("word/two")
    await back_up(table.url, tmp_path / "one.backup", NOW)
    bad, new = tmp_path / "bad.backup", tmp_path / "new.db"
    bad.write_bytes(damage((tmp_path / "one.backup").read_bytes()))
    with pytest.raises(Amiss, match=answer):
        await restore(f"sqlite+aiosqlite:///{new}", bad)

    assert [] == named(tmp_path, "new.db*")


async def test_a_database_that_is_not_empty_or_newer_is_refused(table: Table, tmp_path: Path) -> None:
    """What stands there stays as it is."""
    await table.founded("word/two")
    file = tmp_path / "one.backup"
    await back_up(table.url, file, NOW)
    before = await everything(table.url)
    with pytest.raises(Amiss, match="the database is not empty"):
        await restore(table.url, file)
    assert before == await everything(table.url)
    store = Store(table.url)
    async with store.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Amiss, match="of a newer Herald"):
        await restore(table.url, file)
    async with store.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = :is"), {"is": checked(file).schema})
    await store.close()


@ONE
async def test_a_backup_of_newer_tables_is_refused(table: Table, tmp_path: Path, monkeypatch) -> None:
    """One that a newer Herald made says so, and makes no database."""
    await back_up(table.url, tmp_path / "one.backup", NOW)
    head = checked(tmp_path / "one.backup")
    monkeypatch.setattr("bot.store.backup.restoring.checked", lambda _: type(head)(**{**vars(head), "schema": "9999"}))
    with pytest.raises(Amiss, match="newer Herald"):
        await restore(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}", tmp_path / "one.backup")

    assert not (tmp_path / "new.db").exists()


@ONE
async def test_what_fails_half_way_leaves_no_database(table: Table, tmp_path: Path, monkeypatch) -> None:
    """All of a restoring stands in one transaction."""

    async def dies(*_: object) -> None:
        raise KeyError

    await table.founded("word/two")
    await back_up(table.url, tmp_path / "one.backup", NOW)
    monkeypatch.setattr("bot.store.backup.restoring.go_on", dies)
    with pytest.raises(KeyError):
        await restore(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}", tmp_path / "one.backup")

    assert [] == named(tmp_path, "new.db*")
