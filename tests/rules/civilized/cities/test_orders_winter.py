"""Improvements, Forts, roads, missions and the fund for a city (window `winter`, section 5)."""

import pytest

from rules.civilized.cities.events import FundSet, ImprovementBuilt
from rules.civilized.cities.works import Build, SaveForCity, Upgrade
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.phases import winter
from rules.civilized.treasury.costs import running_costs
from rules.civilized.world.state import Studies, World
from rules.civilized.world.tables import IMPROVEMENTS
from rules.civilized.year.orders import WINTER_ORDERS
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.spenders import rich, two_lands
from tests.rules.civilized.worlds import a_city, a_mission, a_person, a_world
from tests.rules.playing import play_out


def test_CIV_8_6_2_seventeen_improvements_and_what_each_wants() -> None:
    """Three replace a lesser one, four are alone in a country, one needs a coast."""
    lesser = {key: work.upgrades for key, work in IMPROVEMENTS.items() if work.upgrades}

    assert 17 == len(IMPROVEMENTS)
    assert {"bank": "marketplace", "high_temple": "temple", "coliseum": "public_spectacle"} == lesser
    assert {*lesser, "palace"} == {key for key, work in IMPROVEMENTS.items() if work.lone}
    assert ["shipyard"] == [key for key, work in IMPROVEMENTS.items() if work.coastal]


@pytest.mark.parametrize("work", [work for work in IMPROVEMENTS if not IMPROVEMENTS[work].upgrades])
def test_CIV_8_6_2a_an_improvement_costs_25_points_and_one_thousand(work: str) -> None:
    """It stands at once."""
    world = rich(a_world(a_city(hexagon="0201")), 25)
    order = Build(improvement=work, city="ostia")

    done(order, world)

    assert ([work], 39, 0) == (
        world.cities["ostia"].improvements,
        world.cities["ostia"].population,
        world.countries["rome"].treasury,
    )
    assert ImprovementBuilt(country="rome", city="ostia", improvement=work) == order.told(world, "rome")


def test_CIV_8_6_2a_improvements_stand_in_the_order_of_the_table() -> None:
    """Whatever is built first."""
    world = rich(a_world(a_city(improvements=["aqueduct", "palace"])))

    assert ["granary", "aqueduct", "palace"] == done(Build(improvement="granary", city="ostia"), world).cities[
        "ostia"
    ].improvements


def test_CIV_8_6_2a_the_treasury_must_hold_the_cost() -> None:
    """24 points are too few for either."""
    world = rich(a_world(a_city(improvements=["temple"])), 24)
    reason = "CIV-8.6.2a: this costs 25 points, and your treasury holds 24"

    assert reason == refused(Build(improvement="granary", city="ostia"), world)
    assert reason == refused(Upgrade(improvement="high_temple", city="ostia"), world)


def test_CIV_8_6_2a_no_such_improvement() -> None:
    """The refusal names what would do."""
    answer = refused(Build(improvement="pyramid", city="ostia"), rich(a_world(a_city())))

    assert answer.startswith("CIV-8.6.2a: pyramid will not do as what to build; choose Granary, ")


def test_CIV_8_6_2a_a_shipyard_needs_a_coast() -> None:
    """Inland it is refused."""
    answer = refused(Build(improvement="shipyard", city="ostia"), rich(a_world(a_city())))

    assert answer.startswith("CIV-8.6.2a: Ostia lies inland, and a Shipyard needs a coast; possible there: Granary, ")


@pytest.mark.parametrize(
    ("stands", "wanted", "name"),
    [
        ("granary", "granary", "Granary"),
        ("bank", "marketplace", "Bank"),
        ("high_temple", "temple", "High Temple"),
        ("coliseum", "public_spectacle", "Coliseum"),
    ],
)
def test_CIV_8_6_2b_one_of_each_kind_and_never_lesser_beside_greater(stands: str, wanted: str, name: str) -> None:
    """The refusal says what stands there."""
    answer = refused(Build(improvement=wanted, city="ostia"), rich(a_world(a_city(improvements=[stands]))))

    assert answer.startswith(f"CIV-8.6.2b: Ostia has a {name} already; possible there: ")


@pytest.mark.parametrize(
    ("lesser", "greater"), [("marketplace", "bank"), ("temple", "high_temple"), ("public_spectacle", "coliseum")]
)
def test_CIV_8_6_2c_an_upgrade_replaces_the_lesser_one(lesser: str, greater: str) -> None:
    """For the same cost; it cannot be built from the ground."""
    world = rich(a_world(a_city(improvements=[lesser]), a_city("roma", "0603")), 25)
    order = Upgrade(improvement=greater, city="ostia")

    assert refused(Build(improvement=greater, city="ostia"), world).startswith("CIV-8.6.2c: a ")
    assert refused(Upgrade(improvement=greater, city="roma"), world).startswith("CIV-8.6.2c: Roma needs a ")
    assert ({"Ostia": "ostia"}, {IMPROVEMENTS[greater].name: greater}) == (
        Upgrade.choices(world, "rome", "city", {}),
        Upgrade.choices(world, "rome", "improvement", {"city": "ostia"}),
    )

    done(order, world)

    assert ([greater], 39, 0) == (
        world.cities["ostia"].improvements,
        world.cities["ostia"].population,
        world.countries["rome"].treasury,
    )
    assert order.told(world, "rome") == ImprovementBuilt(
        clause="CIV-8.6.2c", country="rome", city="ostia", improvement=greater
    )


def test_CIV_8_6_2c_a_granary_is_no_upgrade() -> None:
    """The refusal names the three."""
    answer = refused(Upgrade(improvement="granary", city="ostia"), rich(a_world(a_city())))

    assert answer == "CIV-8.6.2c: Granary is built, not upgraded to; choose Bank, High Temple or Coliseum"


def test_CIV_8_6_2d_one_bank_and_one_palace_in_a_country() -> None:
    """The refusal says where the other stands."""
    world = rich(a_world(a_city(improvements=["bank", "palace"]), a_city("roma", "0603", improvements=["marketplace"])))

    assert refused(Upgrade(improvement="bank", city="roma"), world) == (
        "CIV-8.6.2d: only one Bank in a country, and yours stands in Ostia; possible there: Granary, "
        "Aqueduct, Library, City Wall, Barracks, Stable, Temple, Public Spectacle and 3 more"
    )
    assert "only one Palace in a country" in refused(Build(improvement="palace", city="roma"), world)


def test_CIV_8_6_2f_a_new_palace_makes_a_capital() -> None:
    """While the country has none."""
    world = rich(a_world(a_city()))

    done(Build(improvement="palace", city="ostia"), world)

    assert world.cities["ostia"] is world.capital("rome")


def test_CIV_8_6b_only_own_cities_build_in_disorder_too() -> None:
    """A foreign city is refused with the own ones."""
    world = two_lands()
    world.cities["ostia"].disorder = True

    for order, others in (
        (Build(improvement="granary", city="tunis"), "choose Ostia"),
        (Upgrade(improvement="bank", city="tunis"), "no other choice is possible now"),
    ):
        assert refused(order, world) == f"CIV-8.6b: Tunis is not a city of yours; {others}"

    assert ["granary"] == done(Build(improvement="granary", city="ostia"), world).cities["ostia"].improvements


def test_CIV_5_1n_no_order_brings_a_city_under_twenty() -> None:
    """A town of 20 builds nothing."""
    answer = refused(Build(improvement="granary", city="ostia"), rich(a_world(a_city(population=20))))

    assert answer == ("CIV-5.1n: Ostia would fall under 20 thousand people; it can spare 0; possible there: none")


def test_CIV_8_6_2h_a_fort_stands_on_a_hex_without_city() -> None:
    """Its city pays the person; the Fort is the country's."""
    world = rich(a_world(a_city()), 25)
    order = Build(improvement="fort", city="ostia", hex="0801")

    done(order, world)

    assert ("rome", "ostia") == (world.forts["0801"].owner, world.forts["0801"].city)
    assert ([], 39, 0) == (
        world.cities["ostia"].improvements,
        world.cities["ostia"].population,
        world.countries["rome"].treasury,
    )
    assert order.told(world, "rome") == ImprovementBuilt(country="rome", city="ostia", improvement="fort", hex="0801")


def test_CIV_8_6_2h_where_no_fort_may_stand() -> None:
    """No hex, sea, foreign land, a city, another Fort, and a second one of the same city."""
    world = two_lands()

    def answer(hexagon: str, city: str = "ostia") -> str:
        return refused(Build(improvement="fort", city=city, hex=hexagon), world)

    assert answer("").startswith("CIV-8.6.2h: a Fort needs a hex: build Fort in Ostia at ")
    assert answer("0000").startswith("CIV-8.6.2h: 0000 is not a land hex of yours; choose 0001, ")
    assert answer("0801").startswith("CIV-8.6.2h: 0801 is not a land hex of yours; choose 0001, ")
    assert answer("0203").startswith("CIV-8.6.2h: 0203 has a city or a Fort already; choose 0001, ")

    done(Build(improvement="fort", city="ostia", hex="0401"), world)

    assert answer("0101") == "CIV-8.6.2h: Ostia keeps the Fort at 0401 already; no other choice is possible now"
    assert "0401" not in Build.choices(world, "rome", "hex", {"improvement": "fort"})


def test_CIV_8_6_2h_only_a_fort_has_a_hex() -> None:
    """A Granary stands in its city."""
    answer = refused(Build(improvement="granary", city="ostia", hex="0401"), rich(a_world(a_city())))

    assert answer == "CIV-8.6.2h: only a Fort stands on a hex of its own; leave 0401 out"


def test_CIV_8_6_2a_choices_narrow_each_other() -> None:
    """What may stand in a city, and where something may stand."""
    world = rich(a_world(a_city(improvements=["granary"]), a_city("roma", "0601", population=20)))

    assert {"Ostia": "ostia"} == Build.choices(world, "rome", "city", {"improvement": "temple"})
    assert {} == Build.choices(world, "rome", "city", {"improvement": "granary"})
    assert {} == Build.choices(world, "rome", "hex", {"improvement": "temple"})
    names = Build.choices(world, "rome", "improvement", {"city": "ostia"})
    assert {"Aqueduct", "Palace", "Fort"} < set(names)
    assert not {"Granary", "Shipyard", "Bank"} & set(names)


def abroad() -> World:
    """Rome with money, and Carthage."""
    return rich(two_lands(), 25)


def test_CIV_8_6_3a_a_mission_costs_25_points_and_no_people() -> None:
    """Its leader leaves office and school; from now on he is its leader."""
    world = abroad()
    titus = a_person(world, "Titus", office="general", studies=Studies(city="ostia", school="university"))

    done(RaiseMission(host="carthage", sponsor="ostia", leader=titus.id), world)

    (mission,) = world.missions.values()
    assert ("rome", "carthage", "ostia", titus.id, "raised", 100) == (
        mission.owner,
        mission.host,
        mission.sponsor,
        mission.leader,
        mission.state,
        mission.raised,
    )
    assert ("leader", mission.id, None) == (titus.office, titus.mission, titus.studies)
    assert (0, 40) == (world.countries["rome"].treasury, world.cities["ostia"].population)


def test_CIV_8_6_3b_a_country_may_have_several_missions_with_one_host() -> None:
    """Each serves that host only."""
    world = rich(two_lands(), 50)

    for _ in range(2):
        done(RaiseMission(host="carthage", sponsor="ostia"), world)

    assert ["carthage", "carthage"] == [mission.host for mission in world.missions.values()]


def test_CIV_8_6_3f_roads_ships_and_cities_are_bought_in_winter_too() -> None:
    """A city by setting its points aside."""
    assert {"build_road", "build_ship", "save_for_city"} < {order.name for order in WINTER_ORDERS}


def test_CIV_8_6a_what_is_built_stands_at_once_and_is_charged_from_next_winter() -> None:
    """The Granary feeds this Winter's growth, after its person is paid: 39 x 1.5 = 58, a tenth of it."""
    world = rich(a_world(a_city()), 25)

    played = play_out(winter, world, {"rome": [Build(improvement="granary", city="ostia")]})

    assert (39 + 5, 0) == (played.state.cities["ostia"].population, played.state.countries["rome"].costs)
    assert {"improvement": 1} == running_costs(played.state, "rome")


def test_CIV_8_6_3a_a_mission_comes_from_the_capital_unless_a_city_is_named() -> None:
    """Without a Palace from the most populous city; without any city from nowhere."""
    (mission,) = done(RaiseMission(host="carthage"), abroad()).missions.values()
    homeless = abroad()
    homeless.cities = {id: city for id, city in homeless.cities.items() if city.owner != "rome"}

    assert "ostia" == mission.sponsor
    assert "you have no city to send a mission from" in refused(RaiseMission(host="carthage"), homeless)


def test_CIV_8_6_3d_a_new_envoy_is_yet_to_be_found() -> None:
    """The mission waits for him."""
    (mission,) = done(RaiseMission(host="carthage", sponsor="ostia"), abroad()).missions.values()

    assert "" == mission.leader


@pytest.mark.parametrize("host", ["rome", "atlantis"])
def test_CIV_8_6_3a_a_host_is_another_country(host: str) -> None:
    """The refusal names those there are."""
    assert refused(RaiseMission(host=host, sponsor="ostia"), abroad()) == (
        f"CIV-8.6.3a: {abroad().called('country', host)} can host no mission of yours; choose Carthage"
    )


def test_CIV_8_6_3a_a_fallen_country_hosts_nobody() -> None:
    """There is none left."""
    world = abroad()
    world.countries["carthage"].status = "fallen"

    assert refused(RaiseMission(host="carthage", sponsor="ostia"), world).endswith("no other choice is possible now")


def test_CIV_8_6_3a_the_sponsor_is_an_own_city_and_the_cost_must_be_there() -> None:
    """Each refusal says what would do."""
    world = abroad()

    assert "Tunis is not a city of yours" in refused(RaiseMission(host="carthage", sponsor="tunis"), world)
    assert refused(RaiseMission(host="carthage", sponsor="ostia"), rich(world, 24)) == (
        "CIV-8.6.3a: this costs 25 points, and your treasury holds 24; no other choice is possible now"
    )


def test_CIV_8_6_3c_the_leader_is_a_free_adult_at_home() -> None:
    """Not the ruler, not a child, not one who leads another mission."""
    world = abroad()
    ruler = world.countries["rome"].ruler
    boy, busy = a_person(world, "Ancus", 15), a_person(world, "Titus")
    a_mission(world, "ostia", "carthage", busy)

    def answer(leader: str) -> str:
        return refused(RaiseMission(host="carthage", sponsor="ostia", leader=leader), world)

    assert answer(ruler) == "CIV-8.6.3c: Romulus is needed at home; leave it out"
    assert answer(boy.id).startswith("CIV-8.6.3c: Ancus is under 16; ")
    assert answer(busy.id) == "CIV-8.6.3c: Titus is away on a mission; leave it out"


def test_CIV_8_6_3a_choices_are_hosts_sponsors_and_leaders() -> None:
    """The ruler is not offered."""
    world = abroad()
    titus = a_person(world, "Titus")

    assert {"Carthage": "carthage"} == RaiseMission.choices(world, "rome", "host", {})
    assert {"Ostia": "ostia"} == RaiseMission.choices(world, "rome", "sponsor", {})
    assert {"Titus": titus.id} == RaiseMission.choices(world, "rome", "leader", {})


def test_CIV_4_8_2e_25_points_are_set_aside_once() -> None:
    """They leave the treasury; only the seat is told."""
    world = rich(a_world(a_city(population=41)), 60)
    order = SaveForCity()

    done(order, world)

    assert (35, 25) == (world.countries["rome"].treasury, world.countries["rome"].city_fund)
    assert FundSet(audience=("rome",), country="rome", points=25) == order.told(world, "rome")
    assert refused(order, world).startswith("CIV-4.8.2e: 25 points are set aside already")
    assert order.key() == SaveForCity().key()


def test_CIV_4_8_2e_nothing_is_set_aside_in_vain() -> None:
    """21 thousand must be there to move, an open hex, and the points."""
    world = rich(a_world(a_city(population=40)))

    assert refused(SaveForCity(), world).startswith("CIV-4.8.2e: a new city takes an open hex and 21 thousand people")

    world.cities["ostia"].population = 41
    world.countries["rome"].treasury = 24

    assert refused(SaveForCity(), world) == "CIV-4.8.2e: this costs 25 points, and your treasury holds 24"

    world.owners = {"0203": "rome", "0303": "rome"}

    assert "an open hex" in refused(SaveForCity(), rich(world))
