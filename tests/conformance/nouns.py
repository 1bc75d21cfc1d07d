"""Who sees what: as the rulebook's table of nouns says it, and as the fields declare it.

The table has the columns `noun`, `fields` and `who sees`: every field of every class of the state, and of events those
that not everybody sees who is told. `python -m tests.conformance.nouns GAME` prints the rows that the code would have.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel

from rules.kernel.facts.events import Event
from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import AUDIENCE, EVERYBODY, NOBODY, Secret, declared
from tests.conformance.subjects import BY_ID, ROOT

Field = tuple[str, str]
"""A class and the name of a field of it."""
GAMES = {subject.ruleset.name: subject.ruleset for subject in BY_ID.values()}
HEADING = ["noun", "fields", "who sees"]
KNOWN = {"its seat": "", "everyone": EVERYBODY, "nobody": NOBODY, "who is told": AUDIENCE}
EACH = "of each entry its seat"


@cache
def tabled(game: str) -> dict[Field, Secret]:
    """Give what the rulebook says of each field of a game."""
    found: dict[Field, Secret] = {}
    for noun, fields, who in rows(game):
        for field in re.findall(r"\w+", fields):
            assert (noun, field) not in found, f"{noun}.{field} stands in the table twice"
            found[noun, field] = read(who)
    return found


def rows(game: str) -> Iterator[tuple[str, str, str]]:
    """Give the rows of a game's tables of nouns; an empty first cell goes on with the noun above."""
    folder = [ROOT / "tests/kernel/toy.md"] if game == "toy" else sorted((ROOT / "docs/rules").glob(f"{game}*.md"))
    within, noun = False, ""
    for line in (line for path in folder for line in path.read_text(encoding="utf-8").splitlines()):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        within = cells == HEADING or (within and line.startswith("|"))
        if within and cells != HEADING and not set(cells[0]) & {"-"}:
            noun = cells[0].strip("`") or noun
            yield noun, cells[1], cells[2]


def read(who: str) -> Secret:
    """Give what a cell of the table means."""
    parts = who.split("; ")
    until = re.fullmatch(r"everyone once `(\w+)`", parts[-1])
    to = parts[0]
    named = re.fullmatch(r"whom `(\w+)` names", to)
    found = Secret(
        to=named[1] if named else KNOWN.get(to, NOBODY), until=until[1] if until else "", entries=EACH in parts
    )
    assert str(found) == who, f"“{who}” does not say who sees it; “{found}” would"
    return found


@cache
def declarations(game: str) -> dict[Field, Secret | None]:
    """Give what the fields of a game declare: all of its state's classes, and of its events what is not open."""
    ruleset = GAMES[game]
    found = {
        (kind.__name__, name): secret for kind in sorted(classes(ruleset.state), key=order) for name, secret in of(kind)
    }
    for event in ruleset.tellings.types.values():
        found |= {(event.__name__, name): one for name, one in declared(event).items() if one is None or not one.open}
    return found


def of(kind: type[BaseModel]) -> Iterator[tuple[str, Secret | None]]:
    """Give what a class declares; a value that declares nothing is as open as what holds it."""
    said = declared(kind)
    if issubclass(kind, Piece) or any(said.values()):
        yield from said.items()


def order(kind: type[BaseModel]) -> tuple[bool, str]:
    """Put the state first, then its parts by name."""
    return kind.__mro__[1].__name__ != "State", kind.__name__


def classes(annotation: Any, found: set[Any] | None = None) -> set[Any]:  # Any: annotations, classes
    """Give the classes that can stand where something is so annotated, with their parts."""
    found = set() if found is None else found
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        if annotation not in found:
            found.add(annotation)
            for field in annotation.model_fields.values():
                classes(field.annotation, found)
        return found
    for inner in get_args(annotation):
        classes(inner, found)
    return found


def event_kinds(game: str) -> dict[str, type[Event]]:
    """Give the events of a game by name."""
    return dict(GAMES[game].tellings.types)


def written(game: str) -> Iterator[str]:
    """Give the table as the declarations would have it."""
    yield f"| {' | '.join(HEADING)} |\n| --- | --- | --- |"
    groups: dict[tuple[str, str], list[str]] = {}
    for (noun, field), secret in declarations(game).items():
        groups.setdefault((noun, str(secret)), []).append(field)
    for (noun, who), fields in groups.items():
        yield f"| {noun} | {', '.join(fields)} | {who} |"


if __name__ == "__main__":
    print("\n".join(written(sys.argv[1])))
