"""Duels: two sides against each other, line by line, as a card that can be read on a phone."""

from collections.abc import Mapping

from bot.pictures.ink.draw import moved, tag
from bot.pictures.ink.lettering import BOLD, BOOK, SLANT, Style, text, wrapped
from bot.pictures.ink.patterns import pattern
from bot.pictures.ink.theme import INK, MARGIN, NOBODY, PANEL, SOFT, WIDTH, Look
from rules.kernel.telling.pictures import Duel, DuelRow

GUTTER = 40.0
MIDDLE = 260.0
"""How wide the column between the two is."""
SIDE = (WIDTH - 2 * MARGIN - MIDDLE - 2 * GUTTER) / 2
HEAD, HEADING, LINE, VERDICT = 40.0, 30.0, 27.0, 36.0
"""Sizes of letters."""
PAD = 12.0


def duel_card(duel: Duel | None, looks: Mapping[str, Look]) -> tuple[float, str]:
    """Give the height of a duel, and the duel: both sides' heads, the lines between them, how it ended."""
    if duel is None:
        return 0, ""
    y, drawn = _heads(duel, looks)
    for place, row in enumerate(duel.rows):
        height, lines = _heading(row) if row.heading else _row(row, shaded=place % 2 == 1)
        drawn, y = drawn + moved(lines, 0, y), y + height
    height, verdict = _written(duel.verdict, VERDICT, BOLD, WIDTH - 2 * MARGIN)
    return y + height + 2 * PAD, drawn + moved(verdict, MARGIN, y + PAD)


def _heads(duel: Duel, looks: Mapping[str, Look]) -> tuple[float, str]:
    """Draw each side's name on its colour and pattern."""
    drawn, tall = "", 0.0
    for side, title, x in ((duel.left, duel.left_title, MARGIN), (duel.right, duel.right_title, WIDTH - MARGIN - SIDE)):
        look = looks.get(side, NOBODY)
        height, words = _written(title, HEAD, BOLD, SIDE - 4 * PAD)
        tall = max(tall, height + 2 * PAD)
        frame = [(0.0, 0.0), (SIDE, 0.0), (SIDE, height + 2 * PAD), (0.0, height + 2 * PAD)]
        box: dict[str, str | float] = {"width": SIDE, "height": height + 2 * PAD, "rx": 8}
        ground = tag("rect", **box, fill=PANEL) + tag("rect", **box, fill=look.colour, fill_opacity=0.25)
        hatch = pattern([frame], look, opacity=0.25) + tag(
            "rect", **box, fill="none", stroke=look.colour, stroke_width=5
        )
        drawn += moved(ground + hatch + moved(words, 2 * PAD, PAD), x, 0)
    return tall + PAD, drawn


def _heading(row: DuelRow) -> tuple[float, str]:
    """Write the beginning of a part across the card, with a line under it."""
    height, words = _written(row.middle, HEADING, BOLD, WIDTH - 2 * MARGIN)
    rule = tag("rect", x=MARGIN, y=height + PAD, width=WIDTH - 2 * MARGIN, height=2, fill=SOFT)
    return height + 2 * PAD, moved(words, MARGIN, PAD) + rule


def _row(row: DuelRow, *, shaded: bool) -> tuple[float, str]:
    """Write what either side did, and between them at what."""
    left, ours = _written(row.left, LINE, BOOK, SIDE - 2 * PAD)
    between, what = _written(row.middle, LINE, SLANT, MIDDLE, SOFT)
    right, theirs = _written(row.right, LINE, BOOK, SIDE - 2 * PAD)
    tall = max(left, between, right, LINE) + PAD
    ground = tag("rect", x=MARGIN, width=WIDTH - 2 * MARGIN, height=tall, fill=PANEL, rx=6) if shaded else ""
    columns = ((ours, MARGIN + PAD), (what, MARGIN + SIDE + GUTTER), (theirs, WIDTH - MARGIN - SIDE + PAD))
    return tall, ground + "".join(moved(words, x, PAD / 2) for words, x in columns)


def _written(words: str, size: float, style: Style, room: float, colour: str = INK) -> tuple[float, str]:
    """Write words broken into lines that fit; give their height."""
    rows = wrapped(words, size, style, room) if words else []
    drawn = "".join(
        text(0, (place + 1) * size * 1.25 - size * 0.3, row, size, style, colour=colour)
        for place, row in enumerate(rows)
    )
    return len(rows) * size * 1.25, drawn
