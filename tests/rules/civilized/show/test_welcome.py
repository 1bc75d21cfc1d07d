"""The welcome of a country: how near its neighbours live, and by what way (CIV-2.2)."""

from rules.civilized.show.welcome import welcome
from rules.civilized.world.state import Board
from tests.rules.civilized.campaigning import at_war
from tests.rules.civilized.worlds import a_city


def test_CIV_6_8_3_2d_a_neighbour_over_the_sea_is_told_from_one_on_land() -> None:
    """Three hexes of water are farther than three of land."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0602", "veii"), war=False)
    [near] = welcome(world, "rome").neighbours
    assert near.text.startswith("Veii, three hexes away or two seasons of march for your army, has one city")
    world.board = Board(rows=["~~~~~~~~~~", *["pppp~ppppp"] * 3])
    [near] = welcome(world, "rome").neighbours

    assert near.text.startswith("Veii, three hexes away over the sea, where only ships carry an army, has one city")


def test_CIV_6_8_3_2d_what_the_sea_means_is_said_once() -> None:
    """Of the nearest beyond it; of others only that they lie there."""
    towns = (a_city("ostia", "0302"), a_city("cumae", "0602", "veii"), a_city("tyre", "0902", "canaan"))
    world = at_war(*towns, war=False)
    world.board = Board(rows=["~~~~~~~~~~", *["pppp~pp~pp"] * 3])
    near, far = welcome(world, "rome").neighbours

    assert "over the sea, where only ships carry an army, has" in near.text
    assert "six hexes away over the sea, has" in far.text
