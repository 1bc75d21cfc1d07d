"""Columns: which column of some rows answers what is asked, by its heading's words, else by what it means."""

from collections.abc import Sequence

from bot.service.plain.facts import LIKEWISE
from bot.service.plain.intents import spoken, stems
from bot.service.plain.tables.rows import Row, figure
from bot.service.plain.tables.wanted import KINDS, Wanted
from bot.service.rulebook.meaning import Meaning, model

NEAR, AHEAD = 0.35, 0.05
"""How near a question has to come to a heading by what both mean, and by how much nearer than to the next."""


def headings(rows: Sequence[Row]) -> list[str]:
    """Give the headings under which all or most of some rows have a figure, in their order."""
    found = dict.fromkeys(head for row in rows for head in row.cells)
    return [head for head in found if 2 * sum(figure(row.cells.get(head, "")) is not None for row in rows) > len(rows)]


def columns(rows: Sequence[Row], asked: Wanted) -> list[str]:
    """Give the headings of the figures that are asked for, the best first: those said, those that the word tells."""
    found = headings(rows)
    kinds = KINDS[asked.kind] if asked.kind else frozenset[str]()
    telling = {*asked.words} - kinds
    by_word = [head for head in found if {*stems(spoken(head))} & telling]
    also = {one for word in spoken(asked.line) if {*stems((word,))} & telling for one in stems(LIKEWISE.get(word, ()))}
    said = by_word or [head for head in found if {*stems(spoken(head))} & also]
    if said or asked.kind == "seat":  # who is strongest is told by how all stand, not by one figure
        return said[:1]
    told = [head for one in asked.of for head in found if stems((one,))[0] in stems(spoken(head))]
    return told or [*filter(None, [by_meaning(found, asked)])]


def named_column(row: Row, asked: Wanted) -> str:
    """Give the heading of a row that the words of a question name; empty for none."""
    words = {*asked.words} | {one for word in spoken(asked.line) for one in stems(LIKEWISE.get(word, ()))}
    return next((head for head in row.cells if {*stems(spoken(head))} & words), "")


def by_meaning(found: Sequence[str], asked: Wanted) -> str:
    """Give the heading that a question comes nearest to in meaning; empty where none is near, or two are as near."""
    if model() is None or not found:
        return ""
    near = Meaning(found).near(asked.gist or asked.line)
    ranked = sorted(zip(near, found, strict=True), key=lambda one: -one[0])
    second = ranked[1][0] if ranked[1:] else 0.0
    return ranked[0][1] if ranked[0][0] >= NEAR and ranked[0][0] >= second + AHEAD else ""
