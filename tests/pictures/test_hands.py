"""Cards and dice: each is drawn with its suit or its pips, and what it decided stands beside it, large enough."""

import re

from bot.pictures.svg import svg
from rules.kernel.telling.pictures import Hand, Mark, Picture, Tile

SHOWN = 400 / 1600
"""How much smaller a phone shows a picture."""


def drawn(*hands: Hand) -> str:
    """Draw hands alone."""
    return svg(Picture(title="What decided it", alt="Cards.", hands=hands))


def test_a_card_shows_its_rank_and_a_die_its_pips() -> None:
    """Ten as 10; a die of other than six sides shows its number."""
    picture = drawn(
        Hand(words="Ur", cards=("TH", "AS")), Hand(words="a", dice=(5,)), Hand(words="b", dice=(17,), sides=20)
    )

    assert ["10", "A", "17"] == [
        text for text in re.findall(r"<text[^>]*>([^<]*)</text>", picture) if text in {"10", "A", "17"}
    ]
    assert 5 == picture.count("<circle")


def test_its_words_can_be_read_on_a_phone() -> None:
    """No letter is smaller than 11 pixels where the picture is shown 400 wide."""
    picture = svg(Picture(title="", alt="Cards.", hands=(Hand(words="which disaster strikes " * 8, cards=("KD",)),)))
    sizes = [float(found) * SHOWN for found in re.findall(r'font-size="([\d.]+)"', picture)]

    assert sizes and min(sizes) >= 11


def test_a_map_is_new_when_something_lasting_has_changed() -> None:
    """Who holds what and where armies stand; not the date, the size of a town, or disorder that comes and goes."""
    tile = Tile(id="a", column=0, row=0, terrain="plains", side="red", size=20)
    before = Picture(title="World", caption="600 BC", alt="The world.", tiles=(tile,))
    later = before.model_copy(
        update={
            "caption": "599 BC",
            "tiles": (tile.model_copy(update={"size": 22, "marks": (Mark(kind="disorder"),)}),),
        }
    )
    taken = before.model_copy(update={"tiles": (tile.model_copy(update={"side": "blue"}),)})

    assert before.shown == later.shown
    assert before.shown != taken.shown
