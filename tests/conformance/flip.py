"""Makes each secret of a game public, one by one, and tells which tests notice: `python -m tests.conformance.flip`."""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Annotated

import typer
from rich.progress import track

from tests.conformance.channels import leaks, told_leaks
from tests.conformance.flipping import FLIPPED, flip
from tests.conformance.nouns import Field, declarations
from tests.conformance.subjects import BY_ID, ROOT

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
CHANNEL = re.compile(
    r"test_declared\.py::test_H23_no_secret_of_\w+\[(\w+)-|test_declared\.py::test_H23_the_(rulebook)_"
)


@dataclass(frozen=True)
class Flip:
    """A secret made public, and the tests that failed then."""

    field: Field
    tests: tuple[str, ...]

    @property
    def channels(self) -> list[str]:
        """Give by which ways it was seen: the conformance suite's, the rulebook's table, the game's own tests."""
        found = [CHANNEL.search(test) for test in self.tests]
        ways = [one[1] or one[2] if one else "own tests" if "conformance" not in test else "suite"
                for test, one in zip(self.tests, found, strict=True)]  # fmt: skip
        return sorted(set(ways))


def secrets(game: str) -> list[Field]:
    """Give what not everybody sees."""
    return [field for field, secret in declarations(game).items() if secret is not None and not secret.open]


def tests_of(game: str, field: str) -> list[str]:
    """Give the tests that could notice: the suite's, and those of the game that name the field."""
    folder = ROOT / ("tests/kernel" if game == "toy" else f"tests/rules/{game}")
    own = sorted(path for path in folder.rglob("test_*.py") if re.search(rf"\b{field}\b", path.read_text("utf-8")))
    suite = ["tests/conformance/test_declared.py", "tests/conformance/test_secrets.py"]
    return [*suite, *(str(path.relative_to(ROOT)) for path in own)]


def tried(game: str, field: Field) -> Flip:
    """Run the tests with a secret made public."""
    noun, name = field
    files = tests_of(game, name)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.conformance.flipping",
        "-p",
        "no:cacheprovider",
        *files,
    ]
    others = [one for one in ("toy", "italy", "civilized", "candlebre") if one != game]
    chosen = ["-k", " and ".join(f"not {one}" for one in others)]
    environment = os.environ | {FLIPPED: f"{game} {noun}.{name}"}
    done = subprocess.run([*command, *chosen], cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode in {0, 1}, done.stdout[-3000:] + done.stderr[-3000:]
    return Flip(field, tuple(dict.fromkeys(FAILED.findall(done.stdout))))


def lines(flips: list[Flip]) -> Iterator[str]:
    """Put into words what noticed each slip, and how often each way noticed one."""
    for one in flips:
        tests = [test.rpartition("::")[2] for test in one.tests if "test_declared" not in test]
        yield f"{'.'.join(one.field)}: {', '.join(one.channels) or 'NOBODY'}" + (
            f" ({', '.join(tests)})" if tests else ""
        )
    counts = Counter(way for one in flips for way in one.channels)
    yield ", ".join(f"{way} {count}" for way, count in counts.most_common())
    behind = sum(set(one.channels) != {"rulebook"} and bool(one.tests) for one in flips)
    seen = sum(bool(one.tests) for one in flips)
    yield f"{len(flips)} secrets made public: {seen} seen, {behind} of them not by the rulebook's table alone"


def leaking(game: str, field: Field) -> Flip:
    """Give what of the conformance suite's comparisons notices a secret made public; for a process of its own."""
    flip(game, *field)
    found = [one for id in ids(game) for one in (*leaks(id)[1], *told_leaks(id)[1])]
    return Flip(field, tuple(sorted({f"test_declared.py::test_H23_no_secret_of_it[{way}-" for way, _ in found})))


def ids(game: str) -> list[str]:
    """Give the subjects of a game."""
    return [id for id, subject in BY_ID.items() if subject.ruleset.name == game]


def at_once(game: str, fields: list[Field], jobs: int) -> Iterator[Flip]:
    """Play the games once, then flip each secret in a process that begins there."""
    for id in ids(game):
        leaks(id), told_leaks(id)
        leaks.cache_clear(), told_leaks.cache_clear()
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        yield from pool.imap(partial(leaking, game), fields)


def one_by_one(game: str, fields: list[Field], jobs: int) -> Iterator[Flip]:
    """Run the tests for each secret."""
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(partial(tried, game), fields)


def main(
    game: str,
    jobs: Annotated[int, typer.Option(min=1, help="how many at once")] = 2,
    quick: Annotated[bool, typer.Option(help="only compare what reaches others; run no tests")] = False,
) -> None:
    """Make each secret of a game public, one at a time, and tell which tests notice it."""
    fields = secrets(game)
    flips = list(track((at_once if quick else one_by_one)(game, fields, jobs), "Flipping", len(fields)))
    for line in lines(flips):
        typer.echo(line)
    raise typer.Exit(any(not one.tests for one in flips))


if __name__ == "__main__":
    typer.run(main)
