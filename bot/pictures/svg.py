"""A picture as SVG: title, cards and dice, maps, chart, caption and legend, one under another."""

from collections.abc import Mapping, Sequence

from bot.pictures.ink.draw import moved, plain, tag
from bot.pictures.ink.lettering import BOLD, SLANT, text, wrapped
from bot.pictures.ink.own import Own
from bot.pictures.ink.theme import INK, MARGIN, PAPER, SOFT, WIDTH, Look, looks, width
from bot.pictures.maps.hex_maps import Part, hex_map
from bot.pictures.maps.legend import legend
from bot.pictures.maps.provinces import region_map
from bot.pictures.sheets.charts import chart
from bot.pictures.sheets.duels import duel_card
from bot.pictures.sheets.hands import hand_sheet
from bot.pictures.sheets.trees import tree
from rules.kernel.telling.pictures import Picture

TITLE, CAPTION = 50.0, 30.0


def svg(picture: Picture) -> str:
    """Give the picture as SVG text, 1,600 pixels wide, with its description for those who cannot see it."""
    parts = _parts(picture)
    height = MARGIN / 2 + sum(part.height for part in parts)
    body, y = [], MARGIN / 2
    for part in parts:
        body.append(moved(part.body, 0, y))
        y += part.height
    wide = width(picture)
    ground = tag("rect", width=wide, height=round(height), fill=PAPER)
    family = f"{BOLD.family}, sans-serif"
    lettered = tag("g", "".join(body), font_family=family, font_weight=BOLD.weight, font_stretch="condensed", fill=INK)
    size = f'width="{WIDTH}" height="{round(height * WIDTH / wide)}" viewBox="0 0 {wide} {round(height)}"'
    told = f"<title>{plain(picture.title)}</title><desc>{plain(picture.alt)}</desc>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{told}{ground}{lettered}</svg>'


def _parts(picture: Picture) -> list[Part]:
    """Give what the picture has, from top to bottom."""
    seats = looks(picture.sides)
    maps = []
    if picture.tiles:
        maps.append(hex_map(picture, seats))
    if picture.regions:
        maps.append(region_map(picture, seats))
    below = [
        Part(*chart(picture, seats)),
        Part(*duel_card(picture.duel, seats, width(picture))),
        Part(*tree(picture.kin)),
    ]
    drawn = [*_explained(maps, seats, picture), *below]
    return [_title(picture), Part(*hand_sheet(picture.hands)), *drawn, _gap(16)]


def _explained(maps: Sequence[Part], seats: Mapping[str, Look], picture: Picture) -> list[Part]:
    """Give maps with their legend: beside a narrow one, else under them."""
    if not maps:
        return []
    whole = width(picture)
    wide = whole if len(maps) > 1 else whole - maps[0].width
    marks = dict.fromkeys(kind for part in maps for kind in part.marks)
    terrains = dict.fromkeys(kind for part in maps for kind in part.terrains)
    lines = dict.fromkeys(kind for part in maps for kind in part.lines)
    height, drawn = legend(seats.values(), marks, terrains, lines, wide or whole, picture.named, Own.of(picture))
    if 0 < wide < whole:
        beside = maps[0].body + moved(drawn, maps[0].width, MARGIN / 2)
        return [Part(max(maps[0].height, height + MARGIN), beside)]
    return [*maps, _gap(16), Part(height, drawn)]


def _title(picture: Picture) -> Part:
    """Write the title, and the caption under it."""
    rows, y = [], 0.0
    for style, size, colour, words in ((BOLD, TITLE, INK, picture.title), (SLANT, CAPTION, SOFT, picture.caption)):
        for row in wrapped(words, size, style, width(picture) - 2 * MARGIN):
            y += size * 1.2
            rows.append(text(MARGIN, y - size * 0.2, row, size, style, colour=colour))
    return Part(y + 14, "".join(rows))


def _gap(height: float) -> Part:
    return Part(height, "")
