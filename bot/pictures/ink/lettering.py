"""Lettering: the fonts that are shipped, how wide words run in them, and text elements."""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from bot.pictures.ink.draw import number, plain, tag
from bot.pictures.ink.theme import INK, PAPER
from rules.kernel.state.finding import find

FONTS = Path(__file__).parent / "fonts"
ELSEWHERE = 0.62
"""How wide a character is taken to be, in ems, that no font has."""


@dataclass(frozen=True)
class Style:
    """A face of lettering and the file that holds it."""

    file: str
    family: str
    weight: str = "400"
    slant: str = "normal"


BOLD = Style("DejaVuSansCondensed-Bold.ttf", "DejaVu Sans", weight="700")
BOOK = Style("DejaVuSerifCondensed.ttf", "DejaVu Serif")
SLANT = Style("DejaVuSerifCondensed-Italic.ttf", "DejaVu Serif", slant="italic")
STYLES = (BOLD, BOOK, SLANT)


def font_files() -> list[Path]:
    """Give the paths of the fonts, for the renderer."""
    return [FONTS / style.file for style in STYLES]


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    style: Style = BOLD,
    *,
    colour: str = INK,
    anchor: str = "start",
    halo: float = 0,
    spacing: float = 0,
) -> str:
    """Give words with their baseline at y; a halo keeps them readable on whatever lies below.

    Letters that a face lacks are set by themselves in the one that has most: a renderer would else set the whole line
    in that one, and it would run wider than it was laid out.
    """
    parts = faces(words, style)
    if parts[1:]:
        whole = sum(run(part, size, face, spacing) for part, face in parts)
        x -= {"start": 0.0, "middle": whole / 2, "end": whole}[anchor]
        drawn = ""
        for part, face in parts:
            first = x + run(part[: len(part) - len(part.lstrip())], size, face, spacing)  # no element begins with a gap
            drawn += text(first, y, part.strip(), size, face, colour=colour, halo=halo, spacing=spacing)
            x += run(part, size, face, spacing)
        return drawn
    style = parts[0][1] if parts else style
    paint: dict[str, str | float] = {"font_size": size, "fill": colour}
    if style is not BOLD:
        paint |= {"font_family": style.family, "font_weight": style.weight, "font_style": style.slant}
    if anchor != "start":
        paint["text_anchor"] = anchor
    if spacing:
        paint["letter_spacing"] = spacing
    if halo:
        paint |= {"stroke": PAPER, "stroke_width": halo, "stroke_linejoin": "round", "paint_order": "stroke"}
    return tag("text", plain(words), x=number(x), y=number(y), **paint)


def faces(words: str, style: Style) -> list[tuple[str, Style]]:
    """Give words in parts, each with the face that has its letters."""
    if style is BOLD:
        return [(words, style)] if words else []
    known, others = advances(style.file), advances(BOLD.file)
    lacks = ((letter, ord(letter) not in known and ord(letter) in others) for letter in words)
    parts = ((other, "".join(letter for letter, _ in some)) for other, some in groupby(lacks, lambda one: one[1]))
    return [(part, BOLD if other else style) for other, part in parts]


def run(words: str, size: float, style: Style = BOLD, spacing: float = 0) -> float:
    """Give how wide words run, in pixels."""
    known, others = advances(style.file), advances(BOLD.file)
    wide = sum(known.get(ord(letter), others.get(ord(letter), ELSEWHERE)) for letter in words)
    return wide * size + spacing * len(words)


def wrapped(words: str, size: float, style: Style, room: float) -> list[str]:
    """Give words broken into lines that fit; a single word far wider than the room is broken too."""
    rows = [""]
    for word in words.split():
        longer = f"{rows[-1]} {word}".strip()
        if run(longer, size, style) <= room:
            rows[-1] = longer
            continue
        rows.append("")
        for letter in word:
            if rows[-1] and run(rows[-1] + letter, size, style) > room:
                rows.append("")
            rows[-1] += letter
    return [row for row in rows if row]


@cache
def advances(file: str) -> Mapping[int, float]:
    """Give the widths of a font's characters in ems, by code point."""
    font = (FONTS / file).read_bytes()
    tables = _tables(font)
    (em,) = struct.unpack_from(">H", font, tables["head"] + 18)
    (measured,) = struct.unpack_from(">H", font, tables["hhea"] + 34)
    widths = [struct.unpack_from(">H", font, tables["hmtx"] + 4 * glyph)[0] / em for glyph in range(measured)]
    return {code: widths[min(glyph, measured - 1)] for code, glyph in _glyphs(font, tables["cmap"]).items()}


def _tables(font: bytes) -> dict[str, int]:
    (count,) = struct.unpack_from(">H", font, 4)
    entries = (struct.unpack_from(">4sIII", font, 12 + 16 * place) for place in range(count))
    return {name.decode("ascii"): offset for name, _, offset, _ in entries}


def _glyphs(font: bytes, cmap: int) -> dict[int, int]:
    """Give the glyphs of the characters of the basic plane, from the font's subtable of format 4."""
    (count,) = struct.unpack_from(">H", font, cmap + 2)
    offsets = [cmap + struct.unpack_from(">HHI", font, cmap + 4 + 8 * place)[2] for place in range(count)]
    start = find(
        (offset for offset in offsets if struct.unpack_from(">H", font, offset)[0] == 4),  # noqa: PLR2004
        "a table of characters of format 4",
    )
    (twice,) = struct.unpack_from(">H", font, start + 6)
    segments = twice // 2
    ends, firsts, deltas, ranges = (start + 14 + twice * part + (2 if part else 0) for part in range(4))
    found: dict[int, int] = {}
    for segment in range(segments):
        (end,) = struct.unpack_from(">H", font, ends + 2 * segment)
        (first,) = struct.unpack_from(">H", font, firsts + 2 * segment)
        (delta,) = struct.unpack_from(">H", font, deltas + 2 * segment)
        (jump,) = struct.unpack_from(">H", font, ranges + 2 * segment)
        for code in range(first, min(end, 0xFFFE) + 1):
            glyph = code
            if jump:
                (glyph,) = struct.unpack_from(">H", font, ranges + 2 * segment + jump + 2 * (code - first))
            if glyph:
                found[code] = (glyph + delta) % 65536
    return found
