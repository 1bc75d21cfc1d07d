"""The theme: paper and inks, the tints of terrain, and how each seat looks (H29)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.kernel.state.finding import find
from rules.kernel.telling.pictures import Picture, Side

WIDTH = 1600
NEAR, CHART, CARD = 560, 800, 960
"""How wide a map, a chart or a card is laid out that is to be read on a phone; it is drawn as large as all others."""
MARGIN = 40

PAPER = "#f6eedb"
PANEL = "#efe4c8"
INK = "#2f2519"
SOFT = "#75664e"
EARTH = "#5d4d33"
SEA = "#b5d0d6"
SHALLOWS = "#cfe1df"
SEA_INK = "#3d6f80"
COAST = "#3f5a60"
RIVER = "#4a8fb0"
ROAD = "#7a4f2a"
ALARM = "#c8281e"
GOLD = "#f2c230"
STONE = "#b9b0a0"

TINTS: Mapping[str, str] = {
    "sea": SEA,
    "plains": "#ebe3b9",
    "hills": "#dfcf9f",
    "forest": "#c0cf9f",
    "mountain": "#cdbfae",
    "marsh": "#c3d6c4",
    "desert": "#f5e8c4",
    "": "#ece2c6",
}
STROKES: Mapping[str, str] = {
    "sea": "#8fb5bf",
    "hills": "#a58d54",
    "forest": "#5f7f45",
    "mountain": "#7d6a58",
    "marsh": "#4f8577",
    "desert": "#bf9f58",
}

PALETTE = (
    "#1677d9",
    "#b27d12",
    "#401624",
    "#16d998",
    "#2d12b2",
    "#b2127d",
    "#b8d916",
    "#576638",
    "#660a0a",
    "#770e8c",
    "#7db262",
    "#d977c8",
)
"""Found by a search for colours that stay apart for people who do not see red, green or blue; the first eight most."""
PATTERNS = (
    "rising",
    "falling",
    "dots",
    "level",
    "upright",
    "lattice",
    "dashes",
    "plus",
    "waves",
    "rings",
    "squares",
    "pairs",
)
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
DARK = 140
"""Below this brightness (of 255) a colour bears white letters."""


@dataclass(frozen=True)
class Look:
    """How a seat is drawn: colour, pattern, and a code of one or two letters, none of them shared with another."""

    id: str
    name: str
    colour: str
    pattern: int
    code: str

    @property
    def letters(self) -> str:
        """Give the colour of letters on its colour."""
        return "#ffffff" if brightness(self.colour) < DARK else INK

    @property
    def deep(self) -> str:
        """Give its colour dark enough to be written on paper."""
        return mixed(self.colour, "#000000", 0.35 if brightness(self.colour) < DARK else 0.5)


NOBODY = Look(id="", name="", colour="#fbf6e9", pattern=-1, code="")


def looks(sides: Sequence[Side]) -> dict[str, Look]:
    """Give each seat its look; patterns and codes that are taken go to the next free one."""
    found: dict[str, Look] = {}
    patterns: set[int] = set()
    codes: set[str] = set()
    for place, side in enumerate(sides):
        pattern = _free(side.pattern % len(PATTERNS), patterns)
        code = _code(side.name or side.id, codes)
        colour = side.colour if COLOUR.fullmatch(side.colour) else PALETTE[place % len(PALETTE)]
        found[side.id] = Look(id=side.id, name=side.name or side.id, colour=colour, pattern=pattern, code=code)
        patterns.add(pattern)
        codes.add(code)
    return found


def _free(wanted: int, taken: set[int]) -> int:
    order = [wanted, *range(len(PATTERNS))]
    return next((pattern for pattern in order if pattern not in taken), wanted)


def _code(name: str, taken: set[str]) -> str:
    """Give the first letter of a name, else the first with the earliest other that is free, else a number."""
    words = [word for word in name.split() if word.casefold() not in {"the", "of", "house"}] or [name]
    letters = [letter for letter in "".join(words) if letter.isalnum()] or ["?"]
    first = letters[0].upper()
    choices = [first, *(first + other.lower() for other in letters[1:]), *map(str, range(1, len(taken) + 2))]
    return find((code for code in choices if code not in taken), "a free code")


def brightness(colour: str) -> float:
    """Give how bright a colour looks, 0 to 255."""
    red, green, blue = channels(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def mixed(colour: str, other: str, share: float) -> str:
    """Give a colour with a share (0 to 1) of another mixed in."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(mine * (1 - share) + theirs * share):02x}" for mine, theirs in pairs)


def channels(colour: str) -> tuple[int, int, int]:
    """Give red, green and blue of `#rrggbb`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def width(picture: Picture) -> float:
    """Give how wide a picture is laid out; a chart or a card alone is narrow, so that a phone shows what it says."""
    if picture.near:
        return NEAR
    if picture.tiles or picture.regions or picture.kin or picture.hands:
        return WIDTH
    if picture.duel:
        return CARD
    return CHART if picture.series else WIDTH
