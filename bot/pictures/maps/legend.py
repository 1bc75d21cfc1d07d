"""The legend: who is who, and what the marks, lines and terrains in use mean."""

from collections.abc import Callable, Iterable, Mapping

from bot.pictures.ink.draw import crisp, moved, stroke, tag
from bot.pictures.ink.lettering import BOLD, BOOK, Style, run, text
from bot.pictures.ink.marks import MEANINGS, centred, city, mark
from bot.pictures.ink.own import NOTHING, Own
from bot.pictures.ink.patterns import pattern
from bot.pictures.ink.theme import INK, MARGIN, NOBODY, PANEL, RIVER, ROAD, SEA_INK, WIDTH, Look
from bot.pictures.land.terrain import drawn as glyph_of
from bot.pictures.land.terrain import glyph
from rules.kernel.telling.pictures import Mark

LINES: Mapping[str, str] = {"river": "River", "road": "Road", "sea": "Sea route", "march": "March", "link": "Crossing"}
WIDE, TALL = 76.0, 40.0
"""Of a swatch, in pixels."""
GAP = 34.0

Entry = tuple[str, float, str, float, Style]
"""A swatch and its width, and words with their size and style."""
Named = Callable[[str, str], str]
"""Gives the words for a kind of mark or way as its campaign has them."""


def plainly(kind: str, words: str) -> str:
    """Leave the words for a kind as they are."""
    del kind
    return words


def legend(
    looks: Iterable[Look],
    marks: Iterable[str] = (),
    terrains: Iterable[str] = (),
    lines: Iterable[str] = (),
    width: float = WIDTH,
    named: Named = plainly,
    own: Own = NOTHING,
) -> tuple[float, str]:
    """Give the height of the legend, and the legend in a panel of this width.

    `named` says what a kind is called; the picture's `own` marks and terrains bring their words.
    """
    known = frozenset(marks)
    rows = [
        [(swatch(look), WIDE, look.name, 32.0, BOLD) for look in looks],
        [
            *(_meaning(kind, named) for kind in MEANINGS if kind in known),
            *(_sign(kind, own) for kind in own.signs if kind in known),
            *(_line(kind, named) for kind in lines if kind in LINES),
        ],
        [_terrain(kind, own) for kind in terrains if kind and kind != "sea"],
    ]
    height, drawn = 16.0, ""
    for entries in rows:
        tall, flowed = _flowed(entries, height, width)
        height, drawn = height + tall, drawn + flowed
    if not drawn:
        return 0, ""
    panel = tag("rect", x=MARGIN / 2, width=width - MARGIN, height=height + 8, rx=10, fill=PANEL)
    return height + 8, panel + drawn


def swatch(look: Look) -> str:
    """Give a seat's colour, pattern and code, as they are on the map."""
    frame = [(0.0, 0.0), (WIDE, 0.0), (WIDE, TALL), (0.0, TALL)]
    box = {"width": WIDE, "height": TALL, "rx": 5.0}
    drawn = tag("rect", **box, fill="#f3ead0") + tag("rect", **box, fill=look.colour, fill_opacity=0.3)
    drawn += pattern([frame], look) + tag("rect", **box, fill="none", stroke=look.colour, stroke_width=6)
    disc = tag("circle", r=15, fill=look.colour, stroke=INK, stroke_width=1.6)
    return drawn + moved(disc + centred(look.code, 27, 18, look.letters), WIDE / 2, TALL / 2)


def _meaning(kind: str, named: Named) -> Entry:
    drawn = city(0, NOBODY, 14) if kind == "city" else mark(Mark(kind=kind))
    return moved(drawn, 20, TALL / 2, 1 if kind == "city" else 1.5), 40, named(kind, MEANINGS[kind]), 26, BOOK


def _sign(kind: str, own: Own) -> Entry:
    drawn = moved(mark(Mark(kind=kind), NOBODY, own), 20, TALL / 2, 1.5)
    return drawn, 40, own.signs[kind].words, 26, BOOK


def _line(kind: str, named: Named) -> Entry:
    way = f"M4 {TALL / 2}H56"
    drawn = {
        "river": stroke(way, RIVER, 5.5),
        "road": stroke(way, ROAD, 4),
        "sea": stroke(way, SEA_INK, 3.5, stroke_dasharray="14 9"),
        "march": stroke(f"{way}l-12 -9m12 9l-12 9", INK, 5),
        "link": stroke(way, INK, 3, stroke_dasharray="1 9"),
    }[kind]
    return drawn, 60, named(kind, LINES[kind]), 26, BOOK


def _terrain(kind: str, own: Own) -> Entry:
    frame = {"width": 56.0, "height": TALL, "rx": 4.0}
    drawn = tag("rect", **frame, fill=own.tint(kind), stroke=INK, stroke_width=1, stroke_opacity=0.4)
    if glyph_of(kind, own):
        drawn += crisp(glyph(kind, (28, TALL / 2), own), own.ink(kind), 2)
    words = own.grounds[kind].words if kind in own.grounds else kind.capitalize()
    return drawn, 56, words, 26, BOOK


def _flowed(entries: Iterable[Entry], top: float, width: float) -> tuple[float, str]:
    """Lay entries out in lines, and give how tall they are; a name too wide for the panel is written smaller."""
    left, y, drawn = float(MARGIN), top, []
    for swatched, wide, words, size, style in entries:
        room = width - 2 * MARGIN - wide - 10
        fit = min(size, size * room / (run(words, size, style) or 1))
        needed = wide + 10 + run(words, fit, style)
        if left > MARGIN and left + needed > width - MARGIN:
            left, y = float(MARGIN), y + TALL + 14
        drawn.append(moved(swatched, left, y) + text(left + wide + 10, y + TALL / 2 + fit * 0.36, words, fit, style))
        left += needed + GAP
    return (y - top + TALL + 14 if drawn else 0), "".join(drawn)
