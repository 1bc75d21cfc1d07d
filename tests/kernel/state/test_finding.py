"""No bare `next` on a generator: what is not there would end a phase in silence."""

import ast
from pathlib import Path

import pytest

from rules.kernel.errors import Missing
from rules.kernel.state.finding import find

ROOT = Path(__file__).parents[3]
FILES = [path for folder in ("bot", "rules", "sandbox") for path in sorted((ROOT / folder).rglob("*.py"))]


def bare(tree: ast.Module) -> list[int]:
    """Give the lines of each `next` on a generator expression that has no default."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    taken = [node for node in calls if node.func.id == "next" and len(node.args) == 1]
    return [node.lineno for node in taken if isinstance(node.args[0], ast.GeneratorExp)]


def test_nothing_is_taken_for_granted() -> None:
    """`find` names what is missing; `next` wants a default."""
    found = {str(path.relative_to(ROOT)): bare(ast.parse(path.read_text(encoding="utf-8"))) for path in FILES}

    assert {} == {path: lines for path, lines in found.items() if lines}


def test_the_test_sees_a_bare_next() -> None:
    """With a default it is nothing to worry about."""
    assert [1] == bare(ast.parse("next(x for x in y)\nnext((x for x in y), None)\nnext(iter(y))"))


def test_what_is_missing_is_named() -> None:
    """A fault that says what was sought."""
    assert 2 == find((one for one in (1, 2, 3) if one > 1), "more than one")
    with pytest.raises(Missing, match="nothing found for the moon"):
        find((), "the moon")
