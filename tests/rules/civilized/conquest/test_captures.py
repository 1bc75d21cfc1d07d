"""What changes hands with a city or a fort (source 6.8.4.6)."""

import pytest

from rules.civilized.battle.forces import Losses, conclude
from rules.civilized.cities.disorder import modifiers
from rules.civilized.cities.economy import pays
from rules.civilized.conquest.captures import capture, district
from rules.civilized.conquest.events import PlaceCaptured
from rules.civilized.conquest.retreats import retreat
from rules.civilized.forces.levies import raising_problem
from rules.civilized.war.events import AgreementEnded
from rules.civilized.war.plans import strong_army
from rules.civilized.war.wars import unsettled
from rules.civilized.world.state import Mission, Split, World
from rules.civilized.world.war import Fort
from rules.civilized.year.decrees import decrees
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, a_clash, at_war, bound, two_cities
from tests.rules.civilized.worlds import a_city, a_country, a_road, a_ship, an_army
from tests.rules.playing import Table, play_out


def taken(world: World, **more: object) -> Table:
    """Capture Cumae for Rome."""
    table = Table(world)
    capture(table.play, CUMAE, ROME, **more)  # type: ignore[arg-type]
    return table


def test_CIV_6_8_4_6a_a_captured_city_is_annexed_with_people_and_works() -> None:
    """Its Palace is destroyed, a second lone work steps down (CIV-8.6.2e, CIV-8.6.2g)."""
    world = two_cities(improvements=["granary", "bank", "palace"])
    world.cities["ostia"].improvements = ["bank"]
    table = taken(world)
    city = world.cities["cumae"]

    assert (ROME, VEII, world.year, 40) == (city.owner, city.conquered_from, city.captured, city.population)
    assert ["granary", "marketplace"] == city.improvements
    assert table.told(PlaceCaptured)[0].palace


def test_CIV_6_8_4_6b_it_pays_and_raises_nothing_that_year() -> None:
    """Nor does it grow."""
    world = two_cities()
    taken(world)
    problem = raising_problem(world, world.cities["cumae"], "Spears")

    assert not pays(world, world.cities["cumae"])
    assert problem and "captured this year" in problem[1]


def test_CIV_5_5e_a_captured_city_keeps_its_rate_until_the_next_decree() -> None:
    """So the tests of that Summer see the tax under which it lived."""
    world = two_cities(tax=80)
    taken(world)

    assert (80, 30) == (world.cities["cumae"].tax, world.countries[ROME].tax)
    assert 30 == play_out(decrees, world).state.cities["cumae"].tax


def test_CIV_6_8_4_6c_xb34_the_land_nearer_to_it_goes_with_it() -> None:
    """Ties stay with the loser."""
    world = two_cities()
    land = district(world, world.cities["cumae"])

    assert CUMAE in land
    assert "0702" not in land
    assert "0403" in land

    taken(world)

    assert all(ROME == world.owners[hexagon] for hexagon in land)
    assert VEII == world.owners["0703"]


def test_CIV_6_8_4_6c_a_fort_nobody_holds_goes_too_a_held_one_stays() -> None:
    """With its hex."""
    world = two_cities()
    for hexagon in ("0401", "0403"):
        world.forts[hexagon] = Fort(hex=hexagon, owner=VEII, city="nola")
    an_army(world, "nola", 1)
    world.army_of(VEII)[0].hex = "0403"
    taken(world)

    assert ROME == world.forts["0401"].owner
    assert (VEII, VEII) == (world.forts["0403"].owner, world.owners["0403"])


def test_CIV_6_8_4_6d_roads_go_along_transports_are_taken_warships_lost() -> None:
    """Elements raised there find another home."""
    world = at_war(a_city("ostia", "0201"), a_city("cumae", "0401", VEII), a_city("nola", "0701", VEII), against=0)
    road = a_road(world, "cumae", "nola", ["0501"])
    transport, warship = a_ship(world, "cumae"), a_ship(world, "cumae", kind="Warship")
    away = an_army(world, "cumae", 1)[0]
    away.hex = "0701"
    table = Table(world)
    capture(table.play, "0401", ROME)

    assert ROME == world.cities[road.city].owner
    assert (ROME, "cumae") == (transport.owner, transport.home)
    assert warship.id not in world.ships
    assert "nola" == away.home
    assert 1 == table.told(PlaceCaptured)[0].ships


def test_CIV_6_8_4_6e_trade_agreements_with_the_city_end() -> None:
    """And are told."""
    world = two_cities()
    bound(world, "land_trade", ROME, VEII, cities=["ostia", "cumae"])
    table = taken(world)

    assert not world.agreements
    assert ["captured"] == [event.cause for event in table.told(AgreementEnded)]


def test_CIV_6_8_4_6f_a_conquered_city_is_restless_but_for_its_garrison() -> None:
    """Two more, one less for each of two elements."""
    world = two_cities()
    taken(world)
    an_army(world, "cumae", 1)
    reasons = dict(modifiers(world, world.cities["cumae"]))

    assert (2, -1) == (reasons["conquered"], reasons["captors"])


def test_CIV_6_8_4_6i_the_last_city_brings_the_treasury() -> None:
    """To its captor, at that moment."""
    world = at_war(army=6, against=0)
    world.countries[VEII].treasury = 33
    table = taken(world)

    assert 33 == world.countries[ROME].treasury
    assert 0 == world.countries[VEII].treasury
    assert 33 == table.told(PlaceCaptured)[0].treasury


def test_CIV_6_8_4_6j_a_captured_fort_is_kept_by_the_nearest_city_or_razed() -> None:
    """Its hex goes to the captor if it touches his land."""
    world = two_cities()
    world.forts["0401"] = Fort(hex="0401", owner=VEII, city="cumae")
    world.forts["0603"] = Fort(hex="0603", owner=VEII, city="nola")
    world.owners["0301"] = ROME
    table = Table(world)
    capture(table.play, "0401", ROME)
    capture(table.play, "0603", ROME)

    assert (ROME, "ostia") == (world.forts["0401"].owner, world.forts["0401"].city)
    assert ROME == world.owners["0401"]
    assert "0603" not in world.forts
    assert VEII == world.owners["0603"]


def test_CIV_6_8_4_6k_factions_take_each_others_cities_without_the_conquered_mark() -> None:
    """The year of capture is set all the same."""
    world = two_cities()
    world.splits[ROME] = Split(kind="civil", record=ROME, first=ROME, second=VEII, start=world.year, war="war-1")
    taken(world)

    assert ("", world.year) == (world.cities["cumae"].conquered_from, world.cities["cumae"].captured)


def test_CIV_4_4_2d_a_captured_city_is_a_wrong() -> None:
    """25, its people, and 26 for each improvement."""
    world = two_cities(improvements=["granary"])
    taken(world)

    assert 25 + 40 + 26 == unsettled(world, VEII, ROME)


def test_CIV_4_4_2d_what_a_city_takes_with_it_counts_too() -> None:
    """Ten for each road section, 26 for an empty fort of its district, and a ship that has no port left."""
    world = at_war(a_city("ostia", "0201"), a_city("cumae", "0401", VEII), a_city("nola", "0703", VEII), against=0)
    a_road(world, "cumae", "nola", ["0501", "0602"])
    world.forts["0402"] = Fort(hex="0402", owner=VEII, city="nola")
    a_ship(world, "cumae").hex = "0500"
    capture(Table(world).play, "0401", ROME)

    assert not world.ships
    assert (25 + 40) + 2 * 10 + 26 + 21 == unsettled(world, VEII, ROME)


def test_CIV_4_4_2d_an_army_that_finds_no_way_is_a_wrong_of_the_victors() -> None:
    """With the ships on its beach; winter alone wrongs nobody."""
    values = []
    for victor in (ROME, ""):
        world = at_war(a_city("ostia", "0202"), a_city("cumae", "0902", VEII), army=6, against=3)
        ship = a_ship(world, "cumae")
        for one in (ship, *world.army_of(VEII)):
            one.hex = "0002"
        retreat(Table(world).play, VEII, world.army_of(VEII), "0002", victor=victor)
        values.append(unsettled(world, VEII, ROME))

    assert [3 * 21 + 21, 0] == values


def test_CIV_4_4_2d_a_victor_without_an_army_left_has_lost_his_beached_ships_to_the_beaten() -> None:
    """Both armies are destroyed; the ships of both stood on the beach."""
    world = at_war(a_city("ostia", "0203"), a_city("cumae", "0603", VEII), army=1, against=1)
    for city, number in (("ostia", 1), ("cumae", 2)):
        for _ in range(number):
            a_ship(world, city).hex = "0401"
    clash = a_clash(world, "0401")
    conclude(Table(world).play, clash, Losses(0, list(world.elements)))

    assert (21 + 21, 21 + 2 * 21) == (unsettled(world, ROME, VEII), unsettled(world, VEII, ROME))


def test_CIV_4_4_2a_a_strong_army_is_a_quarter_larger() -> None:
    """Five to four is, six to five is not."""
    assert strong_army(at_war(army=5, against=4), ROME, VEII)
    assert not strong_army(at_war(army=6, against=5), ROME, VEII)


def test_CIV_6_5_0h_the_units_of_an_unaligned_city_fall_with_it() -> None:
    """They have no country to flee to."""
    world = two_cities()
    an_army(world, "cumae", 2, owner=VEII)
    for one in world.elements.values():
        if one.hex == CUMAE:
            one.owner = ""
    world.cities["cumae"].owner = ""
    table = taken(world)

    assert ROME == world.cities["cumae"].owner
    assert ("Spears", "Spears") == table.told(PlaceCaptured)[0].lost


def unaligned() -> World:
    """Give Veii in civil war, with Cumae, its old capital, nobody's; Rome is at war with it."""
    world = two_cities(improvements=["palace"])
    city = world.cities["cumae"]
    city.owner, city.torn = "", VEII
    world.countries["other"] = a_country("other", status="faction", parent=VEII)
    world.seats.append("other")
    world.splits[VEII] = Split(kind="civil", record=VEII, first=VEII, second="other", start=world.year, war="w")
    return world


def test_CIV_6_8_4_6c_an_unaligned_city_brings_its_own_land() -> None:
    """With the hexes and the empty fort of its old country that are nearer to it than to any other city there."""
    world = unaligned()
    world.forts["0502"] = Fort(hex="0502", owner=VEII, city="cumae")
    taken(world)

    assert (ROME, ROME, ROME) == (world.owners[CUMAE], world.owners["0502"], world.forts["0502"].owner)
    assert VEII == world.owners["0702"]
    assert "" == world.cities["cumae"].torn


@pytest.mark.parametrize(
    ("captor", "mark", "works"), [(ROME, VEII, []), (VEII, "", ["palace"]), ("other", "", ["palace"])]
)
def test_CIV_8_6_2g_an_unaligned_capital_keeps_its_palace_for_either_faction_but_not_for_an_outsider(
    captor, mark, works
) -> None:
    """An outsider conquers it; a faction takes it as its own (CIV-6.8.4.6a, CIV-6.8.4.6k)."""
    world = unaligned()
    capture(Table(world).play, CUMAE, captor)
    city = world.cities["cumae"]

    assert (mark, works) == (city.conquered_from, city.improvements)
    assert captor == world.owners[CUMAE]


def test_CIV_6_8_4_6d_a_mission_that_an_unaligned_city_sponsored_passes_to_the_capital() -> None:
    """That of its old country, unless that is who took it."""
    for captor, sponsor in ((ROME, "nola"), (VEII, "cumae")):
        world = unaligned()
        mission = Mission(id="m", owner=VEII, sponsor="cumae", host=ROME, raised=world.year)
        world.missions["m"] = mission
        capture(Table(world).play, CUMAE, captor)

        assert sponsor == mission.sponsor


def test_CIV_7_4b_a_gift_on_its_way_goes_with_the_treasury_to_the_captor_of_the_last_city() -> None:
    """His own comes back to him."""
    world = two_cities()
    del world.cities["nola"]
    world.countries[VEII].treasury, world.countries[VEII].gifts = 30, {"capua": 50, ROME: 25}
    taken(world)

    assert ({"capua": 50}, 55) == (world.countries[ROME].gifts, world.countries[ROME].treasury)
    assert ({}, 0) == (world.countries[VEII].gifts, world.countries[VEII].treasury)
