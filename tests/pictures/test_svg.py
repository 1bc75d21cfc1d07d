"""Every picture is sound SVG that says what it shows."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.pictures.svg import svg
from rules.kernel.telling.pictures import Mark, Picture, Region, Route, Series, Side
from tests.pictures.samples import KINDS, TERRAINS, a_map, a_side, a_tile, chart, crowns, provinces

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = {"svg", "title", "desc", "rect", "g", "path", "text", "circle"}
HOSTILE = "</text><script>alert('x')</script>&\"\x00\x1b\uffff]]>"


def drawn(picture: Picture) -> ET.Element:
    """Read a drawing back; broken XML raises."""
    return ET.fromstring(svg(picture))


def words(root: ET.Element) -> list[str]:
    return ["".join(found.itertext()) for found in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    "picture", [crowns(), provinces(), provinces(20, 4), chart(), Picture(title="", alt="Nothing")]
)
def test_a_picture_is_sound_svg(picture: Picture) -> None:
    """It is XML of plain elements alone, 1,600 wide, with title and description."""
    root = drawn(picture)

    assert PLAIN >= {element.tag.removeprefix(SVG) for element in root.iter()}
    assert "1600" == root.get("width")
    assert picture.title == (root.findtext(f"{SVG}title") or "")
    assert picture.alt == root.findtext(f"{SVG}desc")
    assert "NaN" not in svg(picture) and "inf" not in re.sub("[a-z]*inf[a-z]+", "", svg(picture))


def test_nothing_is_drawn_that_comes_from_elsewhere() -> None:
    """No picture makes the renderer read a file or an address."""
    assert not re.search(r"href|url\(|<image|<use|<style|<!", svg(crowns()) + svg(provinces()) + svg(chart()))


def test_hostile_names_stay_words() -> None:
    """What a person calls a city, a seat or a campaign is never read as SVG."""
    picture = Picture(
        title=HOSTILE,
        caption=HOSTILE,
        alt=HOSTILE,
        sides=(Side(id=HOSTILE, name=HOSTILE, colour=HOSTILE),),
        tiles=(a_tile(0, 0, HOSTILE, name=HOSTILE, size=20, side=HOSTILE, marks=(Mark(kind=HOSTILE, text=HOSTILE),)),),
        regions=(Region(id=HOSTILE, name=HOSTILE, x=0, y=0, side=HOSTILE, value=HOSTILE, terrain=HOSTILE),),
        routes=(Route(kind="march", places=(HOSTILE, HOSTILE), side=HOSTILE),),
        labels=(HOSTILE,),
        series=(Series(side=HOSTILE, values=(1,)),),
    )
    root = drawn(picture)

    assert PLAIN >= {element.tag.removeprefix(SVG) for element in root.iter()}
    assert any("<script>" in found for found in words(root))


@given(st.text(max_size=40), st.text(max_size=20))
def test_any_words_can_be_drawn(name: str, code: str) -> None:
    """Whatever Unicode a person writes, the drawing is sound."""
    tile = a_tile(0, 0, name=name, size=5, side="s", marks=(Mark(kind=code, text=name),))
    region = Region(id="r", name=name, x=1, y=1, side="s", value=code)
    side = Side(id="s", name=name, colour="#123456")

    assert drawn(Picture(title=name, alt="Any words", tiles=(tile,), regions=(region,), sides=(side,))) is not None


@pytest.mark.parametrize("kind", KINDS)
def test_each_mark_is_drawn_and_explained(kind: str) -> None:
    """A mark changes the map, differs from every other, and stands in the legend."""
    maps = {other: svg(a_map(a_tile(0, 0, marks=(Mark(kind=other),)))) for other in KINDS}

    assert maps[kind] != svg(a_map(a_tile(0, 0)))
    assert 1 == list(maps.values()).count(maps[kind])
    assert any(found.startswith(kind.capitalize()) for found in words(ET.fromstring(maps[kind])))


def test_a_mark_of_letters_shows_them() -> None:
    """What is no known mark is written out."""
    assert "Kn" in words(drawn(a_map(a_tile(0, 0, marks=(Mark(kind="Kn"),)))))


def test_disorder_is_a_letter_too() -> None:
    """The flame bears a D, so it is not its colour that tells."""
    assert "D" in words(drawn(a_map(a_tile(0, 0, size=20, name="Rome", marks=(Mark(kind="disorder"),)))))


@pytest.mark.parametrize("terrain", TERRAINS)
def test_each_terrain_looks_different(terrain: str) -> None:
    """By its tint, and all but open plains by strokes."""
    hexes = {other: svg(a_map(*(a_tile(n % 3, n // 3, other) for n in range(9)))) for other in TERRAINS}

    assert 1 == list(hexes.values()).count(hexes[terrain])
    assert (terrain != "plains") is bool(strokes(hexes[terrain]))


def strokes(drawing: str) -> list[str]:
    """Give the fine strokes of two pixels on the map, without those of the legend."""
    return re.findall(r'shape-rendering="crispEdges" stroke="#\w+" stroke-width="2"', drawing.partition("<rect x=")[0])


def test_a_city_shows_its_name_and_its_people() -> None:
    """Both are words, and the name is large enough for a phone: nine of 400 pixels."""
    root = drawn(crowns())
    sizes = {"".join(found.itertext()): float(found.get("font-size", "0")) for found in root.iter(f"{SVG}text")}

    assert {"Sparta", "Babylon", "Ur", "40", "20"} <= set(sizes)
    assert all(sizes[city] >= 34 for city in ("Sparta", "Babylon", "Ur"))
    assert {"HELLAS", "EGYPT", "BABYLONIA"} <= set(sizes)
    assert 1 == words(root).count("Great Green Sea")


def test_routes_to_nowhere_are_left_out() -> None:
    """A place that is not on the map breaks nothing."""
    kinds = ("road", "sea", "march", "river", "link")
    routes = tuple(Route(kind=kind, places=places) for kind in kinds for places in ((), ("0000",), ("0000", "x", "y")))

    assert drawn(a_map(a_tile(0, 0), a_tile(1, 0), routes=routes)) is not None


def test_a_seat_without_land_is_in_the_legend() -> None:
    """Who holds nothing yet is still somebody."""
    assert "Exiles" in words(drawn(a_map(a_tile(0, 0), sides=(a_side("exiles"),))))


@pytest.mark.parametrize("alt", ["", "x" * 1001])
def test_H29_no_image_without_description(alt: str) -> None:
    """The description is there, and fits Discord (H29)."""
    with pytest.raises(ValidationError):
        Picture(title="A map", alt=alt)


def test_a_drawing_is_the_same_every_time() -> None:
    """Nothing in it hangs on chance or on the order of sets."""
    assert svg(crowns()) == svg(crowns())
    assert svg(provinces()) == svg(provinces())
