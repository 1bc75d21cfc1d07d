"""Income and research (CAN-12, CAN-13)."""

import pytest

from rules.candlebre.board.forces import printed
from rules.candlebre.board.tables import COSTS, TREES
from rules.candlebre.currencies.income import collect, gold_income, honor_income, influence_income
from rules.candlebre.currencies.money import building_price
from rules.candlebre.purchasing.orders import Build, Buy, known_types
from rules.candlebre.purchasing.quarters import limit
from rules.candlebre.purchasing.works import BUILDINGS, building_problem
from rules.candlebre.research.events import LevelEarned, ResearchRolled
from rules.candlebre.research.levels import add_points, next_cost
from rules.candlebre.research.orders import RollResearch, Study
from rules.candlebre.turn.campaign import campaign_orders
from rules.candlebre.turn.orders import CAMPAIGN_ORDERS
from rules.candlebre.turn.upkeep import upkeep
from rules.kernel.errors import Refusal
from tests.rules.candlebre.turns import campaign
from tests.rules.candlebre.worlds import a_leader, a_table, a_world, give, run


def test_CAN_12_1_a_seat_collects_gold_honor_and_influence() -> None:
    """For what it holds then, conquests of the seat-turn included (CAN-12.1a)."""
    world = a_world(places={"quillbrook": {"temple": True}, "lightmere": {"owner": "red"}})
    collect(a_table(world).play)
    house = world.houses["red"]

    assert (135, 135, 11, 5) == (house.military, house.civil, house.honor, house.influence)


def test_CAN_12_2_gold_is_the_sum_of_the_values() -> None:
    """230 in every start region."""
    assert 230 == gold_income(a_world(), "red")


@pytest.mark.parametrize(("harvest", "gold"), [(False, 524), (True, 398)])
def test_CAN_12_2a_values_markets_percent_harvest_treasurer(harvest, gold) -> None:
    """Tallowmere: 390 and 3 markets 420, +20% 504, +20 524; with Bad Harvest 504 - 126 + 20 = 398 (example 87)."""
    held = [
        "highcandle",
        "ironbeck",
        "wolfendale",
        "winterlode",
        "vellum_tor",
        "skerrowgate",
        "northmere",
        "candlewater",
    ]
    markets = {id: {"market": True} for id in held[:3]}
    world = a_world({"white": held}, {"white": {"level": {"infrastructure": 5}, "bad_harvest": harvest}}, markets)
    a_leader(world, "white", "ironbeck", "KD")

    assert 390 == sum(place.value for place in world.held("white"))
    assert gold == gold_income(world, "white")


def test_CAN_12_2a_the_flooded_province_yields_nothing() -> None:
    """Market included."""
    world = a_world(houses={"red": {"flooded": "amberleigh"}}, places={"amberleigh": {"market": True}})

    assert 170 == gold_income(world, "red")


def test_CAN_12_3_courts_yield_honor_for_the_land_there_is() -> None:
    """Lanthorn, 11 provinces, 4 courts, at peace: min(4, 3) + 1 + 1 = 5 (example 88)."""
    held = list(a_world().provinces)[:11]
    world = a_world({"gold": held}, places={id: {"court": True} for id in held[:4]})

    assert 5 == honor_income(world, "gold")
    world.houses["gold"].level["infrastructure"] = 10
    assert 8 == honor_income(world, "gold")


def test_CAN_12_3a_lanthorn_and_the_almoner_add_one_each() -> None:
    """Beside the honor of peace."""
    world = a_world()
    a_leader(world, "gold", "waxenby", "QH")

    assert (1, 3) == (honor_income(world, "red"), honor_income(world, "gold"))


def test_CAN_12_3b_peace_is_honored() -> None:
    """Not in a turn in which the seat marched on a House; marches on neutrals do not matter."""
    world = a_world(houses={"red": {"marched_on_house": True}})
    assert 0 == honor_income(world, "red")

    collect(a_table(world).play)
    assert 1 == honor_income(world, "red")


def test_CAN_12_4_temples_yield_influence() -> None:
    """Vesper, 3 temples, I6 and the Prelate: 3 x 3 + 1 = 10 (example 89)."""
    places = {id: {"temple": True} for id in ("gloamford", "umberfell", "ravensconce")}
    world = a_world(houses={"green": {"level": {"infrastructure": 6}}}, places=places)
    a_leader(world, "green", "gloamford", "KH")

    assert 10 == influence_income(world, "green")


def test_CAN_12_5_only_leaders_in_service_count() -> None:
    """Wherever they stand; captives never."""
    world = a_world()
    one = a_leader(world, "red", "", "KH")
    assert 1 == influence_income(world, "red")
    one.captor = "white"
    assert (0, 0) == (influence_income(world, "red"), influence_income(world, "white"))


def test_CAN_13_1_three_trees_of_ten_levels() -> None:
    """Earned in order (CAN-13.1a), at the same costs (CAN-13.2)."""
    assert ("military", "infrastructure", "espionage") == TREES
    assert (80, 160, 260, 410, 610, 860, 1200, 1700, 2300, 3000) == COSTS
    assert 10580 == sum(COSTS)

    house = a_world().houses["red"]
    assert list(range(1, 11)) == add_points(house, "military", sum(COSTS))


def test_CAN_13_3_a_level_is_earned_for_its_cost() -> None:
    """Bit by bit (CAN-13.3a); pool 60 and 200 more earn two levels, 20 are left (example 85, CAN-13.5)."""
    world = a_world(houses={"red": {"civil": 200, "pool": {"military": 60}}})
    played = run(campaign, world, {"red": [Study(tree="military", points=200)]}, players=("red",))
    house = played.state.houses["red"]

    assert (2, 0, 20, 0) == (house.earned["military"], house.level["military"], house.pool["military"], house.civil)
    assert [1, 2] == [event.level for event in played.told(LevelEarned)]


def test_CAN_13_4_dice_are_bought_at_3_gold_and_add_up() -> None:
    """The number is named before any is rolled; the pool must reach the same figure (CAN-13.4a)."""
    world = a_world(houses={"red": {"civil": 60}}, settings={"research": "dice"})
    orders = {"red": [RollResearch(tree="military", rolls=20)]}
    played = run(campaign, world, orders, dice={"research.military": [4] * 20}, players=("red",))

    assert (1, 0, 0) == (
        played.state.houses["red"].earned["military"],
        played.state.houses["red"].pool["military"],
        played.state.houses["red"].civil,
    )
    assert [(20, 80, ("red",))] == [(e.rolls, e.points, e.audience) for e in played.told(ResearchRolled)]


@pytest.mark.parametrize(("rolls", "chance"), [(20, "0.107516"), (23, "0.548284"), (25, "0.824627"), (27, "0.954554")])
def test_CAN_13_4_chances_of_the_first_level_by_dice(rolls, chance) -> None:
    """Exact, by adding up the ways of so many dice (example 86)."""
    ways = {0: 1}
    for _ in range(rolls):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, 7):
                more[total + face] = more.get(total + face, 0) + count
        ways = more
    enough = sum(count for total, count in ways.items() if total >= COSTS[0])

    assert chance == f"{enough / 6**rolls:.6f}"


def test_CAN_13_6_an_advance_serves_from_the_next_seat_turn_on() -> None:
    """Every effect of it, in other seats' turns too (CAN-13.6a)."""
    world = a_world(houses={"red": {"civil": 80, "military": 90}}, places={"dawnhallow": {"barracks": True}})
    give(world, "red", Study(tree="military", points=80))
    with pytest.raises(Refusal):
        Buy(number=1, unit="light_infantry").check(world, "red")

    upkeep(a_table(world).play)
    Buy(number=1, unit="light_infantry").check(world, "red")


@pytest.mark.parametrize("method", ["fixed", "dice"])
def test_CAN_13_7_a_complete_tree_takes_no_more(method) -> None:
    """And the points left in its pool are of no use (CAN-13.7a); the other method is refused as such."""
    houses = {"red": {"civil": 900, "earned": {"military": 10}, "pool": {"military": 5000}}}
    world = a_world(houses=houses, settings={"research": method})
    study, roll = Study(tree="military", points=9), RollResearch(tree="military", rolls=3)
    order, other = (study, roll) if method == "fixed" else (roll, study)
    with pytest.raises(Refusal) as caught:
        order.check(world, "red")
    assert ("CAN-13.7", True) == (caught.value.clause, "choose infrastructure or espionage" in caught.value.reason)
    with pytest.raises(Refusal, match="this campaign researches by"):
        other.model_copy(update={"tree": "espionage"}).check(world, "red")
    assert (0, []) == (next_cost(world.houses["red"], "military"), add_points(world.houses["red"], "military", 1))


@pytest.mark.parametrize(("method", "other"), [("fixed", RollResearch), ("dice", Study)])
def test_CAN_13_3_only_the_method_of_the_campaign_is_offered(method, other) -> None:
    """The other would be refused each time, so it is not among what may be ordered."""
    offered = campaign_orders(a_world(settings={"research": method}))

    assert {Study, RollResearch} - {other} == {Study, RollResearch} & set(offered)
    assert len(CAMPAIGN_ORDERS) - 1 == len(offered)


@pytest.mark.parametrize(
    ("level", "kind", "attack", "defence"),
    [
        (2, "infantry", 8, 9), (2, "light_infantry", 6, 5), (2, "pikemen", 6, 11), (2, "archers", 6, 6),
        (4, "archers", 7, 7), (6, "cavalry", 9, 7), (8, "archers", 8, 8), (9, "infantry", 9, 10),
        (9, "pikemen", 7, 12), (9, "light_infantry", 7, 6), (10, "cavalry", 9, 7), (10, "siege_engines", 0, 0),
    ],
)  # fmt: skip
def test_CAN_13_8_military_levels_make_units_better(level, kind, attack, defence) -> None:
    """CAN-13.8b, CAN-13.8d, CAN-13.8f, CAN-13.8h, CAN-13.8i; all foot is infantry (CAN-13.9, CAN-13.9a)."""
    house = a_world(houses={"red": {"level": {"military": level}}}).houses["red"]

    assert (attack, defence) == (printed(house, kind, "attack"), printed(house, kind, "defence"))


@pytest.mark.parametrize(("level", "kinds"), [(0, 4), (1, 5), (2, 5), (3, 6), (4, 6), (5, 7)])
def test_CAN_13_8a_levels_open_types_of_units(level, kinds) -> None:
    """Light infantry, pikemen (CAN-13.8c), siege engines (CAN-13.8e); CAN-13.8g and CAN-13.8j are for battles."""
    house = a_world(houses={"red": {"level": {"military": level}}}).houses["red"]

    assert kinds == len(known_types(house))


@pytest.mark.parametrize(
    ("level", "open_to"),
    [(0, ("barracks", "temple")), (1, ("barracks", "temple", "market", "court")), (2, BUILDINGS), (8, BUILDINGS)],
)
def test_CAN_13_10a_charters_and_CAN_13_10b_stonework_open_buildings(level, open_to) -> None:
    """Markets and courts from I1, forts from I2 (CAN-13.10, CAN-13.10b), their second level from I8 (CAN-13.10h)."""
    world = a_world(houses={"red": {"level": {"infrastructure": level}}})
    place = world.provinces["quillbrook"]

    assert open_to == tuple(kind for kind in BUILDINGS if building_problem(world, place, kind) is None)
    place.fort = 1
    assert (level >= 8) is (building_problem(world, place, "fort") is None)


def test_CAN_13_10d_infrastructure_pays() -> None:
    """Masons, taxes CAN-13.10e, chapters CAN-13.10f, drill CAN-13.10g, guilds CAN-13.10i, courts CAN-13.10j."""
    places = {"quillbrook": {"market": True, "temple": True, "court": True}}
    figures = []
    for level in (3, 4, 5, 6, 7, 9, 10):
        world = a_world(houses={"red": {"level": {"infrastructure": level}}}, places=places)
        place = world.provinces["dawnhallow"]
        figures.append(
            (
                building_price(world.houses["red"], place, "market"),
                gold_income(world, "red"),
                influence_income(world, "red"),
                limit(world, place),
                honor_income(world, "red"),
            )
        )

    assert [
        (50, 240, 1, 6, 2),
        (40, 240, 1, 6, 2),
        (40, 264, 1, 6, 2),
        (40, 264, 2, 6, 2),
        (40, 264, 2, 8, 2),
        (40, 275, 2, 8, 2),
        (40, 275, 2, 8, 3),
    ] == figures


def test_CAN_13_5_a_level_by_a_building_order_does_not_come_from_nothing() -> None:
    """An order that is no research earns nothing."""
    world = give(a_world(houses={"red": {"civil": 200}}), "red", Build(building="temple", province="quillbrook"))

    assert {"military": 0, "infrastructure": 0, "espionage": 0} == world.houses["red"].earned
