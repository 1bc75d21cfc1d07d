"""What a House is told of homes: the first that is offered can serve, and what is said of it is true (FIE-6.1)."""

from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import NameHome
from rules.fiefs.counsel.advice import counsel
from rules.fiefs.counsel.consequences import consequences
from rules.kernel.play.counsel import LONGEST
from tests.rules.fiefs.test_counsel import at
from tests.rules.fiefs.worlds import a_world


def a_king(**more: str) -> World:
    """Give a world in which Blois rules France and holds Angers and Tours."""
    return a_world({"paris": "B", "angers": "B", "tours": "B", **more})


def test_FIE_6_1_a_home_where_one_rules_is_not_offered_first() -> None:
    """One fief in another's land can serve a rebellion, two of one's own nation cannot."""
    found = counsel(a_king(york="B"), "blois", at("home"))[0]

    assert ["Home in York", "Home in Angers"] == [offer.label for offer in found.offers]
    assert len(found.text) <= LONGEST


def test_FIE_6_1_a_king_without_land_abroad_hears_that_a_home_serves_no_rebellion() -> None:
    """Nothing else can be offered, and it is not called more than it is."""
    found = counsel(a_king(), "blois", at("home"))[0]

    assert "nobody rebels where he rules: Angers is safe, no more" in found.text


def test_FIE_6_1_a_home_says_that_no_rebellion_begins_where_one_rules() -> None:
    """The land of another says where one would begin."""
    world = a_king(york="B")

    assert "You rule France, so that no rebellion could begin there." == consequences(
        world, "blois", NameHome(fief="angers")
    )
    assert "A rebellion would begin in" in consequences(world, "blois", NameHome(fief="york"))
