"""The orders of Spring: towns, tax, new cities, the end (window `decrees`, section 5)."""

import pytest

from rules.civilized.cities.events import CityFounded
from rules.civilized.cities.founding import sources
from rules.civilized.cities.orders import ChooseSites, FoundCity
from rules.civilized.treasury.orders import SetTax
from rules.civilized.world.state import World
from rules.civilized.year.orders import Concede, VoteEnd
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.worlds import a_city, a_country, a_world


def two_lands() -> World:
    """Rome in the west with Ostia, Carthage in the east with Tunis."""
    owners = {f"{column:02}{row:02}": "rome" if column < 5 else "carthage" for row in (1, 2, 3) for column in range(10)}
    return a_world(a_city(), a_city("tunis", "0703", "carthage"), owners=owners)


def rich(world: World, points: int = 100) -> World:
    """Fill the treasury of Rome."""
    world.countries["rome"].treasury = points
    return world


def test_CIV_2_1b_towns_are_at_most_two() -> None:
    """A third hex is one too many."""
    assert refused(ChooseSites(sites=("0001", "0401", "0801")), a_world(a_city())) == (
        "CIV-2.1b: you name 3 hexes; at most 2 towns are founded"
    )


@pytest.mark.parametrize(
    ("site", "words"),
    [
        ("0303", "0303 is too near Ostia"),
        ("0803", "0803 is not your hex"),
        ("0000", "0000 is not your hex"),
        ("9999", "9999 is not your hex"),
    ],
)
def test_CIV_2_1b_a_town_stands_on_own_land_away_from_cities(site: str, words: str) -> None:
    """The refusal names hexes that would do."""
    answer = refused(ChooseSites(sites=(site,)), two_lands())

    assert answer.startswith(f"CIV-2.1b: {words}; choose 0001, ")


def test_CIV_2_1b_two_towns_stand_apart_from_each_other() -> None:
    """The second may not crowd the first."""
    assert "0101 is too near 0001" in refused(ChooseSites(sites=("0001", "0101")), a_world(a_city()))


def test_CIV_2_1b_the_chosen_hexes_wait_until_all_have_chosen() -> None:
    """They are kept in the country's list; none at all is a choice, too."""
    world = a_world(a_city())

    assert ["0001", "0401"] == done(ChooseSites(sites=("0001", "0401")), world).countries["rome"].site_list
    assert [] == done(ChooseSites(sites=()), world).countries["rome"].site_list


def test_CIV_2_1b_sites_are_offered_beside_those_chosen() -> None:
    """Hexes that crowd a chosen one are not offered."""
    offered = ChooseSites.choices(a_world(a_city()), "rome", "sites", {"sites": ("0001",)})

    assert "0401" in offered
    assert not {"0001", "0101", "0203"} & set(offered)


@pytest.mark.parametrize("rate", [5, 35, 99])
def test_CIV_5_5b_tax_goes_in_steps_of_ten(rate: int) -> None:
    """A rate between the steps is refused with the steps."""
    assert refused(SetTax(rate=rate), a_world(a_city())) == f"CIV-5.5b: {rate} is none of them; choose 0, 10 … 100"


def test_CIV_5_5b_a_decree_sets_the_rate_of_the_whole_country() -> None:
    """Every city has it, one with a Courthouse as well."""
    world = a_world(a_city(), a_city("roma", "0603", improvements=["courthouse"], tax=10))

    done(SetTax(rate=50), world)

    assert 50 == world.countries["rome"].tax
    assert [50, 50] == [city.tax for city in world.cities.values()]


def test_CIV_5_5c_a_city_with_a_courthouse_may_have_its_own_rate() -> None:
    """The others keep the country's."""
    world = a_world(a_city(), a_city("roma", "0603", improvements=["courthouse"]))

    done(SetTax(rate=10, city="roma"), world)

    assert [30, 10] == [city.tax for city in world.cities.values()]
    assert 30 == world.countries["rome"].tax


def test_CIV_5_5c_a_city_without_courthouse_has_none() -> None:
    """The refusal says how to tax the country."""
    answer = refused(SetTax(rate=10, city="ostia"), a_world(a_city()))

    assert answer == "CIV-5.5c: Ostia is no city of yours with a Courthouse; tax 10 sets the rate of the whole country"


def test_CIV_5_5c_nobody_taxes_a_foreign_city() -> None:
    """The refusal says what would do."""
    answer = refused(SetTax(rate=10, city="tunis"), two_lands())

    assert answer == (
        "CIV-5.5c: Tunis is no city of yours with a Courthouse; tax 10 sets the rate of the whole country"
    )


def test_CIV_5_5b_choices_are_the_rates_and_the_courthouses() -> None:
    """From 0 to 100; only cities with a Courthouse."""
    world = a_world(a_city(), a_city("roma", "0603", improvements=["courthouse"]))

    assert [str(rate) for rate in range(0, 101, 10)] == list(SetTax.choices(world, "rome", "rate", {}))
    assert {"Roma": "roma"} == SetTax.choices(world, "rome", "city", {})


def test_CIV_5_1h_x23_two_cities_found_a_third() -> None:
    """44 - 15 - 1 = 28 and 25 - 5 = 20; for 25 points a city of 20, without improvements, in order (CIV-5.1j)."""
    world = rich(a_world(a_city("roma", population=44), a_city(population=25, hexagon="0603")), 25)
    order = FoundCity(hex="0801", people={"roma": 15, "ostia": 5}, called="Capua")

    done(order, world)

    assert [28, 20, 20] == [city.population for city in world.cities.values()]
    assert 0 == world.countries["rome"].treasury
    capua = world.cities["capua"]
    assert ("Capua", "0801", True, [], False, 30) == (
        capua.name,
        capua.hex,
        capua.coastal,
        capua.improvements,
        capua.disorder,
        capua.tax,
    )
    assert order.told(world, "rome") == CityFounded(
        country="rome", city="capua", hex="0801", population=20, moved=(("roma", 15), ("ostia", 5))
    )


def test_CIV_5_1i_x24_no_source_falls_under_twenty() -> None:
    """40 - 20 - 1 = 19: refused, with what it could give."""
    answer = refused(FoundCity(hex="0801", people={"ostia": 20}), rich(a_world(a_city(population=40))))

    assert answer == "CIV-5.1i: Ostia would fall under 20 thousand; at most 19 may leave it"


def test_CIV_5_1h_at_least_twenty_move() -> None:
    """Nineteen are too few."""
    answer = refused(FoundCity(hex="0801", people={"ostia": 19}), rich(a_world(a_city(population=90))))

    assert answer == "CIV-5.1h: move at least 20 thousand people in all; you have Ostia 90"


def test_CIV_5_1h_people_come_from_own_cities() -> None:
    """A foreign city sends nobody."""
    answer = refused(FoundCity(hex="0001", people={"tunis": 20}), rich(two_lands()))

    assert answer == "CIV-5.1h: Tunis is not a city of yours; choose Ostia"


@pytest.mark.parametrize(
    ("site", "words"),
    [("0303", "0303 is too near Ostia"), ("0803", "0803 is not your hex"), ("0401", "0401 is a ruined hex")],
)
def test_CIV_5_1g_the_hex_is_own_land_without_ruin_away_from_cities(site: str, words: str) -> None:
    """The refusal names hexes that would do."""
    world = rich(two_lands())
    world.ruins["0401"] = "Veii"

    answer = refused(FoundCity(hex=site, people={"ostia": 20}), world)

    assert answer.startswith(f"CIV-5.1g: {words}; choose 0001, ")


@pytest.mark.parametrize("name", ["Ostia", "OSTIA", "Ö$tia", "@everyone", "X", "Ur 2"])
def test_CIV_5_1g_a_new_name_is_free_and_made_of_letters(name: str) -> None:
    """Taken names and names with other signs are refused."""
    order = FoundCity(hex="0801", people={"ostia": 20}, called=name)

    assert refused(order, rich(a_world(a_city(population=90)))).startswith("CIV-5.1g: ")


def test_CIV_5_1h_a_city_costs_25_points() -> None:
    """With 24 it is refused."""
    answer = refused(FoundCity(hex="0801", people={"ostia": 20}), rich(a_world(a_city(population=90)), 24))

    assert answer == "CIV-5.1h: this costs 25 points, and your treasury holds 24"


def test_CIV_4_8_2e_points_set_aside_pay_for_the_city() -> None:
    """The fund is used up, the treasury is not touched, and the list gives the name."""
    world = a_world(a_city(population=90))
    world.countries["rome"].city_fund = 25

    done(FoundCity(hex="0801", people={"ostia": 20}), world)

    assert (0, 0) == (world.countries["rome"].treasury, world.countries["rome"].city_fund)
    assert ["Ostia", "Alba"] == [city.name for city in world.cities.values()]


def test_CIV_4_8_2e_a_used_up_list_names_the_city_after_its_source() -> None:
    """First `New Roma`, then `New New Roma`; names of ruins are not used again."""
    world = rich(a_world(a_city("roma", population=90), a_city("alba", "0703"), a_city("veii", "0901")))
    world.ruins["0503"] = "Gabii"

    done(FoundCity(hex="0401", people={"roma": 20}), world)
    done(FoundCity(hex="0001", people={"roma": 20}), world)

    assert ["New Roma", "New New Roma"] == [city.name for city in world.cities.values()][3:]


def test_CIV_4_8_2e_people_come_from_the_most_populous_city_first() -> None:
    """Down to 20 and the one that is paid, then the next."""
    world = a_world(a_city("roma", population=30), a_city(population=35, hexagon="0603"))

    assert {"ostia": 14, "roma": 6} == sources(world, "rome")


def test_CIV_5_1g_choices_are_open_hexes_and_cities_with_people_to_spare() -> None:
    """A name is free text and has none."""
    world = a_world(a_city(), a_city("roma", "0603", population=20))

    assert "0203" not in (FoundCity.choices(world, "rome", "hex", {}) or {})
    assert {"Ostia": "ostia"} == FoundCity.choices(world, "rome", "people", {})
    assert FoundCity.choices(world, "rome", "called", {}) is None


def test_CIV_2_2i_conceding_wants_a_yes() -> None:
    """A slip gives nothing up."""
    world = a_world(a_city())

    assert refused(Concede(sure=False), world).startswith("CIV-2.2i: to give your seat up, say concede yes")
    assert world.write() == done(Concede(sure=True), world).write()


def test_CIV_2_2c_a_vote_is_counted_once_and_can_be_taken_back() -> None:
    """Yes enters the seat, no takes it out."""
    world = a_world(a_city(), countries=(a_country(), a_country("carthage")))

    done(VoteEnd(agree=True), world)
    done(VoteEnd(agree=True), world)
    done(VoteEnd(agree=True), world, "carthage")

    assert ["rome", "carthage"] == world.votes
    assert ["carthage"] == done(VoteEnd(agree=False), world).votes


def test_CIV_3_2a_a_later_decree_of_the_same_kind_replaces_the_earlier() -> None:
    """Two cities may have rates of their own; two hexes may get cities."""
    assert SetTax(rate=10).key() == SetTax(rate=20).key() != SetTax(rate=20, city="ostia").key()
    assert FoundCity(hex="0801", people={}).key() != FoundCity(hex="0401", people={}).key()
    assert VoteEnd(agree=True).key() == VoteEnd(agree=False).key()
    assert Concede(sure=True).key() == "concede"
    assert ChooseSites(sites=()).key() == ChooseSites(sites=("0001",)).key()
