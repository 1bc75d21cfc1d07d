"""What an autopilot buys with its pool, card by card (CIV-4.8.2)."""

from typing import Any

import pytest

from rules.civilized.autopilot.autopilot import autopilot
from rules.civilized.autopilot.purchases import PURCHASES
from rules.civilized.autopilot.purse import Purse
from rules.civilized.cities.works import Build, BuildRoad, SaveForCity, Upgrade
from rules.civilized.forces.orders import BuildShip, RaiseElement
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.war.needs import numbers_lacking, ships_lacking
from rules.civilized.world.state import Studies, World
from rules.civilized.world.tables import SCORES
from rules.civilized.world.war import War, WarPlan
from rules.kernel.facts.events import Drawn
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.orders.windows import Window
from tests.rules.civilized.spenders import at_war, ruled
from tests.rules.civilized.worlds import a_city, a_country, a_mission, a_person, a_road, a_world, an_army
from tests.rules.playing import Scripts, Table

FIRST, SECOND, THIRD, FOURTH = "6H", "7H", "QH", "KH"
WINTER: Window[Any] = Window(name="winter", clause="CIV-4.8.2a", asked=["rome"], orders=(), silence="")


def invest(world: World, points: int, *items: str) -> list[Any]:
    """Give what Rome buys with a pool of so many points on these cards, and then always the first item."""
    land = world.countries["rome"]
    land.revenue, land.costs, land.treasury = points, 0, points
    cards: Scripts = {"save.lot": ["TH"] * 40, "invest.item": [*items, *["AH"] * 200]}
    table = Table(world, cards)

    orders = list(autopilot(world, "rome", WINTER, table.play.chance))

    assert {"gamemaster"} >= {event.audience for event in table.told(Drawn)}
    return orders


def test_CIV_4_8_2a_x40_a_military_ruler_draws_the_eight() -> None:
    """Pool 75, Palace stands, inland: the second item of Army/Navy, Barracks, Stable ... is Barracks."""
    world = ruled(a_world(a_city(population=60, improvements=["palace"])), military=13)

    orders = invest(world, 75, "8H")

    assert Build(improvement="barracks", city="ostia") == orders[0]
    assert world.countries["rome"].treasury <= 50


@pytest.mark.parametrize(
    ("card", "work"), [("AS", "temple"), ("6H", "temple"), ("7D", "courthouse"), ("TC", "courthouse"),
                       ("JS", "granary"), ("QD", "granary"), ("KC", "aqueduct")],
)  # fmt: skip
def test_CIV_4_8_2a_the_card_names_the_place_on_the_list(card: str, work: str) -> None:
    """Morals: Temple, then (no High Temple yet) Courthouse, Granary, Aqueduct."""
    world = ruled(a_world(a_city(population=60, improvements=["palace"])), morals=13)

    assert [Build(improvement=work, city="ostia")] == invest(world, 25, card)


def test_CIV_4_8_2b_a_card_past_the_end_is_redrawn() -> None:
    """With one item left, King, Queen and Seven are drawn again."""
    world = ruled(a_world(a_city(), countries=(a_country(army_list={"Psiloi": 12}),)), morals=13)

    assert ["army_or_navy"] == [item for item, purchase in PURCHASES.items() if purchase.possible(purse(world, 10))]
    assert [RaiseElement(type="Psiloi", city="ostia")] == invest(world, 10, FOURTH, THIRD, SECOND, FIRST)


def test_CIV_4_8_2b_what_cannot_be_paid_ends_the_pool() -> None:
    """10 points buy Psiloi, 9 nothing; what remains stays in the treasury."""
    world = ruled(a_world(a_city(improvements=["palace"])), military=13)

    assert [RaiseElement(type="Psiloi", city="ostia")] == invest(world, 12)
    assert 2 == world.countries["rome"].treasury
    assert [] == invest(ruled(a_world(a_city()), military=13), 9)


def test_CIV_4_8_2b_what_is_impossible_at_first_has_dropped_out() -> None:
    """A Temple is built, and no High Temple in the same Winter."""
    world = ruled(a_world(a_city(population=60, improvements=["palace"])), morals=13)

    orders = invest(world, 50, FIRST, FIRST)

    assert [Build(improvement="temple", city="ostia"), Build(improvement="courthouse", city="ostia")] == orders


def test_CIV_4_8_2c_at_war_the_list_is_the_militarys() -> None:
    """Whatever the scores; who began the war arms first (CIV-HA14)."""
    world = at_war(ruled(a_world(a_city(population=60, improvements=["palace"])), morals=13))
    world.wars["w"].attacker, world.wars["w"].defender = "carthage", "rome"

    assert Build(improvement="barracks", city="ostia") == invest(world, 25, SECOND)[0]


def test_CIV_HA14_who_prepares_raises_what_the_war_lacks_before_all_else() -> None:
    """First the number that marches, of the cheapest type; then what is over goes by the cards."""
    world = with_a_neighbour(ruled(a_world(a_city(population=60, improvements=["palace", "barracks"])), morals=13))
    world.cities["tunis"] = a_city("tunis", "0302", "carthage")
    world.owners |= {"0302": "carthage"}
    world.countries["rome"].army_list = {"Blades": 12, "Psiloi": 12}
    world.countries["rome"].war_plan = WarPlan(kind="religion", target="carthage")
    an_army(world, "ostia", 5)
    assert 3 == numbers_lacking(world, "rome", "carthage", "religion")

    raised = [order.type for order in invest(world, 75, FIRST) if isinstance(order, RaiseElement)]

    assert ["Psiloi"] * 3 == raised[:3]
    assert 0 == numbers_lacking(world, "rome", "carthage", "religion")


def test_CIV_HA14_where_no_way_leads_on_foot_it_builds_ships_for_an_army() -> None:
    """Three carry six; none for a neighbour by land."""
    world = with_a_neighbour(ruled(a_world(a_city("ostia", "0001", coastal=True, population=60)), morals=13))
    world.board.rows = ["~~~~~~~~~~", "ppppp~pppp", "ppppp~pppp", "ppppp~pppp"]
    world.cities["tunis"] = a_city("tunis", "0701", "carthage", coastal=True)
    world.owners = {"0001": "rome", "0701": "carthage"}

    assert 3 == ships_lacking(world, "rome", "carthage")
    world.cities["tunis"].hex = "0201"
    world.owners |= {"0101": "rome", "0201": "carthage"}
    assert 0 == ships_lacking(world, "rome", "carthage")


def test_CIV_4_8_2d_no_city_falls_under_twenty() -> None:
    """A town of 20 buys nothing that costs people."""
    world = ruled(a_world(a_city(population=20)), morals=13)

    assert [RaiseMission] == [type(order) for order in invest(with_a_neighbour(world), 75)]


def with_a_neighbour(world: World) -> World:
    """Set a second country beside Rome."""
    world.countries["carthage"] = a_country("carthage")
    world.seats.append("carthage")
    return world


def purse(world: World, points: int = 100, cards: Scripts | None = None) -> Purse:
    """Give Rome's purse."""
    world.countries["rome"].treasury = points
    return Purse(world, "rome", Table(world, cards or {}).play.chance, points)


def test_CIV_4_8_2f_an_improvement_goes_to_the_most_populous_city_that_may_have_it() -> None:
    """Of equal ones to an equal pick."""
    world = a_world(
        a_city(population=90, improvements=["granary"]), a_city("roma", "0603"), a_city("veii", "0901"),
        a_city("capua", "0001", population=30),
    )  # fmt: skip

    assert Build(improvement="granary", city="roma") == PURCHASES["granary"].order(purse(world))
    assert Build(improvement="granary", city="veii") == PURCHASES["granary"].order(
        purse(world, cards={"invest.city": 1})
    )
    assert Build(improvement="aqueduct", city="ostia") == PURCHASES["aqueduct"].order(purse(world))


def test_CIV_4_8_2f_an_upgrade_goes_where_the_lesser_one_stands() -> None:
    """Once in the country."""
    world = a_world(a_city(population=90), a_city("roma", "0603", improvements=["marketplace"]))

    assert Upgrade(improvement="bank", city="roma") == PURCHASES["bank"].order(purse(world))
    assert not PURCHASES["bank"].possible(purse(a_world(a_city())))


def test_CIV_4_8_2f_a_wall_while_any_city_lacks_one_then_a_fort() -> None:
    """The Fort on a pick of hexes, paid for by the most populous city that keeps none."""
    world = a_world(a_city(population=90, improvements=["city_wall"]), a_city("roma", "0603"))

    assert Build(improvement="city_wall", city="roma") == PURCHASES["wall_or_fort"].order(purse(world))

    world.cities["roma"].improvements = ["city_wall"]
    first = PURCHASES["wall_or_fort"].order(purse(world, cards={"invest.hex": 1}))

    assert Build(improvement="fort", city="ostia", hex="0002") == first

    first.apply(world, "rome")

    assert Build(improvement="fort", city="roma", hex="0001") == PURCHASES["wall_or_fort"].order(
        purse(world, cards={"invest.hex": 0})
    )

    world.cities["roma"].population = 20

    assert not PURCHASES["wall_or_fort"].possible(purse(world))


def test_CIV_4_8_2f_a_town_that_cannot_pay_for_its_wall_holds_up_the_forts() -> None:
    """There is no unit to buy."""
    world = a_world(a_city(population=90, improvements=["city_wall"]), a_city("roma", "0603", population=20))

    assert not PURCHASES["wall_or_fort"].possible(purse(world))


def test_CIV_4_8_2f_elements_are_an_equal_pick_of_types_then_of_cities() -> None:
    """Spears, Cavalry, Psiloi, Warship; then the cities that may."""
    world = a_world(a_city(hexagon="0201"), a_city("roma", "0603"))

    def bought(kind: int, site: int, points: int = 100) -> Any:
        return PURCHASES["army_or_navy"].order(purse(world, points, {"invest.type": kind, "invest.site": site}))

    assert RaiseElement(type="Spears", city="ostia") == bought(0, 0)
    assert RaiseElement(type="Cavalry", city="roma") == bought(1, 1)
    assert RaiseElement(type="Warship", city="ostia") == bought(3, 1)
    assert RaiseElement(type="Psiloi", city="roma") == bought(0, 1, 19)


def test_CIV_4_8_2f_road_or_ship_goes_by_colour_if_both_are_possible() -> None:
    """Red a section, black a ship, each for a pick of its pairs."""

    def bought(colour: str, pair: int, points: int = 100) -> Any:
        world = a_world(a_city(hexagon="0101"), a_city("roma", "0501"))
        return PURCHASES["road_or_ship"].order(purse(world, points, {"road.or.ship": colour, "invest.pair": pair}))

    assert BuildRoad(city="ostia", target="roma") == bought("2H", 0)
    assert BuildRoad(city="roma", target="ostia") == bought("2D", 1)
    assert BuildShip(city="roma", target="ostia") == bought("2C", 1)
    assert BuildRoad(city="ostia", target="roma") == bought("2C", 0, 19)


def test_CIV_4_8_2f_a_finished_road_and_a_served_route_are_bought_no_more() -> None:
    """Within one Winter, too."""
    world = a_world(a_city(hexagon="0101"), a_city("roma", "0301"))
    a_road(world, "roma", "ostia", ["0201"])
    one = purse(world, cards={"road.or.ship": ["2H", "2C", "2C"]})

    for order in [PURCHASES["road_or_ship"].order(one) for _ in range(3)]:
        order.check(world, "rome")
        order.apply(world, "rome")

    assert not PURCHASES["road_or_ship"].possible(one)


def test_CIV_4_8_2f_one_mission_for_each_host_at_peace() -> None:
    """From the capital, led by somebody unoccupied on the sheet without family, else by a new envoy."""
    world = a_world(
        a_city(), a_city("roma", "0603", improvements=["palace"]),
        countries=(a_country(), a_country("carthage"), a_country("samnium"), a_country("etruria")),
    )  # fmt: skip
    busy, free = a_person(world, "Titus"), a_person(world, "Gaius")
    a_person(world, "Marcus", office="general")
    a_person(world, "Ancus", 15)
    a_person(world, "Numa", studies=Studies(city="ostia", school="university"))
    a_mission(world, "roma", "carthage", busy)
    world.wars["w"] = War(id="w", attacker="etruria", defender="rome", start=99)

    assert RaiseMission(host="samnium", sponsor="roma", leader=free.id) == PURCHASES["mission"].order(purse(world))

    free.office = "priest"

    assert RaiseMission(host="samnium", sponsor="roma") == PURCHASES["mission"].order(purse(world))

    a_mission(world, "roma", "samnium", free)

    assert not PURCHASES["mission"].possible(purse(world))


def test_CIV_4_8_2e_a_new_city_is_saved_for_once_a_winter() -> None:
    """While a hex is open and 21 thousand can leave."""
    world = a_world(a_city(population=41))
    one = purse(world)

    assert SaveForCity() == PURCHASES["new_city"].order(one)

    SaveForCity().apply(world, "rome")

    assert not PURCHASES["new_city"].possible(one)
    assert not PURCHASES["new_city"].possible(purse(a_world(a_city(population=40))))
    assert not PURCHASES["new_city"].possible(purse(a_world(a_city(population=41)), 24))


def test_CIV_4_8_2f_nothing_is_possible_without_points() -> None:
    """Every item asks for some."""
    world = a_world(a_city(population=90, hexagon="0201"), a_city("roma", "0601", population=90))

    assert [] == [item for item, purchase in PURCHASES.items() if purchase.possible(purse(world, 9))]


def test_CIV_AP3_the_same_cards_lead_to_the_same_orders_whenever_they_are_drawn() -> None:
    """What another seat draws first changes nothing: draws are keyed by country."""
    worlds = [ruled(a_world(a_city(population=60), a_city("tunis", "0703", "carthage")), morals=13) for _ in "ab"]
    for world in worlds:
        for land in world.countries.values():
            land.revenue = land.treasury = 100

    def orders(world: World, seats: tuple[str, str]) -> dict[str, Any]:
        chance = Chance(Seeded("any"), 1, "winter", lambda _: 0)
        return {seat: autopilot(world.fresh(), seat, WINTER, chance) for seat in seats}

    assert orders(worlds[0], ("rome", "carthage")) == orders(worlds[1], ("carthage", "rome"))


def test_CIV_8_6c_every_purchase_is_legal_when_it_comes_to_it() -> None:
    """A large pool is spent down; each order passes its check on the true world in turn."""
    for score in SCORES:
        world = ruled(
            a_world(a_city(population=300, hexagon="0201"), a_city("roma", "0601", population=80),
                    a_city("tunis", "0903", "carthage")), **{score: 13},
        )  # fmt: skip
        land = world.countries["rome"]
        land.treasury = 975
        orders = invest(world.fresh(), 975)
        for order in orders:
            order.check(world, "rome")
            order.apply(world, "rome")

        assert len(orders) > 10
        assert land.treasury >= 0
