"""A new game: made in a copy of the tree it passes every check at once, and no impossible name makes one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.tools import new_game
from bot.tools.new_game import NewGame, impossible, prefixes
from rules.registry import RULESETS

ROOT = Path(__file__).parents[2]
NAME = "windy_hill"
UNCOPIED = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".pytest_cache", ".ruff_cache", "*.db")
SUITES = (
    "tests/conformance",
    "tests/cases",
    "tests/playthroughs",
    "tests/saves",
    "tests/acceptance/test_replies.py",
    "tests/acceptance/test_why.py",
    "tests/service/rulebook",
    "tests/chat/commands/test_commands.py",
    f"tests/rules/{NAME}",
)
"""What takes a new game up by itself, and its own tests."""


CONTRACTS = "from importlinter.cli import lint_imports_command as check; check()"


def ran(tree: Path, *command: str, how: str = "-m") -> str:
    """Run a module of Python's in a tree, or a line of Python, and give what it said."""
    done = subprocess.run([sys.executable, how, *command], cwd=tree, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, f"{command}: {done.stdout[-6000:]}{done.stderr[-3000:]}"
    return done.stdout


def test_a_new_game_passes_every_check_at_once(tmp_path: Path) -> None:
    """Lint, format, types, contracts, clauses, conformance, playthrough, replay, cases, questions and its own tests."""
    tree = tmp_path / "tree"
    shutil.copytree(ROOT, tree, ignore=UNCOPIED)

    made = ran(tree, "bot.tools.new_game", NAME)

    assert "Windy Hill is registered, its clauses begin with WIN-" in made
    ran(tree, "ruff", "check", "--quiet", "--no-cache", ".")
    ran(tree, "ruff", "format", "--check", "--quiet", "--no-cache", ".")
    ran(tree, "mypy", f"rules/{NAME}", "rules/registry.py")
    assert "the rooms of Windy Hill KEPT" in ran(tree, CONTRACTS, how="-c")
    assert "WIN 13 of 13" in ran(tree, "bot.tools.clauses")
    said = ran(tree, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", NAME, *SUITES)
    assert " passed" in said and "failed" not in said and "error" not in said


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (next(iter(RULESETS)), "already; choose another name"),
        ("kernel", "there is a rules/kernel already"),
        ("registry", "there is a rules/registry already"),
        ("class", "“class” is a word of Python's"),
        ("2harbours", "a letter first"),
        ("Fiefs", "small letters and digits"),
        ("fief-dom", "small letters and digits"),
        ("harbours_", "small letters and digits"),
        ("", "small letters and digits"),
        ("a23", "at least 3 letters"),
        ("x" * 21, "has 3 to 20 small letters"),
        ("random", "a module that games may not use"),
        ("sqlalchemy", "a module that games may not use"),
        ("discord", "a module that games may not use"),
        ("sandbox", "a module that games may not use"),
        ("campaign", "/campaign is a command of Herald's own"),
        ("../evil", "small letters and digits"),
    ],
)
def test_an_existing_or_impossible_name_is_refused_in_a_sentence(name: str, words: str) -> None:
    """And nothing is written."""
    before = sorted(ROOT.joinpath("rules").iterdir())
    ended = CliRunner().invoke(new_game.cli, [name])

    assert words in impossible(name, ROOT)
    assert 2 == ended.exit_code and 1 == ended.output.count("\n"), ended.output
    assert before == sorted(ROOT.joinpath("rules").iterdir())


def test_a_prefix_is_free_and_of_the_name() -> None:
    """Three letters of the name if nobody has them, else others of it."""
    assert "HAR" == NewGame("harbours", ROOT).prefix
    assert "CND" == NewGame("candles", ROOT).prefix
    assert all(2 <= len(prefix) <= 4 and prefix.isalpha() for prefix in prefixes("ABC"))


def test_every_word_of_the_templates_is_exchanged(tmp_path: Path) -> None:
    """No file of a new game bears the name under which it stands here."""
    for file in NewGame("harbours", tmp_path).write():
        text = file.read_text(encoding="utf-8")

        assert "newgame" not in str(file.relative_to(tmp_path))
        assert not [word for word in ("newgame", "NEWGAME", "Newgame", "NEW-", "New Game") if word in text], file
