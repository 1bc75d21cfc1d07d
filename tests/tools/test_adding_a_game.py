"""“Adding a game” shows code that is: each block stands in the skeleton as it stands there, or runs by itself."""

import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from rules.kernel.play.ruleset import Ruleset
from rules.kernel.telling.signs import MARKS, TERRAINS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
TEMPLATES = ROOT / "bot/tools/templates"
BLOCK = re.compile(
    r"(?:^`(?P<file>[\w/.]+)`:\n\n)?^```(?P<kind>python|toml)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL
)
BLOCKS = [(found["file"], found["code"]) for found in BLOCK.finditer(PAGE)]


@pytest.mark.parametrize(("file", "code"), [block for block in BLOCKS if block[0]])
def test_a_block_with_a_file_stands_in_the_skeleton(file, code) -> None:
    """Line for line, so that the page never tells of code that was."""
    assert code in (TEMPLATES / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("code", [code for file, code in BLOCKS if not file])
def test_any_other_block_runs(code) -> None:
    """By itself, with what it imports and expects."""
    exec(compile(code, "docs/adding-a-game.md", "exec"), {"__name__": "page"})  # our own page


def test_the_page_shows_all_that_a_game_is_made_of() -> None:
    """A noun, an event, an order, a phase, a battle, a telling, an autopilot, a mark, a case and a test, in code."""
    rooms = {Path(file).name for file, _ in BLOCKS if file}

    assert {"state.py", "events.py", "orders.py", "phases.py", "battles.py", "tellings.py", "autopilot.py"} <= rooms
    assert {"picture.py", "raids.toml", "test_newgame.py"} <= rooms


def test_the_page_names_every_field_of_a_ruleset() -> None:
    """Those that a game has to have, and those that it may leave out."""
    said = {name: PAGE.partition(name)[2].partition(".\n")[0] for name in ("has to say: ", "may be left out: ")}
    named = {name: re.findall(r"`(\w+)`", words) for name, words in said.items()}
    needed = [one.name for one in fields(Ruleset) if one.default is MISSING and one.default_factory is MISSING]

    assert needed == named["has to say: "]
    assert [one.name for one in fields(Ruleset) if one.name not in needed] == named["may be left out: "]


def test_the_page_names_the_marks_and_terrains_of_every_map() -> None:
    """So that a game sees which it need not bring."""
    assert f"some marks ({', '.join(MARKS)})" in PAGE
    assert f"terrains ({', '.join(filter(None, TERRAINS))})" in PAGE
