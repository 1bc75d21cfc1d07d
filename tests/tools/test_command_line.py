"""The command line: what each command does, and clear words for wrong arguments."""

import asyncio
import json
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import cli
from bot.service.table import campaigns, gamemaster
from bot.store.store import Store
from bot.tools import carry
from rules.kernel.errors import Answer
from rules.registry import RULESETS
from tests.service.bench import BLUE, RED, lay
from tests.service.word import WORD
from tests.tools.wells import WELLS

ROOT = Path(__file__).parents[2]
OASIS = 'id = "oasis"\ntitle = "The oasis"\ndiggers = ["north", "south", "east"]\nenough = 100\n'


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for database and scenarios, and two toy games in the registry."""
    (tmp_path / "scenarios" / "wells").mkdir(parents=True)
    (tmp_path / "scenarios" / "wells" / "oasis.toml").write_text(OASIS, encoding="utf-8")
    monkeypatch.setenv("HERALD_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    monkeypatch.setenv("HERALD_SCENARIOS", str(tmp_path / "scenarios"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setitem(RULESETS, "wells", WELLS)
    monkeypatch.setitem(RULESETS, "word", WORD)
    return tmp_path


def call(*arguments: object) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments], catch_exceptions=False)


def test_simulate_writes_the_same_bytes_twice(house: Path) -> None:
    """A game is written as lines of JSON, and again the very same."""
    files = [house / "one.jsonl", house / "two.jsonl"]

    ended = [call("simulate", "wells", "--turns", 3, "--seed", "x", "--jsonl", file) for file in files]

    assert [0, 0] == [one.exit_code for one in ended]
    assert files[0].read_bytes() == files[1].read_bytes()
    last = json.loads(files[0].read_text(encoding="utf-8").splitlines()[-1])
    assert f"3 turns of wells, The oasis; digest {last['digest']}\n" == ended[0].stdout


def test_a_league_prints_its_tables_and_writes_the_same_bytes_twice(house: Path) -> None:
    """Wins and points by seat and by policy; the scenario by its name or its file."""
    files = [house / "one.jsonl", house / "two.jsonl"]
    named = ["oasis", house / "scenarios" / "wells" / "oasis.toml"]

    ended = [
        call("league", "wells", "--scenario", name, "--games", 3, "--policies", "silent,random", "--jsonl", file)
        for name, file in zip(named, files, strict=True)
    ]

    assert [0, 0] == [one.exit_code for one in ended]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert "Wells, The oasis: 3 games, 3 of them played to an end" in ended[0].stdout
    assert all(name in ended[0].stdout for name in ("North", "South", "East", "random", "silent", "95 %"))
    piped = call("league", "wells", "--games", 1, "--jsonl", "-")
    assert {"end": True} == {key: one for key, one in json.loads(piped.stdout.splitlines()[-1]).items() if key == "end"}
    assert "policy" in piped.stderr


def test_what_was_foretold_is_printed_and_written(house: Path) -> None:
    """The toy foretells nothing, and says so by tables without rows; its briefs are counted."""
    file = house / "foretold.jsonl"
    ended = call("foretold", "wells", "--games", 2, "--policies", "silent", "--jsonl", file)

    assert 0 == ended.exit_code
    assert "Wells, The oasis: 2 games" in ended.stdout and "fate" in ended.stdout
    assert "(0%) said that ruin threatens" in ended.stdout
    assert [1, 2] == [json.loads(line)["game"] for line in file.read_text(encoding="utf-8").splitlines()[1:-1]]


def test_simulate_writes_to_standard_output_too(house: Path) -> None:
    """With “-” the lines, and nothing else, go to standard output."""
    lines = call("simulate", "wells", "--turns", 1, "--jsonl", "-").stdout.splitlines()

    assert {"end": True} == {key: value for key, value in json.loads(lines[-1]).items() if key == "end"}
    assert all(json.loads(line) for line in lines)


def test_simulate_is_the_same_in_another_process_with_another_hash_seed(house: Path) -> None:
    """Nothing depends on the order of sets: two interpreters write the same bytes of a real game."""
    game = next(name for name in RULESETS if name not in {"wells", "word"})
    command = [sys.executable, "-m", "bot", "simulate", game, "--turns", "1", "--seed", "y", "--jsonl", "-"]
    environment = {"HERALD_SCENARIOS": str(ROOT / "config" / "scenarios"), "PATH": "", "PYTHONPATH": str(ROOT)}

    written = [
        subprocess.run(command, cwd=ROOT, env=environment | {"PYTHONHASHSEED": seed}, capture_output=True, check=True)
        for seed in ("1", "2")
    ]

    assert written[0].stdout == written[1].stdout and len(written[0].stdout) > 10_000


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "welsl"), "there is no game “welsl”; did you mean “wells”?"),
        (("simulate", "wells", "--scenario", "oassis"), "did you mean “oasis”?; there is oasis"),
        (("simulate", "word"), "there is no scenario for The Word"),
        (("simulate", "wells", "--turns", "0"), "greater than or equal to 1"),
        (("simulate", "wells", "--turns", "many"), "--turns"),
        (("simulate", "wells", "--jsonl", "/no/such/folder/x"), "No such file or directory"),
        (
            ("league", "wells", "--policies", "silent,magic"),
            "has no policy “magic”; it has silent, random, counsel, autopilot",
        ),
        (("league", "wells", "--policies", ""), "from one to that many policies, not 0"),
        (("league", "wells", "--policies", "silent," * 4), "from one to that many policies, not 4"),
        (("league", "wells", "--games", "0"), "a league of 0 games has nothing to tell"),
        (("foretold", "wells", "--games", "0"), "a league of 0 games has nothing to tell"),
        (("league", "welsl"), "there is no game “welsl”; did you mean “wells”?"),
        (("league", "wells", "--scenario", "/no/such.toml"), "such.toml cannot be read"),
        (("export", "7", "x.json"), "there is no campaign “7”; there is none"),
        (("release", "7"), "there is no campaign “7”; there is none"),
        (("retell", "7"), "there is no campaign “7”; there is none"),
        (("import", "/no/such/file"), "No such file or directory"),
        (("replay", "/no/such/file"), "No such file or directory"),
        (("verify", "/no/such/file"), "No such file or directory"),
        (("run",), "DISCORD_TOKEN is not set"),
        (("dance",), "No such command"),
    ],
)
def test_wrong_arguments_are_answered_in_words(arguments: tuple[str, ...], words: str) -> None:
    """Every slip ends with a number other than 0 and says what would do, without a traceback."""
    ended = call(*arguments)

    assert 0 != ended.exit_code
    assert words in " ".join(ended.output.replace("│", " ").split())
    assert "Traceback" not in ended.output


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("HERALD_DATABASE_URL", "mysql://root:hunter2@here/db", "database_url"),
        ("HERALD_LOG", "hunter2", "log: Input should be"),
        ("HERALD_SHARDS", "4/4", "of 4 shards there are only 0 to 3"),
        ("HERALD_HEALTH_PORT", "hunter2", "health_port"),
        ("HERALD_CONFIG", "pyproject.toml", "Extra inputs are not permitted"),
        ("HERALD_DATABASE_URL", "postgresql+asyncpg://me:hunter2@127.0.0.1:1/db", "127.0.0.1"),
    ],
)
def test_wrong_settings_are_named_without_their_values(
    name: str, value: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A setting that is wrong is named; its value, which may be a secret, is not shown."""
    monkeypatch.setenv(name, value)

    ended = call("migrate")

    assert 0 != ended.exit_code
    assert words in ended.output and "hunter2" not in ended.output and "Traceback" not in ended.output


def test_a_broken_scenario_file_is_named(house: Path) -> None:
    """A host's slip in a scenario is told with the file and what is wrong in it."""
    (house / "scenarios" / "wells" / "bog.toml").write_text('id = "bog"\ntitle = 3\n', encoding="utf-8")

    ended = call("simulate", "wells", "--scenario", "bog")

    assert 1 == ended.exit_code
    assert "bog.toml cannot be read" in ended.output and "title" in ended.output


def test_migrate_twice_is_harmless() -> None:
    """A database that is up to date stays as it is."""
    assert ["the database is up to date\n"] * 2 == [call("migrate").stdout for _ in range(2)]


async def play(url: str, folder: Path) -> int:
    """Play a few windows of a campaign with two players, a phrase and an autopilot."""
    async with lay(url, folder) as table:
        campaign = await table.founded("word/five")
        await campaigns.join(table.herald, campaign, RED, "Ruth", phrase="ash")
        await campaigns.join(table.herald, campaign, BLUE, "Bela")
        await campaigns.start(table.herald, campaign, 900)
        for word in ("one", "two", "three"):
            await table.give(campaign, RED, f"say {word}")
            await table.ready(campaign, RED, BLUE)
        return campaign


async def test_whoever_runs_herald_releases_a_held_campaign(house: Path) -> None:
    """One whose gamemaster is gone goes on; one that is not held is named as such."""
    url = f"sqlite+aiosqlite:///{house / 'herald.db'}"
    await carry.migrate(url)
    await play(url, house)
    settings = carry.Settings(database_url=url)
    held = await carry.imported(settings, await carry.exported(settings, "Fair play"), again=True)
    told = await asyncio.to_thread(call, "release", held.id)
    again = await asyncio.to_thread(call, "release", held.id)

    assert "“Fair play” is held no longer; it is being played\n" == told.stdout
    assert 0 != again.exit_code and "is not held" in again.output


async def test_a_campaign_is_exported_verified_replayed_and_imported(house: Path) -> None:
    """Out of one database and into another a campaign stays the same, down to the fingerprint of its state (H27)."""
    url = f"sqlite+aiosqlite:///{house / 'herald.db'}"
    await carry.migrate(url)
    campaign = await play(url, house)
    settings = carry.Settings(database_url=url)
    content = await carry.exported(settings, "Fair play")
    file = house / "fair.json"
    file.write_bytes(content)

    assert "0 things are wrong" in call_out(file, "verify")
    assert "the same again" in call_out(file, "replay")

    with pytest.raises(Answer, match="is here already, as 1 “Fair play”; import it with --again"):
        await carry.imported(settings, content)
    again = await carry.imported(settings, content, again=True)
    assert (campaign + 1, "held") == (again.id, again.status)
    store = Store(url)
    async with store.look(campaign) as old, store.look(again.id) as new:
        assert await old.saves() == await new.saves()
    async with lay(url, house) as table:
        released = await gamemaster.release(table.herald, again.id, 900)
        assert isinstance(released.window.due, datetime)
    await store.close()


def call_out(file: Path, command: str) -> str:
    """Run a command that opens no event loop, and give what it says."""
    ended = call(command, file)
    assert 0 == ended.exit_code, ended.output
    return ended.stdout
