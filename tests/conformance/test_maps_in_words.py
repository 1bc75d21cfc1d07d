"""The map in words of every game: enough to go anywhere without ever seeing the picture."""

import re

import pytest

from bot.service.words.text_maps import text_pages
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.conformance.subjects import BY_ID, RULESETS

GAMES = sorted(id for id in BY_ID if id.split("-")[0] in RULESETS)
each = pytest.mark.parametrize("id", GAMES)
CLOSINGS = 4


def pictures(id):
    """Give the maps of each seat, as a game begins and a little later."""
    subject = BY_ID[id]
    session = Session.found(subject.ruleset, Seeded(id), subject.scenario, subject.ruleset.options(), ())
    for _ in range(CLOSINGS):
        for seat in (*subject.seats[:2], None):
            yield subject.ruleset.picture(session.view(seat), seat)
        if session.window is not None:
            session.close({}, ())


def said(picture):
    """Give the lines of the map in words."""
    return [line for page in text_pages(picture) for line in page.lines]


@each
def test_every_province_names_its_neighbours(id) -> None:
    """Each of them names it in turn, and all the land can be walked from name to name."""
    for picture in pictures(id):
        regions = {region.id: region for region in picture.regions if region.terrain != "sea"}
        told = {line.partition(":")[0]: line for line in said(picture)}
        lines = {region.id: told[region.name] for region in regions.values()}
        for region in regions.values():
            assert region.near, region.name
            assert all(regions[other].name in lines[region.id] for other in region.near if other in regions)
            assert all(region.id in regions[other].near for other in region.near if other in regions)
        reached, edge = set(), set(list(regions)[:1])
        while edge:
            reached |= edge
            edge = {near for one in edge for near in regions[one].near if near in regions} - reached
        assert set(regions) == reached


@each
def test_every_city_and_army_on_hexes_tells_what_lies_around_it(id) -> None:
    """The land on its sides, the next cities with steps and direction; and every hex of land stands in some row."""
    for picture in pictures(id):
        lines = said(picture)
        cities = [tile for tile in picture.tiles if tile.size]
        for tile in [tile for tile in picture.tiles if tile.size or tile.marks]:
            line = next(line for line in lines if f"({tile.id})" in line)
            assert "around it " in line or "all around" in line, line
            assert len(cities) < 2 or re.search(r"nearest: .+ \d+ hex(es)? [a-z-]+", line), line
        land = sum(tile.terrain != "sea" for tile in picture.tiles)
        rows = [line for line in lines if ", by row and column: " in line]
        assert land == sum(hexes(part) for line in rows for part in re.findall(r"row \d+: ([\d, -]+)", line))


def hexes(spans: str) -> int:
    """Count the hexes of a row: `4-7, 9` are five."""
    ends = [one.split("-") for one in spans.strip(", ").split(", ")]
    return sum(int(one[-1]) - int(one[0]) + 1 for one in ends)
