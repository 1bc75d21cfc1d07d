"""Lines written to a file, with a bar on the terminal while they come."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bot.tools.simulate import Step

STANDARD_OUTPUT = "-"


def write(steps: Iterable[Step], whole: int, path: str, unit: str = "turn") -> str:
    """Write lines to `path` (`-`: to standard output; empty: nowhere) and give the last one.

    A file appears under its name only when it is whole.
    """
    last = ""
    with opened(path) as file:
        for step in shown(steps, whole, unit):
            for line in step.lines:
                last = line
                if file is not None:
                    file.write(f"{line}\n")
    return last


@contextmanager
def opened(path: str) -> Iterator[TextIO | None]:
    """Open what is written to."""
    if path in {"", STANDARD_OUTPUT}:
        yield sys.stdout if path else None
        return
    part = Path(f"{path}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def shown(steps: Iterable[Step], whole: int, unit: str) -> Iterator[Step]:
    """Pass the steps on; where a person watches, show how many units of the `whole` are done."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from steps
        return
    columns = (TextColumn(unit), MofNCompleteColumn(), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=whole)
        for step in steps:
            progress.update(task, completed=step.done)
            yield step
