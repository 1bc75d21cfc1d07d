"""Land elements, Warships and Transport Ships (window `winter`, section 5)."""

import pytest

from rules.civilized.forces.events import ElementRaised, ShipAssigned, ShipBuilt
from rules.civilized.forces.orders import AssignShip, BuildShip, RaiseElement
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.show.views import lexicon
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.civilized.world.tables import ELEMENTS
from rules.civilized.world.war import Agreement
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.worlds import a_city, a_country, a_ship, a_world, an_army

COSTS = {
    "Elephants": 40, "Knights": 40, "Blades": 40, "War Wagons": 40, "Cavalry": 30, "Camelry": 30, "Pikes": 30,
    "Artillery": 30, "Light Horse": 20, "Spears": 20, "Bows": 20, "War Bands": 20, "Psiloi": 10, "Auxilia": 10,
}  # fmt: skip


def rich(world: World, points: int = 200) -> World:
    """Fill the treasury of Rome."""
    world.countries["rome"].treasury = points
    return world


def ports() -> World:
    """Ostia and Roma on the coast, Veii inland."""
    return rich(a_world(a_city(hexagon="0101"), a_city("roma", "0501"), a_city("veii", "0703")))


@pytest.mark.parametrize(("kind", "cost"), COSTS.items())
def test_CIV_8_5a_an_element_costs_its_points_and_one_thousand(kind: str, cost: int) -> None:
    """It stands at the city that raised it (CIV-8.5i); the scenario may change the points (CIV-8.5j)."""
    world = rich(a_world(a_city(), countries=(a_country(army_list={kind: 12}),)), cost)
    order = RaiseElement(type=kind, city="ostia")

    done(order, world)

    (element,) = world.elements.values()
    assert (kind, "rome", "ostia", "0203", "", 100) == (
        element.type,
        element.owner,
        element.home,
        element.hex,
        element.payer,
        element.built,
    )
    assert (0, 39) == (world.countries["rome"].treasury, world.cities["ostia"].population)
    assert ElementRaised(country="rome", city="ostia", type=kind) == order.told(world, "rome")


def test_CIV_8_5_every_type_has_its_cost() -> None:
    """And no other type exists."""
    assert {kind: element.cost for kind, element in ELEMENTS.items()} == COSTS


def test_CIV_8_5j_the_scenario_may_change_a_cost() -> None:
    """The refusal names the new one."""
    world = rich(a_world(a_city(), element_costs={"Spears": 35}), 34)

    assert refused(RaiseElement(type="Spears", city="ostia"), world) == (
        "CIV-8.5a: this costs 35 points, and your treasury holds 34; choose Cavalry, Psiloi or Warship"
    )


def test_CIV_8_5b_x51_one_element_of_any_kind_a_winter() -> None:
    """A city without buildings raises Spears, and then neither Spears nor Cavalry."""
    world = done(RaiseElement(type="Spears", city="ostia"), rich(a_world(a_city())))

    assert refused(RaiseElement(type="Spears", city="ostia"), world) == (
        "CIV-8.5b: Ostia has raised all that it may this Winter without a Barracks; no other choice is possible now"
    )
    assert refused(RaiseElement(type="Cavalry", city="ostia"), world) == (
        "CIV-8.5b: Ostia has raised all that it may this Winter without a Stable; no other choice is possible now"
    )


def test_CIV_8_5c_x51_barracks_lift_the_limit_for_foot() -> None:
    """Spears, Spears and Cavalry are raised; a second Cavalry is not."""
    world = rich(a_world(a_city(improvements=["barracks"])))

    for kind in ("Spears", "Spears", "Cavalry"):
        done(RaiseElement(type=kind, city="ostia"), world)

    assert {"foot": 2, "mounted": 1} == world.cities["ostia"].raised
    assert refused(RaiseElement(type="Cavalry", city="ostia"), world).startswith(
        "CIV-8.5b: Ostia has raised all that it may"
    )


def test_CIV_8_5e_without_buildings_as_many_elements_as_cities_and_as_many_ships_as_ports() -> None:
    """Three and two."""
    world = ports()
    for city in world.cities:
        done(RaiseElement(type="Psiloi" if city == "veii" else "Spears", city=city), world)
    for city in ("ostia", "roma"):
        done(BuildShip(city=city), world)

    assert {} == RaiseElement.choices(world, "rome", "city", {})
    assert {} == BuildShip.choices(world, "rome", "city", {})
    assert (3, 2) == (len(world.elements), len(world.ships))


def test_CIV_8_5c_a_stable_lifts_the_limit_for_mounted() -> None:
    """Two Cavalry and one Spears."""
    world = rich(a_world(a_city(improvements=["stable"])))

    for kind in ("Spears", "Cavalry", "Cavalry"):
        done(RaiseElement(type=kind, city="ostia"), world)

    assert refused(RaiseElement(type="Spears", city="ostia"), world).startswith(
        "CIV-8.5b: Ostia has raised all that it may"
    )


def test_CIV_8_5d_one_ship_beside_the_element_and_any_number_with_a_shipyard() -> None:
    """Warship and Transport Ship count together."""
    world = ports()
    done(RaiseElement(type="Spears", city="ostia"), world)
    order = RaiseElement(type="Warship", city="ostia")
    done(order, world)

    assert ShipBuilt(country="rome", city="ostia", type="Warship") == order.told(world, "rome")
    assert refused(BuildShip(city="ostia"), world) == (
        "CIV-8.5d: Ostia has raised all that it may this Winter without a Shipyard; choose Roma"
    )

    world.cities["ostia"].improvements = ["shipyard"]
    done(BuildShip(city="ostia"), world)

    assert ["Warship", "Transport Ship"] == [ship.type for ship in world.ships.values()]
    assert 40 - 3 == world.cities["ostia"].population
    assert 200 - 60 == world.countries["rome"].treasury


def test_CIV_8_5d_ships_need_a_coast() -> None:
    """Of either sort."""
    for order in (RaiseElement(type="Warship", city="veii"), BuildShip(city="veii")):
        assert refused(order, ports()) == "CIV-8.5d: Veii lies inland; ships need a coastal city; choose Ostia or Roma"


def test_CIV_8_5f_a_city_in_disorder_or_just_captured_raises_nothing() -> None:
    """Neither elements nor ships."""
    world = ports()
    world.cities["ostia"].disorder = True
    world.cities["roma"].captured = world.year

    assert refused(RaiseElement(type="Spears", city="ostia"), world) == (
        "CIV-8.5f: Ostia is in disorder and raises nothing; choose Veii"
    )
    assert refused(BuildShip(city="ostia"), world).startswith("CIV-8.5f: Ostia is in disorder")
    assert refused(RaiseElement(type="Spears", city="roma"), world).startswith("CIV-8.5f: Roma was captured this year")


def test_CIV_8_5g_only_types_of_the_army_list() -> None:
    """The refusal names them; Warships are open to all."""
    world = ports()

    for kind in ("Elephants", "Triremes"):
        assert refused(RaiseElement(type=kind, city="ostia"), world).endswith(
            "choose Spears, Cavalry, Psiloi or Warship"
        )

    assert 1 == len(done(RaiseElement(type="Warship", city="ostia"), world).ships)


def test_CIV_8_5g_the_list_holds_once_for_each_started_dozen() -> None:
    """Six Spears of twelve are all, until the thirteenth element starts a second dozen."""
    world = ports()
    an_army(world, "ostia", 6)
    an_army(world, "ostia", 5, "Cavalry")

    assert refused(RaiseElement(type="Spears", city="ostia"), world) == (
        "CIV-8.5g: you have all the Spears that an army of your size may hold; choose Psiloi or Warship"
    )

    an_army(world, "ostia", 1, "Psiloi")

    assert 7 == sum(
        one.type == "Spears" for one in done(RaiseElement(type="Spears", city="ostia"), world).elements.values()
    )


def test_CIV_8_5g_mercenaries_do_not_count() -> None:
    """Six hired Spears leave room for one's own."""
    world = ports()
    for hired in an_army(world, "ostia", 6):
        hired.payer = "rome"

    assert 7 == len(done(RaiseElement(type="Spears", city="ostia"), world).elements)


def test_CIV_5_1n_a_town_of_twenty_raises_nothing() -> None:
    """It would fall under 20."""
    world = rich(a_world(a_city(population=20)))

    assert refused(RaiseElement(type="Spears", city="ostia"), world).startswith("CIV-5.1n: ")


def test_CIV_8_5a_a_foreign_city_raises_nothing() -> None:
    """The refusal names the own ones."""
    world = rich(a_world(a_city(), a_city("tunis", "0703", "carthage")))

    assert refused(RaiseElement(type="Spears", city="tunis"), world).startswith(
        "CIV-8.5a: Tunis is not a city of yours"
    )


def test_CIV_8_5a_choices_narrow_each_other() -> None:
    """What a city may raise, and where a type may be raised."""
    world = ports()
    world.cities["roma"].population = 20

    assert ["Spears", "Cavalry", "Psiloi"] == list(RaiseElement.choices(world, "rome", "type", {"city": "veii"}))
    assert {"Ostia": "ostia"} == RaiseElement.choices(world, "rome", "city", {"type": "Warship"})
    assert {"Ostia": "ostia", "Veii": "veii"} == RaiseElement.choices(world, "rome", "city", {"type": "Spears"})


def test_CIV_5_2_2a_a_transport_ship_gets_a_home_and_a_route() -> None:
    """For 20 points and 1 thousand people."""
    world = ports()
    order = BuildShip(city="ostia", target="roma")

    done(order, world)

    (ship,) = world.ships.values()
    assert ("ostia", "0101", "roma") == (ship.home, ship.hex, ship.target)
    assert (180, 39) == (world.countries["rome"].treasury, world.cities["ostia"].population)
    assert order.told(world, "rome") == ShipBuilt(country="rome", city="ostia", type="Transport Ship", target="roma")


def test_CIV_8_5a_a_transport_ship_costs_twenty() -> None:
    """19 points are too few."""
    assert refused(BuildShip(city="ostia"), rich(ports(), 19)) == (
        "CIV-8.5a: this costs 20 points, and your treasury holds 19"
    )


def test_CIV_5_2_2b_two_ships_for_each_pair_of_ports() -> None:
    """One based in each."""
    world = ports()
    a_ship(world, "ostia", "roma")

    assert refused(BuildShip(city="ostia", target="roma"), world) == (
        "CIV-5.2.2b: the route from Ostia to Roma is full: one ship based at each end; leave it out"
    )
    assert 2 == len(done(BuildShip(city="roma", target="ostia"), world).ships)


def test_CIV_5_2_2b_where_no_ship_may_trade() -> None:
    """Inland, in nowhere, at home, abroad without an agreement."""
    world = rich(a_world(a_city(hexagon="0101"), a_city("veii", "0703"), a_city("tunis", "0901", "carthage")))

    def answer(target: str) -> str:
        return refused(BuildShip(city="ostia", target=target), world)

    assert answer("veii") == "CIV-5.2.2b: no way by sea from Ostia to Veii; leave it out"
    assert answer("alba") == "CIV-5.2.2b: alba will not do as the coastal city with which it trades; leave it out"
    assert answer("ostia").startswith(
        "CIV-5.2.2a: a Transport Ship works between Ostia and another coastal city; leave it out"
    )
    assert answer("tunis").startswith("CIV-5.2.2b: no Trade Agreement by sea with Tunis")

    world.agreements["a"] = Agreement(
        id="a", kind="sea_trade", parties=["rome", "carthage"], cities=["ostia", "tunis"], start=99
    )

    assert {"Tunis": "tunis"} == BuildShip.choices(world, "rome", "target", {"city": "ostia"})
    assert 1 == len(done(BuildShip(city="ostia", target="tunis"), world).ships)


def test_CIV_5_2_2b_both_ports_lie_on_one_sea() -> None:
    """A lake behind the mountains is no way."""
    world = rich(a_world(a_city(hexagon="0101"), a_city("veii", "0703")))
    world.board.rows = ["~~~~~~~~~~", "pppppppppp", "ppppppppp~", "pppppppppp"]
    world.cities["veii"].hex, world.cities["veii"].coastal = "0902", True

    assert "no way by sea" in refused(BuildShip(city="ostia", target="veii"), world)


def test_CIV_5_2_2d_a_ship_gets_another_route_or_none() -> None:
    """Without cost; everybody is told."""
    world = ports()
    ship = a_ship(world, "ostia", "roma")
    order = AssignShip(ship=ship.id)

    assert refused(AssignShip(ship=ship.id, target="roma"), world) == (
        "CIV-5.2.2d: the ship trades with Roma already; leave it out"
    )

    done(order, world)

    assert "" == ship.target
    assert ShipAssigned(country="rome", city="ostia", target="") == order.told(world, "rome")
    assert refused(order, world) == "CIV-5.2.2d: the ship is without a route already; name a city to give it one"

    back = AssignShip(ship=ship.id, target="roma")
    done(back, world)

    assert ShipAssigned(country="rome", city="ostia", target="roma") == back.told(world, "rome")
    assert back.key() == order.key()


def test_CIV_5_2_2d_only_own_transport_ships_are_assigned() -> None:
    """A Warship, a foreign ship and none at all are refused; so is a full route."""
    world = ports()
    warship = a_ship(world, "ostia", kind="Warship")
    idle = a_ship(world, "ostia")
    other = a_ship(world, "ostia", "roma")

    assert refused(AssignShip(ship=warship.id), world).startswith("CIV-5.2.2d: that is not a Transport Ship of yours")
    assert refused(AssignShip(ship="ghost"), world).startswith("CIV-5.2.2d: that is not a Transport Ship of yours")
    assert "not a Transport Ship" in refused(AssignShip(ship=idle.id), world, "carthage")
    assert refused(AssignShip(ship=idle.id, target="roma"), world).startswith("CIV-5.2.2b: the route")
    assert {} == AssignShip.choices(world, "rome", "target", {"ship": idle.id})
    assert AssignShip.choices(world, "rome", "ship", {}) == {
        "Transport Ship 3 of Ostia": idle.id,
        "Transport Ship 4 of Ostia": other.id,
    }


def test_CIV_8_5g_a_game_may_bound_fleets() -> None:
    """Under the setting: it counts Transport Ships alone; the refusal names it."""
    world = a_world(a_city("ostia", "0201"), settings=Settings(ending="never", largest_fleet=1))
    world.countries["rome"].treasury = 100
    a_ship(world, "ostia", kind="Warship")
    BuildShip(city="ostia").check(world, "rome")
    a_ship(world, "ostia")

    assert refused(BuildShip(city="ostia"), world).startswith(
        "CIV-8.5g: you have all the Transport Ships that this game allows: 1 (setting largest_fleet)"
    )


def test_CIV_8_5g_a_game_may_bound_armies() -> None:
    """Under the setting: Warships count too; the refusal names it."""
    world = a_world(a_city("ostia", "0201"), settings=Settings(ending="never", largest_army=3))
    world.countries["rome"].treasury = 100
    an_army(world, "ostia", 2)
    a_ship(world, "ostia", kind="Warship")

    assert (
        "CIV-8.5g: your army is complete: this game allows 3 (setting largest_army); no other choice is possible now"
        == refused(RaiseElement(type="Spears", city="ostia"), world)
    )


@pytest.mark.parametrize(
    "said",
    [
        "raise Transport Ship in Ostia",
        "buy a ship in Ostia",
        "get me another boat at Ostia",
        "build a new ship in Ostia",
    ],
)
def test_CIV_5_2_2a_a_ship_is_built_by_whatever_verb(said: str) -> None:
    """Whoever raises or buys one builds it."""
    world = ports()

    assert BuildShip(city="ostia") == CIVILIZED.read(said, (RaiseElement, BuildShip), lexicon(world, "rome"), world)


def test_CIV_8_5d_whoever_would_build_inland_hears_what_his_harbour_lacks() -> None:
    """No other city is named that could not do it either."""
    world = a_world(a_city("ostia", "0201", population=20), a_city("veii", "0503"))
    world.countries["rome"].treasury = 90

    assert "Veii lies inland; ships need a coastal city; Ostia would fall under 20" in refused(
        BuildShip(city="veii"), world
    )
