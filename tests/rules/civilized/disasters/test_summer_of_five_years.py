"""The Summer and the money of five years: cards, trade, revenue, costs (source 6.3.9, 5.9, 8.1.9)."""

from rules.civilized.cities.disorder import disorder
from rules.civilized.cities.economy import growth, revenue, trade
from rules.civilized.disasters.disasters import disasters
from rules.civilized.disasters.events import CountryTested, DisasterStruck, ImprovementLost, UnrestSpread
from rules.civilized.disasters.five_years import common_rate
from rules.civilized.forces.levies import place_left
from rules.civilized.show.papers import treasury_page
from rules.civilized.throne.events import StrifePostponed
from rules.civilized.treasury.costs import meet_costs
from rules.civilized.treasury.harvest import gather_revenue, grow
from rules.civilized.treasury.losses import GiveUp, LoseImprovement
from rules.civilized.treasury.orders import SetTax
from rules.civilized.world.state import World
from rules.civilized.year.decrees import decrees
from tests.rules.civilized.long_turns import five_years, summer, three_towns
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import (
    a_city,
    a_road,
    an_army,
)
from tests.rules.playing import Table, play_out


def test_CIV_6_3_9a_a_card_for_each_ten_per_cent() -> None:
    """None at 0 %."""
    counts = []
    for rate in (0, 30, 100):
        world = five_years(a_city(tax=rate))
        counts.append(len(summer(world).told(CountryTested)[0].cards))

    assert [0, 3, 10] == counts


def test_CIV_6_3_9a_the_rate_under_which_most_people_live() -> None:
    """Of equal ones the higher."""
    world = five_years(a_city(tax=20), a_city("veii", "0403", tax=50, population=30), a_city("alba", "0603", tax=50))
    assert 50 == common_rate(world, world.countries["rome"])

    world.cities["alba"].tax, world.cities["veii"].population = 10, 40
    assert 50 == common_rate(world, world.countries["rome"])


def test_CIV_7_4a_a_bribe_is_spent_in_the_coming_summer_of_whatever_length() -> None:
    """In the one of five years, and in those of others meanwhile, so that it blocks no later bribe."""
    world = three_towns()
    world.cities["veii"].bribed = True
    assert not summer(world).state.cities["veii"].bribed

    world.long_season = ""
    disorder(Table(world).play)

    assert not world.cities["veii"].bribed


def test_CIV_6_3_9b_cities_are_not_tested_one_by_one() -> None:
    """Neither for disorder nor for disasters, by the years of the others."""
    world = three_towns(season="")

    assert [] == play_out(disasters, world, quiet="AS").events
    table = Table(world, quiet="AC")
    disorder(table.play)
    assert [] == table.events


def test_CIV_6_3_9c_an_ace_of_clubs_is_a_rebellion() -> None:
    """Once, however many; it waits until the cycle is over."""
    end = summer(three_towns(), {"country.card": ["AC", "AC", "5H"], "unrest.city": ["5H", "2H", "9H"]})

    assert ["rebellion"] == [one.kind for one in end.told(StrifePostponed)]
    held = end.state.countries["rome"].postponed
    assert ["ostia", "alba"] == (held.cities if held else None)


def test_CIV_6_3_9c_two_cities_do_not_rebel() -> None:
    """The Ace stands for nothing."""
    end = summer(five_years(a_city(), a_city("veii", "0403")), {"country.card": "AC"})

    assert [] == end.told(StrifePostponed)


def test_CIV_6_3_9d_temples_shows_and_garrisons_lower_the_card() -> None:
    """Four or more is disorder; six elements are not more than six."""
    rows = []
    for works, soldiers in ((["temple"], 0), (["coliseum", "high_temple"], 0), ([], 6), ([], 7)):
        world = three_towns()
        world.cities["ostia"].improvements = works
        an_army(world, "ostia", soldiers)
        end = summer(world, {"country.card": "AC", ("unrest.city", "ostia"): "5H", "unrest.city": "AH"})
        told = end.told(UnrestSpread)[0]
        rows.append((told.cities[0][2], "ostia" in told.fallen))

    assert [(-1, True), (-4, False), (0, True), (-2, False)] == rows


def test_CIV_3_9_1b_the_five_years_are_finished_as_normal() -> None:
    """A city that will be in disorder when the rebellion comes still pays and grows."""
    world = summer(three_towns(), {"country.card": "AC", "unrest.city": "9H"}).state
    table = Table(world)
    gather_revenue(table.play)
    grow(table.play)

    assert 3 * 30 == world.countries["rome"].revenue
    assert [False, 50] == [world.cities["veii"].disorder, world.cities["veii"].population]


def test_CIV_6_3_9e_each_ace_of_spades_is_a_disaster() -> None:
    """In an equal pick of the cities."""
    cards = {"country.card": ["AS", "AS"], "disaster.where": ["AS", "3S"], "disaster.kind": "2H"}

    end = summer(three_towns(), cards)

    assert ["ostia", "alba"] == [one.city for one in end.told(DisasterStruck)]


def test_CIV_6_1_9a_a_city_struck_twice_chooses_once() -> None:
    """The custom of the country chooses the first loss; the owner the other."""
    world = three_towns()
    world.cities["ostia"].improvements = ["granary", "temple", "library"]
    world.cities["ostia"].population = 200
    cards = {"country.card": ["AS", "AS"], "disaster.where": ["AS", "AS"], "disaster.kind": ["2H", "2H"]}

    end = summer(world, cards)

    assert ["ruin"] == [window.name for window in end.windows]
    assert 1 == len(end.state.cities["ostia"].improvements)


def test_CIV_6_3_9f_old_disorder_ends_before_the_cards() -> None:
    """So the city pays and grows."""
    world = three_towns()
    world.cities["veii"].disorder = True

    assert not summer(world).state.cities["veii"].disorder


def test_X58_old_disorder_pays_and_grows() -> None:
    """Three cards at 30 %, none an Ace of Clubs or Spades."""
    world = three_towns()
    world.cities["veii"].disorder = True
    world = summer(world).state
    table = Table(world)

    gather_revenue(table.play)
    grow(table.play)

    assert 3 * 30 == world.countries["rome"].revenue
    assert 50 == world.cities["veii"].population


# --- Money, costs, growth


def test_CIV_5_1_9a_a_quarter_of_the_effective_population() -> None:
    """X45: 60 x 0.25 = 15; 11.75 is 11, with a Courthouse 12."""
    assert 15 == growth(a_city(improvements=["granary"]), 25)
    assert 11 == growth(a_city(population=47), 25)
    assert 12 == growth(a_city(population=47, improvements=["courthouse"]), 25)


def test_CIV_5_2_9a_trade_is_the_yearly_figure() -> None:
    """The factor of the revenue makes five years of it."""
    world = five_years(a_city(), a_city("veii", "0202"))
    a_road(world, "ostia", "veii", ["0302", "0303"])

    assert 20 == trade(world, world.cities["ostia"])


def test_CIV_5_6_9a_revenue_is_two_and_a_half_years() -> None:
    """X46: effective 60 and two sections with a Marketplace at 30 % make 90."""
    world = five_years(a_city(improvements=["granary", "marketplace"]), a_city("veii", "0202"))
    a_road(world, "ostia", "veii", ["0302", "0303"])

    assert 90 == revenue(world, world.cities["ostia"], 30)


def test_CIV_5_5_9a_the_rate_is_decreed_once() -> None:
    """In the Spring of the five years, for all of them."""
    end = play_out(decrees, five_years(), {"rome": [SetTax(rate=50)]})

    assert [["rome"]] == [list(window.asked) for window in end.windows]
    assert 50 == end.state.countries["rome"].tax


def test_CIV_6_1_9a_a_city_struck_twice_loses_by_choice_then_by_custom() -> None:
    """Its owner chooses once, and chooses first."""
    world = five_years(a_city(tax=20, population=400, improvements=["library", "temple", "granary"]))
    cards = {"country.card": ["AS", "AS"], "disaster.kind": ["2H", "2H"]}
    end = summer(world, cards, rome=[LoseImprovement(city="ostia", improvement="granary")])

    assert ["ruin"] == [window.name for window in end.windows]
    assert "granary" == end.told(ImprovementLost)[0].improvement
    assert 1 == len(end.state.cities["ostia"].improvements)


def test_CIV_6_1_9a_what_is_lost_already_is_not_lost_again() -> None:
    """Three fires find two improvements."""
    world = five_years(a_city(tax=30, population=400, improvements=["library", "temple"]))
    end = summer(world, {"country.card": ["AS"] * 3, "disaster.kind": ["2H"] * 3})

    assert ([], 2) == (end.state.cities["ostia"].improvements, len(end.told(ImprovementLost)))


def test_CIV_8_1_9a_the_desk_shows_what_five_years_cost() -> None:
    """Seven items cost 18, rounded up."""
    assert "Running costs as things stand: 18, for seven land elements" in treasury_page(upkeep(20), "rome").lines


def upkeep(treasury: int, elements: int = 7) -> World:
    """A country that keeps up so many elements, in the Winter of its five years."""
    world = five_years(a_city(), season="Winter")
    an_army(world, "ostia", elements)
    world.countries["rome"].treasury = treasury
    return world


def test_CIV_8_1_9a_costs_are_two_and_a_half_up() -> None:
    """X44: seven items cost 18."""
    assert 2 == play_out(meet_costs, upkeep(20)).state.countries["rome"].treasury


def test_CIV_8_1_9a_each_item_given_up_saves_two_and_a_half() -> None:
    """X56: with 12 points two are too few, three will do."""
    world = upkeep(12)
    keys = tuple(f"element:{element}:" for element in world.elements)

    assert "CIV-8.1d: still 1 point short; name 1 more, all in one order" == refused(GiveUp(items=keys[:2]), world)
    end = play_out(meet_costs, world, {"shortfall": {"rome": [GiveUp(items=keys[:3])]}})
    assert 2 == end.state.countries["rome"].treasury


def test_CIV_8_1_9a_custom_gives_up_the_least_number() -> None:
    """Silence loses three of the seven."""
    assert 4 == len(play_out(meet_costs, upkeep(12)).state.elements)


def test_CIV_8_5h_limits_are_five_times_a_years() -> None:
    """A city without Barracks raises ten."""
    city = a_city(raised={"foot": 2})

    assert not place_left(city, "foot")
    assert place_left(city, "foot", 5)
    assert not place_left(a_city(raised={"foot": 10}), "foot", 5)
