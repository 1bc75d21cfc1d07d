"""Rulebooks: the clauses of each game, found by id and by words."""

import re
from functools import lru_cache
from pathlib import Path

from bot.service.rulebook.clause_search import Index
from bot.service.rulebook.clause_text import Clause, clauses_of, parts, sorted_ids
from bot.service.rulebook.questions import Questions

__all__ = ["Clause", "Rulebook", "Rulebooks"]

CITED = re.compile(r"\b(?:[A-Z]{2,4}-)?[A-Z]*\d+(?:\.\d+)*[a-z]?\d*\b|\b[A-Z]{2,4}-[A-Z0-9.]+[a-z]?\b", re.IGNORECASE)


class Rulebooks:
    """The rulebooks of a folder: `<game>.md`, `<game>-<part>.md` where one has parts, `questions/<game>.md`."""

    def __init__(self, folder: Path) -> None:
        """Read from `folder`, each rulebook once, when it is first asked for."""
        self.folder = folder
        self.questions = Questions(folder / "questions")
        self.of = lru_cache(maxsize=32)(self.read)

    def read(self, game: str) -> "Rulebook":
        """Give the rulebook of a game; an empty one where there is none."""
        paths = [self.folder / f"{game}.md", *sorted(self.folder.glob(f"{game}-*.md"))]
        return book_of(*(path.read_text(encoding="utf-8") for path in paths if path.is_file()))

    def clause(self, game: str, id: str) -> Clause | None:
        """Give a clause of a game's rulebook, or None."""
        return self.of(game).clause(id)

    def search(self, game: str, question: str, most: int = 5) -> list[Clause]:
        """Give the clauses of a game that answer a question likeliest."""
        return self.of(game).search(question, most)


@lru_cache(maxsize=32)
def book_of(*texts: str) -> "Rulebook":
    """Give the rulebook of these texts; kept by what is written in them."""
    return Rulebook([clause for text in texts for clause in clauses_of(text)])


class Rulebook:
    """The clauses of one game."""

    def __init__(self, clauses: list[Clause]) -> None:
        """Keep the clauses in the order of the rulebook; of two of one id, the first."""
        self.clauses: dict[str, Clause] = {}
        for clause in clauses:
            self.clauses.setdefault(clause.id.upper(), clause)
        self.numbers = {clause.id: parts(clause.id.upper()) for clause in self.clauses.values()}
        for clause in self.clauses.values():
            clause.parts = self.under(clause.id)
        self.index = Index(list(self.clauses.values()))

    @property
    def ids(self) -> list[str]:
        """Every id of a clause, in the order of the rulebook."""
        return [clause.id for clause in self.clauses.values()]

    @property
    def prefix(self) -> str:
        """What the ids begin with: `CIV-`; empty in an empty rulebook."""
        return self.ids[0].partition("-")[0] + "-" if self.clauses else ""

    def clause(self, id: str) -> Clause | None:
        """Give the clause of an id, its prefix and capitals left out at will.

        For a section (`CIV-6.1` or `6.1`) gives its heading and the ids of its clauses; for an id that is too fine, the
        nearest clause that holds it; None if there is nothing like it.
        """
        wanted = self.full(id)
        while wanted.upper().startswith(self.prefix) and len(parts(wanted)) > 1:
            if found := self.clauses.get(wanted.upper()) or self.section(wanted):
                return found
            wanted = re.sub(r"[.-]?(\d+|[A-Za-z]+)$", "", wanted)
        return None

    def search(self, question: str, most: int = 5) -> list[Clause]:
        """Give the clauses that answer a question likeliest, best first; a clause that it cites before all."""
        cited = [clause for id in CITED.findall(question) if (clause := self.exactly(id))]
        found = [clause for clause in self.index.search(question, most) if clause not in cited]
        return [*cited, *found][:most]

    def exactly(self, id: str) -> Clause | None:
        """Give the clause or section of exactly this id; a bare number without a point cites nothing."""
        if id.isdigit():
            return None
        wanted = self.full(id)
        return self.clauses.get(wanted.upper()) or self.section(wanted)

    def full(self, id: str) -> str:
        """Give an id with its prefix."""
        bare = id.strip().strip(".")
        return bare if bare.upper().startswith(self.prefix) else self.prefix + bare

    def section(self, id: str) -> Clause | None:
        """Give a section that is no clause itself, as a clause that has the section's in its parts."""
        inside = self.under(id)
        if not inside:
            return None
        heading = self.clauses[inside[0].upper()].section
        return Clause(id.upper(), heading, heading, parts=inside)

    def under(self, id: str) -> tuple[str, ...]:
        """Give the ids of the clauses that refine an id, in the order of their numbers."""
        stem = parts(id.upper())
        depth = len(stem)
        return tuple(
            sorted_ids(one for one, finer in self.numbers.items() if len(finer) > depth and finer[:depth] == stem)
        )
