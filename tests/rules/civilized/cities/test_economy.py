"""Population, trade, production, revenue, growth, abandonment (CIV-1.2i, CIV-5)."""

import pytest

from rules.civilized.cities.economy import abandon, cut, effective, growth, lose_improvement, production, revenue, trade
from rules.civilized.cities.founding import found
from rules.civilized.treasury.events import CitiesGrew, RevenueTaken
from rules.civilized.treasury.harvest import gather_revenue, grow
from rules.civilized.war.wars import unsettled
from rules.civilized.world.state import Studies
from rules.civilized.world.war import Agreement, Fort
from tests.rules.civilized.worlds import (
    a_city,
    a_country,
    a_mission,
    a_person,
    a_road,
    a_ship,
    a_world,
    an_army,
)
from tests.rules.playing import Table

BOTH = ["granary", "aqueduct"]


def test_CIV_5_1a_x1_a_granary_feeds_half_as_many_again() -> None:
    """40 with a Granary count as 60."""
    assert 60 == effective(a_city(population=40, improvements=["granary"]))


def test_CIV_5_1b_x2_granary_and_aqueduct_multiply() -> None:
    """80 with both count as 180."""
    assert 180 == effective(a_city(population=80, improvements=BOTH))


def test_CIV_1_2i_x16_effective_population_is_rounded_once() -> None:
    """45 with both is 101.25: 101, with a Courthouse 102."""
    assert 101 == effective(a_city(population=45, improvements=BOTH))
    assert 102 == effective(a_city(population=45, improvements=[*BOTH, "courthouse"]))


def test_CIV_5_1c_x3_a_city_grows_by_a_tenth_of_its_effective_population() -> None:
    """47 without anything built grows by 4."""
    world = a_world(a_city(population=47))
    table = Table(world)
    grow(table.play)

    assert 51 == world.cities["ostia"].population
    assert [(("ostia", 47, 4, 51),)] == [event.cities for event in table.told(CitiesGrew)]


def test_CIV_1_2i_x14_with_a_courthouse_the_fraction_is_the_citys() -> None:
    """47 with a Courthouse grows by 5."""
    assert 5 == growth(a_city(population=47, improvements=["courthouse"]))


def test_CIV_5_3b_x4_a_library_makes_half_as_much_again() -> None:
    """Effective 60 without trade and a Library: 90."""
    city = a_city(population=60, improvements=["library"])

    assert 90 == production(a_world(city), city)


def an_emporium(*improvements: str) -> tuple[int, int]:
    """Give the trade and production of a city of effective 180 with three road sections."""
    city = a_city(population=80, improvements=[*BOTH, *improvements])
    world = a_world(city, a_city("alba", "0603"))
    a_road(world, "ostia", "alba", ["0303", "0403", "0503"])
    return trade(world, city), production(world, city)


def test_CIV_5_3b_x5_library_and_marketplace_multiply() -> None:
    """210 times 2.25 is 472.5, rounded down."""
    assert (30, 472) == an_emporium("library", "marketplace")


def test_CIV_1_2i_x15_with_a_courthouse_production_is_rounded_up() -> None:
    """472.5 rounded up."""
    assert (30, 473) == an_emporium("library", "marketplace", "courthouse")


def test_CIV_5_3c_x17_bank_and_library_triple() -> None:
    """210 times 3."""
    assert (30, 630) == an_emporium("bank", "library")


def test_CIV_5_6a_x6_revenue_is_rounded_against_a_city_without_courthouse() -> None:
    """6 times 20 per cent is 1.2: 1 point."""
    city = a_city(population=40, improvements=["marketplace"])
    world = a_world(city)
    city.population = 4

    assert 6 == production(world, city)
    assert 1 == revenue(world, city, 20)


def test_CIV_5_3d_x33_halved_production_is_rounded_a_second_time() -> None:
    """57 times 1.5 is 85, and half of that 42."""
    city = a_city(population=47, improvements=["marketplace"])
    world = a_world(city, a_city("alba", "0403"))
    a_road(world, "ostia", "alba", ["0303"])

    assert 85 == production(world, city)
    city.production_halved = True
    assert 42 == production(world, city)


def test_CIV_5_2a_a_city_trades_by_its_sections_and_ships() -> None:
    """Ten for each section, twenty for each ship on a route; what a disaster cut off counts nothing."""
    city = a_city("ostia", "0201")
    world = a_world(city, a_city("alba", "0601"))
    a_road(world, "ostia", "alba", ["0301", "0401", "0501"], sections=2)
    a_ship(world, "ostia", "alba")
    a_ship(world, "ostia")
    a_ship(world, "ostia", "alba", "Warship")

    assert 40 == trade(world, city)
    city.land_trade_off = True
    assert 20 == trade(world, city)
    city.sea_trade_off = True
    assert 0 == trade(world, city)


@pytest.mark.parametrize(("kind", "earned"), [("land_trade", 10), ("sea_trade", 20), ("pact", 0)])
def test_CIV_5_2_1e_trade_with_a_foreign_city_wants_an_agreement_between_the_two(kind, earned) -> None:
    """A land agreement lets roads earn, a sea agreement ships; each only between its own two cities."""
    ostia, caere = a_city("ostia", "0201"), a_city("caere", "0401", "veii")
    world = a_world(ostia, caere, a_city("tarquinii", "0601", "veii"))
    a_road(world, "ostia", "caere", ["0301"])
    a_ship(world, "ostia", "caere")

    assert 0 == trade(world, ostia)
    world.agreements["a"] = Agreement(id="a", kind=kind, parties=["rome", "veii"], cities=["caere", "ostia"], start=99)
    assert earned == trade(world, ostia)
    world.agreements["a"].cities = ["tarquinii", "ostia"]
    assert 0 == trade(world, ostia)


def test_CIV_5_3a_people_and_trade_are_multiplied_together() -> None:
    """40 people and 10 of trade with a Library: 75."""
    city = a_city(improvements=["library"])
    world = a_world(city, a_city("alba", "0403"))
    a_road(world, "ostia", "alba", ["0303"])

    assert 75 == production(world, city)


def test_CIV_5_2_1d_every_laid_section_earns_the_road_complete_or_not() -> None:
    """For its own city alone."""
    ostia, alba = a_city(), a_city("alba", "0603")
    world = a_world(ostia, alba)
    a_road(world, "ostia", "alba", ["0303", "0403", "0503"], sections=1)

    assert (10, 0) == (trade(world, ostia), trade(world, alba))


def test_CIV_5_2_1g_a_road_goes_with_its_city_and_earns_by_the_owners_of_the_day() -> None:
    """If the target is lost to another country an agreement is wanted; if both are, none."""
    ostia, alba = a_city(), a_city("alba", "0403")
    world = a_world(ostia, alba, countries=(a_country(), a_country("veii")))
    a_road(world, "ostia", "alba", ["0303"])
    alba.owner = "veii"
    assert 0 == trade(world, ostia)

    ostia.owner = "veii"
    assert 10 == trade(world, ostia)


def test_CIV_5_2_2c_a_ship_without_agreement_stays_and_earns_nothing() -> None:
    """It earns again under a new one."""
    ostia, caere = a_city("ostia", "0201"), a_city("caere", "0401", "veii")
    world = a_world(ostia, caere)
    a_ship(world, "ostia", "caere")
    assert 0 == trade(world, ostia) and 1 == len(world.ships)

    world.agreements["a"] = Agreement(
        id="a", kind="sea_trade", parties=["rome", "veii"], cities=["ostia", "caere"], start=99
    )
    assert 20 == trade(world, ostia)


def test_CIV_5_2_2a_only_a_transport_ship_on_a_route_earns() -> None:
    """Twenty a year for its home."""
    ostia, alba = a_city("ostia", "0201"), a_city("alba", "0601")
    world = a_world(ostia, alba)
    idle, _ = a_ship(world, "ostia"), a_ship(world, "ostia", "alba", "Warship")
    assert 0 == trade(world, ostia)

    idle.target = "alba"
    assert (20, 0) == (trade(world, ostia), trade(world, alba))


def test_CIV_5_1m_a_new_city_of_a_ruins_name_inherits_no_roads() -> None:
    """Roads and ships of others to the ruin stay, and earn nothing."""
    world = a_world(a_city("ostia", "0201"), a_city("alba", "0401"), a_city("roma", "0803"))
    a_road(world, "ostia", "alba", ["0301"])
    a_ship(world, "ostia", "alba")
    abandon(world, world.cities["alba"])
    city = found(world, "rome", "0603", "Alba", {"roma": 20})

    assert ("alba-2", 0) == (city.id, trade(world, world.cities["ostia"]))


def test_CIV_5_5e_what_a_city_owes_goes_to_whoever_owns_it_at_its_own_rate() -> None:
    """A city that changed hands keeps its rate until the next decree."""
    world = a_world(a_city(), a_city("caere", "0603", "veii", tax=50))
    world.cities["caere"].owner = "rome"
    gather_revenue(Table(world).play)

    assert (12 + 20, 0) == tuple(country.treasury for country in world.countries.values())


def test_CIV_5_6b_a_city_in_disorder_or_newly_captured_pays_nothing() -> None:
    """The others pay their owner, who alone is told."""
    world = a_world(
        a_city("ostia", "0203"), a_city("alba", "0403", disorder=True), a_city("gabii", "0603", captured=100)
    )
    table = Table(world)
    gather_revenue(table.play)
    (event,) = table.told(RevenueTaken)

    assert 12 == world.countries["rome"].treasury == world.countries["rome"].revenue
    assert ("alba", "gabii") == event.idle
    assert (("ostia", 40, 0, 40, 30, 12),) == event.cities
    assert ("rome",) == event.audience


def test_CIV_5_6b_a_besieged_city_in_order_pays() -> None:
    """Nothing forbids it (reading 43)."""
    world = a_world(a_city(besieged={"Spring": "rome"}))
    gather_revenue(Table(world).play)

    assert 12 == world.countries["rome"].treasury


def test_CIV_4_4_2d_growth_that_a_siege_forbade_is_a_wrong() -> None:
    """A tenth of the people, of the city whom nothing else kept from growing."""
    besieged = {"besieged": {"Spring": "rome"}, "besieger": "veii"}
    world = a_world(
        a_city(**besieged),
        a_city("alba", "0403", disorder=True, **besieged),
        a_city("gabii", "0603", captured=100, **besieged),
        a_city("veii", "0803", "veii"),
    )
    grow(Table(world).play)

    assert 4 == unsettled(world, "rome", "veii")


@pytest.mark.parametrize(
    "trouble",
    [{"disorder": True}, {"besieged": {"Summer": "rome"}}, {"captured": 100}, {"owner": ""}],
)
def test_CIV_5_1d_no_growth_in_disorder_under_siege_or_newly_captured(trouble) -> None:
    """Unaligned cities do not grow either."""
    world = a_world(a_city("alba", "0603"), a_city("ostia", "0203", **({"owner": "rome"} | trouble)))
    grow(Table(world).play)

    assert 40 == world.cities["ostia"].population
    assert 44 == world.cities["alba"].population


def test_CIV_5_1k_an_abandoned_city_leaves_a_ruin_that_is_still_owned() -> None:
    """Its hex can never hold a city again."""
    world = a_world(a_city("ostia", "0203"), a_city("alba", "0603"))
    abandon(world, world.cities["alba"])

    assert ["ostia"] == list(world.cities)
    assert {"0603": "Alba"} == world.ruins
    assert "rome" == world.owners["0603"]


def test_CIV_5_1l_units_and_missions_move_their_home() -> None:
    """Elements to the capital, missions too, ships to a coastal city; the fort stays."""
    world = a_world(
        a_city("ostia", "0201", improvements=["palace"]),
        a_city("alba", "0601"),
        countries=(a_country(), a_country("veii")),
    )
    element = an_army(world, "alba", 1)[0]
    ship = a_ship(world, "alba", "ostia")
    mission = a_mission(world, "alba", "veii", a_person(world, "Titus"))
    world.forts["0903"] = Fort(hex="0903", owner="rome", city="alba")
    abandon(world, world.cities["alba"])

    assert "ostia" == element.home == ship.home == mission.sponsor
    assert "0601" == element.hex
    assert "" == ship.target
    assert "" == world.forts["0903"].city


def test_CIV_5_2_2f_a_ship_without_a_coastal_city_is_lost() -> None:
    """No coast, no ship (reading 38)."""
    world = a_world(a_city("ostia", "0203"), a_city("alba", "0601"))
    a_ship(world, "alba")
    abandon(world, world.cities["alba"])

    assert {} == world.ships


def test_CIV_5_1m_its_roads_are_lost_and_roads_to_it_earn_nothing() -> None:
    """Those of others stay, for movement and for their cost."""
    world = a_world(a_city("ostia", "0203"), a_city("alba", "0503"))
    a_road(world, "ostia", "alba", ["0303", "0403"])
    a_road(world, "alba", "ostia", ["0403", "0303"])
    abandon(world, world.cities["alba"])

    assert ["ostia-alba"] == list(world.roads)
    assert 0 == trade(world, world.cities["ostia"])


def test_CIV_5_2_1f_a_road_is_lost_from_its_far_end_and_without_sections_is_gone() -> None:
    """So it never has a gap."""
    world = a_world(a_city("ostia", "0203"), a_city("alba", "0503"))
    road = a_road(world, "ostia", "alba", ["0303", "0403"])
    cut(world, road)

    assert 1 == road.sections and ["ostia-alba"] == list(world.roads)
    cut(world, road)
    assert {} == world.roads


def test_CIV_4_2_2f_students_of_a_lost_school_leave_without_gain() -> None:
    """Those of another school there go on."""
    world = a_world(a_city(improvements=["university", "staff_college"]))
    scholar = a_person(world, "Titus", studies=Studies(city="ostia", school="university", years=3))
    soldier = a_person(world, "Gaius", studies=Studies(city="ostia", school="staff_college", years=3))
    lose_improvement(world, world.cities["ostia"], "university")

    assert scholar.studies is None and soldier.studies is not None
    assert ["staff_college"] == world.cities["ostia"].improvements
