"""Purchasing and placement (CAN-5)."""

import pytest

from rules.candlebre.board.forces import count
from rules.candlebre.board.holdings import change_hands
from rules.candlebre.board.tables import TYPES, UNITS
from rules.candlebre.consequences import consequences
from rules.candlebre.currencies.money import building_price
from rules.candlebre.mercenaries.orders import PlayCompany
from rules.candlebre.purchasing.orders import Build, Buy, Place
from rules.candlebre.purchasing.quarters import limit, room
from rules.candlebre.turn.upkeep import upkeep
from rules.kernel.errors import Refusal
from tests.rules.candlebre.turns import first
from tests.rules.candlebre.worlds import a_leader, a_table, a_world, give, run


def refusal(world, order, seat="red") -> Refusal:
    """Give the refusal of an order."""
    with pytest.raises(Refusal) as caught:
        order.check(world, seat)
    return caught.value


def camp(units=None, muster=None, value=40, **fields):
    """Give a world in which Cresset Hill, worth 40, has barracks and waits for troops."""
    place = {"barracks": True, "units": units or {}, "value": value, **fields.pop("place", {})}
    return a_world(
        houses={"gold": {"muster": muster or {}, **fields}}, places={"cresset_hill": {**place, "owner": "gold"}}
    )


def test_CAN_5_1_units_are_as_in_the_table() -> None:
    """Attack, defence, movement and price (CAN-8.1 for mercenaries)."""
    figures = {kind: (one.attack, one.defence, one.move, one.price) for kind, one in UNITS.items()}

    assert {
        "infantry": (7, 8, 1, 15),
        "archers": (6, 6, 1, 20),
        "cavalry": (8, 6, 2, 25),
        "light_infantry": (5, 4, 2, 18),
        "pikemen": (5, 10, 1, 15),
        "siege_engines": (0, 0, 1, 20),
        "mercenaries": (5, 5, 1, 10),
    } == figures


@pytest.mark.parametrize(
    ("level", "more"), [(0, ()), (1, ("light_infantry",)), (3, ("pikemen",)), (5, ("siege_engines",))]
)
def test_CAN_5_2_research_opens_further_types(level, more) -> None:
    """Infantry, archers, cavalry and mercenaries from the start; the refusal says what may be bought."""
    world = camp(military=500, level={"military": level})
    for kind in ("infantry", "archers", "cavalry", "mercenaries", *more):
        Buy(number=1, unit=kind).check(world, "gold")
    closed = [kind for kind in TYPES if UNITS[kind].needs > level]

    assert ["CAN-5.2"] * len(closed) == [refusal(world, Buy(number=1, unit=kind), "gold").clause for kind in closed]


def test_CAN_5_3_regulars_are_bought_for_the_room_there_is() -> None:
    """What waits already counts; mercenaries have no such bound."""
    world = camp(muster={"infantry": 3}, military=500)

    assert 1 == room(world, world.houses["gold"])
    Buy(number=1, unit="infantry").check(world, "gold")
    assert "only 1 more" in refusal(world, Buy(number=2, unit="infantry"), "gold").reason
    Buy(number=20, unit="mercenaries").check(world, "gold")


def test_CAN_5_4_new_regulars_need_a_barracks() -> None:
    """The refusal says where there is room."""
    world = camp(muster={"infantry": 2})
    answer = refusal(world, Place(units={"infantry": 1}, province="waxenby"), "gold")

    assert ("CAN-5.4", True) == (answer.clause, "Cresset Hill (4)" in answer.reason)
    assert answer.reason.startswith("new regulars go where barracks stood before this turn")


def test_CAN_5_5_a_province_takes_as_many_as_its_points() -> None:
    """4 in a province of 40, in one seat-turn, however they come."""
    world = camp(muster={"infantry": 6})
    give(world, "gold", Place(units={"infantry": 3}, province="cresset_hill"))

    assert "CAN-5.5" == refusal(world, Place(units={"infantry": 2}, province="cresset_hill"), "gold").clause
    give(world, "gold", Place(units={"infantry": 1}, province="cresset_hill"))


def test_CAN_5_5a_house_drill_and_quartermaster_add_to_it() -> None:
    """Ashgrave 1, I7 2, the Quartermaster 2 where he stands in the owner's service."""
    world = a_world(houses={"red": {"level": {"infrastructure": 7}}})
    place = world.provinces["quillbrook"]
    a_leader(world, "red", "quillbrook", "KC")

    assert 5 + 1 + 2 + 2 == limit(world, place)
    assert 5 + 1 + 2 == limit(world, world.provinces["dawnhallow"])


def test_CAN_5_6_a_barracks_takes_troops_from_the_next_seat_turn_on() -> None:
    """One taken in battle, or given by a card, at once."""
    world = camp(muster={"infantry": 1}, place={"new_barracks": True})
    assert "CAN-5.6" == refusal(world, Place(units={"infantry": 1}, province="cresset_hill"), "gold").clause

    world.active = ["gold"]
    upkeep(a_table(world).play)
    Place(units={"infantry": 1}, province="cresset_hill").check(world, "gold")

    taken = camp(place={"new_barracks": True})
    change_hands(taken.provinces["cresset_hill"], "red")
    assert not taken.provinces["cresset_hill"].new_barracks


def test_CAN_5_7_mercenaries_go_anywhere_twice_the_points() -> None:
    """Without barracks, on top of the regulars; 2 x 4 in a province of 40."""
    world = camp(units={"infantry": 20}, muster={"mercenaries": 12}, place={"barracks": False})
    give(world, "gold", Place(units={"mercenaries": 8}, province="cresset_hill"))

    assert "CAN-5.7" == refusal(world, Place(units={"mercenaries": 1}, province="cresset_hill"), "gold").clause


@pytest.mark.parametrize(("others", "legal"), [(5, True), (4, False)])
def test_CAN_5_8_regulars_must_be_more_than_mercenaries(others, legal) -> None:
    """4 cavalry and 8 mercenaries beside 5 others: 9 against 8; beside 4 it is refused (examples 1 and 2)."""
    world = camp(units={"infantry": others}, muster={"cavalry": 4, "mercenaries": 8})
    order = Place(units={"cavalry": 4, "mercenaries": 8}, province="cresset_hill")
    if legal:
        give(world, "gold", order)
        assert {"infantry": 5, "cavalry": 4, "mercenaries": 8} == world.provinces["cresset_hill"].units
    else:
        assert ("CAN-5.8", True) == (
            refusal(world, order, "gold").clause,
            "8 to 8" in refusal(world, order, "gold").reason,
        )


def test_CAN_5_9_what_is_not_placed_waits() -> None:
    """To be placed in a later phase 5; nothing else waits there."""
    world = camp(muster={"infantry": 4})
    give(world, "gold", Place(units={"infantry": 1}, province="cresset_hill"))

    assert {"infantry": 3} == world.houses["gold"].muster
    archers = Place(units={"archers": 1}, province="cresset_hill")
    assert "choose infantry (up to 3)" in refusal(world, archers, "gold").reason


def test_CAN_5_4_what_may_be_placed_is_offered_whichever_is_named_first() -> None:
    """Types for the province that is named, or for any; provinces for the units that are named, or for any."""
    world = camp({"infantry": 3}, {"infantry": 4, "mercenaries": 1})

    assert ["infantry", "mercenaries"] == list(Place.choices(world, "gold", "units", {}))
    assert [] == list(Place.choices(world, "gold", "units", {"province": "waxenby"}))
    assert ["Cresset Hill"] == list(Place.choices(world, "gold", "province", {}))
    assert ["Cresset Hill"] == list(Place.choices(world, "gold", "province", {"units": {"infantry": 4}}))
    assert [] == list(Place.choices(world, "gold", "province", {"units": {"infantry": 1, "mercenaries": 7}}))


def test_CAN_5_10_those_come_home_go_anywhere() -> None:
    """Without barracks or limit; the mercenaries among them as others do."""
    world = a_world(houses={"red": {"returned": {"infantry": 9, "mercenaries": 9}}})
    give(world, "red", Place(units={"infantry": 9}, province="sunward_tor"))

    assert {} == world.provinces["sunward_tor"].placed
    assert "CAN-5.7" == refusal(world, Place(units={"mercenaries": 7}, province="sunward_tor")).clause
    give(world, "red", Place(units={"mercenaries": 6}, province="sunward_tor"))
    assert "CAN-5.7" == refusal(world, Place(units={"mercenaries": 1}, province="sunward_tor")).clause


def test_CAN_5_10_the_room_is_for_those_who_need_it() -> None:
    """2 archers take the room there is; the 2 infantry are those come home, and 2 new ones wait."""
    world = camp(muster={"infantry": 2, "archers": 2}, returned={"infantry": 2}, value=20)
    give(world, "gold", Place(units={"infantry": 2, "archers": 2}, province="cresset_hill"))

    assert {"infantry": 2, "archers": 2} == world.provinces["cresset_hill"].units
    assert ({"infantry": 2}, {}) == (world.houses["gold"].muster, world.houses["gold"].returned)


def test_CAN_5_10_a_company_may_be_placed_in_the_window_in_which_it_is_played() -> None:
    """Its units go where the seat likes."""
    world = a_world(houses={"red": {"hand": ["5C"]}})
    give(world, "red", PlayCompany(card="5C"), Place(units={"pikemen": 3}, province="sunward_tor"))

    assert ({"pikemen": 3}, ["5C"]) == (world.provinces["sunward_tor"].units, world.discards)


@pytest.mark.parametrize(
    ("building", "level", "price"),
    [("barracks", 0, 80), ("temple", 0, 80), ("market", 1, 50), ("court", 1, 100), ("fort", 2, 50)],
)
def test_CAN_5_11_each_improvement_has_its_price_and_its_need(building, level, price) -> None:
    """One of each kind in a province; unknown ones are refused with the level that they need."""
    world = a_world(houses={"gold": {"military": 500, "civil": 500, "level": {"infrastructure": level}}})
    assert price == building_price(world.houses["gold"], world.provinces["waxenby"], building)
    give(world, "gold", Build(building=building, province="waxenby"))

    assert refusal(world, Build(building=building, province="waxenby"), "gold")
    if level:
        world.houses["gold"].level["infrastructure"] = level - 1
        answer = refusal(world, Build(building=building, province="hiveston"), "gold")
        assert f"infrastructure level {level}" in answer.reason


def test_CAN_5_11_forts_are_built_level_by_level() -> None:
    """The second for 100 more, from I8, each 10 cheaper with masons; a third there is not."""
    world = a_world(houses={"gold": {"military": 500, "level": {"infrastructure": 8}}})
    give(world, "gold", *[Build(building="fort", province="waxenby")] * 2)

    assert (2, 370) == (world.provinces["waxenby"].fort, world.houses["gold"].military)
    assert "as strong as" in refusal(world, Build(building="fort", province="waxenby"), "gold").reason


def test_CAN_5_12_an_improvement_stands_at_once() -> None:
    """A temple yields at this seat-turn's income."""
    world = a_world(houses={"red": {"civil": 120}})
    state = run(first, world, {"red": [Build(building="temple", province="quillbrook")]}, players=("red",)).state

    assert 5 == state.houses["red"].influence


def test_CAN_5_13_masons_save_ten_gold() -> None:
    """From I4, after the House's price."""
    world = a_world(houses={"red": {"level": {"infrastructure": 4}}})

    assert (50, 40) == tuple(
        building_price(world.houses["red"], world.provinces["quillbrook"], kind) for kind in ("barracks", "market")
    )


def test_CAN_5_14_one_court_for_three_provinces() -> None:
    """Five provinces bear one."""
    world = a_world(houses={"gold": {"civil": 500, "level": {"infrastructure": 1}}})
    give(world, "gold", Build(building="court", province="waxenby"))

    assert "CAN-5.14" == refusal(world, Build(building="court", province="hiveston"), "gold").clause


def test_CAN_5_15_improvements_outlive_their_masters() -> None:
    """Seized, conquered or neutral (CAN-5.15a); they serve the new owner at once."""
    world = a_world(places={"quillbrook": {"barracks": True, "temple": True, "fort": 1}})
    place = world.provinces["quillbrook"]
    change_hands(place, "")
    change_hands(place, "white")

    assert (True, True, 1, "white") == (place.barracks, place.temple, place.fort, place.owner)


def test_CAN_5_16_units_have_no_upkeep() -> None:
    """An army of fifty costs its House nothing at income."""
    world = a_world(places={"quillbrook": {"units": {"infantry": 50}}})
    state = run(first, world).state

    assert 230 == state.houses["red"].military + state.houses["red"].civil
    assert 50 == count(state.provinces["quillbrook"].units)


def test_CAN_5_17_a_troops_cost_is_the_common_price() -> None:
    """In every rule that names it."""
    assert [15, 20, 25, 18, 15, 20, 10] == [UNITS[kind].price for kind in TYPES]


def test_CAN_5_9a_a_purchase_may_say_where_its_units_are_to_stand() -> None:
    """They stand there, as far as there is room, unless they are placed otherwise; the wish is over with the turn."""
    places = {id: {"barracks": True} for id in ("dawnhallow", "cresset_hill")}
    here, there = Buy(number=5, unit="infantry", province="cresset_hill"), Buy(number=1, unit="archers")
    orders = {"campaign": {"red": [here, there]}}
    world = a_world(houses={"red": {"military": 200}}, places=places)
    silent = run(first, world, orders, players=("red",)).state
    moved = {"settle": {"red": [Place(units={"infantry": 3}, province="dawnhallow")]}}
    spoken = run(first, world, {**orders, **moved}, players=("red",)).state

    assert {"infantry": 5} == silent.provinces["cresset_hill"].units
    assert ({"infantry": 3}, 2) == (
        spoken.provinces["dawnhallow"].units,
        spoken.provinces["cresset_hill"].units["infantry"],
    )
    assert {} == silent.houses["red"].destined == spoken.houses["red"].destined


def test_CAN_5_9a_a_purchase_says_what_comes_of_its_wish() -> None:
    """Where barracks stand and how many they take; how many find room, and that nobody does without barracks."""
    said = {}
    for number, province in ((2, ""), (2, "cresset_hill"), (7, "cresset_hill"), (2, "dawnhallow")):
        world = camp(military=200, place={"value": 40})
        world.houses["red"].military = 200
        world.provinces["cresset_hill"].owner = "red"
        order = Buy(number=number, unit="infantry", province=province)
        order.apply(world, "red")
        said[number, province] = consequences(world, "red", order)
    general = "New units are placed in the second half of your turn, where barracks stand: 5 in Cresset Hill at most."

    assert general == said[2, ""]
    assert f"{general} Unless you say otherwise then, they stand in Cresset Hill." == said[2, "cresset_hill"]
    assert f"{general} Unless you say otherwise then, 5 of the 7 stand in Cresset Hill." == said[7, "cresset_hill"]
    assert f"{general} Dawnhallow cannot take them this turn, so they go elsewhere." == said[2, "dawnhallow"]


def test_CAN_5_11_each_work_says_what_it_brings_where() -> None:
    """So two temples are not taken for one."""
    world = a_world(houses={"red": {"civil": 500}})
    temples = [Build(building="temple", province=id) for id in ("dawnhallow", "amberleigh")]

    assert [
        "In Dawnhallow it brings 1 influence more every turn.",
        "In Amberleigh it brings 1 influence more every turn.",
    ] == [consequences(world, "red", one) for one in temples]
