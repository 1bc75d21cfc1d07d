"""The clauses of a rulebook, read from its Markdown."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

ID = r"[A-Z]{2,4}-[A-Z]*\.?[0-9][A-Za-z0-9.]*(?<!\.)|[A-Z]{2,4}-[A-Z]{2,}[A-Z0-9]*"
HEADING = re.compile(r"#+\s+(?P<words>.+)")
ITEM = re.compile(rf"[-*]\s+\*\*(?P<id>{ID})\.?\*\*[.:]?\s*(?P<words>.*)")
TITLE = re.compile(r"\*\*([^*]{3,60})\*\*|([^:.;(]{3,40}):\s")
CAPTION = re.compile(rf"\**(?P<id>{ID})\**:\s*(?P<words>.*)")
NAMED = re.compile(rf"\**(?P<id>{ID})\**(?:\s*\*?\([^)]*\)\*?)?")
RULED = re.compile(r"[\s|:-]+")
DEFINED = re.compile(r"(?<![*\w])\*([^*]{3,40})\*(?![*\w])")
POINTS_ON = re.compile(r"\b(table|chart|list|lists|below)\b", re.IGNORECASE)
OURS = re.compile(r"^(?:partly )?(?:a )?house rule\s+", re.IGNORECASE)
REFERRED = re.compile(r"\s*\((?:[A-Z]+-?)?\d[^()]*\)|\s*\([A-Z]-[A-Z]+\)|\s+\bR\d+(?=[ .]|$)")
"""What a clause refers to in brackets: a clause, a window, a reading."""
POINTS = re.compile(r"^Events?\b|[A-Z]{1,4}-[A-Z0-9]|\b\d+\.\d|\bS\d\b|[_`=<>|]")
"""What no plain sentence has: ids of clauses and steps, marks of orders and settings."""
SHORTEST, LONGEST = 30, 240
"""The letters of a sentence that says enough, and that is read at a glance."""
MARKS, HOUSE = "mark", "H"
"""The column of marks, which is no part of a clause's words; and the mark of what was made up here."""
PLAIN_COLUMNS = {"rule", "clause"}


@dataclass
class Clause:
    """A clause of a rulebook, without markup."""

    id: str
    words: str
    section: str
    """The heading under which it stands."""
    table: list[tuple[str, ...]] = field(default_factory=list)
    """Its chart, the heading row first; empty for none."""
    parts: tuple[str, ...] = ()
    """The ids of the clauses that refine it."""
    title: str = ""
    """What it begins with in bold or before a colon, if it does."""
    terms: list[str] = field(default_factory=list)
    """The words that it sets in italics, as a clause does that says what a word means."""
    mark: str = ""
    """What its rulebook puts into the column of marks, `H` for a house rule; empty where there is no such column."""

    @property
    def origin(self) -> str:
        """Say that it is ours where its source is silent, as far as a mark tells it; empty otherwise."""
        if HOUSE not in self.mark:
            return ""
        return "house rule" if self.mark == HOUSE else "partly a house rule"


def in_short(clause: Clause) -> str:
    """Give the first sentence of a clause, without what it refers to; empty where that alone would say nothing."""
    first = re.split(r"(?<=[.!?])\s", REFERRED.sub("", OURS.sub("", clause.words)))[0]
    plain = first[:1].isupper() and first[-1:] == "." and not POINTS.search(first) and not POINTS_ON.search(first)
    return first if plain and SHORTEST <= len(first) <= LONGEST else ""


def clauses_of(text: str) -> list[Clause]:
    """Give the clauses of a rulebook: rows `| ID | words |`, items `- **ID** words` and captions `ID: words`."""
    reader = Reader()
    for line in text.splitlines():
        reader.read(line)
    return list(reader.clauses.values())


class Reader:
    """Reads a rulebook line by line."""

    def __init__(self) -> None:
        """Begin before the first heading."""
        self.clauses: dict[str, Clause] = {}
        self.section = ""
        self.captioned = False
        """Whether the last clause is the caption of what follows."""
        self.here: Clause | None = None
        """The clause to which what follows belongs."""
        self.columns: tuple[str, ...] = ()
        """The heading of the table that is being read; empty outside."""
        self.chart: list[tuple[str, ...]] | None = None
        """The chart whose rows are being read."""

    def read(self, line: str) -> None:
        """Take the next line."""
        if line.startswith("|"):
            self.row(cells_of(line), line)
            return
        self.columns, self.chart = (), None
        if heading := HEADING.match(line):
            self.section, self.here = plain(heading["words"]), None
        elif found := ITEM.match(line) or CAPTION.match(line):
            self.add(found["id"], found["words"])
            self.captioned = found.re is CAPTION
        elif not line.strip():
            return
        elif self.here and line.startswith(("  ", "\t")):
            self.here.words = f"{self.here.words} {plain(line)}".strip()
            self.here.terms += DEFINED.findall(line)
        elif self.here and self.here.words.endswith((",", "into", "the", "a", "of")):
            self.here.words += f" {plain(line)}"

    def row(self, cells: tuple[str, ...], line: str) -> None:
        """Take a row of a table: its heading, a clause of its own, or a row of a clause's chart."""
        if not self.columns:
            self.columns = cells
            return
        if RULED.fullmatch(line):
            return
        if named := NAMED.fullmatch(cells[0]):
            self.add(named["id"], self.worded(cells[1:]), self.marked(cells))
            return
        if self.chart is None:
            owner = self.owner()
            if owner is None:
                return
            self.chart = owner.table
            self.chart.append(tuple(plain(cell) for cell in self.columns))
        self.chart.append(tuple(plain(cell) for cell in cells))

    def owner(self) -> Clause | None:
        """Give the clause to which a chart belongs: the last if it announces one, else the last that points to one."""
        here = self.here
        if here and (self.captioned or here.words.endswith(":") or POINTS_ON.search(here.words)):
            return here
        section = [clause for clause in self.clauses.values() if clause.section == self.section and not clause.table]
        pointing = next((clause for clause in reversed(section) if POINTS_ON.search(clause.words)), None)
        return pointing or (here and self.common(here))

    def common(self, last: Clause) -> Clause:
        """Give the clause that holds `last` and its sisters (`CIV-8.6.2` for `CIV-8.6.2e`), for a chart of them all."""
        id = re.sub(r"[a-z]+$", "", last.id)
        return self.clauses.setdefault(id, Clause(id, "", last.section))

    def worded(self, cells: tuple[str, ...]) -> str:
        """Put the cells of a clause's row into words, each under its column's heading unless that is plain."""
        pairs = [
            (column.lower(), cell)
            for column, cell in zip(self.columns[1:], cells, strict=False)
            if cell and column.lower() != MARKS
        ]
        plainly = len(pairs) == 1
        return "; ".join(
            cell if plainly or not column or column in PLAIN_COLUMNS else f"{column}: {cell}" for column, cell in pairs
        )

    def marked(self, cells: tuple[str, ...]) -> str:
        """Give the mark of a clause's row."""
        return next((cell for column, cell in zip(self.columns, cells, strict=False) if column.lower() == MARKS), "")

    def add(self, id: str, words: str, mark: str = "") -> None:
        """Add a clause; what is said of one a second time, in a table of chances or examples, is no clause."""
        if id in self.clauses:
            self.here = None
            return
        title = TITLE.match(words)
        self.here = self.clauses[id] = Clause(id, plain(words), self.section, terms=DEFINED.findall(words), mark=mark)
        self.here.title = plain(title[1] or title[2]) if title else ""
        self.captioned = False


def cells_of(line: str) -> tuple[str, ...]:
    r"""Give the cells of a row; `\|` is a stroke of its own."""
    return tuple(cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|")))


def plain(text: str) -> str:
    """Take the markup of Markdown off."""
    return re.sub(r"[*`]+|\\(?=\|)", "", text).strip()


def sorted_ids(ids: Iterable[str]) -> list[str]:
    """Give clause ids in the order of their numbers."""
    return sorted(
        ids, key=lambda id: [(not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts(id)]
    )


def parts(id: str) -> list[str]:
    """Give the numbers and letters of an id one by one: `CIV`, `6`, `1`, `4`, `a`."""
    return re.findall(r"\d+|[A-Za-z]+", id)
