"""A new game, small and complete: `python -m bot.tools.new_game NAME`.

It stands under `templates` as files that are real but for their names. They are written into the tree under the new
name, entered in the registry and given a contract; then the tests' own records of a game are made for it.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.chat.answering.shared import Chat
from bot.chat.client.client import commands
from bot.tools import terminal
from rules.kernel.errors import Answer
from rules.kernel.state.finding import find
from rules.registry import RULESETS

ROOT = Path(__file__).parents[2]
TEMPLATES = Path(__file__).parent / "templates"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SHORTEST, LONGEST = 3, 20
KNOWN = frozenset({"TOY", "WRD", "DUE", "TST"})
"""The prefixes of the tests' own games."""
ROOMS = (
    "ruleset",
    "pages | phases | picture | welcome",
    "counsel",
    "autopilot | battles | tellings",
    "orders | scenario",
    "events | state",
    "tables",
)
CONTRACT = """
[[tool.importlinter.contracts]]
name = "the rooms of {title}"
type = "layers"
containers = ["rules.{name}"]
exhaustive = true
layers = [
{layers}
]
"""
cli = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
RECORDS = ("tests.playthroughs", "tests.acceptance.replies")
"""What writes the records with which the tests compare a game."""


@dataclass(frozen=True)
class NewGame:
    """A game by its name, in a tree."""

    name: str
    root: Path

    @cached_property
    def title(self) -> str:
        """What people call it, until somebody finds a better title."""
        return self.name.replace("_", " ").title()

    @cached_property
    def prefix(self) -> str:
        """What its clauses begin with: letters of its name that no other game has."""
        letters = "".join(letter for letter in self.name.upper() if letter.isalpha())
        taken = KNOWN | {game.prefix for game in RULESETS.values()}
        return find((prefix for prefix in prefixes(letters) if prefix not in taken), "a free prefix")

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        """What stands for what in the templates, in the order in which it is exchanged."""
        return (
            ("NewgameScenario", f"{self.title.replace(' ', '')}Scenario"),
            ("New Game", self.title),
            ("NEWGAME", self.name.upper()),
            ("newgame", self.name),
            ("NEW-", f"{self.prefix}-"),
            ("test_NEW_", f"test_{self.prefix}_"),
            ('"NEW"', f'"{self.prefix}"'),
        )

    def said(self, text: str) -> str:
        """Put a text of the templates into the words of this game."""
        for old, new in self.words:
            text = text.replace(old, new)
        return text

    def write(self) -> list[Path]:
        """Write its files, and give them."""
        found = []
        for template in sorted(
            path for path in TEMPLATES.rglob("*") if path.is_file() and "__pycache__" not in path.parts
        ):
            file = self.root / self.said(str(template.relative_to(TEMPLATES)))
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.said(template.read_text(encoding="utf-8")), encoding="utf-8")
            found.append(file)
        return found

    def register(self) -> list[Path]:
        """Enter it among the games, and give its rooms a contract."""
        registry, project = self.root / "rules/registry.py", self.root / "pyproject.toml"
        text, constant = registry.read_text(encoding="utf-8"), self.name.upper()
        text = text.replace(
            "from rules.kernel", f"from rules.{self.name}.ruleset import {constant}\nfrom rules.kernel", 1
        )
        registry.write_text(re.sub(r"(?m)^(GAMES\b.* = \(.*)\)", rf"\1, {constant})", text), encoding="utf-8")
        layers = "\n".join(f'    "{room}",' for room in ROOMS)
        with project.open("a", encoding="utf-8") as file:
            file.write(CONTRACT.format(title=self.title, name=self.name, layers=layers))
        return [registry]

    def tidy(self, files: list[Path]) -> None:
        """Let ruff put imports and lines in order: both depend on how long the name is."""
        written = [str(file) for file in files if file.suffix == ".py"]
        for command in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
            self.run("ruff", *command, *written)

    def run(self, module: str, *arguments: str) -> None:
        """Run a module in the tree. Raises Answer with what it said where it fails."""
        command = [sys.executable, "-m", module, *arguments]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)  # noqa: S603  ours
        if done.returncode:
            raise Answer(f"{module} failed: {(done.stderr or done.stdout).strip()}")


def prefixes(letters: str) -> Iterator[str]:
    """Give what clauses may begin with, the likeliest first: three letters, else four, else two."""
    first, rest = letters[0], letters[1:]
    for more in (2, 3, 1):
        for start in range(max(len(rest) - more + 1, 1)):
            yield f"{first}{rest[start : start + more]}"
    yield from (f"{letters[:2]}{chr(letter)}" for letter in range(ord("A"), ord("Z") + 1))


def impossible(name: str, root: Path) -> str:
    """Say in a sentence why no new game can have a name; empty if it can."""
    if not NAME.fullmatch(name) or not SHORTEST <= len(name) <= LONGEST:
        return f"a game's name has {SHORTEST} to {LONGEST} small letters and digits, a letter first, as “harbours”"
    if sum(letter.isalpha() for letter in name) < SHORTEST:
        return f"a game's name has at least {SHORTEST} letters, of which its clauses have theirs"
    if iskeyword(name):
        return f"“{name}” is a word of Python's; choose another name"
    if name in RULESETS or (root / "rules" / name).exists() or (root / f"rules/{name}.py").exists():
        return f"there is a rules/{name} already; choose another name"
    if name in closed(root):
        return f"“{name}” is a module that games may not use or that stands elsewhere; choose another name"
    if name in spoken():
        return f"/{name} is a command of Herald's own; choose another name"
    return ""


def closed(root: Path) -> frozenset[str]:
    """Give the modules after which no package of rules is called: Python's, ours, and those that none may import."""
    project: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))  # Any: TOML
    contracts = project["tool"]["importlinter"]["contracts"]
    barred = {module.split(".")[0] for one in contracts for module in one.get("forbidden_modules", ())}
    ours = {path.name for path in root.iterdir() if path.is_dir()} | {"toy", "wells", "word"}
    return frozenset({*sys.stdlib_module_names, *barred, *ours, "newgame"})


def spoken() -> frozenset[str]:
    """Give the commands that Herald has without any game."""

    class Empty:
        games: dict[str, Any] = {}  # Any: there are none

    return frozenset(command.name for command in commands(Chat(Empty(), None)))  # type: ignore[arg-type]  # no herald


@cli.command()
def main(
    name: Annotated[str, typer.Argument(help="what its package is called: small letters, as “harbours”")],
    records: Annotated[bool, typer.Option(help="whether to write the tests' records of it, too")] = True,
) -> None:
    """Write a small complete game that passes every check, to go on from."""
    problem = impossible(name, ROOT)
    if problem:
        terminal.stop(problem, 2)
    game = NewGame(name, ROOT)
    with terminal.told():
        files = game.write()
        game.tidy([*files, *game.register()])
        for module in RECORDS if records else ():
            game.run(module, name)
    for file in files:
        typer.echo(file.relative_to(ROOT))
    typer.echo(f"{game.title} is registered, its clauses begin with {game.prefix}-; now read docs/adding-a-game.md")


if __name__ == "__main__":
    cli()
