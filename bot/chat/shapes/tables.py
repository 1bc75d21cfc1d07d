"""Figures in columns that fit a phone: a monospaced block, or one entry a row where the columns are too wide."""

import re
import unicodedata
from collections.abc import Iterator, Sequence

from bot.chat.shapes.escape import marked, pieces, size, verbatim

PHONE = 36
"""Monospaced signs that a phone shows on one line of an embed."""
FIGURE = re.compile(r"[-−+]?[\d.,]*\d%?|–|-")
FENCE = 8
"""Signs that the fences of a block take."""
Rows = Sequence[Sequence[str]]


def table(rows: Rows, most: int) -> list[str]:
    """Give a table as blocks of at most `most` characters, each with its heading."""
    if not rows:
        return []
    columns = max(len(row) for row in rows)
    cells = [[verbatim(cell) for cell in (*row, *[""] * (columns - len(row)))] for row in rows]
    widths = [max(width(row[column]) for row in cells) for column in range(columns)]
    if sum(widths) + columns - 1 > PHONE:
        return pieces("\n".join(_entries(rows)), most)
    return _blocks([_line(row, widths, cells) for row in cells], most)


def width(text: str) -> int:
    """Give how many monospaced columns a text takes."""
    return sum(
        2 if unicodedata.east_asian_width(letter) in "WF" else not unicodedata.combining(letter) for letter in text
    )


def _line(row: Sequence[str], widths: Sequence[int], cells: Rows) -> str:
    shown = []
    for column, cell in enumerate(row):
        room = " " * (widths[column] - width(cell))
        figures = all(not line[column] or FIGURE.fullmatch(line[column]) for line in cells[1:])
        shown.append(room + cell if figures and len(cells) > 1 else cell + room)
    return " ".join(shown).rstrip()


def _blocks(lines: Sequence[str], most: int) -> list[str]:
    heading, *rest = lines
    found: list[list[str]] = [[heading]]
    for line in rest:
        if sum(size(held) + 1 for held in (*found[-1], line)) > most - FENCE:
            found.append([heading])
        found[-1].append(line)
    return ["```\n{}\n```".format("\n".join(block)) for block in found if any(line.strip() for line in block)]


def _entries(rows: Rows) -> Iterator[str]:
    """Give each row as an entry: its first cell, then every other with its heading."""
    heading, *rest = rows
    if not rest:
        yield marked(" · ".join(heading))
    for row in rest:
        named = [f"{name}: {cell}" if name else cell for name, cell in zip(heading[1:], row[1:], strict=False) if cell]
        named += row[len(heading) :]
        yield f"**{marked(row[0])}**" if row and row[0].strip() else "·"
        if named:
            yield marked(" · ".join(named))
