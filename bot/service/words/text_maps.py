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
JOINING = ("road", "sea", "link")
"""The ways that a map of provinces tells with each province, not all together."""


def text_pages(picture: Picture, own: str | None = None) -> tuple[Page, ...]:
    """Give pages that say all that a picture shows: each side's places with their marks, the ways, the figures.

    The places of a seat's own come first.
    """
    sides = (*sorted(picture.sides, key=lambda side: side.id != own), NOBODY)
    pages = [*(province_page(picture, side) for side in sides), *(tile_page(picture, side) for side in sides)]
    pages += [sea_page(picture), ways_page(picture), series_page(picture), duel_page(picture), kin_page(picture)]
    return tuple(page for page in pages if page.lines or page.table)


def place_pages(picture: Picture, id: str, name: str) -> tuple[Page, ...]:
    """Say what a map shows of a side, a land, or a place and what lies around it, as `places` names and knows them."""
    side = next((side for side in picture.sides if (side.id, side.name) == (id, name)), None)
    if side:
        pages = (province_page(picture, side), tile_page(picture, side))
        return tuple(page for page in pages if page.lines)
    tiles = [hexagon(picture, tile) for tile in picture.tiles if tile.id == id]
    here = [region for region in picture.regions if region.id == id or (id == name == region.within)]
    beyond = {other for region in here for other in beside(picture, region)} - {region.id for region in here}
    around = [region for region in picture.regions if region.id in beyond]
    pages_ = (
        Page(title=name, lines=(*tiles, *(f"{province(picture, one)}{of(picture, one)}" for one in here))),
        Page(title="Next to it", lines=tuple(f"{province(picture, one)}{of(picture, one)}" for one in around)),
    )
    return tuple(page for page in pages_ if page.lines)


def of(picture: Picture, region: Region) -> str:
    """Say whose a province is, after all else."""
    if region.terrain == "sea":
        return ""
    return f"; held by {next((side.name for side in picture.sides if side.id == region.side), 'nobody')}"


def beside(picture: Picture, region: Region) -> set[str]:
    """Give the provinces and seas that can be entered from one."""
    ends = [(route.places[0], route.places[-1]) for route in picture.routes if route.kind in JOINING]
    return {*region.near, *(a if b == region.id else b for a, b in ends if region.id in (a, b))}


def province_page(picture: Picture, side: Side) -> Page:
    """Give a side's provinces, each with its land, its value, its marks and its neighbours."""
    held = [region for region in picture.regions if region.side == side.id and region.terrain != "sea"]
    count = plural(len(held), picture.called.get("province", "province"))
    return Page(title=title(side, count), lines=tuple(province(picture, one) for one in held))


def sea_page(picture: Picture) -> Page:
    """Give the seas of a map of provinces, each with its coasts."""
    seas = [region for region in picture.regions if region.terrain == "sea" and region.name]
    return Page(title="Waters", lines=tuple(province(picture, one) for one in seas))


def province(picture: Picture, region: Region) -> str:
    """Say what stands in a province, and where one can go from it."""
    value = f"{picture.called.get('value', 'value')} {region.value}" if region.value else ""
    within = region.within if region.within != region.name else ""
    land = ", ".join(filter(None, (within, picture.word(region.terrain))))
    said = ", ".join(filter(None, [land, value, *marked(picture, region.marks, region)]))
    return ": ".join(filter(None, (region.name, "; ".join(filter(None, (said, *ways(picture, region)))))))


def ways(picture: Picture, region: Region) -> Iterator[str]:
    """Say where one can go from a province: `roads to Metz and Reims`, `rough road to Liège`, `next to Arras`."""
    names = {one.id: one.name for one in picture.regions}
    found: dict[str, list[str]] = {}
    told: set[str] = set()
    for route in sorted(picture.routes, key=lambda route: route.kind == "link"):
        ends = (route.places[0], route.places[-1])
        if route.kind in JOINING and region.id in ends:
            other = ends[0] if ends[1] == region.id else ends[1]
            if other not in told and names.get(other):
                found.setdefault(way_called(picture, route), []).append(names[other])
                told.add(other)
    for kind, others in found.items():
        yield f"{kind} to {together(others)}"
    near = [names[id] for id in region.near if id in names and id not in told]
    wet = told & {one.id for one in picture.regions if one.terrain == "sea"}
    if near:
        yield f"{'across that sea' if wet else 'next to'} {together(near)}"


def way_called(picture: Picture, route: Route) -> str:
    """Give what a way between two provinces is called: `road`, `rough road`, `by sea`."""
    if route.kind != "road":
        return {"sea": "by sea", "link": "crossing"}[route.kind]
    return "road" if route.solid else f"{picture.called.get('rough', 'rough')} road"


def together(names: Sequence[str]) -> str:
    """Join names; where one of them has an “and” of its own, so that each is told from the next."""
    return "; ".join(names) if any(" and " in name for name in names) else listed(names)


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
        whose = f"of {names[mark.side]}" if mark.side in names else ""
        text = mark.text if mark.text != place.name else ""
        kind = picture.word(mark.kind)
        said = (text, f"({kind})") if len(kind) <= LETTERS else (kind, text)
        yield " ".join(part for part in (*said, whose) if part)


def ways_page(picture: Picture) -> Page:
    """Give what runs between places; rivers are named only, for their sides would fill pages."""
    told = JOINING if picture.regions else ()
    places: list[Region | Tile] = [*picture.regions, *picture.tiles]
    names = {place.id: place.name or place.id for place in places}
    found = {
        kind: [way(picture, names, one) for one in picture.routes if one.kind == kind]
        for kind in WAYS
        if kind not in told
    }
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
