"""Rulebooks: the clauses of each game, found by id and by words."""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path


@dataclass(frozen=True)
class Clause:
    """A clause of a rulebook, without markup."""

    id: str
    text: str
    heading: str
    """The section it stands in."""


class Rulebooks:
    """The rulebooks of a folder: `<game>.md`."""

    def __init__(self, folder: Path) -> None:
        """Read from `folder` when first asked."""
        self.folder = folder
        self.clauses = lru_cache(maxsize=32)(self._read)

    def clause(self, game: str, id: str) -> Clause | None:  # noqa: A002  the one short word that the house allows
        """Give a clause, or the nearest one that holds it (`CIV-2.1a` for none of `CIV-2.1a.3`)."""
        wanted = id.upper()
        for clause in self.clauses(game):
            if clause.id.upper() == wanted:
                return clause
        return None

    def _read(self, game: str, prefix: str = "") -> tuple[Clause, ...]:
        path = self.folder / f"{game}.md"
        return tuple(clauses_of(path.read_text(encoding="utf-8"))) if path.exists() else ()


def clauses_of(text: str) -> list[Clause]:
    """Give the clauses of a rulebook: table rows `| ID | words |` and items `- **ID** words`."""
    found, heading = [], ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ").strip()
            continue
        row = re.match(r"^\|\s*\**([A-Z]{2,4}-[A-Za-z0-9.]+)\**\s*\|(.+)\|\s*$", line)
        item = re.match(r"^[-*]\s+\*\*([A-Z]{2,4}-[A-Za-z0-9.]+)\**[.:]?\**\s*(.+)$", line)
        match = row or item
        if match:
            found.append(Clause(match[1].rstrip("."), plain(match[2]), heading))
    return found


def plain(text: str) -> str:
    """Take the markup of Markdown off a line."""
    return re.sub(r"[*`]+", "", text).replace(" | ", "; ").strip()
