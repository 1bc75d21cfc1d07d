"""Counsel on the tax: what a rate brings, which is worth most, and what could not be paid (CIV-5.6, CIV-8.1)."""

from rules.civilized.consequences import consequences
from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.unrest import outlook, wise_tax
from rules.civilized.year.tribute import tribute
from rules.kernel.play.counsel import Weight
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.worlds import a_city, a_country, a_world, an_army


def a_land(tax: int, cities: int = 2, **fields: int):
    """Rome with a capital and a town at a tax."""
    places = ("0101", "0302", "0503")
    towns = [
        a_city(f"town {number}", places[number], tax=tax, improvements=[] if number else ["palace"])
        for number in range(cities)
    ]
    return a_world(*towns, countries=(a_country(tax=tax, **fields),), season="Spring")


def test_CIV_5_6a_the_tax_that_is_worth_most_is_offered_first() -> None:
    """Where nobody may rebel a silly tax is answered by the wise one, with what each brings and costs."""
    world = a_land(0, treasury=5)
    wise = wise_tax(world, "rome", outlook(world, "rome"))
    [piece] = heard(tribute, world, "decrees")

    assert Weight.DECIDE == piece.weight
    assert labels(piece)[0] == f"Tax {wise}"
    assert piece.text.startswith(f"A tax of {wise} % brings about ")
    assert "0 % about 0; what you keep up costs 1." in piece.text


def test_CIV_5_6a_a_wise_tax_is_not_spoken_of() -> None:
    """Nothing is said of a rate that is worth most already, nor where no tax is decreed."""
    world = a_land(0)
    wise = wise_tax(world, "rome", outlook(world, "rome"))

    assert not heard(tribute, a_land(wise), "decrees")
    assert not heard(tribute, world, "winter")


def test_CIV_6_3_2a_a_city_pays_as_likely_as_it_keeps_order() -> None:
    """Two cities of 40 thousand at 50 % would pay 20 each, and each riots with 5 in 10: about 20."""
    world = a_land(50)
    wise = wise_tax(world, "rome", outlook(world, "rome"))
    [piece] = heard(tribute, world, "decrees")

    assert wise != 50
    assert "50 % about 20;" in piece.text


def test_CIV_8_1c_costs_that_cannot_be_paid_are_foretold() -> None:
    """Nine pieces, nothing held, and an untaxed land: 9 points short, and what goes first is named."""
    world = a_land(0)
    an_army(world, "town 0", 8)
    unpaid, better = heard(tribute, world, "decrees")

    assert unpaid.text.startswith("What you keep up costs 9 points in Winter: you hold 0, and 0 % brings about 0. ")
    assert "9 points short, you would give up " in unpaid.text
    assert labels(unpaid) == ["Tax 20"]
    assert labels(better)


def test_CIV_8_1c_a_riot_that_would_leave_winter_unpaid_is_told_with_the_tax() -> None:
    """On the average the costs are paid; where one city alone would riot they are not."""
    world = a_land(50)
    an_army(world, "town 0", 22)
    paid = consequences(world, "rome", SetTax(rate=50))
    assert "If Town 1 riots, Winter's costs of 23 cannot all be paid." in paid
    world.countries["rome"].treasury = 100
    assert "cannot all be paid" not in consequences(world, "rome", SetTax(rate=50))
