"""Duels: two sides against each other, line by line, as a card that can be read on a phone."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.pictures.ink.draw import moved, tag
from bot.pictures.ink.lettering import BOLD, BOOK, SLANT, Style, text, wrapped
from bot.pictures.ink.patterns import pattern
from bot.pictures.ink.theme import INK, MARGIN, NOBODY, PANEL, SOFT, Look
from rules.kernel.telling.pictures import Duel, DuelRow

GUTTER = 1 / 40
NARROWEST, MIDDLE = 190.0, 0.1625
"""How wide the column between the two is at least, and as a part of the card."""
HEAD, HEADING, LINE, VERDICT = 40.0, 30.0, 27.0, 36.0
"""Sizes of letters."""
PAD = 12.0


@dataclass(frozen=True)
class Columns:
    """A card so wide: two sides of the same width, and what is compared between them."""

    wide: float

    @property
    def gutter(self) -> float:
        """Give the room on either side of the middle."""
        return self.wide * GUTTER

    @property
    def middle(self) -> float:
        """Give how wide the column between the two is."""
        return max(self.wide * MIDDLE, NARROWEST)

    @property
    def side(self) -> float:
        """Give how wide either side is."""
        return (self.room - self.middle - 2 * self.gutter) / 2

    @property
    def room(self) -> float:
        """Give how wide a line across the card is."""
        return self.wide - 2 * MARGIN


def duel_card(duel: Duel | None, looks: Mapping[str, Look], wide: float) -> tuple[float, str]:
    """Give the height of a duel, and the duel: both sides' heads, the lines between them, how it ended."""
    if duel is None:
        return 0, ""
    columns = Columns(wide)
    y, drawn = _heads(duel, looks, columns)
    for place, row in enumerate(duel.rows):
        height, lines = _heading(row, columns) if row.heading else _row(row, columns, shaded=place % 2 == 1)
        drawn, y = drawn + moved(lines, 0, y), y + height
    height, verdict = _written(duel.verdict, VERDICT, BOLD, columns.room)
    return y + height + 2 * PAD, drawn + moved(verdict, MARGIN, y + PAD)


def _heads(duel: Duel, looks: Mapping[str, Look], columns: Columns) -> tuple[float, str]:
    """Draw each side's name on its colour and pattern."""
    drawn, side = "", columns.side
    ends = ((duel.left, duel.left_title, MARGIN), (duel.right, duel.right_title, columns.wide - MARGIN - side))
    told = [(one, _written(title, HEAD, BOLD, side - 4 * PAD), x) for one, title, x in ends]
    tall = max(height for _, (height, _), _ in told) + 2 * PAD
    for one, (_, words), x in told:
        look = looks.get(one, NOBODY)
        frame = [(0.0, 0.0), (side, 0.0), (side, tall), (0.0, tall)]
        box: dict[str, str | float] = {"width": side, "height": tall, "rx": 8}
        ground = tag("rect", **box, fill=PANEL) + tag("rect", **box, fill=look.colour, fill_opacity=0.25)
        hatch = pattern([frame], look, opacity=0.25) + tag(
            "rect", **box, fill="none", stroke=look.colour, stroke_width=5
        )
        drawn += moved(ground + hatch + moved(words, 2 * PAD, PAD), x, 0)
    return tall + PAD, drawn


def _heading(row: DuelRow, columns: Columns) -> tuple[float, str]:
    """Write the beginning of a part across the card, with a line under it."""
    height, words = _written(row.middle, HEADING, BOLD, columns.room)
    rule = tag("rect", x=MARGIN, y=height + PAD, width=columns.room, height=2, fill=SOFT)
    return height + 2 * PAD, moved(words, MARGIN, PAD) + rule


def _row(row: DuelRow, columns: Columns, *, shaded: bool) -> tuple[float, str]:
    """Write what either side did, and between them at what."""
    room, end = columns.side - 2 * PAD, columns.wide - MARGIN - columns.side + PAD
    left, ours = _written(row.left, LINE, BOOK, room)
    between, what = _written(row.middle, LINE, SLANT, columns.middle, SOFT)
    right, theirs = _written(row.right, LINE, BOOK, room)
    tall = max(left, between, right, LINE) + PAD
    ground = tag("rect", x=MARGIN, width=columns.room, height=tall, fill=PANEL, rx=6) if shaded else ""
    places = ((ours, MARGIN + PAD), (what, MARGIN + columns.side + columns.gutter), (theirs, end))
    return tall, ground + "".join(moved(words, x, PAD / 2) for words, x in places)


def _written(words: str, size: float, style: Style, room: float, colour: str = INK) -> tuple[float, str]:
    """Write words broken into lines that fit; give their height."""
    rows = wrapped(words, size, style, room) if words else []
    drawn = "".join(
        text(0, (place + 1) * size * 1.25 - size * 0.3, row, size, style, colour=colour)
        for place, row in enumerate(rows)
    )
    return len(rows) * size * 1.25, drawn
