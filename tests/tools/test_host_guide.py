"""The host guide's chapters are carried out, command by command, as they stand there."""

import asyncio
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import cli
from bot.service.ground.scenarios import Scenarios
from bot.store.migrate import migrate
from bot.tools.guide import GUIDE
from rules.registry import RULESETS
from tests.service.bench import BLUE, RED, Table, lay

BLOCK = re.compile(r"^## (.+?)$|^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def chapters() -> dict[str, list[list[str]]]:
    """Give the commands of each chapter, block by block."""
    found: dict[str, list[list[str]]] = {}
    title = ""
    for heading, block in BLOCK.findall(GUIDE.read_text(encoding="utf-8")):
        title = heading or title
        if block:
            found.setdefault(title, []).append([line for line in block.splitlines() if line.strip()])
    return found


async def lived(url: str, folder: Path) -> None:
    """Leave a campaign of a real game in the middle of a turn."""
    await migrate(url)
    async with lay(url, folder) as table:
        object.__setattr__(table.herald, "games", RULESETS)
        object.__setattr__(table.herald, "scenarios", Scenarios(Path(__file__).parents[2] / "config" / "scenarios"))
        campaign = await started(table)
        await table.all_ready(campaign)


async def started(table: Table) -> int:
    return await table.started(RED, BLUE, board="italy/italy-standard")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a database that was lived in, and the work folder there."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}"
    asyncio.run(lived(url, tmp_path / "laid"))
    monkeypatch.setenv("HERALD_DATABASE_URL", url)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told(line: str) -> str:
    """Carry a command of the guide out, and give what it says."""
    words = line.split()
    assert ["python", "-m", "bot"] == words[:3], line
    ended = CliRunner().invoke(cli, words[3:])
    assert 0 == ended.exit_code, (line, ended.output)
    return ended.output


def test_the_chapters_are_carried_out(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checked, backed up, tried, restored into an empty database, and rehearsed before an upgrade."""
    found = chapters()
    told("python -m bot export 1 campaign.json")
    [[verify]] = found["Luck"]
    assert "0 things are wrong" in told(verify)
    (backup, drill), (restore,) = found["Keeping it safe"]
    assert "1 campaign in" in told(backup) and "1 campaign replayed; 0 cannot go on" in told(drill)
    refused = CliRunner().invoke(cli, restore.split()[3:])
    assert 1 == refused.exit_code and "the database is not empty" in refused.output
    monkeypatch.setenv("HERALD_DATABASE_URL", f"sqlite+aiosqlite:///{house / 'new.db'}")
    assert "Herald can be started on it" in told(restore)
    (before, rehearse) = found["Upgrading"][0]
    assert "1 campaign in" in told(before) and "1 campaign replayed; 0 would be held" in told(rehearse)
    again = CliRunner().invoke(cli, ["import", "campaign.json"])
    assert 1 == again.exit_code and "is here already, as 1 “Fair play”; import it with --again" in again.output
    assert "is campaign 2 now, and held" in told("python -m bot import campaign.json --again")


def test_each_command_that_the_guide_names_is_there() -> None:
    """No chapter speaks of a command that the command line does not have."""
    text = GUIDE.read_text(encoding="utf-8")
    named = set(re.findall(r"python -m bot (\w+)", text))
    there = {command.name or command.callback.__name__ for command in cli.registered_commands if command.callback}

    assert set() == named - there
