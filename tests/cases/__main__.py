"""Prints every case beside its rulebook and runs it: `python -m tests.cases [GAME or CLAUSE ...]`."""

import json
import sys
from collections.abc import Iterator
from functools import cache

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bot.service.rulebook.rulebooks import Rulebook, Rulebooks
from tests.cases.case import Case, cases
from tests.cases.running import run
from tests.conformance.subjects import ROOT
from tests.kernel.toy import TOY

SHOWN = 400
"""How many letters of a clause are shown."""


def main(wanted: list[str]) -> int:
    """Print and run the cases of some games or clauses, or all; give 1 if one does not hold."""
    console = Console()
    chosen = [
        case for case in cases() if not wanted or any(case.clause.startswith(one) or one == case.game for one in wanted)
    ]
    failed = 0
    for case in chosen:
        wrong = run(case)
        failed += bool(wrong)
        console.print(table(case, wrong))
    console.print(f"{len(chosen)} cases, {len(chosen) - failed} of them hold")
    return 1 if failed or not chosen else 0


def is_of(case: Case, wanted: str) -> bool:
    """Tell whether a case is of a game, or of a clause or the beginning of one."""
    return case.game == wanted or case.clause.startswith(wanted)


def table(case: Case, wrong: list[str]) -> Table:
    """Lay out a case: what the source and the rulebook say, the situation, the orders, what must come of it."""
    grid = Table(title=f"{case.clause}  {case.name}", title_justify="left", show_header=False, expand=True)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for heading, text in rows(case):
        grid.add_row(heading, escape(text))
    grid.add_row("holds" if not wrong else "DIFFERS", escape("\n".join(wrong) or "as it says"))
    return grid


def rows(case: Case) -> Iterator[tuple[str, str]]:
    """Give the parts of a case in words."""
    yield "source", f"{case.source}: {case.sentence}"
    yield "rulebook", words(case)
    for heading, figures in (("situation", case.situation), ("must become", case.become)):
        if figures:
            yield heading, "\n".join(f"{path} = {written(value)}" for path, value in figures.items())
    for window, seats in case.orders.items():
        yield window, "\n".join(f"{seat}: {line}" for seat, lines in seats.items() for line in lines)
    if case.draws:
        yield "luck", "\n".join(f"{one.purpose} {one.subject}: {fallen(one.model_dump())}" for one in case.draws)
    for heading, events in (("must be told", case.told), ("must not be told", case.untold)):
        if events:
            yield heading, "\n".join(", ".join(f"{name} {one}" for name, one in event.items()) for event in events)
    if case.gone:
        yield "must be gone", "\n".join(case.gone)
    if case.refused:
        yield "must be refused", "\n".join(f"{one.seat}: {one.line} ({one.clause})" for one in case.refused)


def words(case: Case) -> str:
    """Give what our rulebook says, as far as there is room."""
    clause = book(case.game).exactly(case.clause)
    text = clause.words if clause else ""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


@cache
def book(game: str) -> Rulebook:
    """Give the rulebook of a game, or of the tests' own."""
    return Rulebooks(ROOT / ("tests/kernel" if game == TOY.name else "docs/rules")).of(game)


def written(value: object) -> str:
    """Give a figure as the file has it."""
    return json.dumps(value, ensure_ascii=False)


def fallen(fall: dict[str, object]) -> str:
    """Give what falls."""
    return "; ".join(f"{kind} {', '.join(map(str, fall[kind]))}" for kind in ("cards", "dice", "numbers") if fall[kind])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
