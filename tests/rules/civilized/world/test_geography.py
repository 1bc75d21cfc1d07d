"""The map: distances, sites, ways, seas (CIV-1.2k, CIV-5.1g, CIV-5.2)."""

from rules.civilized.world.geography import (
    city_id,
    city_sites,
    grid,
    is_coastal,
    neighbours,
    road_path,
    same_sea,
    site_problem,
)
from rules.civilized.world.state import Board
from rules.civilized.world.war import Agreement
from rules.kernel.state.maps import distance
from tests.rules.civilized.worlds import a_city, a_country, a_world


def test_CIV_1_2k_distance_is_the_least_number_of_steps() -> None:
    """Walking breadth-first from a hex meets every other after as many steps as the formula says."""
    world = a_world()
    steps = {"0402": 0}
    edge = ["0402"]
    while edge:
        edge = [
            near
            for hexagon in edge
            for near in neighbours(world, hexagon)
            if steps.setdefault(near, steps[hexagon] + 1) == steps[hexagon] + 1 and near not in edge
        ]
        edge = list(dict.fromkeys(near for near in edge if steps[near] == max(steps.values())))

    assert steps == {hexagon: distance("0402", hexagon) for hexagon in grid(world).terrain}


def test_CIV_1_2k_neighbours_come_in_the_scenarios_order() -> None:
    """East first, then against the clock; odd rows lie half a hex further east."""
    world = a_world()

    assert ("0502", "0401", "0301", "0302", "0303", "0403") == neighbours(world, "0402")
    assert ("0503", "0502", "0402", "0303") == neighbours(world, "0403")


def test_CIV_5_1g_a_city_stands_on_own_land_two_from_every_city_and_on_no_ruin() -> None:
    """Each thing that forbids a site is named, and the open hexes are the others."""
    world = a_world(a_city("ostia", "0203"), countries=(a_country("rome"), a_country("veii")))
    world.owners["0803"] = "veii"
    world.ruins["0603"] = "Alba"

    assert "0303 is too near Ostia" == site_problem(world, "rome", "0303")
    assert "0803 is not your hex" == site_problem(world, "rome", "0803")
    assert "0000 is not your hex" == site_problem(world, "rome", "0000")
    assert "0603 is a ruined hex" == site_problem(world, "rome", "0603")
    assert "" == site_problem(world, "rome", "0403")
    assert "0503 is too near 0403" == site_problem(world, "rome", "0503", ("0403",))
    assert "0603" not in city_sites(world, "rome") and "0403" in city_sites(world, "rome")


def test_CIV_5_2_1a_a_road_takes_the_first_shortest_way() -> None:
    """Breadth-first in the neighbours' order; the hexes of the two cities need no section."""
    ostia, alba = a_city("ostia", "0102"), a_city("alba", "0502")
    world = a_world(ostia, alba)

    assert ["0202", "0302", "0402"] == road_path(world, ostia, alba)


def test_CIV_5_2_1a_a_city_on_the_way_needs_no_section() -> None:
    """A road through a third city is shorter by its hex."""
    ostia, alba = a_city("ostia", "0102"), a_city("alba", "0502")
    world = a_world(ostia, alba, a_city("gabii", "0302"))

    assert ["0202", "0402"] == road_path(world, ostia, alba)


def test_CIV_5_2_1b_a_road_keeps_to_land_of_the_two_countries_and_of_those_who_let_it_through() -> None:
    """Foreign land closes the way until its country grants access."""
    ostia, alba = a_city("ostia", "0102"), a_city("alba", "0502")
    world = a_world(ostia, alba, countries=(a_country("rome"), a_country("veii")))
    world.owners |= {"0301": "veii", "0302": "veii", "0303": "veii"}

    assert road_path(world, ostia, alba) is None

    world.agreements["a"] = Agreement(id="a", kind="access", purpose="trade", parties=["veii", "rome"], start=99)
    assert ["0202", "0302", "0402"] == road_path(world, ostia, alba)


def test_CIV_5_2_2b_ships_join_cities_on_one_sea() -> None:
    """Two coasts of different seas are not joined."""
    world = a_world()
    world.board = Board(rows=["~~pp~~", "pppppp", "pppppp", "pppppp"])

    assert is_coastal(world, "0001") and not is_coastal(world, "0003")
    assert same_sea(world, "0001", "0101")
    assert not same_sea(world, "0001", "0401")


def test_CIV_5_1g_a_new_city_gets_an_id_of_its_own() -> None:
    """Two cities of one name are told apart."""
    world = a_world(a_city("new-ostia", "0203"))

    assert "new-ostia-2" == city_id(world, "New Ostia")
    assert "henen-nesut" == city_id(world, "Henen-nesut")
