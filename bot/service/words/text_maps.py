"""A picture in words: everything that it shows, for who cannot see it or is on the road (H29)."""

from collections.abc import Iterator, Sequence

from bot.service.ground.wording import listed, plural
from bot.service.words.text_hexes import around, lands, nearest, waters
from rules.kernel.telling.pictures import Mark, Picture, Region, Route, Side, Tile
from rules.kernel.telling.tellings import Page

NOBODY = Side(id="", name="Nobody's", colour="#888888")
LETTERS = 2
"""The most characters of a mark that is letters itself; a longer one is the name of a shape."""
WAYS = {"road": "Roads", "sea": "Sea routes", "march": "Marches", "link": "Crossings"}


def text_pages(picture: Picture) -> tuple[Page, ...]:
    """Give pages that say all that a picture shows: each side's places with their marks, the ways, the figures."""
    sides = (*picture.sides, NOBODY)
    pages = [*(province_page(picture, side) for side in sides), *(tile_page(picture, side) for side in sides)]
    pages += [ways_page(picture), series_page(picture), duel_page(picture), kin_page(picture)]
    return tuple(page for page in pages if page.lines or page.table)


def province_page(picture: Picture, side: Side) -> Page:
    """Give a side's provinces, each with its land, its value, its marks and its neighbours."""
    called = [region for region in picture.regions if region.name or region.terrain != "sea"]
    held = [region for region in called if region.side == side.id]
    return Page(title=title(side, plural(len(held), "province")), lines=tuple(province(picture, one) for one in held))


def province(picture: Picture, region: Region) -> str:
    """Say what stands in a province."""
    value = f"value {region.value}" if region.value else ""
    names = {one.id: one.name for one in picture.regions}
    near = f"next to {listed(names[id] for id in region.near if id in names)}" if region.near else ""
    said = [picture.word(region.terrain), value, *marked(picture, region.marks, region), near]
    return ": ".join(part for part in (region.name, ", ".join(filter(None, said))) if part)


def tile_page(picture: Picture, side: Side) -> Page:
    """Give a side's hexes: those where something stands one by one, then all by their land; the sea is the rest."""
    held = [tile for tile in picture.tiles if tile.side == side.id]
    notable = [tile for tile in held if tile.marks or tile.size]
    lines = [*(hexagon(picture, tile) for tile in notable), *lands(picture, held)]
    return Page(title=title(side, plural(len(held), "hex", "hexes")), lines=tuple(lines))


def hexagon(picture: Picture, tile: Tile) -> str:
    """Say what stands on a hex, what lies around it, and where the next cities are."""
    people = f"{tile.size} thousand people" if tile.size else ""
    own = [mark for mark in tile.marks if not (mark.kind == "city" and mark.text == tile.name)]
    said = [people, picture.word(tile.terrain), "on the coast" if tile.coast else "", *marked(picture, own, tile)]
    where = (waters(picture, tile), around(picture, tile), nearest(picture, tile))
    whole = "; ".join(filter(None, (", ".join(filter(None, said)), *where)))
    return f"{' '.join(filter(None, (tile.name, f'({tile.id})')))}: {whole}"


def marked(picture: Picture, marks: Sequence[Mark], place: Region | Tile) -> Iterator[str]:
    """Say what marks stand at a place, with whose they are where it is another's."""
    names = {side.id: side.name for side in picture.sides}
    for mark in marks:
        whose = f"of {names[mark.side]}" if mark.side in names and mark.side != place.side else ""
        text = mark.text if mark.text != place.name else ""
        kind = picture.word(mark.kind)
        said = (text, f"({kind})") if len(mark.kind) <= LETTERS else (kind, text)
        yield " ".join(part for part in (*said, whose) if part)


def ways_page(picture: Picture) -> Page:
    """Give what runs between places; rivers are named only, for their sides would fill pages."""
    places: list[Region | Tile] = [*picture.regions, *picture.tiles]
    names = {place.id: place.name or place.id for place in places}
    found = {kind: [way(picture, names, one) for one in picture.routes if one.kind == kind] for kind in WAYS}
    lines = [f"{picture.named(kind, WAYS[kind])}: {'; '.join(ways)}." for kind, ways in found.items() if ways]
    rivers = [one.name for one in picture.routes if one.kind == "river" and one.name]
    return Page(title="Ways and waters", lines=(*lines, *([f"Rivers: {listed(rivers)}."] if rivers else [])))


def way(picture: Picture, names: dict[str, str], route: Route) -> str:
    """Say where a way begins and ends, and whose it is."""
    whose = next((side.name for side in picture.sides if side.id == route.side), "")
    ends = [names.get(place, place) for place in (route.places[0], route.places[-1])]
    return " to ".join(ends) + (f" ({whose})" if whose else "")


def series_page(picture: Picture) -> Page:
    """Give a chart's figures as a table."""
    if not picture.series:
        return Page(title=picture.title)
    names = {side.id: side.name for side in picture.sides}
    head = ("", *(names.get(one.side, one.side) for one in picture.series))
    body = zip(picture.labels, *(map(str, one.values) for one in picture.series), strict=False)
    return Page(title=picture.title, table=(head, *body))


def duel_page(picture: Picture) -> Page:
    """Give a duel line by line."""
    duel = picture.duel
    if duel is None:
        return Page(title=picture.title)
    lines = [
        row.middle if row.heading else f"{row.middle}: {row.left or 'nothing'} against {row.right or 'nothing'}"
        for row in duel.rows
    ]
    return Page(title=f"{duel.left_title} against {duel.right_title}", lines=(*lines, duel.verdict))


def kin_page(picture: Picture) -> Page:
    """Give a family, each with parents and spouse."""
    names = {one.id: one.name for one in picture.kin}
    lines = []
    for one in picture.kin:
        parents = listed(names[parent] for parent in one.parents if parent in names)
        wed = f"wed to {names[one.spouse]}" if one.spouse in names else ""
        said = [one.note, one.mark, f"child of {parents}" if parents else "", wed]
        lines.append(f"{one.name}: {', '.join(filter(None, said))}")
    return Page(title=picture.title, lines=tuple(lines))


def title(side: Side, count: str) -> str:
    """Give the heading of a side's page."""
    return f"{side.name}: {count}" if side.id else f"Nobody's: {count}"
