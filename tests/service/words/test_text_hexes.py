"""Hexes in words: directions, sides, rivers and the next places, on a map small enough to be checked by eye."""

import pytest

from bot.service.words.text_hexes import around, direction, nearest, steps, waters
from bot.service.words.text_maps import text_pages
from rules.kernel.telling.pictures import Picture, Route, Side, Tile


def tile(column: int, row: int, **fields) -> Tile:
    """Give a hex of plains."""
    return Tile(**{"id": f"{column:02}{row:02}", "column": column, "row": row, "terrain": "plains", **fields})


UR = tile(1, 1, name="Ur", size=20, side="sumer")
MARI = tile(1, 0, name="Mari", size=10, side="mari")
SEA = tile(2, 0, terrain="sea")
LAND = Picture(
    title="Land",
    alt="Three rows",
    sides=(Side(id="sumer", name="Sumer", colour="#112233"), Side(id="mari", name="Mari", colour="#332211")),
    tiles=(
        MARI,
        SEA,
        tile(0, 1),
        UR,
        tile(2, 1, side="mari"),
        tile(1, 2, terrain="hills"),
        tile(2, 2, terrain="hills"),
    ),
    routes=(Route(kind="river", name="Zab", places=("0101", "0201", "0101", "0202")),),
)


@pytest.mark.parametrize(
    ("column", "row", "way", "count"),
    [
        (2, 1, "east", 1),
        (0, 1, "west", 1),
        (1, 0, "north-west", 1),
        (2, 0, "north-east", 1),
        (1, 2, "south-west", 1),
        (2, 2, "south-east", 1),
        (1, 5, "south", 4),
        (9, 2, "east", 8),
    ],
)
def test_steps_and_directions_are_those_of_the_map(column: int, row: int, way: str, count: int) -> None:
    """Rows go south, odd ones lie half a hex further east; back it is as far."""
    other = tile(column, row)

    assert (way, count) == (direction(UR, other), steps(UR, other))
    assert steps(other, UR) == count


def test_what_lies_around_is_told_by_its_sides() -> None:
    """Cities by name, land with its owner where that is another, like sides together."""
    told = "around it plains of Mari (east), sea (north-east), Mari (north-west), plains (west), "

    assert f"{told}hills (south-west and south-east)" == around(LAND, UR)
    assert "the edge of the map (" in around(LAND, MARI)


def test_rivers_are_told_along_the_sides_where_they_run() -> None:
    """Of a hex at whose sides none runs nothing is said."""
    assert "river Zab along the east and south-east" == waters(LAND, UR)
    assert "" == waters(LAND, MARI)


def test_the_next_cities_are_named_with_their_way() -> None:
    """And a city that is the only one names none."""
    assert "nearest: Mari 1 hex north-west" == nearest(LAND, UR)
    assert "" == nearest(LAND.model_copy(update={"tiles": (UR,)}), UR)


def test_the_whole_map_can_be_read() -> None:
    """Every hex of land stands in a row of its land."""
    lines = [line for page in text_pages(LAND) for line in page.lines]

    assert "Hills, by row and column: row 2: 1-2." in lines
    assert any(line.startswith("Ur (0101): 20 thousand people, plains; river Zab along") for line in lines)
