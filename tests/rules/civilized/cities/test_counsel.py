"""Counsel on settling (CIV-4.8.2e)."""

from rules.civilized.cities.counsel import settling
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.worlds import a_city, a_world


def test_CIV_4_8_2e_points_set_aside_are_reminded_of() -> None:
    """Before they come back unused, with a site on the coast first; without them nothing is said."""
    world = a_world(a_city(population=60))
    assert not heard(settling, world, "decrees")
    world.countries["rome"].city_fund = 25
    [piece] = heard(settling, world, "decrees")

    assert ["City at 0001", "City at 0101"] == labels(piece)
    assert piece.text.startswith("25 points are set aside for a city. Found it this Spring, or they come back")
    piece.offers[0].order.apply(world, "rome")
    assert not heard(settling, world, "decrees")
