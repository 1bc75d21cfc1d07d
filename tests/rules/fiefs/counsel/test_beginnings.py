"""What a House hears of its wishes: how many there is room for, and which came true (FIE-2.12)."""

from rules.fiefs.board.state import World
from rules.fiefs.counsel.beginnings import granted, portion, rivals, wishes
from rules.fiefs.counsel.consequences import consequences, vain
from rules.fiefs.opening.orders import WishClaims, WishLands
from rules.kernel.play.counsel import LONGEST, Vain
from tests.rules.fiefs.test_counsel import said
from tests.rules.fiefs.worlds import a_world


def test_FIE_2_5_how_many_fiefs_one_begins_with_is_counted_for_this_game() -> None:
    """Of 58 fiefs five Houses have eleven or twelve, eight seven or eight."""
    assert "You begin with eleven or twelve of 58 fiefs" in said(wishes, a_world(), "blois", "wishes")
    assert "seven or eight" == portion(a_world(houses=8))


def test_FIE_2_12_a_list_of_wishes_says_how_far_it_reaches() -> None:
    """What is left to the lot, that one capital is all, and what lies in one region."""
    text = consequences(a_world(), "blois", WishLands(fiefs=("london", "paris", "york", "lincoln")))

    assert text.startswith("You name four fiefs, and begin with eleven or twelve: the rest is drawn by lot.")
    assert "Of London and Paris you get one at most. York and Lincoln lie in one region" in text
    assert len(text) <= LONGEST


def test_FIE_2_12_wishes_for_claims_alone_say_what_they_lack() -> None:
    """All fiefs are drawn by lot then; beside a wish for fiefs nothing is said."""
    world, claims = a_world(), WishClaims(fiefs=("paris",))

    assert "fiefs are drawn by lot" in consequences(world, "blois", claims)
    assert Vain.LACKING is vain(world, "blois", claims)
    WishLands(fiefs=("london",)).apply(world, "blois")
    assert ("", Vain.NOT) == (consequences(world, "blois", claims), vain(world, "blois", claims))


def test_FIE_5_4_before_the_first_year_rivals_are_named() -> None:
    """Who may fight for a crown of one's own, and how many can take a fief by a claim."""
    lords = {"london": "B", "york": "B", "paris": "M"}
    text = said(rivals, a_world(lords, {"london": "M", "york": "Z"}), "blois", "home")

    assert "Mortimer claims London, and may take France to war for the throne of England" in text
    assert "Zähringen can take one of your fiefs by a claim in each year: York (Zähringen)." in text
    assert not said(rivals, a_world(lords, {"london": "M"}), "blois", "wishes")


def after_wishing() -> World:
    """Give a board on which Blois wished for five fiefs, and has two of them and one besides."""
    world = a_world({"london": "B", "york": "B", "metz": "B", "paris": "M"})
    world.houses["blois"].wished_control = ["london", "paris", "york", "lincoln", "tours"]
    return world


def test_FIE_2_12_who_has_what_was_wished_for_is_said_with_the_reason() -> None:
    """In the window that comes next; nothing to whoever wished for nothing, or has all of it."""
    world = after_wishing()
    text = said(granted, world, "blois", "home")

    assert text.startswith("Of your five wishes two came true. Others have Paris (Mortimer), Lincoln (Cardona)")
    assert "the Houses place in turn, each in a new region while there is one. You had one fief by lot." in text
    assert len(text) <= LONGEST
    assert "" == said(granted, world, "mortimer", "home")
