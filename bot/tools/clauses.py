"""Clauses: which rules of the rulebooks have code, a test and words; `python -m bot.tools.clauses [--all]`.

A clause has code where its id stands in `rules/<game>` or in the kernel; a test where one bears its id, as
`test_CIV_5_6a_...` or in its docstring; words where the rulebook says something that `/rule` can show. An id in code or
tests that is neither a clause of the rulebook nor a section of it is an error.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from bot.service.rulebook.clause_text import ID, sorted_ids
from bot.service.rulebook.rulebooks import Rulebook, Rulebooks
from rules.registry import RULESETS

ROOT = Path(__file__).parents[2]
CITED = re.compile(rf"(?<![A-Za-z0-9-])(?:{ID})")
NUMBERED = re.compile(r"\d+[a-z]?\d*|[A-Z]+\d*[a-z]?")
FEW = 12
"""How many ids of each lack are listed without `--all`."""


@dataclass
class Report:
    """What is known of the clauses of one game."""

    prefix: str
    clauses: list[str]
    code: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    errors: list[str] = field(default_factory=list)

    @property
    def complete(self) -> int:
        """Give how many clauses lack nothing."""
        return len(self.code & self.tests & self.words)

    def lacks(self) -> Iterator[tuple[str, list[str]]]:
        """Give what is lacking, and for which clauses."""
        for what, those in (("code", self.code), ("a test", self.tests), ("words", self.words)):
            yield what, [id for id in self.clauses if id not in those]

    def lines(self, everything: bool) -> Iterator[str]:
        """Put the report into words."""
        counts = f"{len(self.code)} with code, {len(self.tests)} with a test, {len(self.words)} with words"
        yield f"{self.prefix}: {len(self.clauses)} clauses; {counts}"
        for what, ids in self.lacks():
            listed = ids if everything else ids[:FEW]
            more = f" and {len(ids) - len(listed)} more" if len(ids) > len(listed) else ""
            if ids:
                yield f"  without {what}: {', '.join(listed)}{more}"
        yield from (f"  error: {error}" for error in self.errors)


def report(root: Path, game: str, prefix: str) -> Report:
    """Compare the rulebook of a game with its code and its tests."""
    book = Rulebooks(root / "docs/rules").of(game)
    found = Report(prefix, sorted_ids(book.ids))
    found.words = {one.id for one in book.clauses.values() if one.words or one.table or one.parts}
    for path in sources(root / "rules" / game, root / "rules/kernel"):
        found.code |= known(found, book, path.relative_to(root), cited(path.read_text(encoding="utf-8"), prefix))
    for path in sources(root / "tests"):
        found.tests |= known(found, book, path.relative_to(root), tested(path, prefix, book))
    return found


def sources(*folders: Path) -> list[Path]:
    """Give the Python files of some folders."""
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def known(found: Report, book: Rulebook, path: Path, ids: set[str]) -> set[str]:
    """Give the ids that are clauses; those that are not even sections are errors."""
    found.errors += [f"{path}: {id} is in no rulebook" for id in sorted_ids(ids) if not book.exactly(id)]
    return ids & set(found.clauses)


def cited(text: str, prefix: str) -> set[str]:
    """Give the ids of a game that a text names."""
    return {match.group().rstrip(".") for match in CITED.finditer(text) if match.group().startswith(f"{prefix}-")}


def tested(path: Path, prefix: str, book: Rulebook) -> set[str]:
    """Give the ids that the tests of a file bear, in their names and docstrings."""
    text = path.read_text(encoding="utf-8")
    if prefix not in text:
        return set()
    tests = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    ids: set[str] = set()
    for test in tests:
        if test.name.startswith("test_"):
            ids |= named(test.name, prefix, book) | cited(ast.get_docstring(test) or "", prefix)
    return ids


def named(name: str, prefix: str, book: Rulebook) -> set[str]:
    """Give the id that a test is named after: the longest that there is, else the longest that it could be."""
    start = f"test_{prefix}_"
    if not name.startswith(start):
        return set()
    numbers: list[str] = []
    for word in name.removeprefix(start).split("_"):
        if not NUMBERED.fullmatch(word):
            break
        numbers.append(word)
    ids = [f"{prefix}-{'.'.join(numbers[:length])}" for length in range(len(numbers), 0, -1)]
    return set([id for id in ids if book.exactly(id)][:1] or ids[:1])


def main(
    everything: Annotated[bool, typer.Option("--all", help="list every clause that lacks something")] = False,
) -> None:
    """Compare the clauses of the rulebooks with those of the code and its tests."""
    reports = [report(ROOT, game, ruleset.prefix) for game, ruleset in RULESETS.items()]
    for one in reports:
        for line in one.lines(everything):
            typer.echo(line)
    counts = (f"{one.prefix} {one.complete} of {len(one.clauses)}" for one in reports)
    typer.echo(f"clauses: {', '.join(counts)} complete")
    raise typer.Exit(any(one.errors for one in reports))


if __name__ == "__main__":
    typer.run(main)
