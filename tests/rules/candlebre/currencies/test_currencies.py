"""Gold in two purses, honor, infamy, influence and clergy (CAN-2)."""

import pytest

from rules.candlebre.board.holdings import change_hands
from rules.candlebre.clergy.clergy import clergy_price, end_old, protect
from rules.candlebre.clergy.events import ClergyLeft
from rules.candlebre.clergy.orders import Summon
from rules.candlebre.currencies.events import GoldReceived, HonorChanged
from rules.candlebre.currencies.honor import change_honor, change_influence
from rules.candlebre.currencies.money import building_price, infamous, purse_of, receive, surcharged, unit_price
from rules.candlebre.currencies.orders import Transfer
from rules.candlebre.espionage.orders import Operate
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.purchasing.orders import Build, Buy
from rules.candlebre.research.orders import RollResearch, Study
from rules.candlebre.ruleset import CANDLEBRE
from rules.candlebre.turn.income import end
from rules.candlebre.turn.upkeep import upkeep
from rules.kernel.errors import Refusal
from tests.rules.candlebre.turns import settle
from tests.rules.candlebre.worlds import a_table, a_world, give, run


def refused(world, seat, order) -> Refusal:
    """Give the refusal of an order."""
    with pytest.raises(Refusal) as caught:
        order.check(world, seat)
    return caught.value


def test_CAN_2_1_a_seat_has_gold_honor_and_influence() -> None:
    """Three currencies, and gold in two purses."""
    house = a_world().houses["red"]

    assert {"military", "civil", "honor", "influence"} <= set(type(house).model_fields)


@pytest.mark.parametrize(("gold", "military", "civil"), [(235, 117, 118), (10, 5, 5), (1, 0, 1)])
def test_CAN_2_2_a_receipt_is_split_and_the_odd_gold_is_civil(gold, military, civil) -> None:
    """235 becomes 117 and 118 (example 9); told to the seat alone."""
    table = a_table(a_world())
    receive(table.play, "red", gold, "CAN-12.2")

    assert (military, civil) == (table.state.houses["red"].military, table.state.houses["red"].civil)
    assert [("red",)] == [event.audience for event in table.told(GoldReceived)]


def test_CAN_2_2a_each_receipt_is_split_on_its_own() -> None:
    """Two receipts of 1 gold are 2 civil gold."""
    table = a_table(a_world())
    receive(table.play, "red", 1, "CAN-12.2")
    receive(table.play, "red", 1, "CAN-11.6")

    assert (0, 2) == (table.state.houses["red"].military, table.state.houses["red"].civil)


def test_CAN_2_3_military_gold_goes_to_the_civil_purse_and_never_back() -> None:
    """117 and 118 become 77 and 158 (example 10); more than the purse holds is refused."""
    world = a_world(houses={"red": {"military": 117, "civil": 118}})
    give(world, "red", Transfer(gold=40))

    assert (77, 158) == (world.houses["red"].military, world.houses["red"].civil)
    refusal = refused(world, "red", Transfer(gold=78))
    assert ("CAN-2.3", True) == (refusal.clause, "77" in refusal.reason)


def test_CAN_2_4_the_military_purse_pays_for_units_and_barracks() -> None:
    """Mercenaries included; and for forts (CAN-2.4b)."""
    places = {"dawnhallow": {"barracks": True}}
    world = a_world(houses={"red": {"military": 200, "civil": 0, "level": {"infrastructure": 2}}}, places=places)
    give(world, "red", Buy(number=1, unit="infantry"), Buy(number=1, unit="mercenaries"))
    give(world, "red", Build(building="barracks", province="quillbrook"), Build(building="fort", province="quillbrook"))

    assert 200 - 15 - 10 - 60 - 50 == world.houses["red"].military


def test_CAN_2_4a_bounties_and_CAN_2_4b_forts_are_military_pay() -> None:
    """The purse of each improvement."""
    assert ["military", "civil", "civil", "civil", "military"] == [
        purse_of(kind) for kind in ("barracks", "temple", "market", "court", "fort")
    ]


def test_CAN_2_4c_the_civil_purse_pays_for_the_rest() -> None:
    """Temples, markets, courts and research in every tree (CAN-2.4d)."""
    world = a_world(houses={"red": {"military": 0, "civil": 400, "level": {"infrastructure": 1}}})
    give(world, "red", Build(building="temple", province="quillbrook"), Build(building="market", province="quillbrook"))
    give(world, "red", Build(building="court", province="quillbrook"), Study(tree="military", points=30))

    assert 400 - 120 - 50 - 100 - 30 == world.houses["red"].civil


def test_CAN_2_5_a_purse_never_falls_below_nought() -> None:
    """What cannot be paid is refused, with what the purse holds and what could be moved there."""
    world = a_world(houses={"red": {"military": 30, "civil": 10}})
    refusal = refused(world, "red", Build(building="temple", province="quillbrook"))

    assert "CAN-2.5" == refusal.clause
    assert "costs 120" in refusal.reason
    assert "holds 10" in refusal.reason
    assert "transfer can move up to 30" in refusal.reason


def test_CAN_2_6_honor_may_be_negative() -> None:
    """And each change is told with its reason."""
    table = a_table(a_world(houses={"red": {"honor": 1}}))
    change_honor(table.play, "red", -3, "CAN-2.10")

    assert -2 == table.state.houses["red"].honor
    told = table.told(HonorChanged)[0]
    assert (-3, -2, True, False) == (told.by, told.honor, told.infamy, told.cleared)


@pytest.mark.parametrize(
    ("clause", "cause", "says"),
    [
        ("CAN-12.3", {"sources": ("courts", "peace")}, "+4 honor (from its courts and for attacking no House), now 1."),
        ("CAN-10.7f", {"whom": "House Vesper"}, "+4 honor (broke faith with House Vesper), now 1."),
        ("CAN-11.6", {"card": "Jubilee"}, "+4 honor (Jubilee), now 1."),
        ("CAN-14.4", {"operation": "slander"}, "+4 honor (caught at slander), now 1."),
    ],
)
def test_CAN_2_10_a_change_of_honor_says_what_for(clause, cause, says) -> None:
    """By its clause, and by what the event holds."""
    table = a_table(a_world(houses={"red": {"honor": -3}}))
    change_honor(table.play, "red", 4, clause, **cause)

    assert f"Red: {says} Doors open to them again." == CANDLEBRE.tellings.tell(table.told(HonorChanged)[0]).text


@pytest.mark.parametrize(("honor", "infamy"), [(-1, True), (0, False), (5, False)])
def test_CAN_2_7_below_nought_is_infamy(honor, infamy) -> None:
    """Honor 0 is not (CAN-2.7a), and it is looked up when an order is paid (example 19)."""
    world = a_world(houses={"red": {"honor": honor}})

    assert infamy is infamous(world.houses["red"])
    assert (132 if infamy else 120) == building_price(world.houses["red"], world.provinces["quillbrook"], "temple")


def test_CAN_2_8_infamy_makes_improvements_a_tenth_dearer() -> None:
    """A barracks 80 becomes 88, Ashgrave's 60 with masons 55, a court 110 (example 16, CAN-2.8a)."""
    world = a_world(houses={"red": {"honor": -1, "level": {"infrastructure": 4}}, "gold": {"honor": -1}})
    place = world.provinces["quillbrook"]

    assert 88 == building_price(world.houses["gold"], place, "barracks")
    assert 55 == building_price(world.houses["red"], place, "barracks")
    assert 110 == building_price(world.houses["gold"], place, "court")


def test_CAN_2_8a_units_are_not_dearer_in_infamy() -> None:
    """Nor is anything else that is no improvement."""
    world = a_world(houses={"red": {"honor": -50}})

    assert [15, 20, 25, 10] == [
        unit_price(world.houses["red"], kind) for kind in ("infantry", "archers", "cavalry", "mercenaries")
    ]


def test_CAN_2_9_infamy_makes_research_a_tenth_dearer() -> None:
    """75 points cost 83 gold, and 75 they are (example 17)."""
    world = a_world(houses={"red": {"honor": -1, "civil": 100}})
    give(world, "red", Study(tree="military", points=75))

    assert (17, 75) == (world.houses["red"].civil, world.houses["red"].pool["military"])


def test_CAN_2_9a_the_surcharge_is_on_the_whole_bill() -> None:
    """Seven dice cost 21 + 3 = 24 gold (example 18)."""
    world = a_world(houses={"red": {"honor": -1, "civil": 100}}, settings={"research": "dice"})
    give(world, "red", RollResearch(tree="espionage", rolls=7))

    assert 76 == world.houses["red"].civil
    assert 24 == surcharged(world.houses["red"], 21)


def test_CAN_2_10_honor_changes_by_the_table_alone() -> None:
    """A seat-turn in which nothing of it happens leaves honor as it was, but for income."""
    world = a_world(houses={"red": {"marched_on_house": True}})

    assert world.houses["red"].honor == run(settle, world).state.houses["red"].honor


def test_CAN_2_11_a_seat_starts_with_10_honor_and_4_influence() -> None:
    """Unless its House says otherwise."""
    world = a_world()

    assert [(10, 4), (0, 4), (10, 10), (5, 4), (10, 4)] == [
        (house.honor, house.influence) for house in world.houses.values()
    ]


def test_CAN_2_13_influence_is_never_negative() -> None:
    """A loss takes no more than is there."""
    table = a_table(a_world())
    change_influence(table.play, "red", -9, "CAN-11.6")

    assert 0 == table.state.houses["red"].influence


def test_CAN_2_14_clergy_come_to_ones_own_and_allied_land() -> None:
    """And to no other; one order for each province (CAN-2.12)."""
    world = a_world(houses={"red": {"influence": 20, "allies": {"white": 0}}, "white": {"allies": {"red": 0}}})
    give(world, "red", Summon(province="quillbrook"), Summon(province="highcandle"))

    assert "red" == world.provinces["quillbrook"].protected_by == world.provinces["highcandle"].protected_by
    assert "CAN-2.14" == refused(world, "red", Summon(province="quillbrook")).clause
    assert "CAN-2.14" == refused(world, "red", Summon(province="gloamford")).clause
    assert "CAN-2.14" == refused(world, "red", Summon(province="lightmere")).clause


def test_CAN_2_14a_nobody_marches_into_or_out_of_protection() -> None:
    """The refusal says who stands there."""
    places = {"lightmere": {"protected_by": "white"}, "amberleigh": {"units": {"infantry": 3}}}
    world = a_world(places=places)
    into = MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1})
    assert "CAN-2.14a" == refused(world, "red", into).clause

    world = a_world(places={"amberleigh": {"units": {"infantry": 3}, "protected_by": "red"}})
    assert "CAN-2.14a" == refused(world, "red", into).clause


def test_CAN_2_14b_in_turn_the_clergy_leave_when_the_caller_is_next() -> None:
    """Told, and not a seat-turn earlier."""
    world = a_world(places={"quillbrook": {"protected_by": "red"}, "highcandle": {"protected_by": "white"}})
    table = a_table(world)
    upkeep(table.play)

    assert ["quillbrook"] == [event.province for event in table.told(ClergyLeft)]
    assert "white" == world.provinces["highcandle"].protected_by


def test_CAN_2_14c_all_at_once_the_clergy_stay_through_the_next_battles() -> None:
    """Called in turn 1, they leave when phase 3 of turn 2 is over."""
    world = a_world(places={"quillbrook": {"protected_by": "red", "protected_last": 1}}, turn=1)
    end_old(a_table(world).play)
    assert world.provinces["quillbrook"].protected_by

    world.turn = 2
    end_old(a_table(world).play)
    assert not world.provinces["quillbrook"].protected_by


def test_CAN_2_14d_protection_ends_when_the_province_changes_hands() -> None:
    """Whoever takes it."""
    world = a_world(places={"quillbrook": {"protected_by": "red"}})
    change_hands(world.provinces["quillbrook"], "")

    assert not world.provinces["quillbrook"].protected_by


def test_CAN_2_14e_clergy_hinder_attacks_only() -> None:
    """Knives work in a protected province."""
    places = {"highcandle": {"protected_by": "white", "units": {"infantry": 1}}}
    world = a_world(houses={"red": {"civil": 50, "level": {"espionage": 5}}}, places=places)

    Operate(kind="knives", target="white", province="highcandle", thing="infantry").check(world, "red")


def test_CAN_2_15_clergy_grow_dearer_where_they_are_called_again() -> None:
    """A province of 50: 5, 10, 15 in a row; after a turn without, 5 again (example 79)."""
    world = a_world(turn=4)
    place = world.provinces["quillbrook"]
    prices = []
    for turn in (4, 5, 6, 8):
        world.turn = turn
        prices.append(clergy_price(world, place))
        protect(world, "red", place)

    assert [5, 10, 15, 5] == prices


def test_CAN_2_15a_a_second_call_in_one_turn_costs_the_same() -> None:
    """And does not lengthen the run."""
    world = a_world(turn=4, places={"quillbrook": {"protected_last": 3, "protected_run": 2}})
    place = world.provinces["quillbrook"]
    first = clergy_price(world, place)
    protect(world, "red", place)

    assert (15, 15) == (first, clergy_price(world, place))
    protect(world, "red", place)
    assert 3 == place.protected_run


def test_CAN_2_15b_of_two_calls_at_once_the_earlier_counts() -> None:
    """The other is void, costs nothing, and its seat is told."""
    allies = {"red": {"influence": 9, "allies": {"white": 0}}, "white": {"influence": 9, "allies": {"red": 0}}}
    world = a_world(houses=allies, settings={"turns": "simultaneous"}, active=["red", "white"])
    orders = {"red": [Summon(province="quillbrook")], "white": [Summon(province="quillbrook")]}
    played = run(settle, world, {"settle": orders}, players=("red", "white"))

    assert (4, 9) == (played.state.houses["red"].influence, played.state.houses["white"].influence)
    assert [("white",)] == [event.audience for event in played.events if type(event).__name__ == "OrderFailed"]


def test_a_turn_without_battles_ends_in_order() -> None:
    """The last phase tells nothing where nothing happened."""
    table = a_table(a_world())
    end(table.play)

    assert [] == table.events
