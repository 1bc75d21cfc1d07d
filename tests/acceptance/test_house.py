"""The house: rooms that a stranger finds his way in, files and functions that he can read at a sitting."""

import ast
import tomllib
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path
    for tree in ("bot", "rules", "sandbox")
    for path in (ROOT / tree).rglob("*.py")
    if "templates" not in path.parts  # a game that is yet to be written
)
MOST_FILES, MOST_LINES, LONGEST = 25, 400, 60


def test_no_room_is_crowded() -> None:
    """No folder of the program holds more than 25 files."""
    crowds = Counter(str(path.parent.relative_to(ROOT)) for path in FILES)

    assert {} == {room: count for room, count in crowds.items() if count > MOST_FILES}


def test_no_file_is_too_long() -> None:
    """No file of the program has more than 400 lines."""
    lengths = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n") for path in FILES}

    assert {} == {file: count for file, count in lengths.items() if count > MOST_LINES}


@pytest.mark.parametrize("tree", ["bot", "rules", "sandbox"])
def test_no_function_is_too_long(tree) -> None:
    """No function of the program has more than 60 lines."""
    found = []
    for path in (one for one in FILES if one.relative_to(ROOT).parts[0] == tree):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > LONGEST:
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name}: {length} lines")

    assert [] == found


def test_every_tree_of_rooms_is_a_contract() -> None:
    """Whatever folder holds rooms has layers that name each of them, so that a new room has to say where it stands."""
    held = {path.parent.parent for path in FILES if path.name == "__init__.py"}
    trees = {".".join(tree.relative_to(ROOT).parts) for tree in held} - {"", "rules"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    layered = {tree for one in contracts if one.get("exhaustive") for tree in one.get("containers", ())}

    assert set() == trees - layered


def test_whatever_is_read_beside_the_code_is_installed_with_it() -> None:
    """A file whose kind no pattern names would be missing from an installed Herald."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    read = [
        path
        for tree in ("bot", "rules", "sandbox")
        for path in (ROOT / tree).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc") and "templates" not in path.parts
    ]

    assert [] == [str(path.relative_to(ROOT)) for path in read if not any(path.match(one) for one in patterns)]
