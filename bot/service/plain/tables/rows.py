"""Rows: what a seat's papers, the status and the map say of each seat, place, person and thing, a row for each."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.facts import NUMBER, UNTOLD, last_name
from bot.service.reading import reading
from bot.service.reading.reading import picture
from bot.service.words.text_hexes import steps
from bot.service.words.text_maps import beside
from rules.kernel.language.matching import fold
from rules.kernel.telling.pictures import Picture, Region, Tile
from rules.kernel.telling.tellings import Page

Kind = Literal["seat", "place", "person", "thing"]
"""What a row may be of."""
FIGURE = re.compile(r"[−-]?\d+")
AMOUNT = re.compile(r"(?<![\w.])(\d+) [a-z]")
"""A number of something: `4 infantry and 2 archers`."""
SCORES = re.compile(r"[A-Z]\w* \d+(?:, [A-Z]\w* \d+)+")
"""A cell of several figures, each with its name: `Morals 2, Greed 7`."""
ALIKE = re.compile(r"(?P<each>\d+ \w+(?:, \d+ \w+)*): (?P<names>.+)")
"""A line of places that are all alike: `40 gold, 4 infantry: Northmere and Lightmere`."""
BESIDE = re.compile(r", | and ")
REMARK = re.compile(r" \([^)]*\)$")
AGE = "age"
"""The heading of a column that only persons have."""


@dataclass
class Row:
    """What is known of one seat, place, person or thing, by the headings of the columns."""

    name: str
    kind: Kind
    noun: str
    """What such a thing is called in its table: `city`."""
    whose: str = ""
    """The seat that it is, or that has it; empty for nobody."""
    cells: dict[str, str] = field(default_factory=dict)
    """What stands in its columns; nothing of those in which nothing is told."""
    lands: frozenset[str] = frozenset()
    """The lands in which it lies, folded."""
    near: frozenset[str] = frozenset()
    """The places next to it."""


@dataclass(frozen=True)
class Rows:
    """All that a seat can see, in rows."""

    seat: str
    seats: Mapping[str, str]
    """The names of all seats."""
    all: Sequence[Row]

    def of(self, kind: Kind) -> list[Row]:
        """Give the rows of a kind."""
        return [one for one in self.all if one.kind == kind]

    def mine(self, kind: Kind) -> list[Row]:
        """Give what is the seat's own of a kind."""
        return [one for one in self.of(kind) if one.whose == self.seat]

    def neighbours(self, *whose: str) -> list[Row]:
        """Give the seats whose land touches that of some seats; of none, the seat's own."""
        own = whose or (self.seat,)
        near = {name for one in self.of("place") if one.whose in own for name in one.near}
        seats = {one.whose for one in self.of("place") if one.name in near} - {"", *own}
        return [one for one in self.of("seat") if one.whose in seats]


async def rows(herald: Herald, card: CampaignCard, who: Who) -> Rows:
    """Give all that a seat can see, in rows; what stands on its own papers comes last, and counts."""
    shown = await picture(herald, who.campaign, who.seat)
    papers, status = await reading.papers(herald, who), await reading.status(herald, who.campaign)
    seats = {one.id: one.name for one in card.seats}
    found = {("place", one.name): one for one in (*of_regions(shown), *of_tiles(shown))}
    for own, page in (*((False, one) for one in status.pages), *((True, one) for one in papers.pages)):
        for row in (*of_table(page, seats, found, who.seat if own else ""), *of_lines(page, found)):
            known = found.setdefault((row.kind, row.name), row)
            known.cells.update(row.cells)
            known.noun = row.noun or known.noun
    return Rows(who.seat, seats, [*found.values()])


def of_regions(shown: Picture) -> Iterator[Row]:
    """Give the provinces of a map, each with its value, its marks and what lies beside it."""
    names = {one.id: one.name for one in shown.regions}
    for one in shown.regions:
        if not one.name or one.terrain == "sea":
            continue
        value = {shown.called.get("value", "value"): one.value} if one.value.isdigit() else {}
        lands = {fold(one.within), fold(shown.word(one.terrain))} - {""}
        near = frozenset(names[id] for id in beside(shown, one) if id in names)
        noun = shown.called.get("province", "province")
        yield Row(one.name, "place", noun, one.side, value | marks(shown, one), frozenset(lands), near)


def of_tiles(shown: Picture) -> Iterator[Row]:
    """Give the places of a map of hexes that have names, each beside those whose land touches that of its own."""
    named = [one for one in shown.tiles if one.name and one.terrain != "sea"]
    touch = touching(shown)
    for one in named:
        near = {other.name for other in named if other.side != one.side and frozenset((one.side, other.side)) in touch}
        yield Row(one.name, "place", "city", one.side, marks(shown, one), near=frozenset(near))


def touching(shown: Picture) -> frozenset[frozenset[str]]:
    """Give the pairs of sides whose hexes touch."""
    held = [one for one in shown.tiles if one.side]
    return frozenset(
        frozenset((one.side, other.side))
        for place, one in enumerate(held)
        for other in held[:place]
        if one.side != other.side and steps(one, other) == 1
    )


def marks(shown: Picture, place: Region | Tile) -> dict[str, str]:
    """Give the marks of a place that say a figure or a word: `fort` 2."""
    return {shown.word(one.kind): one.text for one in place.marks if one.text and one.side in ("", place.side)}


def of_table(page: Page, seats: Mapping[str, str], known: Mapping[tuple[str, str], Row], own: str) -> Iterator[Row]:
    """Give the rows of a table; those of one's own papers are one's own, unless they are of places or seats."""
    heads, *others = page.table or ((),)
    at = next((place for place, head in enumerate(heads) if head), 0)
    names = [NUMBER.sub("", REMARK.sub("", row[at])) for row in others if len(row) > at]
    ids = {name: seat_of(seats, name) for name in names}
    kind = kind_of(heads, names, ids, known)
    for name, row in zip(names, others, strict=False):
        cells = dict(split(zip(heads[at + 1 :], row[at + 1 :], strict=False)))
        yield Row(name, kind, fold(heads[at]) if heads else "", ids[name] if kind == "seat" else own, cells)


def kind_of(
    heads: Sequence[str], names: Collection[str], ids: Mapping[str, str], known: Mapping[tuple[str, str], Row]
) -> Kind:
    """Tell of what the rows of a table are: of seats, of places on the map, of persons, or of other things."""
    if names and all(ids[name] for name in names):
        return "seat"
    if names and all(("place", name) in known for name in names):
        return "place"
    return "person" if AGE in map(fold, heads) else "thing"


def seat_of(seats: Mapping[str, str], name: str) -> str:
    """Give the seat that a table calls so, by its whole name or its last word; empty for none."""
    found = (id for id, one in seats.items() if fold(name) in (fold(one), last_name(one)))
    return next(found, "")


def split(cells: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Give the cells of a row in which something is told, those of several figures one by one."""
    for head, cell in cells:
        if SCORES.fullmatch(cell):
            for one in cell.split(", "):
                name, figure = one.rsplit(" ", 1)
                yield name, figure
        elif head and cell not in UNTOLD:
            yield head, cell


def of_lines(page: Page, known: Mapping[tuple[str, str], Row]) -> Iterator[Row]:
    """Give a row for each of the places that a line says to be alike."""
    for line in page.lines:
        met = ALIKE.fullmatch(line)
        places = BESIDE.split(met["names"]) if met else []
        if met and all(("place", one) in known for one in places):
            cells = dict(one.split(" ", 1)[::-1] for one in met["each"].split(", "))
            yield from (Row(one, "place", "", "", dict(cells)) for one in places)


def figure(cell: str) -> int | None:
    """Give the figure of a cell, of several amounts their sum; None where it says none."""
    amounts = AMOUNT.findall(cell)
    if amounts and " of " not in cell:
        return sum(map(int, amounts))
    met = FIGURE.match(cell)
    return int(met[0].replace("−", "-")) if met else None
