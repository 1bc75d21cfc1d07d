"""Counsel on cities (CIV-4.8.2e, CIV-6.3.1i)."""

from rules.civilized.cities.counsel import palace, settling
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


def test_CIV_6_3_1i_a_country_without_a_palace_is_told_what_that_costs() -> None:
    """And offered one in its largest cities, where it can pay; else it is told to save. With one nothing is said."""
    world = a_world(a_city(population=60), a_city("veii", "0103"))
    world.countries["rome"].treasury = 28
    [piece] = heard(palace, world, "winter")

    assert "every city of yours riots 1 in 10 more often" in piece.text
    assert "costs 25 of your 28 points." in piece.text
    assert ["Palace in Ostia", "Palace in Veii"] == labels(piece)
    piece.offers[0].order.apply(world, "rome")
    assert not heard(palace, world, "winter")

    world.cities["ostia"].improvements = []
    world.countries["rome"].treasury = 3
    [poor] = heard(palace, world, "winter")
    assert poor.text.endswith(": save for it.")
    assert not poor.offers
