"""Maps: borders, coasts, rivers, ways and names lie where they should."""

import math
import re
from itertools import combinations

import pytest

from bot.pictures.ink.draw import Point
from bot.pictures.ink.labels import Box, Layout, overlap
from bot.pictures.ink.lettering import BOLD, SLANT, faces, run, text, wrapped
from bot.pictures.ink.theme import INK, SEA, STROKES, looks
from bot.pictures.land.cells import Board, between, inset, rim, seam
from bot.pictures.land.hexes import hex_board, shared
from bot.pictures.land.land import borders, straits
from bot.pictures.land.routes import inroad_boxes, inroads, river_lines, roads
from bot.pictures.maps.hex_maps import hex_map
from bot.pictures.maps.provinces import crossings, inside, overseas, region_map
from bot.pictures.maps.regions import _nearest, area, region_board
from rules.empires.show.maps import picture as empires_map
from rules.fiefs.show.maps import picture as fiefs_map
from rules.italy.show.pictures import picture
from rules.kernel.telling.focus import focused
from rules.kernel.telling.pictures import Region, Route
from tests.pictures.samples import a_side, a_tile, crowns, provinces
from tests.rules.empires.worlds import a_world as an_empire
from tests.rules.fiefs.worlds import BOARD
from tests.rules.fiefs.worlds import a_world as a_web
from tests.rules.italy.worlds import a_world, an_attack, attacked


def sides(lines: list[list[Point]]) -> int:
    """Count the straight pieces of lines."""
    return sum(len(line) - 1 for line in lines)


def a_board(*owners: str, terrain: str = "plains") -> Board:
    """Give a row of hexes with their owners."""
    return hex_board([a_tile(column, 0, terrain, side=owner) for column, owner in enumerate(owners)])


def test_hexes_know_their_neighbours() -> None:
    """Odd rows lie half a hex further right."""
    board = hex_board([a_tile(column, row) for column in range(4) for row in range(5)])

    assert {"0202", "0101", "0001", "0002", "0003", "0103"} == set(board.cells["0102"].across)
    assert {"0201", "0200", "0100", "0001", "0102", "0202"} == set(board.cells["0101"].across)


def test_neighbours_share_a_side_to_the_pixel() -> None:
    """The same two corners, in turn."""
    cells = a_board("", "", "").cells
    here, back = shared(cells["0000"], cells["0100"]), shared(cells["0100"], cells["0000"])

    assert here is not None and back is not None
    assert here == back[::-1]
    assert shared(cells["0000"], cells["0200"]) is None


def test_a_border_lies_only_between_different_owners() -> None:
    """Two hexes of one seat have one line around both, of ten sides; its other neighbour has one of its own."""
    board = a_board("rome", "rome", "capua")
    parted = between(board.cells, lambda one, other: one.side != other.side)

    assert 10 == sides(rim(board.cells, lambda cell: cell.side == "rome"))
    assert 6 == sides(rim(board.cells, lambda cell: cell.side == "capua"))
    assert 1 == sides(parted)
    assert set(parted[0]) == set(shared(board.cells["0100"], board.cells["0200"]) or ())


def test_the_dark_line_stands_where_owners_meet() -> None:
    """Inside one country there is none."""
    seats = looks([a_side("rome"), a_side("capua", colour="#b3261e")])

    assert INK not in borders(a_board("rome", "rome"), seats)
    assert INK in borders(a_board("rome", "capua"), seats)


def test_borders_of_neighbours_lie_side_by_side() -> None:
    """Each seat's band lies within its own land."""
    board = a_board("rome", "capua")
    loop = rim(board.cells, lambda cell: cell.side == "rome")[0]
    band = inset(loop, 5)

    assert loop[0] == loop[-1] and band[0] == pytest.approx(band[-1])
    assert all(inside(crossings(board.cells["0000"], y), x) for x, y in band)
    assert all(
        math.dist(a, b) == pytest.approx(5 / math.cos(math.pi / 6), abs=0.2) for a, b in zip(loop, band, strict=True)
    )


def test_a_coast_lies_between_land_and_sea() -> None:
    """Not where the map ends."""
    board = hex_board([a_tile(0, 0), a_tile(1, 0, "sea")])
    coast = seam(board.cells, lambda cell: cell.land, lambda other: other is not None and not other.land)

    assert 1 == sides(coast)


def test_an_island_is_a_ring() -> None:
    """A lake within one country leaves a hole in its land."""
    tiles = [a_tile(column, row, side="rome") for column in range(3) for row in range(3)]
    tiles[4] = a_tile(1, 1, "sea")
    loops = rim(hex_board(tiles).cells, lambda cell: cell.side == "rome")

    assert 2 == len(loops)
    assert 6 in {len(loop) - 1 for loop in loops}


def test_a_river_runs_along_the_sides() -> None:
    """Its places are pairs of hexes, and its pieces join whichever way round they are named."""
    board = hex_board([a_tile(column, row) for column in range(3) for row in range(3)])
    river = Route(kind="river", places=("0000", "0100", "0001", "0100", "0101", "0100"))
    lines = river_lines(board, river)

    assert 1 == len(lines)
    assert 4 == len(lines[0])
    assert set(lines[0]) <= set(board.cells["0100"].points)


def test_the_rivers_of_the_crowns_are_whole() -> None:
    """Each named side is a side of the map, and each river one or two lines."""
    board = hex_board(crowns().tiles)
    for river in crowns().routes:
        if river.kind == "river":
            lines = river_lines(board, river)

            assert len(river.places) // 2 == sides(lines)
            assert len(lines) <= 2


def test_a_sea_route_keeps_to_the_water() -> None:
    """From harbour to harbour around the land between them."""
    tiles = [
        a_tile(column, row, "sea" if row == 2 or column in {0, 4} else "plains")
        for column in range(5)
        for row in range(3)
    ]
    board = hex_board([*(tile for tile in tiles if tile.id not in {"0000", "0400"}), a_tile(0, 0), a_tile(4, 0)])
    straight = roads(board, [Route(kind="road", places=("0000", "0400"))])
    around = roads(board, [Route(kind="sea", places=("0000", "0400"))])

    assert 0 == straight.count("Q")
    assert around.count("Q") > 3


def test_no_words_lie_on_others() -> None:
    """All names of the Crowns' map stand clear of each other."""
    boxes = hex_map(crowns(), looks(crowns().sides)).boxes

    assert len(boxes) > 35
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair) > 1]


@pytest.mark.parametrize(("count", "seats"), [(20, 4), (60, 5)])
def test_names_of_provinces_hardly_touch(count: int, seats: int) -> None:
    """Where sixty names crowd, less than a hundredth of what is written is covered."""
    picture = provinces(count, seats)
    boxes = region_map(picture, looks(picture.sides)).boxes
    written = sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)

    assert count + 1 == len(boxes)
    assert sum(overlap(*pair) for pair in combinations(boxes, 2)) < written / 100


def test_marches_between_small_provinces_are_not_written_over() -> None:
    """In the narrow lands of Campania nearly all of the arrows over borders stays free of names, badges and marks."""
    world = attacked(
        a_world(),
        an_attack("rome", "campanians", province="north_campania"),
        an_attack("samnites", "campanians", province="south_campania"),
    )
    map_ = picture(world, None)
    arrows = inroad_boxes(region_board(map_.regions, map_.routes), map_.routes)
    boxes = region_map(map_, looks(map_.sides)).boxes

    assert 6 == len(arrows)
    assert sum(overlap(arrow, box) for arrow in arrows for box in boxes) < sum(map(area_of, arrows)) / 8


def test_an_arrow_goes_under_the_words_that_it_meets() -> None:
    """So that it hides no name, badge or army where there is no other room."""
    world = attacked(a_world(), an_attack("rome", "campanians", province="north_campania"))
    map_ = picture(world, None)
    body = region_map(map_, looks(map_.sides)).body
    arrow = inroads(region_board(map_.regions, map_.routes), map_.routes, looks(map_.sides))

    assert arrow
    assert body.index(arrow) < min(body.index(f">{one.name}<") for one in map_.regions if f">{one.name}<" in body)


def test_the_web_of_crowns_is_written_without_names_on_names() -> None:
    """With a lord, a claim and a fortress in each of its 58 fiefs, which are as many blocks."""
    map_ = fiefs_map(a_web({one.id: "blois" for one in BOARD.fief}, {one.id: "lara" for one in BOARD.fief}), None)
    boxes = region_map(map_, looks(map_.sides)).boxes
    covered = sum(overlap(*pair) for pair in combinations(boxes, 2))

    assert len(boxes) == len(map_.regions)
    assert covered < sum(map(area_of, boxes)) / 50


def area_of(box: Box) -> float:
    """Give the area of a box."""
    return overlap(box, box)


def test_shapes_are_found_once_for_all_turns() -> None:
    """Whoever holds what, the same places have the same land, and it is not found again."""
    regions = provinces(20, 4).regions
    before = region_board(regions)
    found = _nearest.cache_info().misses

    after = region_board([region.model_copy(update={"side": "s0", "marks": ()}) for region in regions])

    assert {id: cell.points for id, cell in before.cells.items()} == {
        id: cell.points for id, cell in after.cells.items()
    }
    assert {"s0"} == {cell.side for cell in after.cells.values()}
    assert found == _nearest.cache_info().misses


@pytest.mark.parametrize(("count", "seats"), [(1, 1), (2, 2), (20, 4), (60, 5)])
def test_provinces_meet_without_gap_or_overlap(count: int, seats: int) -> None:
    """Each place lies in its own cell alone, and neighbours have the same border."""
    picture = provinces(count, seats)
    cells = region_board(picture.regions).cells
    edges = {(a, b): cell.id for cell in cells.values() for a, b, _ in cell.edges()}

    assert count == len(cells)
    for cell in cells.values():
        assert area(cell.points) > 0
        x, y = cell.centre

        assert [cell.id] == [other.id for other in cells.values() if inside(crossings(other, y), x)]
        assert all(other not in cells or edges[b, a] == other for a, b, other in cell.edges())


def test_provinces_on_a_grid_meet_too() -> None:
    """Four corners in one point are the hardest case."""
    regions = [Region(id=f"{x}{y}", name="", x=x, y=y) for x in range(6) for y in range(6)]
    cells = region_board(regions).cells
    edges = {(a, b): cell.id for cell in cells.values() for a, b, _ in cell.edges()}
    loops = rim(cells, lambda _: True)

    assert all(
        other not in cells or edges.get((b, a)) == other for cell in cells.values() for a, b, other in cell.edges()
    )
    assert 1 == len(loops)


def test_an_outline_of_its_own_is_kept() -> None:
    """Corners in either direction, and a side shared with a neighbour is known as such."""
    west = Region(id="west", name="West", x=5, y=5, outline=((0, 0), (10, 0), (10, 10), (0, 10)))
    east = Region(id="east", name="East", x=15, y=5, outline=((10, 0), (10, 10), (20, 10), (20, 0)))
    board = region_board([west, east])

    assert 4 == len(board.cells["west"].points) == len(board.cells["east"].points)
    assert 1 == board.cells["west"].across.count("east") == board.cells["east"].across.count("west")
    assert 6 == sides(rim(board.cells, lambda _: True))


def test_a_narrow_map_leaves_room_beside_it() -> None:
    """A long country stands left, its legend right."""
    tall = [Region(id=str(y), name=f"Shire {y}", x=0, y=y) for y in range(6)]
    wide = [Region(id=str(x), name=f"Shire {x}", x=x, y=0) for x in range(6)]

    assert region_board(tall).width < 1100
    assert 1600 == region_board(wide).width


def test_mountains_wall_in_a_map_that_asks_for_them() -> None:
    """Where water is on the map, too: what lies beyond the land is the picture's to say."""
    lake = Region(id="lake", name="Lake", x=50, y=50, terrain="sea")
    shown = provinces(12, 2)
    walled = shown.model_copy(update={"regions": (*shown.regions, lake), "beyond": "mountain"})
    by_the_sea = walled.model_copy(update={"beyond": "sea"})
    seats = looks(shown.sides)

    assert STROKES["mountain"] in region_map(walled, seats).body
    assert STROKES["mountain"] not in region_map(by_the_sea, seats).body


def test_words_take_the_first_free_spot() -> None:
    """What must stand takes the least crowded spot; what need not stays away."""
    layout = Layout(200, 100, [(0, 0, 100, 100)])

    assert (120, 40, 180, 60) == layout.place(60, 20, [(50, 50), (150, 50)])
    assert layout.place(60, 20, [(50, 50), (140, 50)]) is None
    assert (70, 40, 130, 60) == layout.squeeze(60, 20, [(50, 50), (100, 50)])


def test_words_stay_on_the_paper() -> None:
    """A spot half outside counts as taken."""
    assert Layout(100, 100).place(60, 20, [(95, 50)]) is None


def test_widths_are_those_of_the_font() -> None:
    """An m is wider than an i, and twice the size is twice as wide."""
    assert run("mmm", 20) > 2 * run("iii", 20)
    assert run("Sparta", 40) == pytest.approx(2 * run("Sparta", 20))
    assert 0 < run("Ωκεανός Київ 東", 20) < 400


def test_wrapping_loses_no_letter() -> None:
    """A word wider than the room is broken, all others stay whole."""
    words = "The unpronounceableandfarfartoolongname of a land"
    rows = wrapped(words, 20, BOLD, 150)

    assert words.replace(" ", "") == "".join(rows).replace(" ", "")
    assert all(run(row, 20) <= 150 for row in rows)
    assert "of a land" == rows[-1] or rows[-1].endswith("a land")


def test_a_letter_that_a_face_lacks_does_not_change_the_others() -> None:
    """It stands by itself in the face that has it, where it was laid out; no part begins with a gap."""
    words = "C court, ★ leader"
    drawn = re.findall(r'<text x="([0-9.]+)"[^>]*?(font-style="italic")?>([^<]*)</text>', text(40, 9, words, 30, SLANT))
    before = run("C court, ", 30, SLANT)

    assert [("C court, ", SLANT), ("★", BOLD), (" leader", SLANT)] == faces(words, SLANT)
    assert [("C court,", True), ("★", False), ("leader", True)] == [(said, bool(slant)) for _, slant, said in drawn]
    starts = [40, 40 + before, 40 + before + run("★", 30) + run(" ", 30, SLANT)]
    assert starts == pytest.approx([float(x) for x, *_ in drawn], abs=0.1)
    assert run(words, 30, SLANT) == pytest.approx(starts[-1] - 40 + run("leader", 30, SLANT))


def test_lands_that_meet_across_a_sea_alone_are_parted_by_water() -> None:
    """Wessex and Normandy touch on the paper and have no border; Normandy and Anjou have one; roads say it."""
    world = an_empire()
    parted = overseas(empires_map(world, None))

    assert ("wessex", "normandy") in parted and ("normandy", "wessex") in parted
    assert ("normandy", "anjou") not in parted and ("wessex", "hungary") not in parted
    assert SEA in straits(region_board(empires_map(world, None).regions), parted)
    assert not overseas(fiefs_map(a_web(), None))


@pytest.mark.parametrize("seat", ["england", "byzantium", "germany"])
def test_a_map_for_a_phone_is_written_smaller_rather_than_over_itself(seat: str) -> None:
    """As far as a phone can show it: letters of 11 pixels come before room, as on the wide map of the Levant."""
    near = focused(empires_map(an_empire(), seat), seat)
    assert near is not None
    boxes = region_map(near, looks(near.sides)).boxes

    covered = sum(overlap(one, other) for one, other in combinations(boxes, 2))
    assert covered <= 0.03 * sum(overlap(box, box) for box in boxes)


@pytest.mark.parametrize("stride", [1, 3, 11, 19])
def test_on_a_houses_own_map_nothing_covers_anything(stride: int) -> None:
    """Dijon beside Besançon, wherever else six Houses hold and claim fiefs: no mark, no letter lies on another."""
    world = a_web(houses=6)
    seats, fiefs = list(world.playing()), sorted(world.fiefs)
    for place in range(len(fiefs)):
        fief = world.fiefs[fiefs[place * stride % len(fiefs)]]
        fief.control, fief.claim = seats[place % 6], seats[(place // 6 + 1) % 6]
    world.fiefs["dijon"].control = world.fiefs["besancon"].control = "blois"
    for seat in seats:
        near = focused(fiefs_map(world, seat), seat)
        assert near is not None
        drawn = region_map(near, looks(near.sides))

        assert [] == [pair for pair in combinations(drawn.boxes, 2) if overlap(*pair) > 0]
        letters = [float(size) for size in re.findall(r'font-size="([0-9.]+)"', drawn.body)]
        assert min(letters, default=math.inf) >= 11 / 400 * drawn.width - 0.1
