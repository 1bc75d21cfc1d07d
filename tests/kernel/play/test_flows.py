"""No helper that asks is called without `yield from`: it would be skipped in silence."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TESTED = [*sorted((ROOT / "rules").rglob("*.py")), ROOT / "tests/kernel/toy.py"]


def asks(node: ast.AST) -> bool:
    """Tell whether a function gives a Flow, or any other generator of windows."""
    if not isinstance(node, ast.FunctionDef) or node.returns is None:
        return False
    gives = ast.unparse(node.returns).strip("'\"")
    return gives == "Flow" or gives.startswith(("Generator[Window", "Iterator[Window"))


def module_of(path: Path) -> str:
    """Give the name by which a file is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def flows(trees: dict[str, ast.Module]) -> dict[str, set[str]]:
    """Give the names of each module's functions that ask."""
    return {module: {node.name for node in ast.walk(tree) if asks(node)} for module, tree in trees.items()}


def known(tree: ast.Module, own: set[str], everywhere: dict[str, set[str]]) -> set[str]:
    """Give what a module may call that asks: its own functions, imported ones, and `module.function`."""
    names = set(own)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = alias.asname or alias.name
                if alias.name in everywhere.get(node.module or "", set()):
                    names.add(name)
                names |= {f"{name}.{flow}" for flow in everywhere.get(f"{node.module}.{alias.name}", set())}
        elif isinstance(node, ast.Import):
            names |= {
                f"{alias.asname or alias.name}.{flow}"
                for alias in node.names
                for flow in everywhere.get(alias.name, ())
            }
    return names


def called(call: ast.Call) -> str:
    """Give the name by which something is called, `module.function` too, or nothing where it has none."""
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return f"{module}.{name}"
    return ""


def skipped(tree: ast.Module, names: set[str]) -> list[str]:
    """Give the calls of what asks that nothing yields from."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in names]
    yielded = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
    returned = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Return)}
    return [f"{node.lineno}: {ast.unparse(node)}" for node in calls if id(node) not in yielded | returned]


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    """Read all the rules once, when the first test wants them."""
    return {module_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in TESTED}


@pytest.fixture(scope="module")
def everywhere(trees) -> dict[str, set[str]]:
    """Give what asks, by its module."""
    return flows(trees)


def test_what_asks_is_yielded_from(trees, everywhere) -> None:
    """Every call of a Flow stands after `yield from`, or is handed on by `return`."""
    found = {module: skipped(tree, known(tree, everywhere[module], everywhere)) for module, tree in trees.items()}

    assert {} == {module: calls for module, calls in found.items() if calls}
    assert len(found) > 100


def test_the_scan_finds_what_it_looks_for(everywhere) -> None:
    """A helper called bare, an imported one, one of a module; but not those that are yielded from."""
    source = """
from rules.kernel.orders.windows import ask
from rules.kernel.orders import windows as w

def helper(play) -> Flow:
    yield from ask(1)

def phase(play) -> Flow:
    helper(play)
    yield from helper(play)
    answers = ask(2)
    w.ask(3)
    if play:
        return helper(4)
"""
    tree = ast.parse(source)
    names = known(tree, flows({"x": tree})["x"], everywhere)

    assert {"helper", "phase", "ask", "w.ask"} <= names
    assert ["9: helper(play)", "11: ask(2)", "12: w.ask(3)"] == skipped(tree, names)


def test_phases_and_helpers_are_among_what_is_scanned(everywhere) -> None:
    """The Market has a helper that asks in each of its phases."""
    assert {"founding", "morning", "licence", "evening", "vote"} == everywhere["tests.kernel.toy"]
    assert "ask" in everywhere["rules.kernel.orders.windows"]
