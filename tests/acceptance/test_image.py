"""The image: its tree, and nothing beside it, is enough for each command; no engine is needed to see that."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
ONE_BY_ONE = """
import json, sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from bot.__main__ import cli

ends = []
for words in json.loads(sys.argv[1]):
    code, said = 0, StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        try:
            cli(words)
        except SystemExit as end:
            code = end.code or 0
    ends.append((code, said.getvalue()))
print(json.dumps(ends))
"""
"""Gives commands in one process, which starts slowly: how each ended, and what it said."""


def image(folder: Path) -> Path:
    """Copy exactly what the Dockerfile's `COPY .` would hold, as `.dockerignore` leaves it."""
    tree = folder / "herald"
    tree.mkdir()
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert "*" == lines[0]
    for name in (line.removeprefix("!") for line in lines if line.startswith("!")):
        source, target = ROOT / name, tree / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    return tree


def test_each_command_runs_in_the_tree_of_the_image(tmp_path: Path) -> None:
    """From its work folder, which is the volume, it simulates, backs up, drills, rehearses, says what lacks."""
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "COPY . /herald" in docker and "WORKDIR /data" in docker and "PYTHONPATH=/herald" in docker
    tree, data = image(tmp_path), tmp_path / "data"
    data.mkdir()
    env = {name: value for name, value in os.environ.items() if not name.startswith(("HERALD_", "DISCORD_"))}
    env |= {"PYTHONPATH": str(tree), "HERALD_DATABASE_URL": f"sqlite+aiosqlite:///{data / 'herald.db'}"}

    said = [
        (("simulate", "italy", "--turns", "1", "--jsonl", "game.jsonl"), 0, "1 turns of italy"),
        (("backup", "one.backup"), 0, "0 campaigns in"),
        (("backup", "one.backup"), 1, "is there already"),
        (("drill", "one.backup"), 0, "0 campaigns replayed; 0 cannot go on"),
        (("rehearse",), 0, "0 campaigns replayed; 0 would be held"),
        (("export", "1", "one.json"), 1, "there is no campaign"),
        (("run",), 2, "DISCORD_TOKEN is not set"),
    ]

    def ran(*command: str) -> subprocess.CompletedProcess[str]:
        whole = [sys.executable, *command]
        return subprocess.run(whole, cwd=data, env=env, capture_output=True, text=True, check=False)

    made = ran("-m", "bot", "migrate")
    assert (0, True) == (made.returncode, "the database is up to date" in made.stdout), made
    others = ran("-c", ONE_BY_ONE, json.dumps([words for words, _, _ in said]))
    assert 0 == others.returncode, others
    for (words, code, answer), (ended, told) in zip(said, json.loads(others.stdout.splitlines()[-1]), strict=True):
        assert (code, True) == (ended, answer in told), (words, ended, told)
    assert {"game.jsonl", "one.backup"} <= {path.name for path in data.iterdir()}


def test_the_database_gets_its_password_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compose makes one for both; it stands in the address, and nowhere where it is shown."""
    file = tmp_path / "password"
    file.write_text("a/b c\n", encoding="utf-8")
    monkeypatch.setenv("HERALD_DATABASE_URL", "postgresql+asyncpg://herald@postgres:5432/herald")
    monkeypatch.setenv("HERALD_DATABASE_PASSWORD_FILE", str(file))
    settings = Settings()

    assert "postgresql+asyncpg://herald:a%2Fb%20c@postgres:5432/herald" == settings.database_url
    assert "a%2Fb" not in repr(settings)


def test_compose_asks_for_nothing_but_what_the_readme_gives() -> None:
    """The README's one line has every variable that compose wants, and each HERALD_ there is a setting."""
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    line = next(line for line in readme.splitlines() if "docker compose up -d" in line)

    assert set(re.findall(r"\$\{(\w+):\?", compose)) == set(re.findall(r"(\w+)=", line))
    assert {name.removeprefix("HERALD_").lower() for name in re.findall(r"HERALD_\w+", compose)} <= set(
        Settings.model_fields
    )


def test_the_readme_names_each_setting() -> None:
    """No setting of the host is found in the code alone, but the folders of games and the logs' shape."""
    text = (ROOT / "README.md").read_text(encoding="utf-8") + (ROOT / "config/herald.toml").read_text(encoding="utf-8")
    inside = {"scenarios", "rulebooks"}

    assert [] == [
        name for name in Settings.model_fields if name not in inside and name not in text and name.upper() not in text
    ]
