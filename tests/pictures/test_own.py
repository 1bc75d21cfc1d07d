"""A game's own marks and terrains: drawn, in the legend, in the words of a map; nonsense is refused."""

import pytest
from pydantic import ValidationError

from bot.pictures.ink.own import INKS, NOTHING, Own
from bot.pictures.ink.theme import GOLD, PALETTE, STROKES, TINTS, looks
from bot.pictures.land.terrain import glyph
from bot.pictures.studio import render
from bot.pictures.svg import svg
from bot.service.words.text_maps import text_pages
from rules.kernel.telling.pictures import Mark, Picture, Region, Side, Tile
from rules.kernel.telling.signs import Ground, Shape, Sign, circle, polygon, rectangle
from rules.kernel.telling.vocabulary import picture_in

WELL = Sign(
    kind="well",
    words="Deep well",
    shapes=(Shape(path=circle(0, 0, 9), fill="river"), Shape(path=rectangle(-9, -2, 18, 4), fill="road")),
)
TENT = Sign(kind="tent", words="Tent", shapes=(Shape(path=polygon([(0, -9), (9, 8), (-9, 8)]), fill="side"),))
SALT = Ground(kind="salt", words="Salt pan", like="desert", glyph="m-6 -4h12m-12 4h12m-12 4h12")
RED = Side(id="red", name="The Reds", colour=PALETTE[0])


def on_hexes(**more) -> Picture:
    """Give a map of two hexes with a sign and a ground of its own."""
    given = {
        "tiles": (
            Tile(id="0000", column=0, row=0, terrain="salt", side="red", marks=(Mark(kind="well", text="3"),)),
            Tile(id="0100", column=1, row=0, terrain="plains", side="red", marks=(Mark(kind="tent", side="red"),)),
        ),
        "signs": (WELL, TENT),
        "grounds": (SALT,),
    }
    return Picture(title="The desert", alt="A map", sides=(RED,), **(given | more))


def test_a_sign_is_drawn_in_the_inks_that_it_names() -> None:
    """Its seat's colour where it says so, and those of the theme."""
    (look,) = looks((RED,)).values()
    own = Own.of(on_hexes())

    assert 2 == own.drawn("well", look).count("<path")
    assert INKS["river"] in own.drawn("well", look) and look.colour not in own.drawn("well", look)
    assert look.colour in own.drawn("tent", look)
    assert GOLD == INKS["gold"]


def test_a_ground_has_the_tint_of_another_and_a_glyph_of_its_own() -> None:
    """Unknown terrain stays land of no kind."""
    own = Own.of(on_hexes())

    assert (TINTS["desert"], STROKES["desert"]) == (own.tint("salt"), own.ink("salt"))
    assert f"M3 4{SALT.glyph}" == glyph("salt", (3, 4), own)
    assert TINTS[""] == NOTHING.tint("salt")


@pytest.mark.parametrize("unused", [False, True])
def test_the_legend_explains_what_is_used(unused) -> None:
    """In the words of the game, hexes and provinces alike; what no place has is left out."""
    terrain, marks = ("plains", ()) if unused else ("salt", (Mark(kind="well"),))
    region = Region(id="a", name="Amber", x=0, y=0, terrain=terrain, marks=marks)
    picture = Picture(title="x", alt="x", regions=(region,), signs=(WELL, TENT), grounds=(SALT,))

    drawing = svg(picture)
    assert (not unused) == ("Deep well" in drawing) == ("Salt pan" in drawing)
    assert "Tent" not in drawing
    assert all(words in svg(on_hexes()) for words in ("Deep well", "Tent", "Salt pan"))


def test_own_signs_are_drawn_as_png_in_the_worker() -> None:
    """A picture carries them as JSON, so the worker needs to know no game."""
    assert render(on_hexes().model_dump_json()).startswith(b"\x89PNG")


def test_a_map_in_words_says_them_as_the_legend_does() -> None:
    """Marks and terrains by their words, not by their kinds; in a campaign's own words where it has some."""
    said = "\n".join(line for page in text_pages(on_hexes()) for line in page.lines)
    told = picture_in(lambda text: text.replace("well", "spring"), on_hexes())

    assert "salt pan, deep well 3" in said and "tent" in said
    assert "Deep spring" == told.signs[0].words


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Sign(kind="army", words="x", shapes=TENT.shapes), "every map has a mark “army”"),
        (lambda: Ground(kind="sea", words="x", like="hills", glyph="m0 0"), "every map has a terrain “sea”"),
        (lambda: Ground(kind="moor", words="x", like="hills", glyph="M0 0h3"), "begin it with a small m"),
        (lambda: Shape(path='M0 0"/><script>'), "path\n  String should match pattern"),
        (lambda: Sign(kind="W", words="x", shapes=TENT.shapes), "kind\n  String should match pattern"),
        (lambda: Sign(kind="well", words="x", shapes=()), "at least 1 item"),
    ],
)
def test_what_cannot_be_drawn_is_refused(make, words) -> None:
    """Taken names, glyphs that stand at one spot, and anything but path data."""
    with pytest.raises(ValidationError, match=words):
        make()
