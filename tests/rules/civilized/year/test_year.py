"""The year's order, its decrees and its spending (CIV-3, CIV-5.5)."""

from rules.civilized.cities.disorder import disorder
from rules.civilized.cities.events import CityFounded, DisorderTested, FundReturned, ImprovementBuilt
from rules.civilized.cities.orders import FoundCity
from rules.civilized.cities.works import Build
from rules.civilized.missions.events import MissionRaised
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.phases import YEAR, autumn, spring, summer, winter
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.treasury.events import CostsPaid, RevenueTaken, TaxDecreed
from rules.civilized.treasury.orders import SetTax
from rules.civilized.world.characters import ruling
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.civilized.year.events import YearBegan, YearClosed
from rules.kernel.facts.events import OrderFailed
from tests.rules.civilized.worlds import (
    a_city,
    a_country,
    a_world,
    an_army,
)
from tests.rules.civilized.year.test_setup import a_scenario, begun
from tests.rules.playing import Table, play_out


def test_CIV_3_1a_the_phases_run_in_the_order_of_the_seasons() -> None:
    """For every country together (CIV-3.1b)."""
    assert ["spring", "summer", "autumn", "winter"] == [phase.__name__ for phase in YEAR]


def test_CIV_3_2a_spring_begins_the_year_and_clears_what_the_last_one_left() -> None:
    """The year is counted on, disorder and treasury are noted, effects and limits are cleared (step Y1)."""
    world = a_world(
        a_city(
            disorder=True,
            fell=True,
            disorder_change=2,
            production_halved=True,
            land_trade_off=True,
            sea_trade_off=True,
            raised={"foot": 1},
        )
    )
    world.countries["rome"].treasury = 70
    played = play_out(spring, world)
    city, rome = played.state.cities["ostia"], played.state.countries["rome"]

    assert (101, 2) == (played.state.year, played.state.played)
    assert (True, False, 0, False, False, False, {}) == (
        city.disorder_at_start,
        city.fell,
        city.disorder_change,
        city.production_halved,
        city.land_trade_off,
        city.sea_trade_off,
        city.raised,
    )
    assert (70, 1) == (rome.treasury_at_start, rome.turns)
    assert [101] == [event.year for event in played.told(YearBegan)]


def test_CIV_3_2a_the_first_spring_is_that_of_the_start_year() -> None:
    """And the year 1 follows the year -1."""
    first = play_out(spring, a_world(a_city(), year=-1, played=0)).state

    assert -1 == first.year
    assert 1 == play_out(spring, first).state.year


def test_CIV_3_3a_disorder_is_drawn_after_the_disasters() -> None:
    """So a famine of this Summer is felt in it."""
    cards = {("disaster.city", "ostia"): "AS", "disaster.kind": "AH", "disorder.city": "5S"}
    played = play_out(summer, a_world(a_city(population=60, improvements=["palace"])), cards=cards)

    assert [(5, True)] == [(event.rate, event.disorder) for event in played.told(DisorderTested)]
    assert ("disaster", 2) in played.told(DisorderTested)[0].modifiers


def test_CIV_3_4a_autumn_brings_the_revenue() -> None:
    """And asks nobody."""
    played = play_out(autumn, a_world(a_city()))

    assert [] == played.windows
    assert [12] == [event.total for event in played.told(RevenueTaken)]


def test_CIV_3_5a_winter_meets_the_costs_before_it_buys() -> None:
    """A treasury of 26 pays 1 for the Palace and 25 for a Granary, which feeds this year's growth (CIV-5.1e)."""
    world = a_world(a_city(improvements=["palace"]))
    world.countries["rome"].treasury = 26
    played = play_out(winter, world, {"rome": [Build(city="ostia", improvement="granary")]})
    order = [type(event) for event in played.events]
    city = played.state.cities["ostia"]

    assert order.index(CostsPaid) < order.index(ImprovementBuilt) < order.index(YearClosed)
    assert 0 == played.state.countries["rome"].treasury
    assert ["granary", "palace"] == city.improvements
    assert 39 + 5 == city.population


def test_CIV_5_1e_growth_is_taken_on_the_people_that_the_purchases_left() -> None:
    """40 less 1 for a Library grow by 3."""
    world = a_world(a_city(population=40))
    world.countries["rome"].treasury = 25
    played = play_out(winter, world, {"rome": [Build(city="ostia", improvement="library")]})

    assert 39 + 3 == played.state.cities["ostia"].population


def test_CIV_3_1b_every_step_is_taken_for_all_countries_together() -> None:
    """Both are asked in one window."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"))
    windows = play_out(spring, world).windows

    assert [["rome", "veii"]] == [window.asked for window in windows]


def test_CIV_AP5_silence_of_a_player_is_the_windows_default() -> None:
    """The tax of last year holds, not what the autopilot would take."""
    world = a_world(a_city(tax=70, improvements=["palace"]), countries=(a_country(tax=70),))

    assert 70 == play_out(spring, world, players=("rome",)).state.countries["rome"].tax


def test_CIV_AP7_a_ruler_has_scores_before_an_autopilot_takes_over() -> None:
    """They are drawn when he comes to the throne."""
    world = begun(a_scenario()).state

    assert all(ruling(world, seat)[0].scores for seat in world.seats)


def test_CIV_3_5a_orders_are_carried_out_as_given_and_what_cannot_be_paid_fails() -> None:
    """The second improvement is too much for the treasury; only its seat is told."""
    world = a_world(a_city())
    world.countries["rome"].treasury = 30
    orders = [Build(city="ostia", improvement="library"), Build(city="ostia", improvement="granary")]
    played = play_out(winter, world, {"rome": orders})

    assert ["library"] == played.state.cities["ostia"].improvements
    assert [("rome",)] == [event.audience for event in played.told(OrderFailed)]


def test_CIV_3_5b_windows_have_their_class_of_deadline() -> None:
    """Decrees and winter are long, losses are short."""
    windows = play_out(spring, a_world(a_city())).windows + play_out(winter, a_world(a_city())).windows
    poor = a_world(a_city(improvements=["palace"]))

    assert [("decrees", "orders"), ("winter", "orders")] == [(window.name, window.deadline) for window in windows]
    assert ("shortfall", "reaction") == next((w.name, w.deadline) for w in play_out(winter, poor).windows)
    tables = {"battle_report": 168, "battle_ruling": 168}

    assert {"orders": 48, "reaction": 24, "vote": 48} | tables == CIVILIZED.hours(Settings())


def taxed(world: World, *orders: SetTax) -> tuple[World, TaxDecreed]:
    """Give the world after a Spring in which Rome taxes so, and what is published."""
    played = play_out(spring, world, {"rome": list(orders)}, players=("rome",))
    return played.state, played.told(TaxDecreed)[0]


def test_CIV_5_5b_one_rate_is_decreed_for_the_country() -> None:
    """And published."""
    world, event = taxed(a_world(a_city(), a_city("alba", "0603")), SetTax(rate=50))

    assert [50, 50, 50] == [world.countries["rome"].tax, *(city.tax for city in world.cities.values())]
    assert ("rome", 50, 30, ()) == (event.country, event.rate, event.before, event.own)


def test_CIV_5_5c_a_courthouse_allows_a_rate_of_its_own() -> None:
    """In whatever order the two are given."""
    cities = (a_city(), a_city("alba", "0603", improvements=["courthouse"]))
    for orders in ((SetTax(rate=20, city="alba"), SetTax(rate=40)), (SetTax(rate=40), SetTax(rate=20, city="alba"))):
        world, event = taxed(a_world(*cities).fresh(), *orders)
        assert [40, 20] == [city.tax for city in world.cities.values()]
        assert (("alba", 20),) == event.own


def test_CIV_5_5d_without_its_courthouse_a_city_goes_back_to_the_countrys_rate() -> None:
    """At the next decree, even one of silence; a Courthouse keeps its rate then."""
    cities = (a_city(tax=60), a_city("alba", "0603", tax=10, improvements=["courthouse"]))
    world, event = taxed(a_world(*cities))

    assert [30, 10] == [city.tax for city in world.cities.values()]
    assert (("alba", 10),) == event.own


def test_CIV_5_1g_foundings_go_first_and_in_seat_order() -> None:
    """The tax of the same Spring holds for the new city; a later seat's founding too near is void and costs nothing."""
    world = a_world(
        a_city("ostia", "0102", population=60),
        a_city("caere", "0802", "veii", population=60),
        countries=(a_country("rome", treasury=25), a_country("veii", treasury=25)),
    )
    world.owners["0502"] = "veii"
    orders = {
        "rome": [SetTax(rate=60), FoundCity(hex="0402", people={"ostia": 20}, called="Alba")],
        "veii": [FoundCity(hex="0502", people={"caere": 20})],
    }
    played = play_out(spring, world, orders, players=("rome", "veii"))
    state = played.state

    assert ["alba"] == [event.city for event in played.told(CityFounded)]
    assert (20, 60, 39) == (state.cities["alba"].population, state.cities["alba"].tax, state.cities["ostia"].population)
    assert (0, 25) == (state.countries["rome"].treasury, state.countries["veii"].treasury)
    assert ["veii"] == [event.seat for event in played.told(OrderFailed)]


def test_CIV_4_8_2e_points_set_aside_return_if_no_city_used_them() -> None:
    """Only the seat is told."""
    world = a_world(a_city(), countries=(a_country(city_fund=25),))
    played = play_out(spring, world)

    assert (25, 0) == (played.state.countries["rome"].treasury, played.state.countries["rome"].city_fund)
    assert [("rome",)] == [event.audience for event in played.told(FundReturned)]


def test_CIV_8_6_3d_a_new_envoy_is_made_when_a_mission_is_raised() -> None:
    """His scores are drawn at once, for his seat alone (CIV-8.6.3c)."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"))
    world.countries["rome"].treasury = 25
    played = play_out(winter, world, {"rome": [RaiseMission(sponsor="ostia", host="veii")]})
    (mission,) = played.state.missions.values()
    envoy = played.state.characters[mission.leader]

    assert ("leader", mission.id, 39) == (envoy.office, envoy.mission, played.state.year - envoy.born)
    assert 8 == len(envoy.scores)
    assert [("rome", "veii", envoy.id)] == [(e.country, e.host, e.leader) for e in played.told(MissionRaised)]


def test_CIV_2_1_x20_the_first_year() -> None:
    """40 and 20 and 20 people at 30 per cent bring 24; six elements and a Palace cost 7: 17 are left."""
    world = a_world(
        a_city(improvements=["palace"]), a_city("alba", "0503", population=20), a_city("gabii", "0703", population=20)
    )
    an_army(world, "ostia", 6)
    for phase in YEAR:
        world = play_out(phase, world).state

    assert (24, 7, 17) == (
        world.countries["rome"].revenue,
        world.countries["rome"].costs,
        world.countries["rome"].treasury,
    )


def test_CIV_6_3_2a_a_city_in_disorder_neither_pays_nor_grows() -> None:
    """Nor raises anything; the test of Summer decides."""
    world = a_world(a_city(tax=100, improvements=["palace"]))
    disorder(Table(world).play)
    paid = play_out(autumn, world).state
    paid.countries["rome"].treasury = 1
    grown = play_out(winter, paid).state

    assert (0, 40) == (paid.countries["rome"].revenue, grown.cities["ostia"].population)
