"""Counsel on unrest: its chances are the rules' own, its sentences exact (CIV-6.3.1, CIV-6.5.1)."""

from fractions import Fraction
from itertools import product

import pytest

from rules.civilized.cities import disorder
from rules.civilized.strife.rebellion import rises
from rules.civilized.treasury.unrest import counted, outlook, rising_now, wise_tax
from rules.civilized.world.state import World
from rules.civilized.year.counsel import unrest
from rules.kernel.luck.chance import DECK
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Risk, Weight
from tests.rules.civilized.worlds import a_city, a_country, a_world
from tests.rules.playing import Table

SPOTS = ("0101", "0302", "0503", "0702", "0901")


def a_land(cities: int = 3, unruly: int = 0, tax: int = 30, season: str = "Spring") -> World:
    """Give a country whose first city is its capital, some of whose cities are in disorder."""
    names = ("rome", "ostia", "veii", "alba", "gabii")
    towns = [
        a_city(name, place, tax=tax, disorder=number < unruly, improvements=[] if number else ["palace"])
        for number, (name, place) in enumerate(zip(names[:cities], SPOTS[:cities], strict=True))
    ]
    return a_world(*towns, countries=(a_country(tax=tax),), season=season)


def heard(world: World, window: str = "decrees") -> list[Counsel[World]]:
    """Give what the country hears about its unrest at a window."""
    return list(
        unrest(
            world, "rome", Window(name=window, clause="CIV-5.5b", asked=["rome"], orders=(), silence="Nothing is done.")
        )
    )


@pytest.mark.parametrize("tax", [0, 10, 30, 90, 100])
@pytest.mark.parametrize("unruly", [False, True])
def test_CIV_6_3_1b_a_citys_danger_is_the_share_of_the_cards(tax, unruly) -> None:
    """Of the cards that count so many let it fall as its danger says; court cards are drawn again."""
    world = a_land(1, int(unruly), tax)
    fell = [
        disorder.test(Table(world.fresh(), cards={"disorder.city": card}).play, world.cities["rome"]) for card in DECK
    ]
    plain = [one for one, card in zip(fell, DECK, strict=True) if card[0] not in "JQK"]

    assert Fraction(sum(plain), len(plain)) == outlook(world, "rome").riots(tax)[0]


@pytest.mark.parametrize("tax", [0, 20, 40, 100])
def test_CIV_6_5_1b_the_danger_of_a_rising_is_the_share_of_the_cards(tax) -> None:
    """With two of three cities in disorder so many cards let the country rise as counsel says."""
    rose = 0
    for card in [one for one in DECK if one[0] not in "JQK"]:
        table = Table(a_land(unruly=2, tax=tax), cards={"rebellion.test": card}, players=("rome",))
        rose += rises(table.play, table.play.state.countries["rome"])

    assert rising_now(a_land(unruly=2, tax=tax), "rome") == Fraction(rose, 40)


def test_the_number_of_riots_is_counted_over_every_case() -> None:
    """The chances of none, one, two and three equal those summed over all eight cases."""
    each = [Fraction(1, 10), Fraction(3, 10), Fraction(7, 10)]
    summed = [Fraction()] * 4
    for case in product((False, True), repeat=3):
        share = Fraction(1)
        for riots, chance in zip(case, each, strict=True):
            share *= chance if riots else 1 - chance
        summed[sum(case)] += share

    assert summed == counted(each)


def test_CIV_6_5_1a_a_calm_country_hears_what_its_tax_risks() -> None:
    """At 40 % two of three cities riot with 4 in 10 (44 in 125), and then the country rises with 4 in 10."""
    [piece] = heard(a_land(tax=40))

    assert piece.text == (
        "At a tax of 40 % more than half of your 3 cities riot this Summer with a chance of 4 in 10, "
        "and the country rises next Spring with a chance of 1 in 10. A tax of 20 % makes that 1 in 48."
    )
    assert Risk("rebellion", "rome", Fraction(88, 625), turns=1) == piece.risk
    assert ["Tax 20", "Tax 0"] == [offer.label for offer in piece.offers]
    assert Weight.DECIDE == piece.weight


def test_CIV_6_5_1a_disorder_that_stands_is_named_first() -> None:
    """Two of three are in disorder already, which is 2 more on the rate; no tax, no rebellion."""
    [piece] = heard(a_land(unruly=2, tax=30))

    assert piece.text == (
        "2 of your 3 cities are in disorder: at a tax of 30 % the country rises next Spring with a chance of 1 in 10. "
        "A tax of 10 % makes that 1 in 76."
    )


def test_CIV_6_5_1b_after_the_summer_the_tax_alone_counts() -> None:
    """In Winter the cities are as they are: the chance is the tax, and no decree helps any more."""
    [piece] = heard(a_land(unruly=2, tax=20, season="Autumn"), "winter")

    assert piece.text == (
        "2 of your 3 cities are in disorder at a tax of 20 %: the country rises next Spring with a chance of 2 in 10. "
        "Nothing calms them before that; what stands in a city that rises goes with it: raise soldiers later."
    )
    assert Risk("rebellion", "rome", Fraction(1, 5), turns=1) == piece.risk
    assert Weight.RUIN == piece.weight


@pytest.mark.parametrize("cities", [1, 2])
def test_CIV_6_5_1a_two_cities_never_rise(cities) -> None:
    """Nobody is warned of what cannot be."""
    assert not heard(a_land(cities, cities, 100, "Autumn"), "winter")
    assert not heard(a_land(cities, cities, 100))


def test_CIV_6_5_0b_who_is_torn_already_is_not_warned_of_it() -> None:
    """A throne that two claim comes first: no country rises beside it."""
    world = a_land(unruly=3)
    world.countries["rome"].claimants = ["one", "other"]

    assert not heard(world)


def test_the_wise_tax_is_lower_the_more_cities_are_in_disorder() -> None:
    """Calm cities bear 20 %, unruly ones less."""
    taxes = [wise_tax(world, "rome", outlook(world, "rome")) for world in (a_land(), a_land(unruly=2))]

    assert [20, 10] == taxes


def test_CIV_6_3_1b_no_danger_below_one_and_none_above_ten() -> None:
    """A rate of 0 or less is safe, of 10 or more sure."""
    assert [0, 0, Fraction(1, 2), 1, 1] == [disorder.danger(rate) for rate in (-3, 0, 5, 10, 14)]
