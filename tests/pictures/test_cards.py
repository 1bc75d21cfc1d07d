"""Duels and family trees: everything in them is drawn, within the paper, and told in words."""

import re
from xml.etree import ElementTree as ET

import pytest

from bot.pictures.ink.theme import MARGIN, WIDTH
from bot.pictures.sheets.trees import LARGEST, TALLEST, generations, placed, tree
from bot.pictures.svg import svg
from bot.service.words.text_maps import text_pages
from rules.kernel.telling.pictures import Duel, DuelRow, Kin, Picture
from tests.pictures.samples import a_side

LONG = "a very long line of words that will not fit into one column of the card and has to be broken " * 3


def a_duel(*rows: DuelRow) -> Picture:
    duel = Duel(left="rome", right="", left_title="Rome", right_title="Nobody", rows=rows, verdict="Rome wins.")
    return Picture(title="A duel", alt="A duel.", sides=(a_side("rome"),), duel=duel)


FAMILY = (
    Kin(id="a", name="Anu", spouse="b", mark="dead"),
    Kin(id="b", name="Bel", spouse="a"),
    Kin(id="c", name="Cyrus", parents=("a", "b"), mark="head", spouse="d"),
    Kin(id="d", name="Dido", spouse="c"),
    Kin(id="e", name="Enki", parents=("a", "b")),
    Kin(id="f", name="Fimbria", parents=("c", "d"), mark="heir", note="aged 3"),
)


def test_every_line_of_a_duel_is_drawn() -> None:
    """Broken where it is too long, never cut."""
    drawing = svg(a_duel(DuelRow(middle="Round 1", heading=True), DuelRow(left=LONG, middle="charge", right="none")))

    ET.fromstring(drawing)
    words = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", drawing))
    assert set(LONG.split()) | {"Round", "charge", "none", "wins."} <= set(words.split())


def test_a_family_stands_in_generations() -> None:
    """Spouses together, children under their parents, each person once."""
    rows = generations(FAMILY)

    assert [["ab"], ["cd", "e"], ["f"]] == [["".join(one.id for one in home) for home in row] for row in rows]


def test_a_widow_who_weds_again_stands_between_both() -> None:
    """Whichever of them names the other; and children stand in the order of their parents."""
    kin = (
        Kin(id="p", name="P"),
        Kin(id="a", name="A", parents=("p",)),
        Kin(id="b", name="B", parents=("p",)),
        Kin(id="h", name="H", spouse="b", mark="dead"),
        Kin(id="w", name="W", spouse="b"),
        Kin(id="x", name="X", parents=("b", "h")),
        Kin(id="y", name="Y", parents=("a",)),
    )
    rows = generations(kin)

    assert [["p"], ["a", "bhw"], ["y", "x"]] == [["".join(one.id for one in home) for home in row] for row in rows]


def test_nobody_stands_on_anybody_and_all_are_on_the_paper() -> None:
    """However many there are."""
    many = (*FAMILY, *(Kin(id=f"n{number}", name="N", parents=("c", "d")) for number in range(30)))

    spots = placed(many)

    assert len(many) == len(set(spots.values()))
    assert f'width="{WIDTH}"' in svg(Picture(title="Many", alt="Many.", kin=many))


@pytest.mark.parametrize(
    "picture", [a_duel(DuelRow(left="x", middle="y", right="z")), Picture(title="T", alt="T.", kin=FAMILY)]
)
def test_H29_cards_are_told_in_words_too(picture: Picture) -> None:
    """For who cannot see them (H29)."""
    told = "\n".join("\n".join((page.title, *page.lines)) for page in text_pages(picture))

    wanted = {"x", "y", "z", "Rome wins."} if picture.duel else {one.name for one in FAMILY} | {"aged 3", "heir"}
    assert {word for word in wanted if word in told} == wanted


def test_a_line_of_heirs_is_drawn_large_enough_for_a_phone() -> None:
    """A narrow tree grows as far as its height allows; a wide one is as wide as the picture."""
    line = [Kin(id=str(n), name=f"King {n}", parents=(str(n - 1),) if n else ()) for n in range(7)]
    wide = [Kin(id=str(n), name=f"King {n}") for n in range(12)]

    assert 2000 < tree(line)[0] <= TALLEST + 2 * MARGIN
    assert f"scale({LARGEST:.3f})" in tree(line)[1] and tree(line[:2])[0] < 800
    assert tree(wide)[0] < 200
